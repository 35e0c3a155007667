#include "minimex/conflict/nimber/search.hpp"

#include <cassert>
#include <memory>
#include <optional>

#include "minimex/conflict/nimber/kayles_rules.hpp"
#include "minimex/conflict/nimber/outcome_search.hpp"

namespace minimex::conflict {
namespace {

/// Calls `use` with the least width that holds `vertices` vertices.
template <class Use>
auto with_width(Vertex vertices, Use use) {
  if (vertices <= 64) return use.template operator()<1>();
  if (vertices <= 128) return use.template operator()<2>();
  if (vertices <= 192) return use.template operator()<3>();
  if (vertices <= 256) return use.template operator()<4>();
  if (vertices <= 512) return use.template operator()<8>();
  return use.template operator()<kNimberMostVertices / 64>();
}

template <int W>
using NodeSearch = OutcomeSearch<W, NodeKayles<W>>;
template <int W>
using ArcSearch = OutcomeSearch<W, ArcKayles<W>>;

}  // namespace

NimberSearchPlan::NimberSearchPlan(const Graph& graph, const NimberTechniques& techniques)
    : graph_(graph),
      techniques_(techniques),
      root_(techniques.roots ? root_graph(graph) : std::nullopt) {
  assert(1 <= graph.vertex_count() && graph.vertex_count() <= kNimberMostVertices);
  if (root_ && root_->graph.vertex_count() > graph.vertex_count()) root_.reset();
}

std::uint64_t NimberSearchPlan::least_bytes() const noexcept {
  const Vertex moves = graph_.vertex_count();
  if (!root_) return with_width(moves, [&]<int W>() { return NodeSearch<W>::least_bytes(moves); });
  return with_width(root_->graph.vertex_count(),
                    [&]<int W>() { return ArcSearch<W>::least_bytes(moves); });
}

std::unique_ptr<NimberSearch> NimberSearchPlan::make(std::uint64_t bytes, Control& control) const {
  using Search = std::unique_ptr<NimberSearch>;
  const Vertex moves = graph_.vertex_count();
  if (!root_) {
    return with_width(moves, [&]<int W>() -> Search {
      return std::make_unique<NodeSearch<W>>(NodeKayles<W>(graph_), graph_, moves, techniques_,
                                             bytes, control);
    });
  }
  const Graph& root = root_->graph;
  return with_width(root.vertex_count(), [&]<int W>() -> Search {
    return std::make_unique<ArcSearch<W>>(ArcKayles<W>(*root_), root, moves, techniques_, bytes,
                                          control);
  });
}

}  // namespace minimex::conflict
