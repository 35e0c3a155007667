#include "minimex/formats/source.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/control.hpp"

namespace minimex {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

bool is_space(char c) noexcept {
  return kSpace.find(c) != std::string_view::npos;
}

bool looks_like_json(std::string_view text) noexcept {
  if (text.empty() || text.front() != '{' || text.size() == 1) return false;
  const char second = text[1];
  if (is_space(second) || second == '"') return true;
  return second == '}' && (text.size() == 2 || is_space(text[2]));
}

using Clock = std::chrono::steady_clock;

/// An open file, or standard input for `-`; negative when it cannot be opened.
class Descriptor {
 public:
  explicit Descriptor(const std::string& name)
      : number_(name == "-" ? STDIN_FILENO : open(name.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~Descriptor() {
    if (number_ > STDIN_FILENO) close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int get() const noexcept { return number_; }

 private:
  int number_;
};

/// Waits until there is something to read, or the end; false when the deadline passes first.
bool wait_for_text(int file, const std::optional<Clock::time_point>& deadline) {
  if (!deadline) return true;
  constexpr std::chrono::milliseconds kMost{1'000'000};  // poll() takes an int
  while (Clock::now() < *deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now());
    pollfd waits{.fd = file, .events = POLLIN, .revents = 0};
    if (poll(&waits, 1, static_cast<int>(std::min(left, kMost).count())) > 0) return true;
  }
  return false;
}

bool looks_like_dimacs(std::string_view text) noexcept {
  return (text.front() == 'c' || text.front() == 'p') && (text.size() == 1 || is_space(text[1]));
}

}  // namespace

Place place_at(const Source& source, std::size_t offset) {
  const std::string_view before = std::string_view(source.text).substr(0, offset);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t last_break = before.rfind('\n');
  const std::size_t start = last_break == std::string_view::npos ? 0 : last_break + 1;
  return {.source = source.name,
          .line = static_cast<std::size_t>(lines) + source.first_line,
          .column = before.size() - start + (start == 0 ? source.first_column : 1)};
}

void ReadingMemory::exceed() const {
  throw ReadingLimit(
      fmt::format("what is in {} takes more than {}, all that the memory budget "
                  "leaves for it",
                  printable(source_.name), format_bytes(source_.most_memory)));
}

void ReadingMemory::stop() const {
  throw ReadingLimit(fmt::format("what is in {} takes too long to read", printable(source_.name)));
}

void drop_byte_order_mark(std::string& text) {
  constexpr std::string_view kMark = "\xef\xbb\xbf";
  if (text.starts_with(kMark)) text.erase(0, kMark.size());
}

Source read_source(const std::string& name, std::uint64_t most_bytes,
                   std::optional<std::chrono::milliseconds> most_time) {
  Source source;
  if (!name.empty() && name != "-") source.name = name;
  const auto expect = [&source](bool fine) {
    if (fine) return;
    throw InputError(
        {.source = source.name, .line = 0},
        std::string("cannot be read (") + std::strerror(errno) + "), expected a readable file");
  };
  const Descriptor file(source.name);
  expect(file.get() >= 0);
  std::optional<Clock::time_point> deadline;
  if (most_time) deadline = Clock::now() + *most_time;
  std::array<char, 1 << 16> buffer{};
  while (true) {
    if (!wait_for_text(file.get(), deadline)) {
      throw ReadingLimit(
          fmt::format("the time limit was reached before the end of {}", printable(source.name)));
    }
    const ssize_t got = read(file.get(), buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    expect(got >= 0);
    if (got == 0) return source;
    const auto bytes = static_cast<std::size_t>(got);
    if (bytes > most_bytes - source.text.size()) {
      throw ReadingLimit(
          fmt::format("{} is longer than {}, all that the memory budget leaves for it",
                      printable(source.name), format_bytes(most_bytes)));
    }
    source.text.append(buffer.data(), bytes);
  }
}

bool parse_format(std::string_view name, Format& format) {
  constexpr std::array<std::pair<std::string_view, Format>, 7> kFormats = {
      {{"auto", Format::Auto},
       {"text", Format::Text},
       {"json", Format::Json},
       {"graph6", Format::Graph6},
       {"sparse6", Format::Sparse6},
       {"dimacs", Format::Dimacs},
       {"edges", Format::Edges}}};
  const auto* const found = std::find_if(kFormats.begin(), kFormats.end(),
                                         [&](const auto& entry) { return entry.first == name; });
  if (found == kFormats.end()) return false;
  format = found->second;
  return true;
}

Format detect_format(std::string_view text) {
  if (text.starts_with(">>graph6<<")) return Format::Graph6;
  if (text.starts_with(">>sparse6<<")) return Format::Sparse6;
  const std::size_t start = text.find_first_not_of(kSpace);
  if (start == std::string_view::npos) return Format::Text;
  const std::string_view body = text.substr(start);
  if (looks_like_json(body)) return Format::Json;
  if (looks_like_dimacs(body)) return Format::Dimacs;
  if (body.front() == ':') return Format::Sparse6;
  return Format::Text;
}

}  // namespace minimex
