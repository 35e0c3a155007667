// Finds the moves of a duel's two strategies with the help of the engine.
//
// The guide of a StrategyWalk on games that list every graph they meet. Beside each position it
// keeps a place: components of the board whose sum the position is, for the engine answers about
// vertices. Each choice is recorded; the walk that writes the proof repeats them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "minimex/games/duel_board.hpp"
#include "minimex/games/duel_graph.hpp"
#include "minimex/games/duel_walk.hpp"
#include "minimex/games/independence_duel/proof.hpp"

namespace minimex::independence_duel {

class ProofFinder {
 public:
  using RegionId = std::uint32_t;
  struct Place {
    std::vector<RegionId> open = {};               ///< components that are a unit but no tempo move
    std::optional<RegionId> tempo = std::nullopt;  ///< one that is, when the position has one
  };
  using Walk = duel::StrategyWalk<ProofFinder>;
  struct Choice {
    duel::Bound bound;
    std::int64_t target;
    duel::Step step;
  };

  ProofFinder(const Solved& solved, Control& control);

  /// Shows that the value of what is left on the board is `value`.
  bool show_value(const duel::Board& board, duel::Side side, std::int64_t value);

  [[nodiscard]] duel::Games& games() noexcept { return games_; }
  [[nodiscard]] const Walk& walk() const noexcept { return walk_; }
  /// Why nothing more can be shown.
  [[nodiscard]] RunReport run() const;
  /// The choice made for a position, with a target at least as hard; null when there is none.
  [[nodiscard]] const Choice* choice(duel::Bound bound, const duel::Sum& sum,
                                     std::int64_t target) const;
  template <class Visit>
  void for_each_choice(Visit visit) const {
    for (const auto& [sum, choices] : choices_) {
      for (const Choice& choice : choices) visit(choice);
    }
  }

  // The guide of the walk.
  std::optional<duel::Step> choose(duel::Bound bound, const duel::Sum& sum, duel::Side side,
                                   std::int64_t target, const Place& place);
  Place enter(const Place& place, duel::Side mover, const duel::Step& step);
  void reject(std::string_view why) noexcept;

 private:
  struct Exit {
    duel::Option option;
    std::vector<RegionId> left;
  };
  struct Region {
    std::vector<Vertex> vertices;
    duel::Component game;
    bool expanded = false;
    std::vector<Exit> exits = {};  // for the moves that leave different games
  };
  struct Candidate {
    duel::Step step;
    duel::Position next;
    std::int64_t order;
  };
  struct HashSum {
    std::size_t operator()(const duel::Sum& sum) const noexcept { return sum.hash(); }
  };
  struct HashVertices {
    std::size_t operator()(const std::vector<Vertex>& vertices) const noexcept;
  };

  void list(const Graph& core);
  Place place_of(const duel::Board& board);
  RegionId region(std::vector<Vertex> vertices);
  const std::vector<Exit>& exits(RegionId id);
  void add(Place& place, RegionId id) const;
  bool holds(duel::Bound bound, const duel::Position& next, duel::Side mover, std::int64_t target,
             const Place& place);

  const Solved& solved_;
  Control& control_;
  duel::Subgraphs subgraphs_;
  std::unique_ptr<conflict::ScoreOracle> oracle_;
  RunReport run_;
  duel::Games games_;
  Walk walk_;
  std::uint32_t trials_;  // graphs larger than small ones that may still be explored
  std::unordered_map<std::vector<Vertex>, RegionId, HashVertices> ids_;
  std::vector<Region> regions_;
  std::unordered_map<duel::Sum, std::vector<Choice>, HashSum> choices_;
  std::uint64_t bytes_ = 0;  // about those of regions and choices
};

}  // namespace minimex::independence_duel
