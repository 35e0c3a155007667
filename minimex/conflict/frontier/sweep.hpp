// A sweep over the vertices of a graph: all independent sets at once, told apart only by which
// later vertices they block.
//
// Each vertex in turn gets no token or, unless blocked, one. Sets that block the same later
// vertices can be gone on with in the same ways, so they are one state: their numbers add up, and
// where only largest sets count, those with fewer tokens are dropped. With a clique cover and a
// size `least`, a state is dropped, too, when its tokens and one for each clique that is not yet
// used up are fewer than that. Time and memory go with the states (order.hpp). This is the transfer
// matrix method of statistical mechanics on any order of any graph.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "minimex/conflict/frontier/states.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Which independent sets are of interest.
struct SweepGoal {
  bool largest = true;                     ///< only those of most tokens; else all
  Vertex least = 0;                        ///< largest: only from so many tokens on
  std::span<const Vertex> clique_of = {};  ///< largest: a clique cover, for bounds; may be empty
  /// At all places together; the sweep is given up when it has more, or it looks like four times
  /// as many.
  std::uint64_t most_states = UINT64_MAX;
  /// largest: what a token on each vertex counts; empty: 1. Then no `clique_of`.
  std::span<const std::int64_t> weights = {};

  /// What a token on `v` counts.
  [[nodiscard]] std::uint64_t weight(Vertex v) const {
    if (!largest) return 0;
    return weights.empty() ? 1 : static_cast<std::uint64_t>(weights[static_cast<std::size_t>(v)]);
  }
};

class Sweep {
 public:
  using Word = FrontierStates::Word;

  /// Where the two choices for a vertex lead from a state; kNone: the choice is not possible, or
  /// leads to too few tokens.
  struct Link {
    std::uint32_t without = FrontierStates::kNone;
    std::uint32_t with = FrontierStates::kNone;
  };

  /// `limbs`: 1 to count sets, 0 when nobody wants to know. `held_bytes` are in use elsewhere; the
  /// graph, the order, and the cover outlive the sweep.
  Sweep(const Graph& graph, std::span<const Vertex> order, const SweepGoal& goal, std::size_t limbs,
        std::uint64_t held_bytes, Control& control);

  /// Bytes that a sweep takes beside its states.
  static std::uint64_t fixed_bytes(std::uint64_t vertices) noexcept;

  /// Decides on the next vertex; with `links`, for each state where its choices lead. False when a
  /// limit ends the sweep: `report` says which. Requires !done().
  bool advance(std::vector<Link>* links);

  [[nodiscard]] bool done() const noexcept { return place_ == order_.size(); }
  /// The states at this place; at the end one at most, none when no set is of interest.
  [[nodiscard]] const FrontierStates& states() const noexcept { return now_; }
  [[nodiscard]] const RunReport& report() const noexcept { return report_; }
  /// Counts bytes of the caller from now on.
  void hold(std::uint64_t bytes) noexcept { held_bytes_ += bytes; }

 private:
  [[nodiscard]] std::size_t most_slots() const;
  void enter(Vertex v);
  void leave(Vertex v);
  void shift_clique(Vertex v, Vertex left, Vertex in_frontier);
  void find_frontier_cliques();
  [[nodiscard]] bool hopeless() const;
  [[nodiscard]] bool promising(Word tokens) const;
  bool add(Word tokens, std::span<const Limb> count, std::uint32_t& link);
  bool fail(RunReport why);
  bool stopped_after(std::size_t words);

  const Graph& graph_;
  std::span<const Vertex> order_;
  SweepGoal goal_;
  std::uint64_t held_bytes_;
  Control& control_;
  std::size_t place_ = 0;
  std::vector<std::uint8_t> decided_;
  std::vector<std::int32_t> slot_of_;     // of frontier vertices; -1 for others
  std::vector<Vertex> in_slot_;           // -1: free
  std::vector<std::int32_t> free_slots_;  // a stack
  FrontierStates now_;
  FrontierStates next_;
  std::uint64_t most_bytes_ = 0;  // for `next_`
  RunReport report_;
  std::uint64_t steps_ = 0;
  std::size_t work_ = 0;      // words since `control` was last asked
  std::vector<Word> blocks_;  // slots of the later neighbours of the vertex at hand
  std::vector<Word> key_;     // of the state at hand
  // Of each clique: vertices not decided, and how many of them are in the frontier.
  std::vector<Vertex> clique_left_;
  std::vector<Vertex> clique_in_frontier_;
  Word open_cliques_ = 0;                // that have a vertex neither decided nor in the frontier
  std::vector<Word> frontier_cliques_;   // the slots of each of the others that has vertices left
  Word coarse_cliques_ = 0;              // of those, the ones that have no row there
  std::vector<std::size_t> clique_row_;  // scratch: their place there
};

}  // namespace minimex::conflict
