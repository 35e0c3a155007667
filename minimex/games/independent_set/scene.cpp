#include "minimex/games/independent_set/scene.hpp"

#include <cstddef>
#include <utility>

#include <fmt/format.h>

namespace minimex::independent_set {
namespace {

/// In place of the one board, those of the listed sets, where there are some and not too many to
/// look at; of graphs the drawing shows one set.
void draw_listing(const GraphInstance& instance, const Listing& listing, Scene& scene) {
  constexpr std::size_t kMostShown = 36;
  if (scene.panels.size() != 1 || listing.sets.empty() || listing.sets.size() > kMostShown) return;
  scene.panels.clear();
  scene.links.clear();
  for (const Listing::Entry& entry : listing.sets) {
    Solution one;
    one.line = entry.set;
    Scene part = graph_scene(instance, &one, false);
    part.panels[0].title = fmt::format("set {}, {} image{}", scene.panels.size() + 1, entry.images,
                                       entry.images == 1 ? "" : "s");
    const auto panel = static_cast<int>(scene.panels.size());
    for (SceneLink link : part.links) {
      link.from.panel = link.to.panel = panel;
      scene.links.push_back(link);
    }
    scene.panels.push_back(std::move(part.panels[0]));
  }
}

/// What is known of how many sets there are.
void tell_numbers(const Solution& solution, Scene& scene) {
  if (!solution.count.empty()) {
    scene.notes.push_back(fmt::format("Maximum sets: {}.", solution.count));
  }
  if (solution.listing) {
    const Listing& listing = *solution.listing;
    scene.notes.push_back(
        listing.symmetries == 1
            ? fmt::format("All maximum sets: {}.", listing.sets.size())
            : fmt::format("Maximum sets, up to the {} symmetries of the board: {}.",
                          listing.symmetries, listing.sets.size()));
  }
  if (!solution.count_all.empty()) {
    scene.notes.push_back(fmt::format("Independent sets of any size, the empty one included: {}.",
                                      solution.count_all));
  }
}

}  // namespace

Scene scene(const GraphInstance& instance, const Solution* solution) {
  Scene scene = graph_scene(instance, solution, false);
  if (solution == nullptr) return scene;
  if (solution->value) {
    const bool one = *solution->value == 1;
    scene.notes.push_back(
        instance.weights.empty()
            ? fmt::format("{} token{} can be placed, no two of them adjacent.", *solution->value,
                          one ? "" : "s")
            : fmt::format("Tokens of weight {} together can be placed, no two of them adjacent.",
                          *solution->value));
    if (!solution->reason.empty()) scene.notes.push_back(solution->reason);
    tell_numbers(*solution, scene);
    if (solution->listing) draw_listing(instance, *solution->listing, scene);
  } else if (solution->bounds) {
    scene.notes.push_back(fmt::format("The search ended early ({}): the optimum is from {} to {}.",
                                      solution->run.limit, solution->bounds->lower,
                                      solution->bounds->upper));
  }
  return scene;
}

}  // namespace minimex::independent_set
