// What is asked of an instance does not go with it: neither of them is wrong by itself.
#pragma once

#include <string>

#include "minimex/core/input_error.hpp"

namespace minimex {

/// Thrown like an InputError, which it is for those who do not tell them apart. On the command line
/// it is a usage error: another option, not another instance, mends it.
class RequestError : public InputError {
 public:
  /// `option` asks, such as `--count`; `message` says why in vain, without a trailing full stop.
  RequestError(const std::string& option, const std::string& message)
      : InputError({.source = option}, message), request_(option + ": " + message) {}

  /// `--count: why`.
  [[nodiscard]] const std::string& request() const noexcept { return request_; }

 private:
  std::string request_;
};

}  // namespace minimex
