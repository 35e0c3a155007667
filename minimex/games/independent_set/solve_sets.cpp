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

/// Where a set is in a sorted list of them.
std::size_t place_of(const std::vector<Vertex>& set, const std::vector<std::vector<Vertex>>& sets) {
  return static_cast<std::size_t>(std::lower_bound(sets.begin(), sets.end(), set) - sets.begin());
}

/// Of the maximum sets in lexicographic order, each that no one before stands for is the first of
/// its images, all of which are in the list.
void add_listing(const GraphInstance& instance, const Graph& graph,
                 const conflict::OptimumResult& best, std::uint64_t held_bytes, Control& control,
                 Solution& solution) {
  conflict::ListingResult all = list_largest_sets(graph, best, kMostListed, held_bytes, control);
  std::uint64_t bytes = all.run.peak_bytes + BoardSymmetries::bytes(instance);
  if (!take_run(std::move(all.run), solution)) return;
  if (!control.fits(bytes)) {
    take_run(needs_memory("the symmetries of the board", bytes, control.budget()), solution);
    return;
  }
  const BoardSymmetries symmetries(instance, graph, control);
  const auto size = static_cast<std::uint64_t>(best.lower);
  const std::uint64_t image_bytes = symmetries.image_bytes(all.sets.size(), size);
  Listing listing{.symmetries = symmetries.count()};
  std::vector<bool> stood_for(all.sets.size());
  for (std::size_t i = 0; i < all.sets.size(); ++i) {
    if (stood_for[i]) continue;
    bytes += size * kTokenBytes + sizeof(Listing::Entry);
    if (!control.fits(bytes + image_bytes)) {
      take_run(needs_memory("the list of maximum sets", bytes + image_bytes, control.budget()),
               solution);
      return;
    }
    const auto images = symmetries.images(all.sets[i], all.sets.size(), control);
    if (!images || control.stopped()) {
      take_run(stopped_report(control), solution);
      return;
    }
    for (const std::vector<Vertex>& image : *images) stood_for[place_of(image, all.sets)] = true;
    listing.sets.push_back({.set = instance.moves_of(all.sets[i]), .images = images->size()});
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
