#include "minimex/conflict/matching.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// How many vertices are handled between two questions whether to stop.
constexpr std::uint32_t kPatience = 1 << 12;

class Starter {
 public:
  Starter(const Graph& graph, Matching& matching, Control& control)
      : graph_(graph), matching_(matching), control_(control), choices_(matching.mate.size()) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      choices_[at(v)] = static_cast<std::uint32_t>(graph.degree(v));
      if (choices_[at(v)] == 1) forced_.push_back(v);
    }
  }

  void run() {
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (at(v) % kPatience == 0 && control_.stopped()) return;
      match_forced();
      match(v);
    }
  }

 private:
  [[nodiscard]] bool is_free(Vertex v) const noexcept { return matching_.mate[at(v)] < 0; }

  void match_forced() {
    while (!forced_.empty()) {
      const Vertex v = forced_.back();
      forced_.pop_back();
      match(v);
    }
  }

  void match(Vertex u) {
    if (!is_free(u) || choices_[at(u)] == 0) return;
    const auto list = graph_.neighbours(u);
    const Vertex partner =
        *std::find_if(list.begin(), list.end(), [&](Vertex w) { return is_free(w); });
    matching_.mate[at(u)] = partner;
    matching_.mate[at(partner)] = u;
    ++matching_.size;
    for (const Vertex taken : {u, partner}) {
      for (const Vertex w : graph_.neighbours(taken)) {
        if (is_free(w) && --choices_[at(w)] == 1) forced_.push_back(w);
      }
    }
  }

  const Graph& graph_;
  Matching& matching_;
  Control& control_;
  std::vector<std::uint32_t> choices_;  // free neighbours of each free vertex
  std::vector<Vertex> forced_;          // vertices that had exactly one choice
};

class Phases {
 public:
  Phases(const Graph& graph, std::span<const std::uint8_t> colour, Matching& matching,
         Control& control)
      : graph_(graph),
        matching_(matching),
        control_(control),
        looked_(matching.mate.size(), 0),
        scanned_(matching.mate.size(), 0),
        seen_(matching.mate.size(), 0) {
    std::vector<Vertex> others;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (matching.mate[at(v)] < 0) (colour[at(v)] == 0 ? roots_ : others).push_back(v);
    }
    if (others.size() < roots_.size()) roots_ = std::move(others);
  }

  void run() {
    const std::size_t all = roots_.size();
    for (bool augmented = true; augmented && !roots_.empty();) {
      augmented = false;
      ++phase_;
      std::size_t kept = 0;
      for (const Vertex root : roots_) {
        const Vertex end = search(root);
        if (stopped_) {
          matching_.maximum = false;
          return;
        }
        if (end >= 0) {
          augment(end);
          augmented = true;
        } else {
          roots_[kept++] = root;
        }
      }
      roots_.resize(kept);
      control_.progress("match", all - kept, all);
    }
  }

 private:
  /// Leaves an alternating path from `root` on `path_` and returns the free vertex at its end; -1
  /// when there is none among the vertices not yet seen in this phase.
  Vertex search(Vertex root) {
    path_.assign(1, root);
    scanned_[at(root)] = 0;
    while (!path_.empty()) {
      if (++steps_ % kPatience == 0 && control_.stopped()) {
        stopped_ = true;
        return -1;
      }
      const Vertex u = path_.back();
      if (const Vertex end = look_ahead(u); end >= 0) return end;
      if (const Vertex next = descend(u); next >= 0) {
        scanned_[at(next)] = 0;
        path_.push_back(next);
      } else {
        path_.pop_back();
      }
    }
    return -1;
  }

  Vertex look_ahead(Vertex u) {
    const auto list = graph_.neighbours(u);
    auto& next = looked_[at(u)];
    while (next < list.size() && matching_.mate[at(list[next])] >= 0) ++next;
    return next < list.size() ? list[next] : -1;
  }

  /// The mate of the next neighbour of `u` that this phase has not seen, -1 when there is none.
  Vertex descend(Vertex u) {
    const auto list = graph_.neighbours(u);
    auto& next = scanned_[at(u)];
    const bool forward = phase_ % 2 == 1;
    while (next < list.size()) {
      const Vertex w = forward ? list[next] : list[list.size() - 1 - next];
      ++next;
      if (seen_[at(w)] == phase_) continue;
      seen_[at(w)] = phase_;
      return matching_.mate[at(w)];
    }
    return -1;
  }

  void augment(Vertex end) {
    seen_[at(end)] = phase_;
    while (!path_.empty()) {
      const Vertex u = path_.back();
      path_.pop_back();
      std::swap(matching_.mate[at(u)], end);
      matching_.mate[at(matching_.mate[at(u)])] = u;
    }
    ++matching_.size;
  }

  const Graph& graph_;
  Matching& matching_;
  Control& control_;
  std::vector<std::uint32_t> looked_;   // neighbours known to be matched, from the front
  std::vector<std::uint32_t> scanned_;  // neighbours tried in this phase
  std::vector<std::uint32_t> seen_;     // phase that last reached the vertex
  std::vector<Vertex> roots_;
  std::vector<Vertex> path_;
  std::uint32_t phase_ = 0;
  std::uint32_t steps_ = 0;
  bool stopped_ = false;
};

}  // namespace

std::uint64_t matching_bytes(std::uint64_t vertices) noexcept {
  return 32 * vertices;  // seven arrays of 4 bytes, the lists of roots and the set among them
}

Matching maximum_matching(const Graph& graph, std::span<const std::uint8_t> colour,
                          bool greedy_start, Control& control) {
  Matching matching;
  matching.mate.assign(at(graph.vertex_count()), -1);
  if (greedy_start) Starter(graph, matching, control).run();
  Phases(graph, colour, matching, control).run();
  return matching;
}

std::vector<std::uint8_t> koenig_set(const Graph& graph, std::span<const std::uint8_t> colour,
                                     const Matching& matching) {
  std::vector<std::uint8_t> set(colour.size());
  std::vector<Vertex> queue;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    set[at(v)] = colour[at(v)];
    if (colour[at(v)] == 0 && matching.mate[at(v)] < 0) {
      set[at(v)] = 1;
      queue.push_back(v);
    }
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const Vertex w : graph.neighbours(queue[i])) {
      if (set[at(w)] == 0) continue;
      set[at(w)] = 0;
      const Vertex next = matching.mate[at(w)];
      set[at(next)] = 1;
      queue.push_back(next);
    }
  }
  return set;
}

}  // namespace minimex::conflict
