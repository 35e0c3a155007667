#include "apps/cli/line_reader.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"

namespace minimex::cli {
namespace {

using Got = LineReader::Got;

/// A pipe with somebody who writes into it.
class Input {
 public:
  explicit Input(std::string text) {
    EXPECT_EQ(pipe(ends_), 0);
    writer_ = std::jthread([this, text = std::move(text)] {
      for (std::size_t at = 0; at < text.size();) {
        const ssize_t count = write(ends_[1], text.data() + at, text.size() - at);
        if (count <= 0) break;
        at += static_cast<std::size_t>(count);
      }
      close(ends_[1]);
    });
  }
  ~Input() { close(ends_[0]); }
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  [[nodiscard]] int descriptor() const noexcept { return ends_[0]; }

 private:
  int ends_[2] = {-1, -1};
  std::jthread writer_;
};

std::vector<std::string> lines_of(const std::string& text, std::size_t most_bytes) {
  const Input input(text);
  LineReader reader(input.descriptor(), "-", most_bytes);
  std::vector<std::string> lines;
  std::string line;
  for (auto got = reader.next(line); got != Got::End; got = reader.next(line)) {
    lines.push_back(got == Got::Line ? line : "too long");
  }
  EXPECT_EQ(reader.offset(), text.size());
  return lines;
}

TEST(LineReader, TakesLinesApart) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(lines_of("", 9), Lines{});
  EXPECT_EQ(lines_of("\n", 9), Lines{""});
  EXPECT_EQ(lines_of("a\n\nb\r\n", 9), (Lines{"a", "", "b\r"}));
  EXPECT_EQ(lines_of("a\nlast", 9), (Lines{"a", "last"}));
  EXPECT_EQ(lines_of("123456789\n1234567890\nx\n", 9), (Lines{"123456789", "too long", "x"}));
}

TEST(LineReader, TakesLinesLongerThanItsBuffer) {
  const std::string giant(300'000, 'x');
  const std::string text = "a\n" + giant + "\nb\n" + giant;
  EXPECT_EQ(lines_of(text, giant.size()), (std::vector<std::string>{"a", giant, "b", giant}));
  EXPECT_EQ(lines_of(text, giant.size() - 1),
            (std::vector<std::string>{"a", "too long", "b", "too long"}));
}

TEST(LineReader, TellsWhetherTheLastLineIsComplete) {
  const Input input("ab\ncd");
  LineReader reader(input.descriptor(), "-", 9);
  std::string line;
  EXPECT_EQ(reader.next(line), Got::Line);
  EXPECT_TRUE(reader.complete());
  EXPECT_EQ(reader.offset(), 3U);
  EXPECT_EQ(reader.next(line), Got::Line);
  EXPECT_FALSE(reader.complete());
  EXPECT_EQ(reader.next(line), Got::End);
}

TEST(LineReader, StopsWithItsControlThoughNothingComes) {
  int ends[2] = {-1, -1};
  ASSERT_EQ(pipe(ends), 0);
  Control control;
  LineReader reader(ends[0], "-", 9, &control);
  const std::jthread stopper([&control] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    control.cancel();
  });
  std::string line;
  EXPECT_EQ(reader.next(line), Got::End);
  close(ends[0]);
  close(ends[1]);
}

TEST(LineReader, TellsWhyItCannotRead) {
  LineReader reader(-1, "input.g6", 9);
  std::string line;
  try {
    reader.next(line);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(std::string_view(error.what()).find("input.g6: cannot be read ("), 0U);
  }
}

}  // namespace
}  // namespace minimex::cli
