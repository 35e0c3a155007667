// What the terminal can do, and text laid out for it.
#pragma once

#include <string>
#include <string_view>

namespace minimex::cli {

/// True when the file descriptor is a terminal.
bool is_terminal(int descriptor);

/// Columns of the terminal behind the file descriptor; 80 when it is none or does not say.
int terminal_width(int descriptor);

/// Lines of the terminal behind the file descriptor; 24 when it is none or does not say.
int terminal_height(int descriptor);

/// True when standard output is a terminal and the user has not set NO_COLOR (no-color.org).
bool wants_colour();

/// `text` broken at spaces into lines of at most `width` bytes, each after `indent` spaces and
/// ended by a newline. A word longer than a line gets a line of its own.
std::string wrap(std::string_view text, int indent, int width = 80);

/// `label`, then `text` wrapped in a column that starts at `column`; label and text share the first
/// line when the label leaves two spaces of room.
std::string labelled(std::string_view label, std::string_view text, int column, int width = 80);

}  // namespace minimex::cli
