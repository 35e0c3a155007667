#include "minimex/check/bus.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/duel_strategies.hpp"
#include "minimex/check/legal.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex::check {
namespace {

// The state after a complete line. Empty when stopped.
std::string replay(const bus::Instance& instance, const std::vector<Move>& line, Control& control) {
  bus::Position position(instance);
  const auto play = [&](std::size_t i) { position.play(line[i]); };
  if (!play_line(position, line, control, play)) return "";
  if (!position.over()) throw Refuted("the line ends while a passenger can be seated");
  return position.state();
}

std::vector<Move> moves_of(const std::vector<Vertex>& line,
                           const std::vector<std::int32_t>& usable) {
  std::vector<Move> moves;
  for (const Vertex v : line) moves.push_back({Site{usable[static_cast<std::size_t>(v)]}});
  return moves;
}

// What the claim says the number of passengers is, by all of its parts.
std::int64_t claimed_passengers(const Claim& claim) {
  std::optional<std::int64_t> value = claim.value;
  const auto agree = [&](std::int64_t passengers, std::string_view part) {
    if (value.value_or(passengers) != passengers) {
      throw Refuted(fmt::format("{} has {}, not {}", part,
                                counted(static_cast<std::uint64_t>(passengers), "passenger"),
                                *value));
    }
    value = passengers;
  };
  if (claim.answer) agree(bus::passengers(*claim.answer), "the answer");
  if (claim.line) agree(static_cast<std::int64_t>(claim.line->size()), "the line");
  if (!value) throw Refuted("the claim has no value");
  return *value;
}

}  // namespace

Verdict check_bus(const bus::Instance& instance, const Claim& claim, ProofReader* proof,
                  Control& control) {
  if (claim.answer) {
    const std::string why = bus::objection_to_final(instance, *claim.answer);
    if (!why.empty()) throw Refuted(why);
  }
  const std::int64_t value = claimed_passengers(claim);
  if (claim.line) {
    const std::string state = replay(instance, *claim.line, control);
    if (control.stopped()) return {.run = stopped_report(control)};
    if (claim.answer && *claim.answer != state) {
      throw Refuted("the line does not lead to the answer");
    }
  }
  const std::string text = claim.value || !claim.answer ? std::to_string(value) : *claim.answer;
  if (proof == nullptr) {
    if (!claim.line && !claim.answer) throw Unsupported("nothing shows the value");
    return {.finding = Finding::Attained, .text = text};
  }

  RunReport why;
  const Graph graph = bus::conflict_graph(instance, control, why);
  if (why.status != Status::Proved) return {.run = std::move(why)};
  const std::vector<std::int32_t> usable = bus::usable_seats(instance);
  std::optional<std::vector<Vertex>> line;
  if (claim.line) {
    line.emplace();
    for (const Move& move : *claim.line) {
      line->push_back(static_cast<Vertex>(
          std::lower_bound(usable.begin(), usable.end(), move.first.at[0]) - usable.begin()));
    }
  }
  ProvedDuel proved = check_strategies(graph, FirstPlayer::Maximiser, value,
                                       line ? &*line : nullptr, *proof, control);
  if (proved.run.status != Status::Proved) return {.run = std::move(proved.run)};
  if (claim.answer && !line &&
      replay(instance, moves_of(proved.line, usable), control) != *claim.answer) {
    if (control.stopped()) return {.run = stopped_report(control)};
    throw Refuted("the order of play in the proof does not lead to the answer");
  }
  return {.finding = Finding::Proved, .text = text};
}

}  // namespace minimex::check
