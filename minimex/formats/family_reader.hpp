// The words of a family's text: names, separators, numbers, and N in place of a number.
//
// Families of graphs and of chomp's shapes are read through this, so that numbers and N have one
// syntax and one set of error lines. N may stand wherever a number of the family may; who reads
// says what it stands for, or asks for the range that all its places allow together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "minimex/core/input_error.hpp"

namespace minimex {

/// The N of a family such as `grid:3xN`.
struct FamilyVariable {
  /// The number N stands for; without one, N reads as the least number that its place allows.
  std::optional<std::int64_t> value = std::nullopt;
  int places = 0;          ///< how often N was read
  std::int64_t least = 0;  ///< range of N, narrowed by each place where it is read
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
};

class FamilyReader {
 public:
  /// Errors are at `place` when given (JSON); else in `--family`, or, with a `variable`, in
  /// `FAMILY`, at a column of `text`. Without a `variable`, N is an error. All outlive the reader.
  FamilyReader(std::string_view text, const Place* place, FamilyVariable* variable)
      : text_(text), place_(place), variable_(variable) {}

  [[nodiscard]] std::size_t offset() const noexcept { return at_; }
  [[nodiscard]] bool at_end() const noexcept { return at_ == text_.size(); }
  [[nodiscard]] bool next_is(char c) const noexcept { return !at_end() && text_[at_] == c; }
  /// The text from `start` up to here.
  [[nodiscard]] std::string_view since(std::size_t start) const {
    return text_.substr(start, at_ - start);
  }

  /// The word up to the next colon; moves to the colon.
  std::string_view name();
  /// Moves over `c`, or fails: it is missing from `form`.
  void expect(char c, std::string_view form);
  /// Fails when something is left.
  void expect_end() const;
  /// A constant from `low` to `high`; `expected` says in errors what it is.
  std::int64_t constant(std::string_view expected, std::int64_t low, std::int64_t high);
  /// Likewise a number, for which N may stand.
  std::int64_t number(std::string_view expected, std::int64_t low, std::int64_t high);

  /// Whether N has been read and stands for no number yet.
  [[nodiscard]] bool open() const noexcept {
    return variable_ != nullptr && variable_->places > 0 && !variable_->value;
  }
  /// N is at least `least`, by a rule between numbers.
  void raise_least(std::int64_t least);

  /// Throws InputError for the byte at `offset`.
  [[noreturn]] void fail(std::size_t offset, const std::string& message) const;

 private:
  [[nodiscard]] std::string_view word() const;
  std::int64_t take_variable(std::string_view expected, std::int64_t low, std::int64_t high);

  std::string_view text_;
  const Place* place_;
  FamilyVariable* variable_;
  std::size_t at_ = 0;
};

}  // namespace minimex
