// Puts the parts together: plans the board, chooses the width of vertex sets, proves bounds that
// need no search, searches, and plays the optimal line.
#include "minimex/conflict/score.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "minimex/conflict/score_fields.hpp"
#include "minimex/conflict/score_plan.hpp"
#include "minimex/conflict/score_playout.hpp"
#include "minimex/conflict/score_search.hpp"
#include "minimex/conflict/score_symmetry.hpp"

namespace minimex {
namespace duel {
namespace {

constexpr std::uint64_t kLeastMemory = 1 << 18;  // below this no search is tried
constexpr int kMaxWords = 16;

// Shares of the memory budget: the table of positions half (also while it doubles), the catalogue
// and the pieces met an eighth each.
std::uint64_t table_share(const DuelOptions& options, const Control& control) {
  const std::uint64_t half = control.budget().memory_bytes / 2;
  return std::min(options.table_bytes.value_or(half), half);
}
std::uint64_t small_share(const Control& control) {
  return control.budget().memory_bytes / 8;
}

RunReport limit_report(std::string what) {
  return {.status = Status::LimitReached, .limit = std::move(what)};
}

DuelResult unsearched(RunReport run, const Bounds& bounds) {
  return {.run = std::move(run), .bounds = bounds};
}

Side first_side(const DuelOptions& options) {
  return options.first == FirstPlayer::Maximiser ? Side::Maximiser : Side::Minimiser;
}

// Why a field or a search gave up.
RunReport why_stopped(const Control& control, bool overflowed) {
  if (overflowed) {
    return limit_report(fmt::format(
        "a position has more than {} kinds of small components, which is not searched", kMaxKinds));
  }
  if (control.status() != Status::Proved) return stopped_report(control);
  return limit_report("the catalogue of small components is full");
}

// Solves the board of `field` and plays it. `known` are bounds that hold in any case.
template <class Field, class Universe>
DuelResult solve_field(Field& field, Universe& universe, const Catalogue& catalogue,
                       const DuelOptions& options, Control& control, const Bounds& known) {
  Playout<Field> board(field);
  const auto root = board.sum();
  if (field.failed() || root.position.overflowed()) {
    return unsearched(why_stopped(control, !field.failed()), known);
  }
  Search<Field::kWords, Universe> search(universe, catalogue, table_share(options, control),
                                         control);
  const Side side = first_side(options);
  Range range = search.bounds(root.position, side);
  DuelResult result{.bounds = {std::max(known.lower, root.tokens + range.lower),
                               std::min(known.upper, root.tokens + range.upper)}};
  range = {static_cast<std::int32_t>(result.bounds.lower - root.tokens),
           static_cast<std::int32_t>(result.bounds.upper - root.tokens)};
  if (range.upper > kMaxTokens) {
    result.run = limit_report(fmt::format(
        "plays of more than {} tokens in undecided components are not searched", kMaxTokens));
    return result;
  }
  const bool decided = range.lower == range.upper && (!options.line || root.position.empty());
  if (!decided && !control.fits(kLeastMemory)) {
    result.run = needs_memory("the table of positions", kLeastMemory, control.budget());
    return result;
  }

  search.solve(root.position, side, range);
  result.bounds = {root.tokens + range.lower, root.tokens + range.upper};
  if (!search.stopped() && options.line) {
    auto line = board.best_line(search, side, result.bounds.lower);
    if (line) result.line = std::move(*line);
  }
  if (search.stopped() || field.failed()) {
    result.run = why_stopped(control, search.overflowed());
  } else {
    result.value = result.bounds.lower;
  }
  result.run.positions = search.positions();
  result.run.peak_bytes = search.table_bytes() + catalogue.bytes() + universe.bytes();
  return result;
}

template <int Words>
DuelResult solve_graph(const Graph& graph, const GraphPlan& plan, const DuelOptions& options,
                       Control& control, const Bounds& known) {
  constexpr std::size_t kImageBytes = 1 << 23;
  constexpr std::size_t kMostSymmetries =
      std::min<std::size_t>(63, kImageBytes / SymmetricImages<Words>::kBytesEach);

  Catalogue catalogue(small_share(control));
  const Graph large = induced_subgraph(graph, plan.universe);
  GraphUniverse<Words> universe(large, catalogue, small_share(control), control,
                                options.typed_vertices);
  universe.use_symmetries(find_symmetries(large, kMostSymmetries));
  GraphField<Words> field(graph, plan, universe, catalogue, control);
  return solve_field(field, universe, catalogue, options, control, known);
}

}  // namespace
}  // namespace duel

DuelResult solve_duel(const Graph& graph, const DuelOptions& options, Control& control) {
  using namespace duel;
  const Bounds known = greedy_bounds(graph);
  const int small = std::min(kAlwaysTyped, options.typed_vertices.value_or(kAlwaysTyped));
  const GraphPlan plan = plan_graph(graph, small);
  const std::size_t size = plan.universe.size();
  if (size <= 64) return solve_graph<1>(graph, plan, options, control, known);
  if (size <= 128) return solve_graph<2>(graph, plan, options, control, known);
  if (size <= 256) return solve_graph<4>(graph, plan, options, control, known);
  if (size <= 512) return solve_graph<8>(graph, plan, options, control, known);
  if (size <= 64 * kMaxWords) return solve_graph<kMaxWords>(graph, plan, options, control, known);
  return unsearched(limit_report(fmt::format("{} vertices in large components, more than {} are "
                                             "not searched",
                                             size, 64 * kMaxWords)),
                    known);
}

DuelResult solve_duel(const SeatLine& line, const DuelOptions& options, Control& control) {
  using namespace duel;
  assert(std::is_sorted(line.broken.begin(), line.broken.end()));
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
  Catalogue catalogue(small_share(control));
  LineUniverse universe(std::move(usable), line.distance, catalogue, small_share(control), control);
  LineField field(universe);
  DuelResult result = solve_field(field, universe, catalogue, options, control, known);
  for (Vertex& v : result.line) v = universe.usable()[static_cast<std::size_t>(v)];
  return result;
}

}  // namespace minimex
