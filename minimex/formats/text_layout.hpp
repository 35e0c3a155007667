// Text measured in terminal columns. Every code point counts one column, which holds for ASCII, box
// drawing and the few symbols that scenes use.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace minimex {

/// Columns that `text` (UTF-8) takes.
int text_width(std::string_view text) noexcept;

/// `text` with spaces in front or behind up to `width` columns; longer texts stay whole.
std::string right_aligned(std::string_view text, int width);
std::string left_aligned(std::string_view text, int width);

/// `1 move`, `2 moves`, `0 vertices`: a number and a noun that ends with ex or takes an s.
std::string counted(std::uint64_t count, std::string_view noun);

/// `text` broken at spaces into lines of at most `width` columns; a longer word gets a line of its
/// own.
std::vector<std::string> wrapped(std::string_view text, int width);

/// Integers of five digits and more in `text` rounded to at most four characters: `123k`, `1.2M`.
/// Units: k, M, G, T, P, E for powers of 1000.
std::string abbreviated(std::string_view text);

/// Blocks of text, each lines of one width, side by side with `gap` columns between them as long as
/// `width` allows, then on below. A block on its own may be wider.
struct TextBlock {
  std::vector<std::string> lines;
  int width = 0;
};
std::vector<std::string> side_by_side(const std::vector<TextBlock>& blocks, int gap, int width);

}  // namespace minimex
