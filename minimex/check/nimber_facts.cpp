#include "minimex/check/nimber_facts.hpp"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

#include "minimex/check/verdict.hpp"

namespace minimex::check {
namespace {

Vertex read_vertex(ProofReader& in, Vertex vertices) {
  return static_cast<Vertex>(
      in.number("a vertex of a graph", static_cast<std::uint64_t>(vertices) - 1));
}

}  // namespace

bool NimberFacts::read(ProofReader& in, Control& control, RunReport& why) {
  types_ = GraphTypes::read(in, control, why);
  if (why.status != Status::Proved) return false;
  for (GraphType type = 0; type < types_.size(); ++type) {
    control.progress("facts", type, types_.size());
    if (!read_fact(type, in, control)) {
      why = stopped_report(control);
      return false;
    }
  }
  return true;
}

bool NimberFacts::read_fact(GraphType type, ProofReader& in, Control& control) {
  const Graph graph = types_.graph(type);
  KaylesNamer namer(graph);
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  const auto told = static_cast<int>(in.number("a nimber and one, or zero", vertices + 1));
  const bool done = told == 0 ? read_exclusions(type, namer, in, control)
                              : read_nimber(type, namer, told - 1, in, control);
  nimbers_.push_back(static_cast<std::int16_t>(told - 1));
  ends_.push_back(exclusions_.size());
  return done;
}

bool NimberFacts::read_nimber(GraphType type, KaylesNamer& namer, int nimber, ProofReader& in,
                              Control& control) {
  const Vertex vertices = types_.vertex_count(type);
  std::vector<Vertex> witnesses;  // entry h: a move that leaves h
  for (int h = 0; h < nimber; ++h) witnesses.push_back(read_vertex(in, vertices));
  for (Vertex v = 0; v < vertices; ++v) {
    if (control.stopped()) return false;
    const KaylesSum left = namer.after(v);
    if (!differs(left, nimber)) {
      throw Refuted(
          fmt::format("graph {} of the proof: nothing shows that taking vertex {} does "
                      "not leave {}",
                      type + 1, v + 1, nimber));
    }
    for (int h = 0; h < nimber; ++h) {
      if (witnesses[static_cast<std::size_t>(h)] != v || nimber_of(left) == h) continue;
      throw Refuted(
          fmt::format("graph {} of the proof: nothing shows that taking vertex {} "
                      "leaves {}",
                      type + 1, v + 1, h));
    }
  }
  return true;
}

bool NimberFacts::read_exclusions(GraphType type, KaylesNamer& namer, ProofReader& in,
                                  Control& control) {
  const Vertex vertices = types_.vertex_count(type);
  const auto most = static_cast<std::uint64_t>(vertices);
  const std::uint64_t count = in.number("the number of values excluded", most);
  for (std::uint64_t i = 0; i < count; ++i) {
    if (control.stopped()) return false;
    const auto h = static_cast<int>(in.number("a value excluded", most));
    const Vertex v = read_vertex(in, vertices);
    if (nimber_of(namer.after(v)) != h) {
      throw Refuted(
          fmt::format("graph {} of the proof: nothing shows that taking vertex {} "
                      "leaves {}",
                      type + 1, v + 1, h));
    }
    exclusions_.push_back(static_cast<std::uint16_t>(h));
  }
  return true;
}

std::optional<int> NimberFacts::nimber(const GraphTypes::Name& name) const {
  const auto type = types_.find(name);
  if (!type || *type >= nimbers_.size() || nimbers_[*type] == kUnknown) return std::nullopt;
  return nimbers_[*type];
}

bool NimberFacts::excludes(const GraphTypes::Name& name, int nimber) const {
  const auto type = types_.find(name);
  if (!type || *type >= nimbers_.size()) return false;
  const auto place = [this](std::uint64_t i) {
    return exclusions_.begin() + static_cast<std::ptrdiff_t>(i);
  };
  const auto end = place(ends_[*type]);
  return std::find(place(*type == 0 ? 0 : ends_[*type - 1]), end, nimber) != end;
}

std::optional<int> NimberFacts::nimber_of(const KaylesSum& sum) const {
  int total = sum.known;
  for (const KaylesPart& part : sum.parts) {
    const auto nimber = this->nimber(part.name);
    if (!nimber) return std::nullopt;
    total ^= *nimber;
  }
  return total;
}

bool NimberFacts::differs(const KaylesSum& sum, int nimber) const {
  int total = sum.known;
  const KaylesPart* open = nullptr;  // the one part whose nimber is not known
  for (const KaylesPart& part : sum.parts) {
    if (const auto known = this->nimber(part.name)) {
      total ^= *known;
    } else if (open == nullptr) {
      open = &part;
    } else {
      return false;
    }
  }
  return open == nullptr ? total != nimber : excludes(open->name, total ^ nimber);
}

}  // namespace minimex::check
