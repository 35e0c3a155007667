// Completion of command lines in three shells, from the tables of commands, options and games.
#pragma once

#include <string>

namespace minimex::cli {

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace minimex::cli
