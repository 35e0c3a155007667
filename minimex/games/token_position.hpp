// Tokens on a graph, no two adjacent: the Position of all games on conflict graphs.
//
// Independent sets, duels and Node Kayles differ in what counts at the end, not in where a token
// may be put. Those who value moves and those who check claims go by the same rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/move.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex {

class TokenPosition {
 public:
  /// Without tokens. Both arguments must outlive the position.
  TokenPosition(const Graph& graph, const GraphSites& sites);

  /// Why `move` may not be made, on one line; empty when it may.
  [[nodiscard]] std::string objection(const Move& move) const;
  /// Puts a token where `move` says, which has no objection, and returns the vertex.
  Vertex play(const Move& move);

  /// Whether `v` and its neighbours have no token.
  [[nodiscard]] bool is_free(Vertex v) const { return !blocked_[static_cast<std::size_t>(v)]; }
  /// Puts a token on `v`, which is free.
  void put(Vertex v);
  /// Whether no vertex is free.
  [[nodiscard]] bool over() const noexcept { return free_ == 0; }
  /// In increasing order.
  [[nodiscard]] std::vector<Vertex> free_vertices() const;

 private:
  void block(Vertex v);

  const Graph& graph_;
  const GraphSites& sites_;
  std::vector<bool> blocked_;
  std::int64_t free_;
};

}  // namespace minimex
