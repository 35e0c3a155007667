#include "minimex/formats/family_reader.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include <fmt/format.h>

namespace minimex {

void FamilyReader::fail(std::size_t offset, const std::string& message) const {
  if (place_ != nullptr) throw InputError(*place_, message);
  throw InputError({.source = variable_ == nullptr ? "--family" : "FAMILY", .column = offset + 1},
                   message);
}

std::string_view FamilyReader::name() {
  const std::size_t start = at_;
  at_ = std::min(text_.find(':', start), text_.size());
  return since(start);
}

void FamilyReader::expect(char c, std::string_view form) {
  if (next_is(c)) {
    ++at_;
    return;
  }
  fail(at_, fmt::format("'{}' is missing, expected {} with numbers", c, form));
}

void FamilyReader::expect_end() const {
  if (at_end()) return;
  fail(at_, fmt::format("'{}' is left over, expected the end of the family",
                        printable(text_.substr(at_))));
}

/// Up to the next separator.
std::string_view FamilyReader::word() const {
  return text_.substr(at_, std::min(text_.find_first_of(":,x", at_), text_.size()) - at_);
}

std::int64_t FamilyReader::constant(std::string_view expected, std::int64_t low,
                                    std::int64_t high) {
  const std::string_view digits = word();
  const char* const end = digits.data() + digits.size();
  std::int64_t value = 0;
  const auto [stop, error] = std::from_chars(digits.data(), end, value);
  if (digits == "N" || digits == "R" || digits == "C" || digits == "K") {
    fail(at_, fmt::format("'{}' stands for a number, put a number in its place: {}, from {} to {}",
                          digits, expected, low, high));
  }
  if (const std::size_t capital = digits.find('X'); capital != std::string_view::npos &&
                                                    capital > 0 && error == std::errc() &&
                                                    stop == digits.data() + capital) {
    fail(at_ + capital, "'X' stands between numbers, expected 'x'");
  }
  if (digits.empty() || error == std::errc::invalid_argument || stop != end) {
    fail(at_, fmt::format("'{}' is not a number, expected {}, from {} to {}", printable(digits),
                          expected, low, high));
  }
  if (error == std::errc::result_out_of_range || value < low || value > high) {
    fail(at_, fmt::format("{} is out of range, expected {}, from {} to {}", printable(digits),
                          expected, low, high));
  }
  at_ += digits.size();
  return value;
}

std::int64_t FamilyReader::number(std::string_view expected, std::int64_t low, std::int64_t high) {
  if (variable_ != nullptr && word() == "N") return take_variable(expected, low, high);
  return constant(expected, low, high);
}

std::int64_t FamilyReader::take_variable(std::string_view expected, std::int64_t low,
                                         std::int64_t high) {
  const std::int64_t value = variable_->value.value_or(low);
  if (value < low || value > high) {
    fail(at_, fmt::format("N = {} is out of range, expected {}, from {} to {}", value, expected,
                          low, high));
  }
  ++variable_->places;
  variable_->least = std::max(variable_->least, low);
  variable_->most = std::min(variable_->most, high);
  ++at_;
  return value;
}

void FamilyReader::raise_least(std::int64_t least) {
  variable_->least = std::max(variable_->least, least);
}

}  // namespace minimex
