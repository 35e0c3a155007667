#include "minimex/games/duel_board.hpp"

#include <utility>

namespace minimex::duel {

Board::Board(const Graph& graph, Games& games, Control& control)
    : graph_(graph),
      games_(games),
      control_(control),
      subgraphs_(graph),
      home_(static_cast<std::size_t>(graph.vertex_count()), kGone) {
  for (auto& vertices : connected_components(graph)) {
    if (control_.stopped()) return;
    place(std::move(vertices));
  }
}

bool Board::free(Vertex v) const noexcept {
  return v >= 0 && v < graph_.vertex_count() && home_[static_cast<std::size_t>(v)] != kGone;
}

void Board::play(Vertex v) {
  const auto at = static_cast<std::size_t>(home_[static_cast<std::size_t>(v)]);
  Region region = std::exchange(regions_[at], {});
  vacant_.push_back(at);
  count(region.game, -1);
  for (const Vertex w : region.vertices) home_[static_cast<std::size_t>(w)] = kGone;
  std::vector<Vertex> left;
  for (const Vertex w : region.vertices) {
    if (w != v && !graph_.adjacent(v, w)) left.push_back(w);
  }
  for (auto& part : subgraphs_.components(left)) place(std::move(part));
}

Position Board::position() const {
  Position position{.tokens = tokens_, .listed = unlisted_count_ == 0, .unlisted = unlisted_};
  for (const auto& [unit, times] : units_) {
    position.tokens += position.sum.add(unit, static_cast<std::uint32_t>(times));
  }
  return position;
}

void Board::place(std::vector<Vertex> vertices) {
  std::size_t at = regions_.size();
  if (vacant_.empty()) {
    regions_.emplace_back();
  } else {
    at = vacant_.back();
    vacant_.pop_back();
  }
  for (const Vertex v : vertices) {
    home_[static_cast<std::size_t>(v)] = static_cast<std::int32_t>(at);
  }
  Component game =
      vertices.size() == 1 ? Component{.unit = kTempo} : games_.component(subgraphs_.on(vertices));
  if (game.type) met_.insert(*game.type);
  count(game, 1);
  regions_[at] = {std::move(vertices), game};
}

void Board::count(const Component& game, std::int64_t times) {
  tokens_ += times * game.tokens;
  if (game.unit != kNothing && (units_[game.unit] += times) == 0) units_.erase(game.unit);
  if (game.listed) return;
  unlisted_count_ += times;
  unlisted_.lower += times * game.unlisted.lower;
  unlisted_.upper += times * game.unlisted.upper;
}

}  // namespace minimex::duel
