// The independence duel straight from its rules: minimax over the sets of occupied vertices.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::reference {

/// Remembers every set of occupied vertices it meets, so graphs must be small (up to 64 vertices
/// and few independent sets).
class IndependenceDuel {
 public:
  IndependenceDuel(const Graph& graph, FirstPlayer first) : graph_(graph), first_(first) {}

  /// Tokens at the end when both play well from the position with these vertices occupied.
  int value(std::uint64_t occupied = 0);

  /// Vertices where the side to move may put a token.
  [[nodiscard]] std::vector<int> moves(std::uint64_t occupied) const;

  /// The line that takes, at each turn, the smallest vertex that does not change the value.
  std::vector<int> line();

 private:
  Graph graph_;
  FirstPlayer first_;
  std::map<std::uint64_t, int> values_;
};

}  // namespace minimex::reference
