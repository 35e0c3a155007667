#include "minimex/conflict/nimber/misere.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <set>

#include <fmt/format.h>

#include "minimex/conflict/nimber/table.hpp"
#include "minimex/core/hash.hpp"

namespace minimex::conflict {
namespace {

using Set = std::uint64_t;

struct PositionHash {
  std::uint64_t operator()(const MiserePosition& position) const noexcept {
    return mixed(hashed(position.lone ? 1 : 0, position.vertices));
  }
};

class Misere {
 public:
  using Table = NimberTable<MiserePosition, bool, PositionHash>;

  Misere(const Graph& graph, Control& control)
      : open_(static_cast<std::size_t>(graph.vertex_count())),
        control_(control),
        lost_(control.budget().memory_bytes / 2) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      for (const Vertex u : graph.neighbours(v)) open_[at(v)] |= Set{1} << at(u);
    }
  }

  MisereResult solve(bool proof) {
    MisereResult result;
    const Set all = open_.empty() ? 0 : ~Set{0} >> (64 - open_.size());
    for (std::size_t v = 0; v < open_.size() && !stopped_; ++v) {
      const MiserePosition left = position(all & ~closed(v));
      if (is_lost(left)) result.winning.push_back(static_cast<Vertex>(v));
      if (proof) collect(left);
    }
    if (stopped_) result.winning.clear();
    if (!stopped_) result.first_wins = open_.empty() || !result.winning.empty();
    if (!stopped_ && proof && !*result.first_wins) shown_.insert(position(all));
    result.proof.assign(shown_.begin(), shown_.end());
    result.run = report();
    return result;
  }

 private:
  static constexpr std::uint64_t kBytesOfShown = 64;  // a node of the set

  static std::size_t at(Vertex v) noexcept { return static_cast<std::size_t>(v); }
  static std::size_t lowest(Set set) noexcept {
    return static_cast<std::size_t>(std::countr_zero(set));
  }
  [[nodiscard]] Set closed(std::size_t v) const noexcept { return open_[v] | Set{1} << v; }

  /// The position in which `free`, and perhaps `lone`, are free.
  [[nodiscard]] MiserePosition position(Set free, bool lone = false) const noexcept {
    MiserePosition out{.vertices = free, .lone = lone};
    for (Set left = free; left != 0; left &= left - 1) {
      const std::size_t v = lowest(left);
      if ((open_[v] & free) != 0) continue;
      out.vertices &= ~(Set{1} << v);
      out.lone = !out.lone;
    }
    return out;
  }

  /// Calls `visit` with what each move leaves until it returns true; whether it did.
  template <class Visit>
  bool any_move(const MiserePosition& from, Visit visit) const {
    for (Set left = from.vertices; left != 0; left &= left - 1) {
      if (visit(position(from.vertices & ~closed(lowest(left)), from.lone))) return true;
    }
    return from.lone && visit(MiserePosition{.vertices = from.vertices});
  }

  /// Whether the player to move loses; means nothing once stopped_.
  bool is_lost(const MiserePosition& position) {
    if (position.vertices == 0) return position.lone;
    if (const bool* const known = lost_.find(position)) return *known;
    if ((++positions_ & 1023U) == 0) {
      control_.progress("positions", positions_, 0);
      stopped_ = stopped_ || control_.stopped();
    }
    if (stopped_) return false;
    const bool lost =
        !any_move(position, [&](const MiserePosition& left) { return is_lost(left); });
    if (!stopped_) {
      lost_.store(position, lost, static_cast<std::uint16_t>(std::popcount(position.vertices)));
    }
    return lost && !stopped_;
  }

  /// Adds what shows whether `position` is lost.
  void collect(const MiserePosition& position) {
    if (stopped_) return;
    if (!is_lost(position)) {
      // A move that needs nothing new, else the first that wins.
      const auto is_shown = [&](const MiserePosition& left) { return shown_.contains(left); };
      if (any_move(position, is_shown)) return;
      any_move(position, [&](const MiserePosition& left) {
        const bool wins = is_lost(left) && !stopped_;
        if (wins) collect(left);
        return wins || stopped_;
      });
      return;
    }
    if (!shown_.insert(position).second) return;
    if (2 * kBytesOfShown * shown_.size() > control_.budget().memory_bytes) full_ = stopped_ = true;
    any_move(position, [&](const MiserePosition& left) {
      collect(left);
      return stopped_;
    });
  }

  [[nodiscard]] RunReport report() const {
    RunReport run;
    if (full_) {
      run = needs_memory("the proof", 4 * kBytesOfShown * shown_.size(), control_.budget());
    } else if (stopped_) {
      run = stopped_report(control_);
    }
    run.positions = positions_;
    run.peak_bytes = lost_.peak_bytes() + kBytesOfShown * shown_.size();
    return run;
  }

  std::vector<Set> open_;
  Control& control_;
  Table lost_;
  std::set<MiserePosition> shown_;
  std::uint64_t positions_ = 0;
  bool stopped_ = false;
  bool full_ = false;
};

}  // namespace

MisereResult solve_misere(const Graph& graph, bool proof, Control& control) {
  if (graph.vertex_count() > kMisereMostVertices) {
    return {.run = {.status = Status::LimitReached,
                    .limit = fmt::format("the misere search takes at most {} vertices, the graph "
                                         "has {}",
                                         kMisereMostVertices, graph.vertex_count())}};
  }
  constexpr std::uint64_t kLeast = 2 * Misere::Table::kLeastBytes;
  if (!control.fits(kLeast)) {
    return {.run = needs_memory("the misere search", kLeast, control.budget())};
  }
  if (control.stopped()) return {.run = stopped_report(control)};
  return Misere(graph, control).solve(proof);
}

}  // namespace minimex::conflict
