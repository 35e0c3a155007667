// Positions of the independence duel as sums of games: what its proofs speak of.
//
// Every component of what is left on the board is a game by itself. A listed graph (formats/
// graph_types.hpp) is either *explored*, when all that a token can leave of it is explored, too:
// then only its moves count, and games with the same moves are one unit, however the graphs look;
// or it is *large* and is a unit of its own. Three equalities hold in any company and for either
// side to move, so positions are kept in a form reduced by them:
//   - closed twins (equal closed neighbourhoods) are one vertex to both players;
//   - a game all of whose moves score c tokens more than another's is that other game and c tokens;
//   - w tempo moves, a game that ends after w tokens whatever is played, are w mod 2 of them and
//     the other tokens: who meets the first of a pair answers with the second.
// docs/certificates.md proves them and the bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/graph_types.hpp"
#include "minimex/games/duel_worth.hpp"

namespace minimex::duel {

enum class Side : std::uint8_t { Maximiser, Minimiser };

constexpr Side other(Side side) noexcept {
  return side == Side::Maximiser ? Side::Minimiser : Side::Maximiser;
}
constexpr Side side_of(FirstPlayer player) noexcept {
  return player == FirstPlayer::Maximiser ? Side::Maximiser : Side::Minimiser;
}

using Unit = std::uint32_t;
inline constexpr Unit kTempo = 0;             ///< one move, one token
inline constexpr Unit kNothing = 0xffffffff;  ///< no game

/// A multiset of units, tempo at most once.
class Sum {
 public:
  struct Part {
    Unit unit = 0;
    std::uint32_t count = 0;
    friend bool operator==(const Part&, const Part&) = default;
  };

  /// By increasing unit.
  [[nodiscard]] std::span<const Part> parts() const noexcept { return parts_; }
  [[nodiscard]] bool empty() const noexcept { return parts_.empty(); }
  /// Adds a unit (or kNothing); returns the tokens that this settles: 2 for a second tempo move.
  std::int64_t add(Unit unit, std::uint32_t count = 1);
  /// Takes away one of a unit that is there.
  void remove(Unit unit);
  [[nodiscard]] std::size_t hash() const noexcept;

  friend bool operator==(const Sum&, const Sum&) = default;

 private:
  std::vector<Part> parts_;
};

/// A sum, the tokens that play makes besides, and what is known of components that have no unit.
struct Position {
  Sum sum = {};
  std::int64_t tokens = 0;
  bool listed = true;    ///< every component has a unit (or is settled)
  Bounds unlisted = {};  ///< the tokens that the others take, whatever is played
};

/// A connected graph as a game: `tokens` in any case and a unit, or bounds.
struct Component {
  std::int64_t tokens = 0;
  Unit unit = kNothing;
  bool listed = true;
  Bounds unlisted = {};
  std::optional<GraphType> type = std::nullopt;  ///< its place in the list; none for one vertex
};

/// A move in a unit. Moves that leave the same are one option; the minimiser takes `least`, the
/// maximiser `most`.
struct Option {
  std::vector<Unit> parts = {};  ///< units left, increasing
  std::int64_t least = 1;        ///< tokens scored, the move's own included
  std::int64_t most = 1;
  bool listed = true;  ///< every component left has a unit
  Bounds unlisted = {};
  Vertex vertex = -1;  ///< of a large unit: the first vertex whose token leaves this

  void add(const Component& component);
};

/// The units that the listed graphs make. Numbers of units and options depend on nothing but the
/// list, the flags, and their order.
class Games {
 public:
  /// Called with each graph that is met without being listed; may list it.
  using Unlisted = std::function<void(const Graph& core)>;

  /// `types` may be empty and grow. `control` must outlive this; when it stops or the memory is
  /// used up, `run()` says so and results mean nothing.
  Games(GraphTypes types, Control& control, Unlisted unlisted = {});

  [[nodiscard]] GraphTypes& types() noexcept { return types_; }

  /// Makes a type explored or large, once. False when `explored` and something that a token
  /// leaves of it is not: then nothing is changed.
  bool classify(GraphType type, bool explored);

  /// The game that a connected graph with at least one vertex is.
  Component component(const Graph& connected);
  /// The same for a classified type.
  [[nodiscard]] Component component(GraphType type) const;

  /// The different moves in a unit, in a fixed order. Expands large units when first asked.
  std::span<const Option> options(Unit unit);
  /// The type of a large unit; nothing for others.
  [[nodiscard]] std::optional<GraphType> large_type(Unit unit) const noexcept;
  /// A token on vertex `v` of a listed graph. Adds the listed types of what is left to `left`.
  Option option(GraphType type, Vertex v, std::vector<GraphType>* left = nullptr) {
    return option(types_.graph(type), v, left);
  }
  /// The listed types of what a token on any vertex leaves, each at least once.
  std::vector<GraphType> left_by_moves(GraphType type);
  [[nodiscard]] bool explored(GraphType type) const noexcept;

  /// Bounds of the tokens that play makes with `side` to move, without search. Remembers what pairs
  /// of games are worth; the first question about a pair looks at all pairs it can lead to.
  [[nodiscard]] Bounds bounds(const Position& position, Side side);

  /// The position after a move; `mover` decides between the tokens of the option.
  [[nodiscard]] static Position after(const Sum& sum, Unit unit, const Option& option, Side mover);

  [[nodiscard]] bool failed() const noexcept { return run_.status != Status::Proved; }
  [[nodiscard]] const RunReport& run() const noexcept { return run_; }
  [[nodiscard]] std::uint64_t bytes() const noexcept { return types_.bytes() + bytes_; }

 private:
  struct Entry {
    std::vector<Option> options;
    Worth worth;
    std::optional<GraphType> large;
    bool expanded = true;
    std::uint64_t name = 0;  // tells explored units apart whatever their numbers
  };
  struct Kind {
    std::int64_t tokens = 0;
    Unit unit = kNothing;
    bool classified = false;
  };

  Option option(const Graph& graph, Vertex v, std::vector<GraphType>* left);
  Component identify(const Graph& connected);
  bool expand(GraphType type, bool explored, std::vector<Option>& options);
  Kind intern(std::vector<Option> options);
  [[nodiscard]] Worth worth_of(std::span<const Option> options) const noexcept;
  [[nodiscard]] std::uint64_t name_of(std::span<const Option> options) const noexcept;
  Worth worth_in_pairs(std::span<const Sum::Part> parts);
  Worth pair(Unit a, Unit b);
  void add_moves(Unit mover, Unit beside, MovesWorth& moves);
  bool may_go_on(std::uint64_t new_bytes);

  GraphTypes types_;
  Control& control_;
  Unlisted unlisted_;
  RunReport run_;
  std::vector<Kind> kinds_;  // by type
  std::vector<Entry> entries_;
  std::unordered_multimap<std::uint64_t, Unit> by_hash_;
  std::unordered_map<std::uint64_t, Worth> pairs_;         // by both units
  std::unordered_map<std::string, Component> identified_;  // small listed graphs, as they came
  std::uint64_t bytes_ = 0;
};

}  // namespace minimex::duel
