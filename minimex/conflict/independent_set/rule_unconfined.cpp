// Unconfined vertices.
//
// Suppose every optimum holds v, and grow S = {v}. Let u be outside with exactly one neighbour s in
// S. If u has no neighbour outside N[S], an optimum that contains S could swap s for u and stay as
// large; as S was forced, that is a contradiction. If u has exactly one neighbour w outside N[S],
// the same swap shows that every optimum that contains S contains w: S grows. A contradiction means
// that some optimum does without v, so v may go. The growth is cut off at a fixed size.
// Xiao and Nagamochi, "Confining sets and avoiding bottleneck cases: a simple maximum independent
// set algorithm in degree-3 graphs", 2013.
#include <cstddef>
#include <vector>

#include "minimex/conflict/independent_set/reductions.hpp"

namespace minimex::conflict {
namespace {

constexpr int kMostGrowth = 16;

class Confinement {
 public:
  Confinement(ReducedGraph& graph, Scratch& scratch)
      : graph_(graph), inside_(scratch.marks), contacts_(scratch.counts) {
    inside_.clear();
  }
  ~Confinement() {
    for (const Vertex u : around_) contacts(u) = 0;
  }
  Confinement(const Confinement&) = delete;
  Confinement& operator=(const Confinement&) = delete;

  void add(Vertex member) {
    inside_.add(member);
    for (const Vertex u : graph_.neighbours(member)) {
      inside_.add(u);
      if (contacts(u)++ == 0) around_.push_back(u);
    }
  }

  /// The vertex that S forces next, `kContradiction`, or `kNothing`.
  Vertex forced() {
    Vertex member = kNothing;
    for (const Vertex u : around_) {
      if (contacts(u) != 1) continue;
      Vertex outside = kContradiction;
      for (const Vertex w : graph_.neighbours(u)) {
        if (inside_.has(w)) continue;
        if (outside != kContradiction) {
          outside = kNothing;
          break;
        }
        outside = w;
      }
      if (outside == kContradiction) return kContradiction;
      if (outside != kNothing) member = outside;
    }
    return member;
  }

  static constexpr Vertex kNothing = -1;
  static constexpr Vertex kContradiction = -2;

 private:
  Vertex& contacts(Vertex u) { return contacts_[static_cast<std::size_t>(u)]; }

  ReducedGraph& graph_;
  Marks& inside_;                  // N[S]
  std::vector<Vertex>& contacts_;  // neighbours in S
  std::vector<Vertex> around_;     // N(S)
};

}  // namespace

bool reduce_unconfined(ReducedGraph& graph, Vertex v, Scratch& scratch) {
  Vertex next = v;
  {
    Confinement set(graph, scratch);
    for (int size = 0; next >= 0 && size < kMostGrowth; ++size) {
      set.add(next);
      next = set.forced();
    }
  }
  if (next != Confinement::kContradiction) return false;
  graph.discard(v);
  return true;
}

}  // namespace minimex::conflict
