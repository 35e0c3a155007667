// Puts the parts together: plans the board, chooses the width of vertex sets, proves bounds that
// need no search, searches, and plays the optimal line; or leaves the board to an oracle.
#include "minimex/conflict/score.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "minimex/conflict/score/boards.hpp"
#include "minimex/conflict/score/oracle.hpp"
#include "minimex/conflict/score/plan.hpp"
#include "minimex/conflict/score/playout.hpp"
#include "minimex/conflict/score/search.hpp"

namespace minimex::conflict {
namespace duel {
namespace {

constexpr std::uint64_t kLeastMemory = 1 << 18;  // below this no search is tried
constexpr int kMaxWords = 16;
/// What is kept for each vertex or seat outside the search: components, whose it is, the line.
constexpr std::uint64_t kVertexBytes = 96;

ScoreResult unsearched(RunReport run, const Bounds& bounds) {
  return {.run = std::move(run), .bounds = bounds};
}

Bounds both(const Bounds& a, const Bounds& b) {
  return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

// Solves a board and plays it. `known` are bounds that hold in any case.
template <class Board>
ScoreResult solve_board(Board& whole, const ScoreOptions& options, Control& control,
                        const Bounds& known) {
  using Field = typename Board::Field;
  Field& field = whole.field;
  Playout<Field> board(field);
  if (!field.failure().empty() || control.stopped()) {
    return unsearched(given_up(control, field.failure()), known);
  }
  const Side side = side_of(options.first);
  const auto root = board.sum();
  ScoreResult result{.bounds = both(known, board.bounds(side))};
  const bool trivial = root.position.empty();
  const bool decided = result.bounds.lower == result.bounds.upper && (trivial || !options.line);
  const std::string_view why = obstacle(root.position, result.bounds.upper - root.tokens);
  if (!decided && !why.empty()) return unsearched(given_up(control, why), result.bounds);
  if (!decided && !control.fits(kLeastMemory)) {
    return unsearched(needs_memory("the table of positions", kLeastMemory, control.budget()),
                      result.bounds);
  }

  Search<Field::kWords, typename Board::Universe> search(
      whole.universe, whole.catalogue, whole.shares.table, whole.shares.path, control);
  search.solve(root.position, side, root.tokens, result.bounds);
  if (options.line && !search.stopped()) {
    auto line = board.best_line(search, side, result.bounds.lower);
    if (line) result.line = std::move(*line);
  }
  if (search.stopped() || !field.failure().empty()) {
    result.run = given_up(control, search.stopped() ? search.limit() : field.failure());
  } else {
    result.value = result.bounds.lower;
  }
  result.run.positions = search.positions();
  result.run.peak_bytes = search.table_bytes() + whole.catalogue.bytes() + whole.universe.bytes();
  return result;
}

// Bounds of a line by counting: a token takes at most 2 * distance + 1 seats and more than
// distance.
Bounds counted_bounds(const SeatLine& line) {
  const std::int64_t usable = line.seats - static_cast<std::int64_t>(line.broken.size());
  const std::int64_t most = std::int64_t{line.distance} + 1;
  return {(usable + 2 * most - 2) / (2 * most - 1),
          std::min(usable, (line.seats + most - 1) / most)};
}

// Calls `use` with the least number of words that hold the vertices of the plan's universe, as a
// constant; nothing when there are too many.
template <class Use>
auto with_words(const GraphPlan& plan, Use use)
    -> decltype(std::optional(use(std::integral_constant<int, 1>()))) {
  const std::size_t size = plan.universe.size();
  if (size <= 64) return use(std::integral_constant<int, 1>());
  if (size <= 128) return use(std::integral_constant<int, 2>());
  if (size <= 256) return use(std::integral_constant<int, 4>());
  if (size <= 512) return use(std::integral_constant<int, 8>());
  if (size <= 64 * kMaxWords) return use(std::integral_constant<int, kMaxWords>());
  return std::nullopt;
}

GraphPlan plan_of(const Graph& graph, const ScoreOptions& options) {
  return plan_graph(graph, std::min(kAlwaysTyped, options.typed_vertices.value_or(kAlwaysTyped)));
}

RunReport too_many_vertices(const GraphPlan& plan, const Control& control) {
  return given_up(control, fmt::format("{} vertices in large components, at most {} are searched",
                                       plan.universe.size(), 64 * kMaxWords));
}

}  // namespace
}  // namespace duel

ScoreResult solve_score(const Graph& graph, const ScoreOptions& options, Control& control) {
  using namespace duel;
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  if (const std::uint64_t bytes = kVertexBytes * vertices; !control.fits(bytes)) {
    return unsearched(needs_memory("the list of components", bytes, control.budget()),
                      {vertices > 0 ? 1 : 0, graph.vertex_count()});
  }
  const Bounds known = greedy_bounds(graph);
  const GraphPlan plan = plan_of(graph, options);
  auto result = with_words(plan, [&](auto words) {
    const std::shared_ptr<const Graph> borrowed(std::shared_ptr<void>(), &graph);
    GraphBoard<words> board(borrowed, plan, options, control);
    return solve_board(board, options, control, known);
  });
  return result ? std::move(*result) : unsearched(too_many_vertices(plan, control), known);
}

ScoreResult solve_score(const SeatLine& line, const ScoreOptions& options, Control& control) {
  using namespace duel;
  assert(std::is_sorted(line.broken.begin(), line.broken.end()));
  if (const auto bytes = kVertexBytes * static_cast<std::uint64_t>(line.seats);
      !control.fits(bytes)) {
    return unsearched(needs_memory("the line of seats", bytes, control.budget()),
                      counted_bounds(line));
  }
  LineBoard board(line, options, control);
  const Bounds known = greedy_bounds(board.universe.usable(), line.distance);
  ScoreResult result = solve_board(board, options, control, known);
  for (Vertex& v : result.line) v = board.name_of(v);
  return result;
}

std::unique_ptr<ScoreOracle> make_score_oracle(const Graph& graph, const ScoreOptions& options,
                                               Control& control, RunReport& why) {
  using namespace duel;
  const auto bytes =
      graph_bytes(static_cast<std::uint64_t>(graph.vertex_count()), graph.edge_count()) +
      kVertexBytes * static_cast<std::uint64_t>(graph.vertex_count());
  if (!control.fits(std::max(bytes, kLeastMemory))) {
    why = needs_memory("a copy of the graph", std::max(bytes, kLeastMemory), control.budget());
    return nullptr;
  }
  const GraphPlan plan = plan_of(graph, options);
  auto oracle = with_words(plan, [&](auto words) -> std::unique_ptr<ScoreOracle> {
    return std::make_unique<Oracle<GraphBoard<words>>>(
        control, std::make_shared<const Graph>(graph), plan, options);
  });
  if (!oracle) why = too_many_vertices(plan, control);
  return oracle ? std::move(*oracle) : nullptr;
}

std::unique_ptr<ScoreOracle> make_score_oracle(const SeatLine& line, const ScoreOptions& options,
                                               Control& control, RunReport& why) {
  using namespace duel;
  const auto bytes = std::max(kLeastMemory, kVertexBytes * static_cast<std::uint64_t>(line.seats));
  if (!control.fits(bytes)) {
    why = needs_memory("the line of seats", bytes, control.budget());
    return nullptr;
  }
  return std::make_unique<Oracle<LineBoard>>(control, line, options);
}

}  // namespace minimex::conflict
