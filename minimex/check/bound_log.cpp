#include "minimex/check/bound_log.hpp"

#include <cstddef>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/remaining_vertices.hpp"
#include "minimex/check/verdict.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex::check {
namespace {

enum class Step : std::uint8_t { Cover, Branch, Drop, Split };
constexpr std::uint64_t kLastStep = 3;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

class BoundCheck {
 public:
  BoundCheck(const Graph& graph, ProofReader& proof, Control& control)
      : graph_(graph),
        proof_(proof),
        control_(control),
        left_(graph.vertex_count()),
        member_before_(at(graph.vertex_count())),
        newest_(at(graph.vertex_count())) {}

  /// Reads, for each remaining vertex in order, 0 if it starts a clique, else r: it joins the
  /// clique whose newest member is its r-th neighbour.
  void cover(std::uint64_t bound) {
    std::uint64_t cliques = 0;
    for (Vertex v = left_.first(); v != left_.end(); v = left_.next(v)) {
      if (!goes_on()) return;
      const auto list = graph_.neighbours(v);
      const auto rank = static_cast<std::size_t>(proof_.number("the clique-mate", list.size()));
      newest_[at(v)] = 1;
      member_before_[at(v)] = -1;
      if (rank != 0) {
        join(v, list[rank - 1]);
      } else if (++cliques > bound) {
        throw Refuted(fmt::format("a cover has more than {}", counted(bound, "clique")));
      }
    }
  }

  RunReport log(std::uint64_t bound) {
    const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
    for (bool more = true; more && goes_on();) {
      const auto held = bound_bytes(vertices) + kTakenBytes * (left_.mark() + vertices) +
                        kPendingBytes * pending_.size();
      if (!control_.fits(held)) return needs_memory("the log", held, control_.budget());
      switch (static_cast<Step>(proof_.number("a step", kLastStep))) {
        case Step::Cover:
          cover(bound);
          more = resume(bound);
          break;
        case Step::Branch:
          branch(bound);
          break;
        case Step::Drop:
          drop();
          break;
        case Step::Split:
          split(bound);
          break;
      }
    }
    return {};
  }

 private:
  static constexpr std::uint64_t kPatience = (1 << 12) - 1;

  /// What is to be read when the node at hand is done.
  struct Pending {
    enum class Kind : std::uint8_t { Without, Part, Rest } kind;
    std::size_t mark;                 // put back what was taken out since
    Vertex vertex = -1;               // Without: the vertex branched on
    std::size_t part = 0;             // Part: how many vertices, taken out just before `mark`
    std::uint64_t bound = 0;          // of the node to come
    RemainingVertices::Aside rest{};  // Rest: the list to return to, whose node is done, too
  };

  // Of one entry while its array doubles.
  static constexpr std::uint64_t kTakenBytes = 72;
  static constexpr std::uint64_t kPendingBytes = 3 * sizeof(Pending);

  bool goes_on() {
    stopped_ = stopped_ || ((++steps_ & kPatience) == 0 && control_.stopped());
    return !stopped_;
  }

  void join(Vertex v, Vertex mate) {
    if (mate >= v || !left_.has(mate) || newest_[at(mate)] == 0) {
      throw Refuted(fmt::format("vertex {} joins vertex {}, which is not the newest of a clique",
                                v + 1, mate + 1));
    }
    for (Vertex w = member_before_[at(mate)]; w >= 0; w = member_before_[at(w)]) {
      if (!graph_.adjacent(v, w)) {
        throw Refuted(fmt::format("vertices {} and {} of a clique are not adjacent", v + 1, w + 1));
      }
    }
    member_before_[at(v)] = mate;
    newest_[at(mate)] = 0;
  }

  Vertex vertex() {
    const auto v = static_cast<Vertex>(
        proof_.number("a vertex", static_cast<std::uint64_t>(graph_.vertex_count())));
    if (v == 0 || !left_.has(v - 1)) throw Refuted(fmt::format("vertex {} is not left", v));
    return v - 1;
  }

  void branch(std::uint64_t& bound) {
    const Vertex v = vertex();
    if (bound == 0) throw Refuted("no vertex is allowed where the log branches");
    pending_.push_back(
        {.kind = Pending::Kind::Without, .mark = left_.mark(), .vertex = v, .bound = bound});
    left_.take_out(v);
    for (const Vertex w : graph_.neighbours(v)) {
      if (left_.has(w)) left_.take_out(w);
    }
    --bound;
  }

  void drop() {
    const Vertex v = vertex();
    const Vertex u = vertex();
    const auto theirs = graph_.neighbours(v);
    auto cursor = theirs.begin();
    bool adjacent = false;
    for (const Vertex w : graph_.neighbours(u)) {
      adjacent = adjacent || w == v;
      if (w == v || !left_.has(w)) continue;
      while (cursor != theirs.end() && *cursor < w) ++cursor;
      if (cursor != theirs.end() && *cursor == w) continue;
      throw Refuted(fmt::format("vertex {} may not go because of {}, whose neighbour {} is not its",
                                v + 1, u + 1, w + 1));
    }
    if (!adjacent) {
      throw Refuted(fmt::format("vertex {} may not go because of {}: not adjacent", v + 1, u + 1));
    }
    left_.take_out(v);
  }

  /// Reads a part (its size less one, the gaps between its vertices) and its bound; the rest comes
  /// first.
  void split(std::uint64_t& bound) {
    const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
    const std::uint64_t size = proof_.number("the size of a part", vertices);
    std::uint64_t v = 0;
    for (std::uint64_t i = 0; i < size; ++i) {
      v += proof_.number("a vertex of a part", vertices) + 1;
      if (v > vertices || !left_.has(static_cast<Vertex>(v - 1))) {
        throw Refuted(fmt::format("vertex {} is not left for a part", v));
      }
      left_.take_out(static_cast<Vertex>(v - 1));
      if (!goes_on()) return;
    }
    if (size == 0 || left_.empty()) throw Refuted("a part is empty or everything");
    const std::uint64_t part_bound = proof_.number("the bound of a part", bound);
    pending_.push_back({.kind = Pending::Kind::Part,
                        .mark = left_.mark(),
                        .part = static_cast<std::size_t>(size),
                        .bound = part_bound});
    bound -= part_bound;
  }

  /// Goes on to the next node, whose bound is put into `bound`; false when there is none.
  bool resume(std::uint64_t& bound) {
    while (!pending_.empty()) {
      const Pending next = pending_.back();
      pending_.pop_back();
      left_.put_back(next.mark);
      bound = next.bound;
      switch (next.kind) {
        case Pending::Kind::Without:
          left_.take_out(next.vertex);
          return true;
        case Pending::Kind::Part:
          pending_.push_back({.kind = Pending::Kind::Rest,
                              .mark = next.mark,
                              .rest = left_.enter_part(next.part)});
          return true;
        case Pending::Kind::Rest:
          left_.leave_part(next.rest);
          break;
      }
    }
    return false;
  }

  const Graph& graph_;
  ProofReader& proof_;
  Control& control_;
  RemainingVertices left_;
  std::vector<Vertex> member_before_;  // of the same clique of the cover at hand, or -1
  std::vector<std::uint8_t> newest_;   // of its clique
  std::vector<Pending> pending_;
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
};

}  // namespace

std::uint64_t bound_bytes(std::uint64_t vertices) noexcept {
  return RemainingVertices::bytes(vertices) + vertices * (sizeof(Vertex) + 1);
}

void check_cover(const Graph& graph, std::uint64_t bound, ProofReader& proof, Control& control) {
  BoundCheck(graph, proof, control).cover(bound);
}

RunReport check_bound_log(const Graph& graph, std::uint64_t bound, ProofReader& proof,
                          Control& control) {
  return BoundCheck(graph, proof, control).log(bound);
}

}  // namespace minimex::check
