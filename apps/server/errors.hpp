// What goes wrong with a request, as the API tells it: an HTTP status, a code, a line for people.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "minimex/core/input_error.hpp"

namespace minimex::server {

/// Ends a request; docs/api.md lists statuses and codes.
class ApiError : public std::runtime_error {
 public:
  ApiError(int status, std::string code, const std::string& message,
           std::optional<Place> place = std::nullopt);

  [[nodiscard]] int status() const noexcept { return status_; }
  /// {"code": ..., "message": ..., "place": ...} as JSON.
  [[nodiscard]] std::string json() const;

 private:
  int status_;
  std::string code_;
  std::optional<Place> place_;
};

/// `error` with a status and a code, without the name of its source.
ApiError api_error(int status, const std::string& code, const InputError& error);

/// The error that the exception being handled stands for: those of the library in their own words,
/// anything unknown as 500.
ApiError current_error();

}  // namespace minimex::server
