// Backtracking over images in breadth-first order: after the first vertex of a component, each
// vertex has a mapped neighbour, whose image's neighbours are the only candidates. Vertices are
// told apart beforehand by colour refinement (degree, then the colours around), which makes wrong
// branches short on boards and most graphs.
#include "minimex/conflict/score/symmetry.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "minimex/core/hash.hpp"

namespace minimex::conflict::duel {
namespace {

constexpr std::size_t kMostPairs = 10'000'000;  // pairs of vertices looked at

std::vector<std::uint64_t> refined_colours(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.vertex_count());
  std::vector<std::uint64_t> colour(n, 1);
  std::vector<std::uint64_t> next(n);
  for (int round = 0; round < 8; ++round) {
    for (std::size_t v = 0; v < n; ++v) {
      std::uint64_t around = 0;
      for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
        around += mixed(colour[static_cast<std::size_t>(w)]);
      }
      next[v] = mixed(colour[v] * 3 + around);
    }
    colour.swap(next);
  }
  return colour;
}

class Finder {
 public:
  Finder(const Graph& graph, std::size_t most)
      : graph_(graph), most_(most), colour_(refined_colours(graph)) {
    const auto n = static_cast<std::size_t>(graph.vertex_count());
    image_.assign(n, -1);
    taken_.assign(n, false);
    parent_.assign(n, -1);
    std::vector<bool> seen(n, false);
    for (Vertex root = 0; root < graph.vertex_count(); ++root) {
      if (seen[index(root)]) continue;
      seen[index(root)] = true;
      order_.push_back(root);
      for (std::size_t i = order_.size() - 1; i < order_.size(); ++i) {
        for (const Vertex w : graph.neighbours(order_[i])) {
          if (seen[index(w)]) continue;
          seen[index(w)] = true;
          parent_[index(w)] = order_[i];
          order_.push_back(w);
        }
      }
    }
  }

  std::vector<std::vector<Vertex>> run() {
    extend(0);
    return std::move(found_);
  }

 private:
  static std::size_t index(Vertex v) noexcept { return static_cast<std::size_t>(v); }

  [[nodiscard]] bool done() const noexcept { return found_.size() >= most_ || pairs_ > kMostPairs; }

  /// Whether `order_[depth]` can go to `target`, given the images before it.
  [[nodiscard]] bool fits(std::size_t depth, Vertex target) const {
    const Vertex v = order_[depth];
    if (taken_[index(target)] || colour_[index(v)] != colour_[index(target)]) return false;
    return std::all_of(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(depth),
                       [&](Vertex w) {
                         return graph_.adjacent(v, w) == graph_.adjacent(target, image_[index(w)]);
                       });
  }

  void attempt(std::size_t depth, Vertex target) {
    pairs_ += depth + 1;
    if (done() || !fits(depth, target)) return;
    const Vertex v = order_[depth];
    image_[index(v)] = target;
    taken_[index(target)] = true;
    extend(depth + 1);
    taken_[index(target)] = false;
  }

  void extend(std::size_t depth) {
    if (depth == order_.size()) {
      const bool identity = std::all_of(order_.begin(), order_.end(),
                                        [&](Vertex v) { return image_[index(v)] == v; });
      if (!identity) found_.push_back(image_);
      return;
    }
    const Vertex parent = parent_[index(order_[depth])];
    if (parent >= 0) {
      for (const Vertex target : graph_.neighbours(image_[index(parent)])) attempt(depth, target);
    } else {
      for (Vertex target = 0; target < graph_.vertex_count(); ++target) attempt(depth, target);
    }
  }

  const Graph& graph_;
  std::size_t most_;
  std::vector<std::uint64_t> colour_;
  std::vector<Vertex> order_;
  std::vector<Vertex> parent_;  // an earlier neighbour in `order_`; -1 for roots
  std::vector<Vertex> image_;
  std::vector<bool> taken_;
  std::size_t pairs_ = 0;
  std::vector<std::vector<Vertex>> found_;
};

}  // namespace

std::vector<std::vector<Vertex>> find_symmetries(const Graph& graph, std::size_t most) {
  if (most == 0 || graph.vertex_count() == 0) return {};
  return Finder(graph, most).run();
}

}  // namespace minimex::conflict::duel
