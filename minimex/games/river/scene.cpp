#include "minimex/games/river/scene.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"
#include "minimex/games/nimber_reason.hpp"

namespace minimex::river {
namespace {

constexpr std::int32_t kMostSide = 40;

ScenePanel draw(const Instance& instance, const CameraSites& sites, const Solution* solution) {
  const auto side = static_cast<std::size_t>(instance.side());
  ScenePanel panel{.title = "", .rows = instance.side(), .cols = instance.side()};
  for (const std::string& row : instance.rows) {
    for (const char cell : row) {
      panel.cells.push_back({.tone = cell == kWet         ? Tone::Water
                                     : cell == kProtected ? Tone::Blocked
                                                          : Tone::Empty});
    }
  }
  const auto at = [&](const Site& site) -> SceneCell& {
    return panel.cells[static_cast<std::size_t>(site.at[0] - 1) * side +
                       static_cast<std::size_t>(site.at[1] - 1)];
  };
  for (const Site& site : sites.cells) at(site).tone = Tone::Plain;
  if (solution == nullptr) return panel;
  int order = 0;
  for (const Move& move : solution->line) {
    SceneCell& cell = at(move.first);
    cell.mover = order % 2 == 0 ? Mover::First : Mover::Second;
    cell.order = ++order;
  }
  return panel;
}

/// Camera sites that exclude each other.
std::vector<SceneLink> conflicts(const Instance& instance, const CameraSites& sites) {
  const auto spot = [&](Vertex v) -> SceneSpot {
    const Site& site = sites.cells[static_cast<std::size_t>(v)];
    return {0, (site.at[0] - 1) * instance.side() + site.at[1] - 1};
  };
  std::vector<SceneLink> links;
  for (const auto& [u, v] : sites.conflicts.edges()) links.push_back({spot(u), spot(v)});
  return links;
}

void explain(const Solution& solution, Scene& scene) {
  if (solution.outcome) {
    scene.notes.push_back(misere_meaning(*solution.outcome));
    return;
  }
  if (!solution.value) {
    if (!solution.bounds) return;
    scene.notes.push_back(fmt::format("The search ended early ({}): the nimber is from {} to {}.",
                                      solution.run.limit, solution.bounds->lower,
                                      solution.bounds->upper));
    return;
  }
  scene.notes.push_back(solution.answer + ".");
  scene.notes.push_back(nimber_meaning(static_cast<int>(*solution.value)));
  if (!solution.reason.empty()) scene.notes.push_back(solution.reason);
  if (!solution.line.empty()) {
    scene.notes.push_back(fmt::format(
        "The numbers of the moves tell one line of best play of {}; the {} player places "
        "the last.",
        counted(solution.line.size(), "camera"),
        solution.line.size() % 2 == 1 ? "first" : "second"));
  }
}

}  // namespace

Scene scene(const Instance& instance, const Solution* solution) {
  Scene scene;
  scene.blocked = "protected";
  scene.title = fmt::format("river {0}x{0}", instance.side());
  if (instance.side() <= kMostSide) {
    const CameraSites sites = camera_sites(instance);
    scene.panels.push_back(draw(instance, sites, solution));
    scene.links = conflicts(instance, sites);
  } else {
    scene.notes.emplace_back("The grid is too large to draw.");
  }
  if (solution != nullptr) explain(*solution, scene);
  const bool misere = solution != nullptr && solution->outcome;
  scene.notes.push_back(
      fmt::format("A camera stands on a firm cell next to water; two that see the same wet area "
                  "may not be neighbours. Who cannot place a camera {}.",
                  misere ? "wins" : "loses"));
  return scene;
}

}  // namespace minimex::river
