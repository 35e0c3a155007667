// Texts of a problem package: a statement to start from, and what the author should know.
#pragma once

#include <string>

#include "minimex/games/game.hpp"

#include "apps/cli/package/data.hpp"
#include "apps/cli/package/plan.hpp"

namespace minimex::cli {

/// `text` where TeX may not take any of it for its own.
std::string tex(const std::string& text);

std::string statement_input(const Game& game, const PackagePlan& plan);
std::string statement_output(const Game& game);

/// `const long long kMostSide = 12;` and so on.
std::string limits_header(const PackagePlan& plan);

/// A shell script that makes all inputs again, `names[i]` for case i.
std::string generator_script(const ContestData& data, const std::vector<std::string>& names);

/// README.md of the package.
std::string package_notes(const Game& game, const ContestData& data);

}  // namespace minimex::cli
