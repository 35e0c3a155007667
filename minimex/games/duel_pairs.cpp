// What sums of a duel's games are worth, by putting explored games into pairs.
//
// Two games side by side are a game, so their moves give it a worth of its own, mostly narrower
// than that of the two apart. Who writes a proof and who reads it must come to the same bounds
// although their units have other numbers: pairs are formed, and given up, by what the games are
// like and never by their numbers.
#include <algorithm>
#include <tuple>

#include "minimex/core/hash.hpp"
#include "minimex/games/duel_options.hpp"
#include "minimex/games/duel_sums.hpp"

namespace minimex::duel {

Worth Games::worth_of(std::span<const Option> options) const noexcept {
  MovesWorth moves;
  for (const Option& option : options) {
    Worth rest;
    for (const Unit part : option.parts) rest.add(entries_[part].worth, 1);
    moves.add(option.least, option.most, rest);
  }
  return moves.worth();
}

// The options stand in an order that depends on the units' numbers, so their hashes are added.
std::uint64_t Games::name_of(std::span<const Option> options) const noexcept {
  std::uint64_t name = options.size();
  for (const Option& option : options) {
    std::uint64_t parts = 0;
    for (const Unit part : option.parts) parts += hashed(1, entries_[part].name);
    const auto least = static_cast<std::uint64_t>(option.least);
    name += hashed(hashed(hashed(3, parts), least), static_cast<std::uint64_t>(option.most));
  }
  return name;
}

// Games of fixed worth and large ones stand alone, equal ones make pairs, and the others pair with
// the one that is open most nearly as wide.
Worth Games::worth_in_pairs(std::span<const Sum::Part> parts) {
  Worth sum;
  std::vector<Unit> singles;
  for (const auto& [unit, count] : parts) {
    const Entry& entry = entries_[unit];
    if (entry.large || entry.worth.local.lower == entry.worth.local.upper) {
      sum.add(entry.worth, count);
      continue;
    }
    if (count % 2 != 0) singles.push_back(unit);
    if (count > 1) sum.add(pair(unit, unit), count / 2);
  }
  const auto looks = [this](Unit unit) {
    const Worth& worth = entries_[unit].worth;
    return std::tuple(worth.local.lower - worth.local.upper, entries_[unit].name);
  };
  std::sort(singles.begin(), singles.end(), [&](Unit a, Unit b) { return looks(a) < looks(b); });
  for (std::size_t i = 0; i + 1 < singles.size(); i += 2) {
    sum.add(pair(singles[i], singles[i + 1]), 1);
  }
  if (singles.size() % 2 != 0) sum.add(entries_[singles.back()].worth, 1);
  return sum;
}

// Games that are too long or have too many moves stay apart, which bounds the recursion and the
// time for one pair.
Worth Games::pair(Unit a, Unit b) {
  constexpr std::size_t kMostMoves = 256;
  constexpr std::int64_t kMostTokens = 1000;
  constexpr std::uint64_t kBytes = 128;
  const std::uint64_t key = std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
  if (const auto known = pairs_.find(key); known != pairs_.end()) return known->second;
  Worth apart = entries_[a].worth;
  apart.add(entries_[b].worth, 1);
  const std::size_t moves = entries_[a].options.size() + entries_[b].options.size();
  if (moves > kMostMoves || apart.any.upper > kMostTokens || !may_go_on(kBytes)) return apart;

  MovesWorth joined;
  add_moves(a, b, joined);
  if (a != b) add_moves(b, a, joined);
  return pairs_.emplace(key, joined.worth().or_better(apart)).first->second;
}

void Games::add_moves(Unit mover, Unit beside, MovesWorth& moves) {
  for (const Option& option : entries_[mover].options) {
    Sum rest;
    std::int64_t settled = rest.add(beside);
    for (const Unit part : option.parts) settled += rest.add(part);
    moves.add(option.least + settled, option.most + settled, worth_in_pairs(rest.parts()));
  }
}

Bounds Games::bounds(const Position& position, Side side) {
  const Worth sum = worth_in_pairs(position.sum.parts());
  const std::int64_t rise = side == Side::Maximiser ? sum.rise : 0;
  const std::int64_t fall = side == Side::Minimiser ? sum.fall : 0;
  return {position.tokens + position.unlisted.lower + sum.local.lower + rise,
          position.tokens + position.unlisted.upper + sum.local.upper - fall};
}

}  // namespace minimex::duel
