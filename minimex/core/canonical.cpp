#include "minimex/core/canonical.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "minimex/core/ordered_partition.hpp"

namespace minimex {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// Place of the entry (row, col), row < col, in the upper triangle.
std::size_t place(std::size_t row, std::size_t col) noexcept {
  return col * (col - 1) / 2 + row;
}

/// The adjacency matrix of `graph` with its vertices in the order of a partition.
std::string name_in_order(const Graph& graph, const OrderedPartition& partition) {
  std::string name(graph_name_length(graph.vertex_count()), '\0');
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const auto col = at(partition.place[at(v)]);
    for (const Vertex u : graph.neighbours(v)) {
      const auto row = at(partition.place[at(u)]);
      if (row > col) continue;
      const std::size_t bit = place(row, col);
      name[bit / 8] = static_cast<char>(static_cast<unsigned char>(name[bit / 8]) | 1U << bit % 8);
    }
  }
  return name;
}

/// Classes of vertices that joins make.
class Orbits {
 public:
  explicit Orbits(std::size_t vertices) : up_(vertices) { std::iota(up_.begin(), up_.end(), 0); }
  Vertex find(Vertex v) noexcept {
    while (up_[at(v)] != v) v = up_[at(v)] = up_[at(up_[at(v)])];
    return v;
  }
  void join(Vertex u, Vertex v) noexcept { up_[at(find(u))] = find(v); }

 private:
  std::vector<Vertex> up_;
};

/// The search tree. A node is an equitable partition, a child splits off one vertex of a cell, and
/// a leaf, in which no cell matters any more, is an order of the vertices. The best leaf has the
/// least traces on the way, then the least name.
class Search {
 public:
  explicit Search(const Graph& graph) : graph_(graph), refiner_(graph) {}

  CanonicalGraph best() {
    std::uint64_t trace = 0;
    push(refiner_.coarsest(trace));
    while (!levels_.empty()) {
      Level& top = levels_.back();
      if (top.members.empty()) {
        leaf();
      } else if (top.next == top.members.size() || exhausted()) {
        levels_.pop_back();
        if (!path_.empty()) path_.pop_back();
      } else {
        descend(top);
      }
    }
    return {std::move(name_), std::move(order_)};
  }

 private:
  /// A node of the path from the root.
  struct Level {
    OrderedPartition partition;
    std::vector<Vertex> members = {};  // to be split off; none at a leaf
    std::size_t next = 0;
    bool better = false;   // than the best leaf, by the traces up to here
    bool on_best = false;  // the path up to here begins that of the best leaf
  };
  struct Step {
    Vertex vertex = 0;
    std::uint64_t trace = 0;
  };

  /// After the first leaf the search may be cut off: see canonical.hpp.
  [[nodiscard]] bool exhausted() const noexcept {
    constexpr std::uint64_t kMostWork = std::uint64_t{1} << 22;
    return !order_.empty() && refiner_.work() > kMostWork;
  }

  void push(OrderedPartition partition) {
    Level level{.partition = std::move(partition)};
    const Vertex cell = refiner_.cell_that_matters(level.partition);
    if (cell >= 0) {
      const auto members = level.partition.members(cell);
      level.members.assign(members.begin(), members.end());
    }
    levels_.push_back(std::move(level));
  }

  void descend(Level& top) {
    const std::size_t depth = path_.size();
    const Vertex v = top.members[top.next++];
    if (top.on_best && like_an_earlier_one(top, depth)) return;
    OrderedPartition child = top.partition;
    const std::uint64_t trace = refiner_.split_off(child, v);
    bool better = top.better;
    if (!order_.empty() && !better) {
      if (depth >= best_path_.size() || trace > best_path_[depth].trace) return;
      better = trace < best_path_[depth].trace;
    }
    const bool on_best = top.on_best && depth < best_path_.size() && best_path_[depth].vertex == v;
    path_.push_back({v, trace});
    push(std::move(child));
    levels_.back().better = better;
    levels_.back().on_best = on_best;
  }

  /// Whether an automorphism that keeps the path maps an earlier member to the one at hand.
  bool like_an_earlier_one(const Level& level, std::size_t depth) {
    if (depth >= orbits_.size()) return false;
    Orbits& orbits = orbits_[depth];
    const Vertex mine = orbits.find(level.members[level.next - 1]);
    for (std::size_t i = 0; i + 1 < level.next; ++i) {
      if (orbits.find(level.members[i]) == mine) return true;
    }
    return false;
  }

  void leaf() {
    const Level& top = levels_.back();
    std::string name = name_in_order(graph_, top.partition);
    const bool shorter = path_.size() < best_path_.size();
    if (order_.empty() || top.better || shorter || name < name_) {
      take(std::move(name), top.partition);
    } else if (name == name_) {
      use_automorphism(top.partition);
      return;
    }
    levels_.pop_back();
    if (!path_.empty()) path_.pop_back();
  }

  void take(std::string name, const OrderedPartition& partition) {
    orbits_.resize(std::min(orbits_.size(), shared_depth() + 1), Orbits(0));
    name_ = std::move(name);
    order_ = partition.order;
    best_path_ = path_;
    for (Level& level : levels_) {
      level.on_best = true;
      level.better = false;
    }
  }

  /// The order at hand and the best give the same graph: an automorphism, which keeps the steps
  /// that both paths share. What follows here is the image of what follows there.
  void use_automorphism(const OrderedPartition& partition) {
    const std::size_t depth = shared_depth();
    while (orbits_.size() <= depth) orbits_.emplace_back(order_.size());
    for (std::size_t level = 0; level <= depth; ++level) {
      for (std::size_t i = 0; i < order_.size(); ++i) {
        orbits_[level].join(order_[i], partition.order[i]);
      }
    }
    levels_.erase(levels_.begin() + static_cast<std::ptrdiff_t>(depth) + 1, levels_.end());
    path_.resize(depth);
  }

  [[nodiscard]] std::size_t shared_depth() const noexcept {
    std::size_t depth = 0;
    const std::size_t most = std::min(path_.size(), best_path_.size());
    while (depth < most && path_[depth].vertex == best_path_[depth].vertex) ++depth;
    return depth;
  }

  const Graph& graph_;
  PartitionRefiner refiner_;
  std::vector<Level> levels_;
  std::vector<Step> path_;  // the steps between the levels
  std::vector<Step> best_path_;
  std::vector<Vertex> order_;  // of the best leaf; empty before the first
  std::string name_;
  std::vector<Orbits> orbits_;  // by level of the best path
};

}  // namespace

std::size_t graph_name_length(Vertex vertices) noexcept {
  const auto n = static_cast<std::size_t>(vertices);
  return n == 0 ? 0 : (n * (n - 1) / 2 + 7) / 8;
}

CanonicalGraph canonical_graph(const Graph& graph) {
  if (graph.vertex_count() == 0) return {};
  return Search(graph).best();
}

std::string canonical_name(const Graph& graph) {
  return canonical_graph(graph).name;
}

Graph named_graph(Vertex vertices, const std::string& name) {
  std::vector<Edge> edges;
  for (Vertex col = 1; col < vertices; ++col) {
    for (Vertex row = 0; row < col; ++row) {
      const std::size_t bit = place(at(row), at(col));
      if ((static_cast<unsigned char>(name[bit / 8]) >> bit % 8 & 1) != 0) {
        edges.emplace_back(row, col);
      }
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

}  // namespace minimex
