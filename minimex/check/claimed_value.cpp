#include "minimex/check/claimed_value.hpp"

#include <charconv>
#include <string>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"

namespace minimex::check {
namespace {

std::int64_t value_of_answer(const std::string& answer) {
  std::int64_t value = 0;
  std::from_chars(answer.data(), answer.data() + answer.size(), value);
  if (std::to_string(value) != answer) {
    throw Refuted(fmt::format("the answer '{}' is not a decimal number", printable(answer)));
  }
  return value;
}

}  // namespace

std::int64_t claimed_value(const Claim& claim) {
  if (!claim.value && !claim.answer) throw Refuted("the claim has no value");
  if (!claim.value) return value_of_answer(*claim.answer);
  if (claim.answer && *claim.answer != std::to_string(*claim.value)) {
    throw Refuted(
        fmt::format("the answer '{}' is not the value {}", printable(*claim.answer), *claim.value));
  }
  return *claim.value;
}

Verdict attained_by_line(const Claim& claim, std::int64_t value) {
  if (!claim.line) throw Unsupported("nothing shows the value");
  if (claim.count) throw Unsupported("nothing shows the count");
  return {.finding = Finding::Attained, .text = std::to_string(value)};
}

}  // namespace minimex::check
