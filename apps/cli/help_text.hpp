// Parts of the help pages that are tables of their own.
#pragma once

#include <span>
#include <string_view>

namespace minimex::cli {

struct HelpRow {
  std::string_view label;
  std::string_view text;
};

struct HelpSection {
  std::string_view title;
  std::span<const HelpRow> rows;
  bool shown = false;  ///< the texts are examples, with line breaks, as they would be typed
};

/// What `minimex help` tells besides commands and games.
struct HelpTopic {
  std::string_view name;
  std::string_view summary;  ///< a line of the overview
  std::string_view about;    ///< a paragraph of its own page
  std::string_view brief;    ///< what pages of commands say of it
  std::span<const HelpSection> sections;
};

std::span<const HelpTopic> help_topics();
/// The topic called `name`; nullptr when there is none.
const HelpTopic* find_help_topic(std::string_view name);

/// Exit codes.
std::span<const HelpRow> exit_codes();
/// Example command lines of a command.
std::span<const HelpRow> examples(std::string_view command);

}  // namespace minimex::cli
