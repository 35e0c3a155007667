#include "minimex/conflict/nimber/small.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace minimex::conflict {
namespace {

using Set = std::uint32_t;

class SmallGame {
 public:
  explicit SmallGame(const Graph& graph) noexcept
      : all_((Set{1} << static_cast<unsigned>(graph.vertex_count())) - 1) {
    assert(graph.vertex_count() <= kNimberSmallVertices);
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      Set& taken = taken_[static_cast<std::size_t>(v)];
      taken = Set{1} << static_cast<unsigned>(v);
      for (const Vertex u : graph.neighbours(v)) taken |= Set{1} << static_cast<unsigned>(u);
    }
    std::fill_n(known_.begin(), std::size_t{all_} + 1, std::uint8_t{0});
  }

  [[nodiscard]] Set all() const noexcept { return all_; }

  unsigned nimber(Set available) noexcept {
    std::uint8_t& known = known_[available];
    if (known != 0) return known - 1U;
    const Set lonely = isolated(available);
    const unsigned value = lonely == 0 ? mex_of_options(available)
                                       : (available == lonely ? 0 : nimber(available & ~lonely)) ^
                                             (static_cast<unsigned>(std::popcount(lonely)) & 1U);
    known = static_cast<std::uint8_t>(value + 1);
    return value;
  }

  /// The connected part of `available` that holds its smallest vertex.
  [[nodiscard]] Set first_part(Set available) const noexcept {
    Set part = available & (~available + 1);
    for (Set fresh = part; fresh != 0;) {
      Set reached = 0;
      for (; fresh != 0; fresh &= fresh - 1) reached |= taken_[lowest(fresh)];
      fresh = reached & available & ~part;
      part |= fresh;
    }
    return part;
  }

 private:
  static std::size_t lowest(Set set) noexcept {
    return static_cast<std::size_t>(std::countr_zero(set));
  }

  /// The members of `available` without a neighbour in it.
  [[nodiscard]] Set isolated(Set available) const noexcept {
    Set out = 0;
    for (Set left = available; left != 0; left &= left - 1) {
      const Set vertex = left & (~left + 1);
      if ((taken_[lowest(left)] & available) == vertex) out |= vertex;
    }
    return out;
  }

  unsigned mex_of_options(Set available) noexcept {
    std::uint32_t reached = 0;  // bit h: some option has nimber h
    for (Set left = available; left != 0; left &= left - 1) {
      reached |= std::uint32_t{1} << nimber(available & ~taken_[lowest(left)]);
    }
    return static_cast<unsigned>(std::countr_one(reached));
  }

  Set all_;
  std::array<Set, kNimberSmallVertices> taken_{};
  // nimber + 1, or 0; only the subsets of all_ are ever looked at
  std::array<std::uint8_t, std::size_t{1} << kNimberSmallVertices> known_;
};

}  // namespace

int small_nimber(const Graph& graph) noexcept {
  SmallGame game(graph);
  return static_cast<int>(game.nimber(game.all()));
}

std::vector<int> small_component_nimbers(const Graph& graph) {
  SmallGame game(graph);
  std::vector<int> nimbers;
  for (Set left = game.all(); left != 0;) {
    const Set part = game.first_part(left);
    nimbers.push_back(static_cast<int>(game.nimber(part)));
    left &= ~part;
  }
  return nimbers;
}

}  // namespace minimex::conflict
