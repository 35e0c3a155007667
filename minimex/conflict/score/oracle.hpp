// One board, one table, many questions: see ScoreOracle in score.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/conflict/score.hpp"
#include "minimex/conflict/score/playout.hpp"
#include "minimex/conflict/score/position.hpp"
#include "minimex/conflict/score/search.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict::duel {

constexpr Side side_of(FirstPlayer player) noexcept {
  return player == FirstPlayer::Maximiser ? Side::Maximiser : Side::Minimiser;
}

/// Why `control` or, when it did not say stop, the limit `limit` ended a solve.
inline RunReport given_up(const Control& control, std::string_view limit) {
  if (control.status() != Status::Proved) return stopped_report(control);
  return {.status = Status::LimitReached, .limit = std::string(limit)};
}

/// Why a position that makes up to `upper` tokens is not searched; empty when it is.
template <int Words>
std::string_view obstacle(const Position<Words>& position, std::int64_t upper) {
  if (position.overflowed()) return kTooManyKinds;
  return upper > kMaxTokens ? kTooLong : std::string_view();
}

/// `Board` is GraphBoard or LineBoard (score/boards.hpp); it lives in this object.
template <class Board>
class Oracle final : public ScoreOracle {
 public:
  template <class... Arguments>
  explicit Oracle(Control& control, Arguments&&... arguments)
      : control_(control),
        board_(std::forward<Arguments>(arguments)..., control),
        search_(board_.universe(), board_.catalogue(), board_.shares().table, board_.shares().path,
                control) {}

  bool at_least(std::span<const Vertex> live, FirstPlayer mover, std::int64_t target) override {
    const Sum sum = sum_of(live);
    const std::int64_t left = target - sum.tokens;
    const Side side = side_of(mover);
    if (stopped() || !searchable(sum, side)) return false;
    const Range range = search_.bounds(sum.position, side);
    if (range.lower >= left) return true;
    if (range.upper < left) return false;
    return search_.at_least(sum.position, side, static_cast<std::int32_t>(left));
  }

  std::vector<std::pair<Vertex, std::optional<std::int64_t>>> move_values(
      std::span<const Vertex> played, FirstPlayer first) override;

  [[nodiscard]] bool stopped() const override {
    return search_.stopped() || !limit_.empty() || !board_.field().failure().empty() ||
           control_.status() != Status::Proved;
  }
  [[nodiscard]] RunReport report() const override {
    RunReport run;
    if (stopped()) {
      run = given_up(control_, !limit_.empty()     ? limit_
                               : search_.stopped() ? search_.limit()
                                                   : board_.field().failure());
    }
    run.positions = search_.positions();
    run.peak_bytes = search_.table_bytes() + board_.catalogue().bytes() + board_.universe().bytes();
    return run;
  }

 private:
  using Field = typename Board::Field;
  using Sum = typename Playout<Field>::Sum;

  Sum sum_of(std::span<const Vertex> live);
  bool searchable(const Sum& sum, Side side);
  std::optional<std::int64_t> value(const Sum& sum, Side side);

  Control& control_;
  Board board_;
  Search<Field::kWords, typename Board::Universe> search_;
  std::string_view limit_;
};

template <class Board>
auto Oracle<Board>::sum_of(std::span<const Vertex> live) -> Sum {
  std::vector<Vertex> vertices;
  vertices.reserve(live.size());
  for (const Vertex name : live) vertices.push_back(board_.vertex_of(name));
  Sum sum;
  board_.field().for_each_part(vertices, [&](const typename Field::Region& region) {
    VertexSet<Field::kWords> set;
    if (const auto piece = board_.field().classify(region, set)) {
      sum.tokens += piece->tokens + sum.position.add(piece->type);
    } else {
      sum.position.set |= set;
    }
  });
  sum.position.set = board_.field().canonical(sum.position.set);
  return sum;
}

template <class Board>
bool Oracle<Board>::searchable(const Sum& sum, Side side) {
  const auto why = obstacle(sum.position, search_.bounds(sum.position, side).upper);
  if (!why.empty()) limit_ = why;
  return why.empty();
}

template <class Board>
std::optional<std::int64_t> Oracle<Board>::value(const Sum& sum, Side side) {
  const Range range = search_.bounds(sum.position, side);
  Bounds bounds{sum.tokens + range.lower, sum.tokens + range.upper};
  if (stopped() || (bounds.lower < bounds.upper && !searchable(sum, side))) return std::nullopt;
  search_.solve(sum.position, side, sum.tokens, bounds);
  return bounds.lower == bounds.upper ? std::optional(bounds.lower) : std::nullopt;
}

template <class Board>
std::vector<std::pair<Vertex, std::optional<std::int64_t>>> Oracle<Board>::move_values(
    std::span<const Vertex> played, FirstPlayer first) {
  Playout<Field> playout(board_.field());
  Side side = side_of(first);
  for (const Vertex name : played) {
    playout.put(board_.vertex_of(name));
    side = other(side);
  }
  std::vector<std::pair<Vertex, std::optional<std::int64_t>>> values;
  std::optional<std::int64_t> of_settled;
  for (const Vertex v : playout.moves()) {
    std::optional<std::int64_t> found;
    if (!control_.stopped() && !stopped()) found = value(playout.after(v), other(side));
    if (found) *found += 1 + static_cast<std::int64_t>(played.size());
    if (playout.is_settled(v)) {
      of_settled = found;
    } else {
      values.emplace_back(board_.name_of(v), found);
    }
  }
  for (Vertex v = 0; v < board_.field().vertex_count(); ++v) {
    if (playout.is_settled(v)) values.emplace_back(board_.name_of(v), of_settled);
  }
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace minimex::conflict::duel
