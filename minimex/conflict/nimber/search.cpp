#include "minimex/conflict/nimber/search.hpp"

#include <cassert>
#include <memory>
#include <optional>

#include "minimex/conflict/nimber/kayles_rules.hpp"
#include "minimex/conflict/nimber/outcome_search.hpp"
#include "minimex/conflict/nimber/root_graph.hpp"

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

std::uint64_t nimber_search_bytes(Vertex vertices) noexcept {
  return with_width(vertices, [&]<int W>() { return NodeSearch<W>::least_bytes(vertices); });
}

std::unique_ptr<NimberSearch> make_nimber_search(const Graph& graph, const NimberOptions& options,
                                                 std::uint64_t bytes, Control& control) {
  const Vertex vertices = graph.vertex_count();
  assert(1 <= vertices && vertices <= kNimberMostVertices);
  assert(bytes >= nimber_search_bytes(vertices));
  auto root = options.roots ? root_graph(graph) : std::nullopt;
  if (root && root->graph.vertex_count() <= vertices) {
    return with_width(root->graph.vertex_count(), [&]<int W>() -> std::unique_ptr<NimberSearch> {
      return std::make_unique<ArcSearch<W>>(ArcKayles<W>(*root), root->graph, vertices, options,
                                            bytes, control);
    });
  }
  return with_width(vertices, [&]<int W>() -> std::unique_ptr<NimberSearch> {
    return std::make_unique<NodeSearch<W>>(NodeKayles<W>(graph), graph, vertices, options, bytes,
                                           control);
  });
}

}  // namespace minimex::conflict
