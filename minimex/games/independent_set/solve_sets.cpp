#include "minimex/games/independent_set/solve_sets.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "minimex/conflict/count.hpp"
#include "minimex/conflict/listing.hpp"
#include "minimex/games/board_symmetries.hpp"

namespace minimex::independent_set {
namespace {

// A token of a listed set, as a move and as it is written down.
constexpr std::uint64_t kTokenBytes = sizeof(Move) + 160;

/// Takes over what a run took; false when it has not come to its end.
bool take_run(RunReport run, Solution& solution) {
  solution.run.positions += run.positions;
  solution.run.peak_bytes = std::max(solution.run.peak_bytes, run.peak_bytes);
  if (run.status == Status::Proved) return true;
  solution.run.status = run.status;
  solution.run.limit = std::move(run.limit);
  solution.value.reset();
  solution.answer.clear();
  return false;
}

void add_count(conflict::CountResult result, std::string& count, Solution& solution) {
  if (take_run(std::move(result.run), solution)) count = std::move(result.count);
}

void add_listing(const GraphInstance& instance, const Graph& graph,
                 const conflict::OptimumResult& best, std::uint64_t held_bytes, Control& control,
                 Solution& solution) {
  conflict::ListingResult all = list_largest_sets(graph, best, kMostListed, held_bytes, control);
  std::uint64_t bytes = all.run.peak_bytes + BoardSymmetries::bytes(instance);
  if (!take_run(std::move(all.run), solution)) return;
  if (!control.fits(bytes)) {
    take_run(needs_memory("the list of symmetries", bytes, control.budget()), solution);
    return;
  }
  const BoardSymmetries symmetries(instance, graph, control);
  const std::uint64_t sets = all.sets.size();
  bytes += symmetries.image_bytes(sets, static_cast<std::uint64_t>(best.lower));
  Listing listing{.symmetries = symmetries.count()};
  for (const std::vector<Vertex>& set : all.sets) {
    if (!control.fits(bytes)) {
      take_run(needs_memory("the list of maximum sets", bytes, control.budget()), solution);
      return;
    }
    const auto images = symmetries.images_of_first(set, sets, control);
    if (control.stopped()) {
      take_run(stopped_report(control), solution);
      return;
    }
    if (!images) continue;
    bytes += set.size() * kTokenBytes + sizeof(Listing::Entry);
    listing.sets.push_back({.set = instance.moves_of(set), .images = *images});
  }
  solution.listing = std::move(listing);
}

}  // namespace

void add_sets(const GraphInstance& instance, const Graph& graph,
              const conflict::OptimumResult& best, const SolveOptions& options,
              std::uint64_t held_bytes, Control& control, Solution& solution) {
  if (options.count) {
    add_count(count_largest_sets(graph, best, held_bytes, control), solution.count, solution);
  }
  if (options.count_all && solution.value) {
    add_count(conflict::count_all_sets(graph, held_bytes, control), solution.count_all, solution);
  }
  if (options.listing && solution.value) {
    add_listing(instance, graph, best, held_bytes, control, solution);
  }
}

}  // namespace minimex::independent_set
