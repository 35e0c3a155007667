// A strict reader of standard input for validators: single spaces, Unix line ends, no leading
// zeros.
#pragma once

#include <iostream>
#include <string>

#include "protocol.hpp"

class Input {
 public:
  Input() : text_(whole(std::cin)) {}

  /// A number from `least` to `most`, written the one way there is.
  long long integer(long long least, long long most, const std::string& name) {
    const std::size_t start = at_;
    if (peek() == '-') ++at_;
    const std::size_t digits = at_;
    while (peek() >= '0' && peek() <= '9') ++at_;
    const bool zeros = at_ - digits > 1 && text_[digits] == '0';
    const bool minus_zero = digits > start && text_.substr(digits, at_ - digits) == "0";
    if (at_ == digits || at_ - digits > 18 || zeros || minus_zero) fail("an integer " + name);
    const long long value = std::stoll(text_.substr(start, at_ - start));
    if (value < least || value > most) {
      fail(name + " from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return value;
  }

  /// `count` characters, each one of `alphabet`.
  std::string row(std::size_t count, const std::string& alphabet) {
    const std::size_t start = at_;
    for (std::size_t i = 0; i < count; ++i, ++at_) {
      if (at_ == text_.size() || alphabet.find(peek()) == std::string::npos) {
        fail("one of '" + alphabet + "'");
      }
    }
    return text_.substr(start, count);
  }

  /// `count` numbers in a line.
  void numbers(long long count, long long least, long long most, const std::string& name) {
    for (long long i = 0; i < count; ++i) {
      if (i > 0) space();
      integer(least, most, name);
    }
    newline();
  }

  [[nodiscard]] bool next_is(char c) const { return peek() == c; }
  /// Takes `word` when it comes next.
  bool take(const std::string& word) {
    if (text_.compare(at_, word.size(), word) != 0) return false;
    at_ += word.size();
    return true;
  }
  void space() {
    if (!take(" ")) fail("a space");
  }
  void newline() {
    if (!take("\n")) fail("the end of the line");
    ++line_;
    line_start_ = at_;
  }
  void end() const {
    if (at_ != text_.size()) fail("the end of the file");
  }

  [[noreturn]] void fail(const std::string& expected) const {
    invalid("line " + std::to_string(line_) + ", column " + std::to_string(at_ - line_start_ + 1) +
            ": expected " + expected);
  }

 private:
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  std::string text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t line_start_ = 0;
};
