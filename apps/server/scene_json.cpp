#include "apps/server/scene_json.hpp"

#include <array>
#include <cstddef>

namespace minimex::server {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const SceneCell& cell) {
  constexpr std::array<const char*, 8> kTones = {"empty", "white",   "black",  "plain",
                                                 "water", "blocked", "poison", "outside"};
  constexpr std::array<const char*, 4> kMovers = {"none", "first", "second", "solver"};
  return {{"tone", kTones.at(static_cast<std::size_t>(cell.tone))},
          {"text", cell.text},
          {"mover", kMovers.at(static_cast<std::size_t>(cell.mover))},
          {"order", cell.order},
          {"covered", cell.covered},
          {"pair", cell.pair}};
}

Json json_of(const std::vector<SceneCell>& cells) {
  Json out = Json::array();
  for (const SceneCell& cell : cells) out.push_back(json_of(cell));
  return out;
}

template <typename Pair>
Json pairs(const std::vector<Pair>& list, const auto& first, const auto& second) {
  Json out = Json::array();
  for (const Pair& pair : list) out.push_back({first(pair), second(pair)});
  return out;
}

Json json_of(const ScenePanel& panel) {
  return {{"title", panel.title},
          {"rows", panel.rows},
          {"cols", panel.cols},
          {"first_col", panel.first_col},
          {"cells", json_of(panel.cells)},
          {"contour", pairs(
                          panel.contour, [](const SceneCorner& corner) { return corner.row; },
                          [](const SceneCorner& corner) { return corner.col; })}};
}

Json json_of(const SceneGraph& graph) {
  const auto from = [](const std::pair<int, int>& edge) { return edge.first; };
  const auto to = [](const std::pair<int, int>& edge) { return edge.second; };
  return {{"vertices", json_of(graph.vertices)},
          {"edges", pairs(graph.edges, from, to)},
          {"matching", pairs(graph.matching, from, to)},
          {"places", pairs(
                         graph.places, [](const ScenePoint& point) { return point.x; },
                         [](const ScenePoint& point) { return point.y; })}};
}

Json json_of(const SceneLink& link) {
  return {{"from", {link.from.panel, link.from.cell}},
          {"to", {link.to.panel, link.to.cell}},
          {"bond", link.bond == Bond::Matched ? "matched" : "conflict"}};
}

}  // namespace

Json scene_json(const Scene& scene) {
  Json panels = Json::array();
  for (const ScenePanel& panel : scene.panels) panels.push_back(json_of(panel));
  Json links = Json::array();
  for (const SceneLink& link : scene.links) links.push_back(json_of(link));
  return {{"title", scene.title},
          {"panels", std::move(panels)},
          {"graph", json_of(scene.graph)},
          {"links", std::move(links)},
          {"notes", scene.notes}};
}

Scene scene_after(const Game& game, const Instance& instance, const std::vector<Move>& moves) {
  if (moves.empty()) return game.scene(instance, nullptr);
  Solution played;
  played.line = moves;
  return game.scene(instance, &played);
}

Json position_scene(const Game& game, const Instance& instance, const std::vector<Move>& moves) {
  return scene_json(scene_after(game, instance, moves));
}

}  // namespace minimex::server
