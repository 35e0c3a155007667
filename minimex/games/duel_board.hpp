// The board of an independence duel during play, and its position as a sum of games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/games/duel_graph.hpp"
#include "minimex/games/duel_sums.hpp"

namespace minimex::duel {

class Board {
 public:
  struct Region {
    std::vector<Vertex> vertices;  ///< sorted
    Component game;
  };

  /// The board without tokens. Keeps references to all three. When `control` stops, or the games
  /// fail, what it says means nothing.
  Board(const Graph& graph, Games& games, Control& control);

  /// Whether a token can be put on `v`; false for numbers that are no vertex.
  [[nodiscard]] bool free(Vertex v) const noexcept;
  [[nodiscard]] bool over() const noexcept { return regions_.size() == vacant_.size(); }
  /// Puts a token on a free vertex. O(size of its component) and the games of what it leaves.
  void play(Vertex v);

  /// What is left to play, without the tokens on the board. O(kinds of games).
  [[nodiscard]] Position position() const;

  /// The components that are left, and some without vertices.
  [[nodiscard]] std::span<const Region> regions() const noexcept { return regions_; }
  /// The types of all components there have ever been.
  [[nodiscard]] const std::set<GraphType>& met() const noexcept { return met_; }

 private:
  static constexpr std::int32_t kGone = -1;

  void place(std::vector<Vertex> vertices);
  void count(const Component& game, std::int64_t times);

  const Graph& graph_;
  Games& games_;
  Control& control_;
  Subgraphs subgraphs_;
  std::vector<std::int32_t> home_;  // index into regions_, or kGone
  std::vector<Region> regions_;
  std::vector<std::size_t> vacant_;  // regions_ without vertices
  std::map<Unit, std::int64_t> units_;
  std::int64_t tokens_ = 0;
  std::int64_t unlisted_count_ = 0;
  Bounds unlisted_;
  std::set<GraphType> met_;
};

}  // namespace minimex::duel
