// What the values of options may be, and where they go.
//
// Each function stores `text` and returns what was expected when it is malformed or out of range,
// else "".
#pragma once

#include <string>
#include <string_view>

#include "apps/cli/arguments.hpp"

namespace minimex::cli {

/// The value of a flag is empty and means nothing.
using OptionText = const std::string&;

/// A topic of help. An empty one is most often a script's empty variable.
std::string_view set_topic(Arguments& arguments, OptionText text);
std::string_view set_format(Arguments& arguments, OptionText text);
std::string_view set_generated_format(Arguments& arguments, OptionText text);
/// A format of which instances come one a line.
std::string_view set_line_format(Arguments& arguments, OptionText text);
std::string_view set_target_format(Arguments& arguments, OptionText text);
std::string_view set_package_format(Arguments& arguments, OptionText text);
std::string_view set_first(Arguments& arguments, OptionText text);
std::string_view set_first_or_both(Arguments& arguments, OptionText text);
std::string_view set_count(Arguments& arguments, OptionText text);
std::string_view set_threads(Arguments& arguments, OptionText text);
std::string_view set_ranks(Arguments& arguments, OptionText text);
std::string_view set_memory(Arguments& arguments, OptionText text);
std::string_view set_time_limit(Arguments& arguments, OptionText text);
std::string_view set_progress(Arguments& arguments, OptionText text);
std::string_view set_size(Arguments& arguments, OptionText text);
std::string_view set_density(Arguments& arguments, OptionText text);
std::string_view set_max_value(Arguments& arguments, OptionText text);
std::string_view set_piece(Arguments& arguments, OptionText text);
std::string_view set_seed(Arguments& arguments, OptionText text);
std::string_view set_shard(Arguments& arguments, OptionText text);
std::string_view set_from(Arguments& arguments, OptionText text);
std::string_view set_to(Arguments& arguments, OptionText text);
std::string_view set_rounds(Arguments& arguments, OptionText text);
std::string_view set_port(Arguments& arguments, OptionText text);
std::string_view set_side(Arguments& arguments, OptionText text);
std::string_view set_strength(Arguments& arguments, OptionText text);
std::string_view set_picture(Arguments& arguments, OptionText text);
/// Throws InputError with source `--after` and the number of the move as column.
std::string_view set_after(Arguments& arguments, OptionText text);

/// A file name or `-`. An empty name is most often a script's empty variable, which must not turn
/// into standard input.
template <auto Member>
std::string_view set_input_file(Arguments& arguments, OptionText text) {
  arguments.*Member = text;
  return text.empty() ? "a file name, or - for standard input" : "";
}

/// A file name. Standard input and output have another use.
template <auto Member>
std::string_view set_file(Arguments& arguments, OptionText text) {
  arguments.*Member = text;
  return text.empty() || text == "-" ? "a file name" : "";
}

/// One more word of the program and its arguments.
std::string_view add_word(Arguments& arguments, OptionText text);

/// Any text.
template <auto Member>
std::string_view store(Arguments& arguments, OptionText text) {
  arguments.*Member = text;
  return "";
}

template <auto Member>
std::string_view raise(Arguments& arguments, OptionText /*text*/) {
  arguments.*Member = true;
  return "";
}

}  // namespace minimex::cli
