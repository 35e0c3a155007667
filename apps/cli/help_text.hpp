// Parts of the help pages that are tables of their own.
#pragma once

#include <span>
#include <string_view>

namespace minimex::cli {

struct HelpRow {
  std::string_view label;
  std::string_view text;
};

/// Families of the graph games, numbers in place of the letters.
std::span<const HelpRow> graph_families();
/// Families of chomp.
std::span<const HelpRow> shape_families();
/// Input formats: what each looks like.
std::span<const HelpRow> input_formats();
/// Exit codes.
std::span<const HelpRow> exit_codes();
/// Example command lines of a command.
std::span<const HelpRow> examples(std::string_view command);

}  // namespace minimex::cli
