// Records as lists of numbers: how the states of long runs are put together and taken apart again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace minimex {

/// Numbers as bytes and back, between machines of one kind; bytes that make no whole number are
/// left out.
template <typename Number>
std::span<const std::byte> bytes_of(const std::vector<Number>& numbers) noexcept {
  return std::as_bytes(std::span(numbers));
}
template <typename Number>
std::vector<Number> numbers_of(std::span<const std::byte> bytes) {
  std::vector<Number> numbers(bytes.size() / sizeof(Number));
  if (!numbers.empty()) std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(Number));
  return numbers;
}

/// Appends `list` after its length.
template <typename Number>
void append_list(const std::vector<Number>& list, std::vector<std::int64_t>& out) {
  out.push_back(static_cast<std::int64_t>(list.size()));
  out.insert(out.end(), list.begin(), list.end());
}

/// Takes numbers from the front of a list, which outlives it; zeros when it is at its end.
class NumberReader {
 public:
  explicit NumberReader(std::span<const std::int64_t> numbers) : numbers_(numbers) {}

  std::int64_t next() {
    if (numbers_.empty()) {
      complete_ = false;
      return 0;
    }
    const std::int64_t number = numbers_.front();
    numbers_ = numbers_.subspan(1);
    return number;
  }
  /// A number from `low` to `high`; `low` for others, and then not all was there.
  std::int32_t next_within(std::int32_t low, std::int32_t high) {
    const std::int64_t number = next();
    if (number >= low && number <= high) return static_cast<std::int32_t>(number);
    complete_ = false;
    return low;
  }
  /// A list after its length.
  template <typename Number>
  std::vector<Number> list() {
    const auto length = static_cast<std::uint64_t>(next());
    std::vector<Number> list;
    if (length > numbers_.size()) complete_ = false;
    while (complete_ && list.size() < length) list.push_back(static_cast<Number>(next()));
    return list;
  }
  /// complete(): every requested number was present and in range. exact(): the same, and nothing
  /// was left over.
  [[nodiscard]] bool complete() const noexcept { return complete_; }
  [[nodiscard]] bool exact() const noexcept { return complete_ && numbers_.empty(); }

 private:
  std::span<const std::int64_t> numbers_;
  bool complete_ = true;
};

}  // namespace minimex
