#include "apps/server/errors.hpp"

#include <exception>
#include <new>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace minimex::server {

ApiError::ApiError(int status, std::string code, const std::string& message,
                   std::optional<Place> place)
    : std::runtime_error(message),
      status_(status),
      code_(std::move(code)),
      place_(std::move(place)) {}

std::string ApiError::json() const {
  nlohmann::ordered_json error = {{"code", code_}, {"message", what()}};
  if (place_) {
    error["place"] = {{"line", place_->line}, {"column", place_->column}};
    if (!place_->pointer.empty()) error["place"]["pointer"] = place_->pointer;
  }
  return error.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

ApiError api_error(int status, const std::string& code, const InputError& error) {
  const Place& place = error.place();
  const std::string prefix = fmt::format("{}:{}:{}: ", place.source, place.line, place.column);
  const std::string text = error.what();
  return {status, code, text.starts_with(prefix) ? text.substr(prefix.size()) : text, place};
}

ApiError current_error() {
  try {
    throw;
  } catch (const ApiError& error) {
    return error;
  } catch (const InputError& error) {
    return api_error(422, "bad-instance", error);
  } catch (const std::bad_alloc&) {
    return {422, "over-budget", "the server is out of memory"};
  } catch (const std::exception& error) {
    return {500, "internal", fmt::format("internal error: {}", error.what())};
  }
}

}  // namespace minimex::server
