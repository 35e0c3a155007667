// Puts the parts together: plans the board, chooses the width of vertex sets, proves bounds that
// need no search, searches, and plays the optimal line.
#include "minimex/conflict/score.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "minimex/conflict/score/fields.hpp"
#include "minimex/conflict/score/plan.hpp"
#include "minimex/conflict/score/playout.hpp"
#include "minimex/conflict/score/search.hpp"
#include "minimex/conflict/score/symmetry.hpp"

namespace minimex::conflict {
namespace duel {
namespace {

constexpr std::uint64_t kLeastMemory = 1 << 18;  // below this no search is tried
constexpr int kMaxWords = 16;
/// What is kept for each vertex or seat outside the search: components, whose it is, the line.
constexpr std::uint64_t kVertexBytes = 96;

// Shares of the memory budget: half for the table of positions (also while it doubles), a quarter
// for the moves on the path of the search, an eighth for the catalogue, a sixteenth each for the
// pieces met and the images of symmetric positions.
struct Shares {
  explicit Shares(const ScoreOptions& options, const Control& control) {
    constexpr std::uint64_t kMostImages = 1 << 20;  // more would not stay in the caches
    const std::uint64_t all = control.budget().memory_bytes;
    table = std::min(options.table_bytes.value_or(all / 2), all / 2);
    path = all / 4;
    catalogue = all / 8;
    pieces = all / 16;
    images = std::min(kMostImages, all / 16);
  }
  std::uint64_t table, path, catalogue, pieces, images;
};

ScoreResult unsearched(RunReport run, const Bounds& bounds) {
  return {.run = std::move(run), .bounds = bounds};
}

// Why the solve gave up, when the control did not say stop: `limit`.
RunReport given_up(const Control& control, std::string_view limit) {
  if (control.status() != Status::Proved) return stopped_report(control);
  return {.status = Status::LimitReached, .limit = std::string(limit)};
}

Bounds both(const Bounds& a, const Bounds& b) {
  return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

// Why the position at the root is not searched; empty when it is.
template <int Words>
std::string_view obstacle(const Position<Words>& root, std::int64_t upper) {
  if (root.overflowed()) return kTooManyKinds;
  return upper > kMaxTokens ? kTooLong : std::string_view();
}

// Solves the board of `field` and plays it. `known` are bounds that hold in any case.
template <class Field, class Universe>
ScoreResult solve_field(Field& field, Universe& universe, const Catalogue& catalogue,
                        const ScoreOptions& options, Control& control, const Bounds& known) {
  Playout<Field> board(field);
  if (!field.failure().empty() || control.stopped()) {
    return unsearched(given_up(control, field.failure()), known);
  }
  const Side side = options.first == FirstPlayer::Maximiser ? Side::Maximiser : Side::Minimiser;
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

  const Shares shares(options, control);
  Search<Field::kWords, Universe> search(universe, catalogue, shares.table, shares.path, control);
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
  result.run.peak_bytes = search.table_bytes() + catalogue.bytes() + universe.bytes();
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

template <int Words>
ScoreResult solve_graph(const Graph& graph, const GraphPlan& plan, const ScoreOptions& options,
                        Control& control, const Bounds& known) {
  const Shares shares(options, control);
  Catalogue catalogue(shares.catalogue);
  const Graph large = induced_subgraph(graph, plan.universe);
  GraphUniverse<Words> universe(large, catalogue, shares.pieces, control, options.typed_vertices);
  universe.use_symmetries(
      find_symmetries(large, shares.images / SymmetricImages<Words>::kBytesEach));
  GraphField<Words> field(graph, plan, universe, catalogue, control);
  return solve_field(field, universe, catalogue, options, control, known);
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
  const int small = std::min(kAlwaysTyped, options.typed_vertices.value_or(kAlwaysTyped));
  const GraphPlan plan = plan_graph(graph, small);
  const std::size_t size = plan.universe.size();
  if (size <= 64) return solve_graph<1>(graph, plan, options, control, known);
  if (size <= 128) return solve_graph<2>(graph, plan, options, control, known);
  if (size <= 256) return solve_graph<4>(graph, plan, options, control, known);
  if (size <= 512) return solve_graph<8>(graph, plan, options, control, known);
  if (size <= 64 * kMaxWords) return solve_graph<kMaxWords>(graph, plan, options, control, known);
  return unsearched(
      given_up(control, fmt::format("{} vertices in large components, at most {} are searched",
                                    size, 64 * kMaxWords)),
      known);
}

ScoreResult solve_score(const SeatLine& line, const ScoreOptions& options, Control& control) {
  using namespace duel;
  assert(std::is_sorted(line.broken.begin(), line.broken.end()));
  if (const auto bytes = kVertexBytes * static_cast<std::uint64_t>(line.seats);
      !control.fits(bytes)) {
    return unsearched(needs_memory("the line of seats", bytes, control.budget()),
                      counted_bounds(line));
  }
  std::vector<std::int32_t> usable;
  auto next_broken = line.broken.begin();
  for (std::int32_t seat = 0; seat < line.seats; ++seat) {
    if (next_broken != line.broken.end() && *next_broken == seat) {
      ++next_broken;
    } else {
      usable.push_back(seat);
    }
  }
  const Bounds known = greedy_bounds(usable, line.distance);
  const Shares shares(options, control);
  Catalogue catalogue(shares.catalogue);
  LineUniverse universe(std::move(usable), line.distance, catalogue, shares.pieces, control);
  LineField field(universe, catalogue);
  ScoreResult result = solve_field(field, universe, catalogue, options, control, known);
  for (Vertex& v : result.line) v = universe.usable()[static_cast<std::size_t>(v)];
  return result;
}

}  // namespace minimex::conflict
