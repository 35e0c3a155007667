#include "minimex/formats/text_layout.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

namespace minimex {
namespace {

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

/// `value` >= 10^4 in at most four characters.
std::string rounded(std::uint64_t value) {
  constexpr std::string_view kUnits = "kMGTPE";
  double amount = static_cast<double>(value) / 1000;
  std::size_t unit = 0;
  while (amount >= 999.5) {
    amount /= 1000;
    ++unit;
  }
  return amount < 9.95 ? fmt::format("{:.1f}{}", amount, kUnits[unit])
                       : fmt::format("{:.0f}{}", amount, kUnits[unit]);
}

}  // namespace

int text_width(std::string_view text) noexcept {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
  }));
}

std::string right_aligned(std::string_view text, int width) {
  return spaces(width - text_width(text)).append(text);
}

std::string left_aligned(std::string_view text, int width) {
  return std::string(text) + spaces(width - text_width(text));
}

std::string counted(std::uint64_t count, std::string_view noun) {
  std::string out = std::to_string(count).append(" ").append(noun);
  if (count == 1) return out;
  if (noun.ends_with("ex")) return out.replace(out.size() - 2, 2, "ices");
  return out.append("s");
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(std::min(space + 1, text.size()));
    std::string& line = lines.back();
    if (line.empty()) {
      line = word;
    } else if (text_width(line) + 1 + text_width(word) <= width) {
      line.append(" ").append(word);
    } else {
      lines.emplace_back(word);
    }
  }
  return lines;
}

std::string abbreviated(std::string_view text) {
  constexpr std::size_t kFewestDigits = 5;
  constexpr std::size_t kMostDigits = 19;
  constexpr std::string_view kDigits = "0123456789";
  std::string out;
  while (!text.empty()) {
    const std::size_t start = std::min(text.find_first_of(kDigits), text.size());
    const std::size_t end = std::min(text.find_first_not_of(kDigits, start), text.size());
    const std::string_view number = text.substr(start, end - start);
    out += text.substr(0, start);
    if (number.size() < kFewestDigits || number.size() > kMostDigits) {
      out += number;
    } else {
      out += rounded(std::stoull(std::string(number)));
    }
    text.remove_prefix(end);
  }
  return out;
}

std::vector<std::string> side_by_side(const std::vector<TextBlock>& blocks, int gap, int width) {
  std::vector<std::string> out;
  for (std::size_t begin = 0; begin < blocks.size();) {
    std::size_t end = begin + 1;
    int used = blocks[begin].width;
    std::size_t height = blocks[begin].lines.size();
    while (end < blocks.size() && used + gap + blocks[end].width <= width) {
      used += gap + blocks[end].width;
      height = std::max(height, blocks[end].lines.size());
      ++end;
    }
    if (begin > 0) out.emplace_back();
    for (std::size_t i = 0; i < height; ++i) {
      std::string line;
      int missing = 0;  // columns between the end of `line` and the next block
      for (std::size_t b = begin; b < end; ++b) {
        if (i < blocks[b].lines.size()) {
          line += spaces(missing) + blocks[b].lines[i];
          missing = 0;
        } else {
          missing += blocks[b].width;
        }
        missing += gap;
      }
      out.push_back(std::move(line));
    }
    begin = end;
  }
  return out;
}

}  // namespace minimex
