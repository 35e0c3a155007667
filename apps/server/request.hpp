// The body of a request: one JSON object whose keys are all known, read with the library's own
// readers, so that what is wrong is told as the command line tells it.
#pragma once

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/move.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/games/game.hpp"

namespace minimex::server {

class Request {
 public:
  // All throw InputError for a bad request, and ApiError for what is well-formed and wrong.

  /// The keys of `body` have to be among `keys`.
  Request(const std::string& body, std::initializer_list<std::string_view> keys);
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

  /// The game that `game` names.
  [[nodiscard]] const Game& game() const;
  /// The game of `instance`.
  [[nodiscard]] const Game& instance_game() const;
  /// What `instance` holds.
  [[nodiscard]] Instance instance() const;
  /// Member `key` of the game, as that of an instance of it.
  [[nodiscard]] std::optional<StatedSolution> solution(const Game& game) const;
  [[nodiscard]] std::vector<Move> moves(std::string_view key) const;
  [[nodiscard]] FirstPlayer first(const Game& game) const;
  [[nodiscard]] bool flag(std::string_view key, bool usual) const;
  [[nodiscard]] std::string text(std::string_view key, std::string_view expected) const;
  [[nodiscard]] std::string text_or(std::string_view key, std::string_view usual) const;
  [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key, std::int64_t low,
                                                    std::int64_t high) const;
  /// A number, not necessarily whole.
  [[nodiscard]] std::optional<double> number(std::string_view key, double low, double high) const;
  [[nodiscard]] std::vector<std::int32_t> sides() const;
  /// How long the answer may wait for the end of a job.
  [[nodiscard]] std::chrono::milliseconds wait() const;
  [[nodiscard]] bool has(std::string_view key) const;

 private:
  Source source_;
  JsonDocument document_;
};

/// The game called `name`. Throws ApiError (404).
const Game& named_game(const std::string& name);

/// Throws ApiError (422) unless `allowed`: the game does not take the option.
void require_option(bool allowed, const Game& game, std::string_view option);

}  // namespace minimex::server
