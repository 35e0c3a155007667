#include "minimex/games/node_kayles/proof_facts.hpp"

#include <algorithm>
#include <cstddef>

#include "minimex/core/canonical.hpp"

namespace minimex::node_kayles {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

PlacedGraph placed(const std::vector<Vertex>& place, const KaylesPart& part) {
  PlacedGraph out{.name = part.name, .place = part.vertices};
  for (Vertex& v : out.place) v = place[at(v)];
  return out;
}

}  // namespace

/// A part while its moves are looked at.
struct FactFinder::Position {
  explicit Position(const PlacedGraph& its_part)
      : part(its_part), graph(named_graph(part.name.first, part.name.second)), namer(graph) {}

  /// What a choice leaves. Naming it takes most of the time of a proof; the names of all choices
  /// take n^3/16 bytes.
  [[nodiscard]] KaylesSum sum(const Choice& choice) {
    return choice.sum ? *choice.sum : namer.after(choice.vertex);
  }

  /// The vertices of the search's graph that stay when `v` is taken.
  [[nodiscard]] std::vector<Vertex> rest(Vertex v) const {
    std::vector<Vertex> out;
    for (Vertex u = 0; u < graph.vertex_count(); ++u) {
      if (u != v && !graph.adjacent(u, v)) out.push_back(part.place[at(u)]);
    }
    return out;
  }

  const PlacedGraph& part;
  Graph graph;
  KaylesNamer namer;
  std::vector<Choice> choices = {};  // cheapest first
};

bool FactFinder::enter(const Graph& graph) {
  if (search_) positions_ += search_->positions();
  search_.reset();
  const std::uint64_t half = control_.budget().memory_bytes / 2;
  const conflict::NimberSearchPlan plan(graph, {});
  if (half < plan.least_bytes()) {
    report_ = needs_memory("the search for the proof", 2 * plan.least_bytes(), control_.budget());
    return false;
  }
  search_ = plan.make(half, control_);
  return true;
}

bool FactFinder::show_nimber(const PlacedGraph& part) {
  const Fact* const before = fact(part.name);
  if (before != nullptr && before->nimber >= 0) return true;
  const auto nimber = search_->nimber(part.place);
  Position position(part);
  if (!nimber || !survey(position)) return false;
  for (int h = 0; h < *nimber; ++h) {
    bool found = false;
    if (!show_witness(position, h, found)) return false;
  }
  for (const Choice& choice : position.choices) {
    if (choice.nimber) continue;
    if (!show_sum_not(position, position.sum(choice), *nimber)) return false;
  }
  new_fact(part.name).nimber = *nimber;
  return fits();
}

bool FactFinder::show_not(const PlacedGraph& part, int value) {
  const Fact* const before = fact(part.name);
  if (before != nullptr && (before->nimber >= 0 || before->witness(value))) return true;
  Position position(part);
  bool found = false;
  if (!survey(position) || !show_witness(position, value, found)) return false;
  return found || show_nimber(part);
}

/// Adds a move that leaves `value`, if there is one. False when stopped.
bool FactFinder::show_witness(Position& position, int value, bool& found) {
  found = true;
  const Fact* const before = fact(position.part.name);
  if (before != nullptr && before->witness(value)) return true;
  for (const Choice& choice : position.choices) {
    if (choice.nimber == value) return add_witness(position.part, value, choice.vertex);
  }
  for (const Choice& choice : position.choices) {
    if (choice.nimber) continue;
    const auto leaves = search_->is(position.rest(choice.vertex), value);
    if (!leaves) return false;
    if (!*leaves) continue;
    return show_sum(position, position.sum(choice)) &&
           add_witness(position.part, value, choice.vertex);
  }
  found = false;
  return true;
}

/// Shows the nimber of every part of `sum`.
bool FactFinder::show_sum(const Position& position, const KaylesSum& sum) {
  return std::ranges::all_of(sum.parts, [&](const KaylesPart& part) {
    return show_nimber(placed(position.part.place, part));
  });
}

/// Shows that the nimber of `sum` is not `value`: that of all parts but the largest, which must
/// then not make up the difference.
bool FactFinder::show_sum_not(const Position& position, const KaylesSum& sum, int value) {
  std::vector<PlacedGraph> open;  // parts whose nimber is not shown
  int total = sum.known;
  for (const KaylesPart& part : sum.parts) {
    const Fact* const known = fact(part.name);
    if (known != nullptr && known->nimber >= 0) {
      total ^= known->nimber;
    } else {
      open.push_back(placed(position.part.place, part));
    }
  }
  if (open.empty()) return true;
  std::ranges::sort(open, {}, &PlacedGraph::name);
  for (std::size_t i = 0; i + 1 < open.size(); ++i) {
    if (!show_nimber(open[i])) return false;
    total ^= fact(open[i].name)->nimber;
  }
  return show_not(open.back(), total ^ value);
}

/// Fills the choices. False when stopped.
bool FactFinder::survey(Position& position) {
  constexpr Vertex kMostKept = 128;
  for (Vertex v = 0; v < position.graph.vertex_count(); ++v) {
    if (control_.stopped()) return false;
    KaylesSum sum = position.namer.after(v);
    Choice choice{.vertex = v, .nimber = sum.known};
    for (const KaylesPart& part : sum.parts) {
      const Fact* const known = fact(part.name);
      if (known == nullptr || known->nimber < 0) {
        choice.cost += part.name.first;
        choice.nimber.reset();
      } else if (choice.nimber) {
        *choice.nimber ^= known->nimber;
      }
    }
    if (position.graph.vertex_count() <= kMostKept) choice.sum = std::move(sum);
    position.choices.push_back(std::move(choice));
  }
  std::ranges::stable_sort(position.choices, {}, &Choice::cost);
  control_.progress("facts", facts_.size(), 0);
  return true;
}

bool FactFinder::add_witness(const PlacedGraph& part, int value, Vertex vertex) {
  new_fact(part.name).witnesses.emplace_back(value, vertex);
  ++witnesses_;
  return fits();
}

std::optional<Vertex> FactFinder::Fact::witness(int value) const {
  const auto found = std::ranges::find(witnesses, value, &std::pair<int, Vertex>::first);
  return found == witnesses.end() ? std::nullopt : std::optional(found->second);
}

const FactFinder::Fact* FactFinder::fact(const GraphTypes::Name& name) const {
  const auto type = types_.find(name);
  return type ? &facts_[*type] : nullptr;
}

FactFinder::Fact& FactFinder::new_fact(const GraphTypes::Name& name) {
  const GraphType type = types_.add(name);
  if (type == facts_.size()) facts_.emplace_back();
  return facts_[type];
}

/// Half of the memory is the table's, the other half the search's.
bool FactFinder::fits() {
  const std::uint64_t bytes =
      types_.bytes() + facts_.size() * sizeof(Fact) + witnesses_ * sizeof(std::pair<int, Vertex>);
  if (control_.fits(2 * bytes)) return true;
  report_ = needs_memory("the table of the proof", 2 * bytes, control_.budget());
  return false;
}

RunReport FactFinder::report() const {
  RunReport report = report_;
  if (report.status == Status::Proved && control_.status() != Status::Proved) {
    report = stopped_report(control_);
  }
  report.positions = positions_ + (search_ ? search_->positions() : 0);
  report.peak_bytes = types_.bytes() + (search_ ? search_->peak_bytes() : 0);
  return report;
}

void FactFinder::write(ProofWriter& out) const {
  const std::vector<GraphType> number = types_.write(out);
  std::vector<const Fact*> in_order(facts_.size());
  for (std::size_t type = 0; type < facts_.size(); ++type) in_order[number[type]] = &facts_[type];
  for (const Fact* fact : in_order) {
    out.number(static_cast<std::uint64_t>(fact->nimber + 1));
    for (int h = 0; h < fact->nimber; ++h) {
      out.number(static_cast<std::uint64_t>(*fact->witness(h)));
    }
    if (fact->nimber >= 0) continue;
    out.number(fact->witnesses.size());
    for (const auto& [value, vertex] : fact->witnesses) {
      out.number(static_cast<std::uint64_t>(value));
      out.number(static_cast<std::uint64_t>(vertex));
    }
  }
}

}  // namespace minimex::node_kayles
