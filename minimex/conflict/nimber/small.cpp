#include "minimex/conflict/nimber/small.hpp"

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
  explicit SmallGame(const Graph& graph) noexcept {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      Set& taken = taken_[static_cast<std::size_t>(v)];
      taken = Set{1} << static_cast<unsigned>(v);
      for (const Vertex u : graph.neighbours(v)) taken |= Set{1} << static_cast<unsigned>(u);
    }
  }

  unsigned nimber(Set available) noexcept {
    std::uint8_t& known = known_[available];
    if (known != 0) return known - 1U;
    std::uint32_t reached = 0;  // bit h: some option has nimber h
    for (Set left = available; left != 0; left &= left - 1) {
      const auto v = static_cast<std::size_t>(std::countr_zero(left));
      reached |= std::uint32_t{1} << nimber(available & ~taken_[v]);
    }
    const auto mex = static_cast<unsigned>(std::countr_one(reached));
    known = static_cast<std::uint8_t>(mex + 1);
    return mex;
  }

 private:
  std::array<Set, kNimberSmallVertices> taken_{};
  std::array<std::uint8_t, std::size_t{1} << kNimberSmallVertices> known_{};  // nimber + 1, or 0
};

}  // namespace

int small_nimber(const Graph& graph) noexcept {
  assert(graph.vertex_count() <= kNimberSmallVertices);
  const Set all = (Set{1} << static_cast<unsigned>(graph.vertex_count())) - 1;
  return static_cast<int>(SmallGame(graph).nimber(all));
}

}  // namespace minimex::conflict
