#include "minimex/games/nimber_reason.hpp"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

namespace minimex {

std::string nimber_reason(std::string_view what, std::span<const int> parts, int nimber) {
  constexpr std::size_t kMostListed = 16;
  if (parts.size() == 1) {
    return fmt::format("{} form one connected part with nimber {}.", what, nimber);
  }
  if (std::ranges::find(parts, -1) != parts.end()) {
    return fmt::format(
        "{} split into {} independent parts; equal parts cancel in pairs, and the XOR of the "
        "others' nimbers is {}.",
        what, parts.size(), nimber);
  }
  if (parts.size() > kMostListed) {
    return fmt::format("{} split into {} independent parts; the XOR of their nimbers is {}.", what,
                       parts.size(), nimber);
  }
  return fmt::format("{} split into {} independent parts with nimbers {}; their XOR is {}.", what,
                     parts.size(), fmt::join(parts.begin(), parts.end(), ", "), nimber);
}

std::string nimber_meaning(int nimber) {
  if (nimber == 0) return "The nimber is 0: the player to move loses against best play.";
  return fmt::format(
      "The nimber is {}, not 0: the player to move wins with a move that leaves nimber 0.", nimber);
}

std::string misere_meaning(const Outcome& outcome) {
  if (!outcome.first_wins) return "The player to move loses against best play.";
  if (outcome.winning.empty()) return "There is no move: the player to move has won.";
  return fmt::format("The player to move wins; all moves that win: {}.",
                     to_string(std::span(outcome.winning)));
}

}  // namespace minimex
