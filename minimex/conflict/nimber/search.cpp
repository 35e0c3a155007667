// Outcome search of Node Kayles positions under a nim-heap.
//
// "Is the nimber of P equal to h?" asks who wins P plus a heap of h. The answer is no as soon as
// one option of P has nimber h or no option has some smaller value; finding such a smaller value
// even gives the nimber. So P is asked for small h whether an option has h, then, for 0, 1, ... in
// turn, whether an option has that. An option is a sum of connected parts: all but the largest are
// solved outright, and the largest is asked about one value only. Options with small largest parts
// come first.
// Positions are simplified (nimber/simplify.hpp) before they are expanded; what is learned about
// one, its nimber or the values excluded so far, is kept in a bounded table under its key
// (nimber/keys.hpp). A move in a connected position of three or more vertices takes at least two,
// so the recursion is at most kNimberMostVertices / 2 deep, and its frames are small.
#include "minimex/conflict/nimber/search.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/facts.hpp"
#include "minimex/conflict/nimber/keys.hpp"
#include "minimex/conflict/nimber/neighbourhoods.hpp"
#include "minimex/conflict/nimber/simplify.hpp"

namespace minimex::conflict {
namespace {

template <int W>
class GraphSearch final : public NimberSearch {
 public:
  using Bits = NimberBits<W>;
  using FactTable = typename NimberFacts<W>::Table;
  using ShapeTable = typename NimberSimplifier<W>::Table;

  [[nodiscard]] static std::uint64_t least_bytes(Vertex vertices) noexcept {
    return fixed_bytes(vertices) + 4 * std::max(FactTable::kLeastBytes, ShapeTable::kLeastBytes);
  }

  GraphSearch(const Graph& graph, const NimberOptions& options, std::uint64_t bytes,
              Control& control)
      : neighbourhoods_(graph),
        keys_(graph, neighbourhoods_.closed, options),
        simplifier_(neighbourhoods_.open, options, table_bytes(graph, bytes) / 4),
        facts_(table_bytes(graph, bytes) / 4 * 3),
        control_(control) {}

  std::optional<int> nimber(std::span<const Vertex> vertices) override {
    lower_ = 0;
    const int answer = ask_sum(vertices, kNimberWanted);
    if (answer == kNimberStopped) return std::nullopt;
    return answer;
  }

  std::optional<bool> is(std::span<const Vertex> vertices, int value) override {
    const int answer = ask_sum(vertices, value);
    if (answer == kNimberStopped) return std::nullopt;
    return answer == value;
  }

  [[nodiscard]] int proved_lower() const noexcept override { return lower_; }
  [[nodiscard]] std::uint64_t positions() const noexcept override { return positions_; }
  [[nodiscard]] std::uint64_t peak_bytes() const noexcept override {
    return fixed_bytes(static_cast<Vertex>(neighbourhoods_.open.size())) + facts_.peak_bytes() +
           simplifier_.peak_bytes();
  }

 private:
  struct Part {
    Bits set;
    int size;
  };
  /// An option: its nimber is `base` XOR those of `parts` entries of parts_ from `first` on.
  struct Choice {
    std::size_t first;
    int parts;
    int base;
    int cost;  // orders the choices of a position: easy ones first
  };

  static constexpr std::size_t index(int v) noexcept { return static_cast<std::size_t>(v); }

  int ask_sum(std::span<const Vertex> vertices, int target) {
    Bits set;
    for (const Vertex v : vertices) set.set(v);
    Choice sum = split(set, set);
    const int answer = decide(sum, target);
    parts_.clear();
    return answer;
  }

  // The nimber of a connected position, or kNimberDifferent when it is not `target`; likewise
  // below.
  int ask(const Bits& set, int size, int target) {
    if (const int answer = facts_.answer(set, size, target); answer != kNimberUndecided)
      return answer;
    const Bits turned = keys_.turned(set);
    if (turned == set) return ask_turned(set, size, target);
    int answer = facts_.answer(turned, size, target);
    if (answer == kNimberUndecided) answer = ask_turned(turned, size, target);
    return remembered(set, size, target, answer);
  }

  int ask_turned(const Bits& set, int size, int target) {
    const auto outcome = simplifier_.simplified(set, size);
    if (outcome.nimber >= 0) return remembered(set, size, target, outcome.nimber);
    if (outcome.set == set) return expand(set, size, target);
    const int new_size = outcome.set.count();
    int answer = facts_.answer(outcome.set, new_size, target);
    if (answer == kNimberUndecided) answer = expand(outcome.set, new_size, target);
    return remembered(set, size, target, answer);
  }

  int remembered(const Bits& set, int size, int target, int answer) {
    facts_.add(set, size, target, answer);
    return answer;
  }

  int expand(const Bits& set, int size, int target) {
    ++positions_;
    ++depth_;
    Bits seen;
    seen.words[0] = facts_.excluded(set);
    const std::size_t first_choice = choices_.size();
    const std::size_t first_part = parts_.size();
    int answer = collect(set, target, seen);
    if (answer == kNimberUndecided) answer = settle(first_choice, target, seen);
    choices_.resize(first_choice);
    parts_.resize(first_part);
    facts_.add(set, size, target, answer, static_cast<std::uint32_t>(seen.words[0]));
    --depth_;
    return answer;
  }

  /// Puts the options of `set` on choices_, those that are decided into `seen`. kNimberDifferent as
  /// soon as one has the nimber `target`, kNimberStopped, or else kNimberUndecided.
  int collect(const Bits& set, int target, Bits& seen) {
    const auto first_choice = static_cast<std::ptrdiff_t>(choices_.size());
    for (Bits left = set; !left.empty();) {
      if (must_stop()) return kNimberStopped;
      const int v = left.first();
      left.reset(v);
      const Choice choice =
          split(set.without(neighbourhoods_.closed[index(v)]), neighbourhoods_.around[index(v)]);
      if (choice.parts > 0) {
        choices_.push_back(choice);
        continue;
      }
      seen.set(choice.base);
      if (choice.base == target) return kNimberDifferent;
    }
    std::sort(choices_.begin() + first_choice, choices_.end(),
              [](const Choice& a, const Choice& b) { return a.cost < b.cost; });
    return kNimberUndecided;
  }

  /// Asks the control now and then.
  bool must_stop() {
    constexpr int kInterval = 4096;
    work_ += W * W;  // wide positions take longer in proportion
    if (work_ < kInterval) return false;
    work_ = 0;
    control_.progress("positions", positions_, 0);
    return control_.stopped();
  }

  /// Finds out which value is the nimber, or that it is not `target`.
  int settle(std::size_t first_choice, int target, Bits& seen) {
    // Asking about a large target first seldom pays: a smaller value is the nimber more often.
    constexpr int kMostAtOnce = 3;
    if (0 < target && target <= kMostAtOnce) {
      const int found = reach(first_choice, target, seen);
      if (found != 0) return found < 0 ? kNimberStopped : kNimberDifferent;
    }
    for (int h = 0;; ++h) {
      const int found = reach(first_choice, h, seen);
      if (found < 0) return kNimberStopped;
      if (found == 0) return h;
      if (h == target) return kNimberDifferent;
      if (depth_ == 1) lower_ = h + 1;
    }
  }

  /// 1 when some choice has nimber `h`, 0 when none has, kNimberStopped.
  int reach(std::size_t first_choice, int h, Bits& seen) {
    if (seen.test(h)) return 1;
    for (std::size_t i = first_choice; i < choices_.size(); ++i) {
      Choice choice = choices_[i];
      if (choice.parts == 0) continue;
      const int answer = decide(choice, h);
      if (answer == kNimberStopped) return kNimberStopped;
      if (answer >= 0) {
        seen.set(answer);
        choice.parts = 0;
      }
      choices_[i] = choice;
      if (answer == h) return 1;
    }
    return 0;
  }

  /// The nimber of a choice, or kNimberDifferent when it is not `target`. Solved parts leave it.
  int decide(Choice& choice, int target) {
    for (; choice.parts > 1; --choice.parts, ++choice.first) {
      const Part part = parts_[choice.first];
      const int nimber = ask(part.set, part.size, kNimberWanted);
      if (nimber == kNimberStopped) return kNimberStopped;
      choice.base ^= nimber;
    }
    if (choice.parts == 0) return choice.base;
    const Part part = parts_[choice.first];
    const int answer =
        ask(part.set, part.size, target == kNimberWanted ? kNimberWanted : target ^ choice.base);
    return answer < 0 ? answer : answer ^ choice.base;
  }

  /// The choice that leaves `rest`; each connected part of `rest` meets `ring`. Parts that are
  /// known go into the base, pairs of equal parts go away, the others are sorted by size.
  Choice split(Bits rest, const Bits& ring) {
    Choice choice{.first = parts_.size(), .parts = 0, .base = 0, .cost = 0};
    Bits edge = ring & rest;
    while (!edge.empty()) {
      const Bits part = connected_part(rest, edge);
      rest = rest.without(part);
      edge = edge.without(part);
      add_part(choice, part);
    }
    const auto first = parts_.begin() + static_cast<std::ptrdiff_t>(choice.first);
    const auto unknown = std::remove_if(first, parts_.end(), [&](const Part& part) {
      const int nimber = facts_.answer(part.set, part.size, kNimberWanted);
      if (nimber >= 0) choice.base ^= nimber;
      return nimber >= 0;
    });
    parts_.erase(unknown, parts_.end());
    choice.parts = static_cast<int>(parts_.end() - first);
    if (choice.parts == 0) return choice;
    std::sort(first, parts_.end(), [](const Part& a, const Part& b) { return a.size < b.size; });
    choice.cost = 64 * W * parts_.back().size;
    std::for_each(first, parts_.end(), [&](const Part& part) { choice.cost += part.size; });
    return choice;
  }

  void add_part(Choice& choice, const Bits& part) {
    const int size = part.count();
    if (size <= 2) {
      choice.base ^= 1;
      return;
    }
    const Bits key = keys_.shifted(part);
    const auto first = parts_.begin() + static_cast<std::ptrdiff_t>(choice.first);
    const auto equal =
        std::find_if(first, parts_.end(), [&](const Part& p) { return p.set == key; });
    if (equal == parts_.end()) {
      parts_.push_back({key, size});
    } else {
      *equal = parts_.back();
      parts_.pop_back();
    }
  }

  /// The connected part of `rest` that holds the first vertex of `edge`. Every part of `rest` meets
  /// `edge`, so when the growing part has all of it, it is all of `rest`.
  [[nodiscard]] Bits connected_part(const Bits& rest, const Bits& edge) const noexcept {
    Bits part;
    part.set(edge.first());
    Bits fresh = part;
    while (!edge.within(part)) {
      Bits next;
      fresh.for_each([&](int v) { next |= neighbourhoods_.open[index(v)]; });
      fresh = (next & rest).without(part);
      if (fresh.empty()) return part;
      part |= fresh;
    }
    return rest;
  }

  /// Everything but the tables: neighbourhoods, symmetries, labellings, and the two stacks, on
  /// which a play of n/2 moves may leave as many choices as there were vertices at each move.
  static std::uint64_t fixed_bytes(Vertex vertices) noexcept {
    const auto n = static_cast<std::uint64_t>(vertices);
    return n * (5 * sizeof(Bits) + 256) + n * n * (4 + (sizeof(Part) + sizeof(Choice)) / 4);
  }
  static std::uint64_t table_bytes(const Graph& graph, std::uint64_t bytes) noexcept {
    return bytes - fixed_bytes(graph.vertex_count());
  }

  NimberNeighbourhoods<W> neighbourhoods_;
  NimberKeys<W> keys_;
  NimberSimplifier<W> simplifier_;
  NimberFacts<W> facts_;
  Control& control_;
  std::vector<Part> parts_;      // of all choices of the positions being expanded, as a stack
  std::vector<Choice> choices_;  // likewise
  std::uint64_t positions_ = 0;
  int depth_ = 0;
  int work_ = 0;
  int lower_ = 0;
};

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

}  // namespace

std::uint64_t nimber_search_bytes(Vertex vertices) noexcept {
  return with_width(vertices, [&]<int W>() { return GraphSearch<W>::least_bytes(vertices); });
}

std::unique_ptr<NimberSearch> make_nimber_search(const Graph& graph, const NimberOptions& options,
                                                 std::uint64_t bytes, Control& control) {
  assert(1 <= graph.vertex_count() && graph.vertex_count() <= kNimberMostVertices);
  assert(bytes >= nimber_search_bytes(graph.vertex_count()));
  return with_width(graph.vertex_count(), [&]<int W>() -> std::unique_ptr<NimberSearch> {
    return std::make_unique<GraphSearch<W>>(graph, options, bytes, control);
  });
}

}  // namespace minimex::conflict
