// Tables of malformed texts and the one error line each must give.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::tests {

struct Malformed {
  std::string text;
  std::string error;
};

/// The line of the InputError that `read` throws; `no error` when it throws none.
template <class Read>
std::string error_line(const Read& read) {
  try {
    read();
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

/// Expects `read(Source)` to refuse every text of `cases` with its line, here without the source's
/// name and the colon before it.
template <class Read>
void expect_refused(const std::vector<Malformed>& cases, const Read& read) {
  for (const auto& [text, error] : cases) {
    const Source source{.name = "in", .text = text};
    EXPECT_EQ(error_line([&] { read(source); }), "in:" + error) << "text: " << printable(text);
  }
}

/// Expects `read(text)` to refuse every text of `cases` with one line that begins with its error,
/// which here has the source's name before it.
template <class Read>
void expect_lines_begin(const std::vector<Malformed>& cases, const Read& read) {
  for (const auto& [text, error] : cases) {
    const std::string line = error_line([&] { read(text); });
    EXPECT_EQ(line.substr(0, error.size()), error) << printable(text) << "\n" << line;
    EXPECT_EQ(line.find('\n'), std::string::npos);
  }
}

/// Changes, drops, doubles and swaps bytes of `text` and cuts it: what a broken file looks like.
inline std::string damaged(std::string text, Random& random) {
  const std::uint64_t changes = 1 + random.below(4);
  for (std::uint64_t i = 0; i < changes && !text.empty(); ++i) {
    const auto at = static_cast<std::size_t>(random.below(text.size()));
    const auto other = static_cast<std::size_t>(random.below(text.size()));
    switch (random.below(6)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, 1);
        break;
      case 2:
        text.insert(at, 1, text[other]);
        break;
      case 3:
        std::swap(text[at], text[other]);
        break;
      case 4:
        text.resize(at);
        break;
      default:
        text.insert(at, text.substr(other, 9));
        break;
    }
  }
  return text;
}

/// Feeds `rounds` damaged copies of `text` to `read`, which must take or refuse each with an
/// InputError whose place lies in the text.
template <class Read>
void survive_damage(const std::string& text, std::uint64_t seed, int rounds, const Read& read) {
  Random random(seed);
  for (int round = 0; round < rounds; ++round) {
    const Source source{.name = "in", .text = damaged(text, random)};
    try {
      read(source);
    } catch (const InputError& error) {
      const auto lines =
          static_cast<std::size_t>(std::count(source.text.begin(), source.text.end(), '\n')) + 1;
      EXPECT_LE(error.place().line, lines) << "seed " << seed << ", round " << round;
      EXPECT_LE(error.place().column, source.text.size() + 1);
      EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    }
  }
}

}  // namespace minimex::tests
