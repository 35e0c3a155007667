#include "minimex/games/node_kayles/proof.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "minimex/conflict/nimber/symmetry.hpp"
#include "minimex/core/canonical.hpp"
#include "minimex/core/components.hpp"
#include "minimex/formats/graph_types.hpp"
#include "minimex/formats/kayles_position.hpp"
#include "minimex/formats/proof_kinds.hpp"
#include "minimex/games/node_kayles/proof_facts.hpp"

namespace minimex::node_kayles {
namespace {

constexpr Vertex kNone = -1;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

bool has_theorem(const Graph& graph) {
  bool thin = true;
  for (Vertex v = 0; thin && v < graph.vertex_count(); ++v) thin = graph.degree(v) <= 2;
  return kayles_theorem(static_cast<std::uint64_t>(graph.vertex_count()), graph.edge_count(), thin)
      .has_value();
}

/// Writes an involution, given by images or kNone, as pairs.
void write_pairs(ProofWriter& out, const std::vector<Vertex>& image) {
  const auto pairs =
      (image.size() - static_cast<std::size_t>(std::ranges::count(image, kNone))) / 2;
  out.number(pairs);
  Vertex next = 0;
  for (Vertex u = 0; u < static_cast<Vertex>(image.size()); ++u) {
    if (image[at(u)] < u) continue;
    out.number(static_cast<std::uint64_t>(u - next));
    out.number(static_cast<std::uint64_t>(image[at(u)] - u - 1));
    next = u + 1;
  }
}

class Prover {
 public:
  Prover(const Graph& graph, std::span<const Vertex> line, Control& control)
      : graph_(graph),
        line_(line),
        control_(control),
        facts_(control),
        components_(component_graphs(graph)),
        component_of_(at(graph.vertex_count())),
        image_(at(graph.vertex_count()), kNone) {
    for (std::size_t i = 0; i < components_.size(); ++i) {
      for (const Vertex v : components_[i].vertices) component_of_[at(v)] = i;
    }
  }

  RunReport write(ProofWriter& out) {
    find_involutions();
    if (!collect_start() || !collect_line() || !show_all()) {
      return failure_.status == Status::Proved ? facts_.report() : failure_;
    }
    facts_.write(out);
    write_pairs(out, image_);
    for (const std::vector<Vertex>& image : large_images_) write_pairs(out, image);
    return facts_.report();
  }

 private:
  /// Components with a free involution, and pairs of equal ones that are too large for the table.
  void find_involutions() {
    std::map<std::vector<Edge>, std::size_t> single;  // large components without a partner
    for (std::size_t i = 0; i < components_.size() && !control_.stopped(); ++i) {
      const auto& [vertices, graph] = components_[i];
      if (has_theorem(graph)) continue;
      const std::vector<Vertex> image = conflict::free_involution(graph);
      for (std::size_t v = 0; v < image.size(); ++v)
        image_[at(vertices[v])] = vertices[at(image[v])];
      if (!image.empty() || graph.vertex_count() <= GraphTypes::kMostVertices) continue;
      const auto [partner, is_new] = single.try_emplace(graph.edges(), i);
      if (is_new) continue;
      pair_up(components_[partner->second].vertices, vertices);
      single.erase(partner);
    }
  }

  void pair_up(const std::vector<Vertex>& a, const std::vector<Vertex>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
      image_[at(a[i])] = b[i];
      image_[at(b[i])] = a[i];
    }
  }

  /// What the nimber of the start needs.
  bool collect_start() {
    std::vector<Vertex> others;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (image_[at(v)] == kNone) others.push_back(v);
    }
    KaylesPosition position(graph_);
    position.free(others);
    const KaylesPosition::Sum& sum = position.sum();
    for (const auto& [first, vertices] : sum.large) {
      large_images_.push_back(conflict::free_involution(induced_subgraph(graph_, vertices)));
      if (large_images_.back().empty()) return too_large(vertices.size());
    }
    collect(sum);
    return true;
  }

  /// What shows that every other position of the line is 0: those after moves 1, 3, ... or 2, 4,
  /// ..., up to the last.
  bool collect_line() {
    std::vector<bool> free(at(graph_.vertex_count()), true);
    std::vector<std::vector<Vertex>> taken;
    for (const Vertex v : line_) {
      taken.push_back({v});
      for (const Vertex u : graph_.neighbours(v)) {
        if (free[at(u)]) taken.back().push_back(u);
      }
      for (const Vertex u : taken.back()) free[at(u)] = false;
    }
    KaylesPosition position(graph_);
    for (std::size_t moves = taken.size(); moves > 0; --moves) {
      if (control_.stopped()) return false;
      if ((taken.size() - moves) % 2 == 0) {
        const KaylesPosition::Sum& sum = position.sum();
        if (!sum.large.empty()) return too_large(sum.large.begin()->second.size());
        collect(sum);
      }
      position.free(taken[moves - 1]);
    }
    return true;
  }

  void collect(const KaylesPosition::Sum& sum) {
    for (const auto& [name, vertices] : sum.parts) needs_.try_emplace(name, vertices);
  }

  bool too_large(std::size_t vertices) {
    failure_ = {.status = Status::LimitReached,
                .limit = fmt::format("a part of {} vertices is too large for the proof, which "
                                     "takes at most {}",
                                     vertices, GraphTypes::kMostVertices)};
    return false;
  }

  /// Component by component, so that one search at a time holds memory.
  bool show_all() {
    std::map<std::size_t, std::vector<PlacedGraph>> by_component;
    for (auto& [name, vertices] : needs_) {
      by_component[component_of_[at(vertices.front())]].push_back({name, std::move(vertices)});
    }
    for (auto& [component, parts] : by_component) {
      if (control_.stopped() || !show(components_[component], parts)) return false;
    }
    return !control_.stopped();
  }

  bool show(const GraphComponent& component, std::vector<PlacedGraph>& parts) {
    if (component.graph.vertex_count() > conflict::kNimberMostVertices) {
      return std::ranges::all_of(parts, [&](PlacedGraph& part) {
        std::iota(part.place.begin(), part.place.end(), 0);
        return facts_.enter(named_graph(part.name.first, part.name.second)) &&
               facts_.show_nimber(part);
      });
    }
    if (!facts_.enter(component.graph)) return false;
    return std::ranges::all_of(parts, [&](PlacedGraph& part) {
      for (Vertex& v : part.place) {
        const auto place = std::ranges::lower_bound(component.vertices, v);
        v = static_cast<Vertex>(place - component.vertices.begin());
      }
      return facts_.show_nimber(part);
    });
  }

  const Graph& graph_;
  std::span<const Vertex> line_;
  Control& control_;
  FactFinder facts_;
  std::vector<GraphComponent> components_;
  std::vector<std::size_t> component_of_;
  std::vector<Vertex> image_;                      // the involution of the start
  std::vector<std::vector<Vertex>> large_images_;  // of parts without twins, too large for a name
  std::map<GraphTypes::Name, std::vector<Vertex>> needs_;  // parts whose nimber is to be shown
  RunReport failure_;
};

RunReport write_proof(const Graph& graph, std::span<const Vertex> line, ProofWriter& out,
                      Control& control) {
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  const std::uint64_t bytes = 2 * KaylesPosition::bytes(vertices) + 32 * graph.edge_count();
  if (!control.fits(bytes)) return needs_memory("the proof", bytes, control.budget());
  return Prover(graph, line, control).write(out);
}

/// A search leaves at most about one fact a position, about graphs rather smaller than its own; a
/// component that needs no search takes a few dozen facts, or an involution.
std::uint64_t predicted_bytes(const Graph& graph, std::uint64_t positions) {
  constexpr std::size_t kSmall = 12;
  constexpr std::uint64_t kBytesOfSmall = 40;  // a vertex
  constexpr std::uint64_t kBytesOfPair = 6;
  std::uint64_t bytes = 64;
  std::size_t largest = 0;
  for (const std::vector<Vertex>& component : connected_components(graph)) {
    if (std::ranges::all_of(component, [&](Vertex v) { return graph.degree(v) <= 2; })) continue;
    bytes += component.size() * (component.size() <= kSmall ? kBytesOfSmall : kBytesOfPair);
    largest = std::max(largest, component.size());
  }
  largest = std::min(largest, at(GraphTypes::kMostVertices));
  return bytes + positions * (graph_name_length(static_cast<Vertex>(largest)) / 16 + 12);
}

}  // namespace

Certificate nimber_certificate(std::shared_ptr<const Graph> graph, std::vector<Vertex> line,
                               std::uint64_t positions) {
  const std::uint64_t bytes = predicted_bytes(*graph, positions);
  return {.kind = std::string(proof_kind::kNimberTable),
          .bytes = bytes,
          .write = [graph = std::move(graph), line = std::move(line)](ProofWriter& out,
                                                                      Control& control) {
            return write_proof(*graph, line, out, control);
          }};
}

}  // namespace minimex::node_kayles
