#include "apps/server/request.hpp"

#include <utility>

#include <fmt/format.h>

#include "minimex/catalog.hpp"

#include "apps/common/stated_scene.hpp"
#include "apps/server/errors.hpp"

namespace minimex::server {
namespace {

/// The value as a text of its own, for the readers of the library.
Source as_source(const char* name, const JsonValue& value) {
  return {.name = name, .text = value.raw().dump()};
}

}  // namespace

const Game& named_game(const std::string& name) {
  const Game* const game = find_game(name);
  if (game == nullptr) {
    throw ApiError(404, "not-found", fmt::format("there is no game '{}'", printable(name)));
  }
  return *game;
}

void require_option(bool allowed, const Game& game, std::string_view option) {
  if (allowed) return;
  throw ApiError(422, "bad-option", fmt::format("{} does not take {}", game.info.name, option));
}

Request::Request(const std::string& body, std::initializer_list<std::string_view> keys)
    : source_{.name = "body", .text = body}, document_(source_) {
  document_.root().only_keys(keys);
}

const Game& Request::game() const {
  return named_game(text("game", "the name of the game"));
}

const Game& Request::instance_game() const {
  const JsonValue instance = document_.root().at("instance", "an instance");
  return named_game(instance.at("game", "the name of the game").string("the name of the game"));
}

Instance Request::instance() const {
  const Game& game = instance_game();
  const Source source = as_source("instance", document_.root().at("instance", "an instance"));
  try {
    std::vector<Instance> instances = game.read(source, {.format = Format::Json});
    return std::move(instances.front());
  } catch (const InputError& error) {
    throw api_error(422, "bad-instance", error);
  }
}

std::optional<StatedSolution> Request::solution(const Game& game) const {
  if (!has("solution")) return std::nullopt;
  const Source source = as_source("solution", document_.root().at("solution", "a solution"));
  try {
    return read_solutions(source, common::claim_options(game.info), 1).front();
  } catch (const InputError& error) {
    throw api_error(422, "bad-instance", error);
  }
}

std::vector<Move> Request::moves(std::string_view key) const {
  if (!has(key)) return {};
  std::vector<Move> moves;
  for (const JsonValue& value : document_.root().at(key, "moves").array("an array of moves")) {
    const std::optional<Move> move = parse_move(value.string("a move"));
    if (!move) value.fail("no move, expected one such as 3,4 or 3,4+5,6 or 7");
    moves.push_back(*move);
  }
  return moves;
}

FirstPlayer Request::first(const Game& game) const {
  if (!has("first")) return FirstPlayer::Maximiser;
  require_option(game.info.takes_first, game, "first");
  const std::string name = text("first", "max or min");
  if (name == "max") return FirstPlayer::Maximiser;
  if (name == "min") return FirstPlayer::Minimiser;
  throw ApiError(400, "bad-request",
                 fmt::format("/first: '{}', expected max or min", printable(name)));
}

bool Request::flag(std::string_view key, bool usual) const {
  if (!has(key)) return usual;
  return document_.root().at(key, "true or false").boolean("true or false");
}

std::string Request::text(std::string_view key, std::string_view expected) const {
  return document_.root().at(key, expected).string(expected);
}

std::string Request::text_or(std::string_view key, std::string_view usual) const {
  return has(key) ? text(key, "text") : std::string(usual);
}

std::optional<std::int64_t> Request::integer(std::string_view key, std::int64_t low,
                                             std::int64_t high) const {
  if (!has(key)) return std::nullopt;
  return document_.root().at(key, "an integer").integer("an integer", low, high);
}

std::optional<double> Request::number(std::string_view key, double low, double high) const {
  if (!has(key)) return std::nullopt;
  const JsonValue value = document_.root().at(key, "a number");
  const std::string expected = fmt::format("expected a number from {} to {}", low, high);
  if (!value.raw().is_number()) value.fail("no number, " + expected);
  const auto number = value.raw().get<double>();
  if (!(number >= low && number <= high)) value.fail("out of range, " + expected);
  return number;
}

std::vector<std::int32_t> Request::sides() const {
  if (!has("size")) return {};
  std::vector<std::int32_t> sides;
  for (const JsonValue& side : document_.root().at("size", "sides").array("an array of sides")) {
    sides.push_back(static_cast<std::int32_t>(side.integer("a side", 0, 1'000'000)));
  }
  return sides;
}

std::chrono::milliseconds Request::wait() const {
  constexpr std::int64_t kUsual = 250;
  constexpr std::int64_t kMost = 2000;
  return std::chrono::milliseconds(integer("wait", 0, kMost).value_or(kUsual));
}

bool Request::has(std::string_view key) const {
  return document_.root().has(key);
}

}  // namespace minimex::server
