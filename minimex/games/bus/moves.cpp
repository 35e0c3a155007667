#include "minimex/games/bus/moves.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "minimex/conflict/score.hpp"
#include "minimex/games/bus/solve.hpp"
#include "minimex/games/move_values.hpp"

namespace minimex::bus {
namespace {

// Looks for an order of play: seats passengers one at a time so that each position in between has
// the value of the game. Sets that lead nowhere are remembered.
class Order {
 public:
  Order(const Instance& instance, std::string_view state, std::int64_t value,
        conflict::ScoreOracle& oracle)
      : instance_(instance), state_(state), value_(value), oracle_(oracle) {}

  // Goes on from a position that has the value. Recursion as deep as there are passengers.
  bool leads_on(const Position& position) {
    if (position.over()) return true;
    if (oracle_.stopped() || dead_.contains(position.state())) return false;
    const char next = position.alice_moves() ? 'a' : 'b';
    for (std::size_t i = 0; i < state_.size(); ++i) {
      if (state_[i] != next || position.state()[i] != '.') continue;
      Position after = position;
      after.play({Site{static_cast<std::int32_t>(i) + 1}});
      if (keeps_value(after) && leads_on(after)) return true;
    }
    dead_.insert(position.state());
    return false;
  }

 private:
  bool keeps_value(const Position& position) {
    std::vector<Vertex> live;
    for (std::int32_t seat = 1; seat <= instance_.seats; ++seat) {
      if (position.objection({Site{seat}}).empty()) live.push_back(seat - 1);
    }
    const std::int64_t left = value_ - passengers(position.state());
    const FirstPlayer mover =
        position.alice_moves() ? FirstPlayer::Maximiser : FirstPlayer::Minimiser;
    return oracle_.at_least(live, mover, left) && !oracle_.at_least(live, mover, left + 1);
  }

  const Instance& instance_;
  std::string_view state_;
  std::int64_t value_;
  conflict::ScoreOracle& oracle_;
  std::unordered_set<std::string> dead_;
};

std::string_view trimmed(std::string_view text) noexcept {
  constexpr std::string_view kSpace = " \t\n\v\f\r";
  const auto first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

}  // namespace

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  Position position(instance);
  std::vector<Vertex> played;
  play_after(position, options.after, [&](const Move& move) {
    position.play(move);
    played.push_back(move.first.at[0] - 1);
  });
  MoveValues values{.over = position.over()};
  if (values.over) return values;
  const auto oracle = conflict::make_score_oracle(seat_line(instance), {}, control, values.run);
  if (!oracle) return values;
  for (const auto& [seat, value] : oracle->move_values(played, FirstPlayer::Maximiser)) {
    values.moves.push_back({{Site{seat + 1}}, value});
  }
  values.run = oracle->report();
  sort_moves(values.moves, position.alice_moves() ? Best::Largest : Best::Smallest);
  return values;
}

bool accepts(const Instance& instance, const Solution& solution, std::string_view output,
             Control& control) {
  constexpr std::int64_t kMostPassengers = 1000;  // bounds the recursion
  const std::string_view state = trimmed(output);
  if (!solution.value) return false;
  if (state == solution.answer) return true;
  if (passengers(state) != *solution.value || *solution.value > kMostPassengers ||
      !objection_to_final(instance, state).empty()) {
    return false;
  }
  RunReport why;
  const auto oracle = conflict::make_score_oracle(seat_line(instance), {}, control, why);
  return oracle && Order(instance, state, *solution.value, *oracle).leads_on(Position(instance));
}

PositionReport position(const Instance& instance, const MovesOptions& options,
                        Control& /*control*/) {
  PositionReport report;
  Position position(instance);
  play_legal(position, options.after, report, [&](const Move& move) { position.play(move); });
  report.turn = turn_after(report.played);
  report.goal = position.alice_moves() ? Goal::Most : Goal::Least;
  report.over = position.over();
  report.score = static_cast<std::int64_t>(report.played);
  for (const std::int32_t seat : usable_seats(instance)) {
    const Move move{Site{seat}};
    if (position.objection(move).empty()) report.moves.push_back(move);
  }
  return report;
}

}  // namespace minimex::bus
