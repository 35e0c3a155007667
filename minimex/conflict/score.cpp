// Puts the parts together: plans the board, chooses the width of vertex sets, proves bounds that
// need no search, searches, and plays the optimal line; or leaves the board to an oracle.
#include "minimex/conflict/score.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/conflict/score/boards.hpp"
#include "minimex/conflict/score/oracle.hpp"
#include "minimex/conflict/score/plan.hpp"
#include "minimex/conflict/score/playout.hpp"
#include "minimex/conflict/score/race.hpp"
#include "minimex/conflict/score/search.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex::conflict {
namespace duel {
namespace {

constexpr std::uint64_t kLeastMemory = 1 << 18;  // below this no search is tried
constexpr int kMaxWords = 16;
constexpr int kMostThreads = 2;  // the value and one more: the two questions that take long
/// What is kept for each vertex or seat outside the search: components, whose it is, the line.
constexpr std::uint64_t kVertexBytes = 96;

ScoreResult unsearched(RunReport run, const Bounds& bounds) {
  return {.run = std::move(run), .bounds = bounds};
}

Bounds both(const Bounds& a, const Bounds& b) {
  return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

/// What one thread works with: the board, play on it, and a search.
template <class Board>
struct Worker {
  using Field = typename Board::Field;

  template <class... Arguments>
  explicit Worker(Control& control, Arguments&&... arguments)
      : board(std::forward<Arguments>(arguments)..., control),
        playout(board.field),
        root(playout.sum()),
        search(board.universe, board.catalogue, board.shares.table, board.shares.path, control) {}

  [[nodiscard]] std::string_view limit() const {
    return search.stopped() ? search.limit() : board.field.failure();
  }
  [[nodiscard]] bool failed() const { return search.stopped() || !board.field.failure().empty(); }
  void add_to(RunReport& run) const {
    run.positions += search.positions();
    run.peak_bytes += search.table_bytes() + board.catalogue.bytes() + board.universe.bytes();
  }

  Board board;
  Playout<Field> playout;
  typename Playout<Field>::Sum root;
  Search<Field::kWords, typename Board::Universe> search;
};

// The optimal line. The maximiser's moves are found by whoever showed that the value is reached,
// the minimiser's by whoever showed that no more is: what they ask is in those tables.
template <class Board>
std::optional<std::vector<Vertex>> best_line(Worker<Board>& maximiser, Worker<Board>& minimiser,
                                             Side side, std::int64_t value) {
  std::vector<Vertex> line;
  for (; value > 0; --value, side = other(side)) {
    Worker<Board>& mover = side == Side::Maximiser ? maximiser : minimiser;
    const auto v = mover.playout.first_keeping(mover.search, side, value);
    if (!v) return std::nullopt;
    line.push_back(*v);
    maximiser.playout.put(*v);
    if (&maximiser != &minimiser) minimiser.playout.put(*v);
  }
  return line;
}

// The race from the root of `first`, alone or against a second worker made by `make` when it goes
// on for a while and the machine has room for it. Returns that worker, or null.
template <class Board, class Make>
std::unique_ptr<Worker<Board>> race_from(Worker<Board>& first, const Make& make, bool alone,
                                         Side side, Race& race) {
  constexpr std::chrono::milliseconds kMoment{20};  // most solves are over by then
  std::unique_ptr<Worker<Board>> second;
  std::exception_ptr failure;
  const auto help = [&] {
    try {
      if (!race.wait(kMoment)) return;
      second = make();
      if (second->failed()) return;
      second->search.run(race, 1, second->root.position, side, second->root.tokens);
    } catch (const std::bad_alloc&) {  // there is no room for a second: the first stays alone
    } catch (...) {
      failure = std::current_exception();
    }
  };
  std::optional<std::jthread> helper = alone ? std::nullopt : start_thread(help);
  first.search.run(race, 0, first.root.position, side, first.root.tokens);
  race.close();
  if (helper) helper->join();
  if (failure) std::rethrow_exception(failure);
  return second;
}

// Solves a board and plays it. `make()` makes a worker that leaves room for `threads` of them;
// `known` are bounds that hold in any case.
template <class Make>
ScoreResult solve_board(const Make& make, int threads, const ScoreOptions& options,
                        Control& control, const Bounds& known) {
  const auto first = make();
  if (first->failed() || control.stopped()) {
    return unsearched(given_up(control, first->limit()), known);
  }
  const Side side = side_of(options.first);
  const auto& root = first->root;
  ScoreResult result{.bounds = both(known, first->playout.bounds(side))};
  const bool known_value = result.bounds.lower == result.bounds.upper;
  const bool decided = known_value && (root.position.empty() || !options.line);
  const std::string_view why = obstacle(root.position, result.bounds.upper - root.tokens);
  if (!decided && !why.empty()) return unsearched(given_up(control, why), result.bounds);
  if (!decided && !control.fits(kLeastMemory)) {
    return unsearched(needs_memory("the table of positions", kLeastMemory, control.budget()),
                      result.bounds);
  }

  Race race(result.bounds);
  const auto second = race_from(*first, make, threads == 1 || known_value, side, race);
  const auto worker = [&](int number) -> auto& {
    return number == 1 ? *second : *first;
  };
  result.bounds = race.bounds();
  bool solved = result.bounds.lower == result.bounds.upper;
  if (solved && options.line) {
    auto line = best_line(worker(race.lower_shown_by()), worker(race.upper_shown_by()), side,
                          result.bounds.lower);
    solved = line.has_value();
    if (line) result.line = std::move(*line);
  }
  if (solved) {
    result.value = result.bounds.lower;
  } else {
    result.run = given_up(control, first->failed() ? first->limit() : second->limit());
  }
  first->add_to(result.run);
  if (second) second->add_to(result.run);
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
  const int threads = std::clamp(control.budget().threads, 1, kMostThreads);
  const std::uint64_t bytes_each = control.budget().memory_bytes / static_cast<unsigned>(threads);
  auto result = with_words(plan, [&](auto words) {
    const std::shared_ptr<const Graph> borrowed(std::shared_ptr<void>(), &graph);
    const auto make = [&] {
      return std::make_unique<Worker<GraphBoard<words>>>(control, borrowed, plan, options,
                                                         bytes_each);
    };
    return solve_board(make, threads, options, control, known);
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
  const std::vector<std::int32_t> usable = usable_seats(line);
  const auto make = [&] {
    return std::make_unique<Worker<LineBoard>>(control, line, options,
                                               control.budget().memory_bytes);
  };
  ScoreResult result = solve_board(make, 1, options, control, greedy_bounds(usable, line.distance));
  for (Vertex& v : result.line) v = usable[static_cast<std::size_t>(v)];
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
    return std::make_unique<Oracle<GraphBoard<words>>>(control,
                                                       std::make_shared<const Graph>(graph), plan,
                                                       options, control.budget().memory_bytes);
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
  return std::make_unique<Oracle<LineBoard>>(control, line, options, control.budget().memory_bytes);
}

}  // namespace minimex::conflict
