#include "minimex/games/token_position.hpp"

#include <cstddef>

#include <fmt/format.h>

namespace minimex {

TokenPosition::TokenPosition(const Graph& graph, const GraphSites& sites)
    : graph_(graph),
      sites_(sites),
      blocked_(static_cast<std::size_t>(graph.vertex_count()), false),
      free_(graph.vertex_count()) {}

std::string TokenPosition::objection(const Move& move) const {
  const std::optional<Vertex> v = sites_.vertex(move);
  if (!v) return fmt::format("{} is no place of this game", to_string(move));
  if (!is_free(*v)) return fmt::format("{} is taken or next to what is taken", to_string(move));
  return "";
}

Vertex TokenPosition::play(const Move& move) {
  const Vertex v = sites_.vertex(move).value();
  put(v);
  return v;
}

void TokenPosition::put(Vertex v) {
  block(v);
  for (const Vertex w : graph_.neighbours(v)) block(w);
}

std::vector<Vertex> TokenPosition::free_vertices() const {
  std::vector<Vertex> free;
  free.reserve(static_cast<std::size_t>(free_));
  for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
    if (is_free(v)) free.push_back(v);
  }
  return free;
}

void TokenPosition::block(Vertex v) {
  if (!is_free(v)) return;
  blocked_[static_cast<std::size_t>(v)] = true;
  --free_;
}

}  // namespace minimex
