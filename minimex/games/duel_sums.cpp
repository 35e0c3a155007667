#include "minimex/games/duel_sums.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "minimex/core/hash.hpp"
#include "minimex/games/duel_graph.hpp"
#include "minimex/games/duel_options.hpp"

namespace minimex::duel {
namespace {

constexpr Unit kMostUnits = kNothing - 1;

}  // namespace

std::int64_t Sum::add(Unit unit, std::uint32_t count) {
  if (unit == kNothing || count == 0) return 0;
  const auto place = std::lower_bound(parts_.begin(), parts_.end(), unit,
                                      [](const Part& part, Unit u) { return part.unit < u; });
  const bool present = place != parts_.end() && place->unit == unit;
  if (unit != kTempo) {
    if (present) {
      place->count += count;
    } else {
      parts_.insert(place, {unit, count});
    }
    return 0;
  }
  const std::uint32_t all = count + (present ? 1 : 0);
  if (present) parts_.erase(place);
  if (all % 2 != 0) parts_.insert(parts_.begin(), {kTempo, 1});
  return all - all % 2;
}

void Sum::remove(Unit unit) {
  const auto place = std::lower_bound(parts_.begin(), parts_.end(), unit,
                                      [](const Part& part, Unit u) { return part.unit < u; });
  assert(place != parts_.end() && place->unit == unit);
  if (--place->count == 0) parts_.erase(place);
}

std::size_t Sum::hash() const noexcept {
  std::uint64_t h = parts_.size();
  for (const Part& part : parts_) h = hashed(h, std::uint64_t{part.unit} << 32 | part.count);
  return static_cast<std::size_t>(h);
}

Games::Games(GraphTypes types, Control& control, Unlisted unlisted)
    : types_(std::move(types)), control_(control), unlisted_(std::move(unlisted)) {
  entries_.push_back({.options = {Option{}}, .worth = {{1, 1}, {1, 1}, 0, 0}, .large = {}});
}

bool Games::classify(GraphType type, bool explored) {
  Kind kind{.tokens = 0, .unit = static_cast<Unit>(entries_.size()), .classified = true};
  if (explored) {
    std::vector<Option> options;
    if (!expand(type, true, options)) return false;
    kind = intern(std::move(options));
  } else {
    const Bounds any = any_play_bounds(types_.graph(type));
    entries_.push_back(
        {.options = {}, .worth = {.any = any, .local = any}, .large = type, .expanded = false});
    may_go_on(sizeof(Entry));
  }
  if (type >= kinds_.size()) kinds_.resize(type + std::size_t{1});
  kinds_[type] = kind;
  return !failed();
}

// The options of a graph. False at a limit and, when `explored`, as soon as a token leaves
// something that is neither settled nor explored.
bool Games::expand(GraphType type, bool explored, std::vector<Option>& options) {
  const Graph graph = types_.graph(type);
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    options.push_back(option(graph, v, nullptr));
    if (!may_go_on(sizeof(Option) + options.back().parts.size() * sizeof(Unit))) return false;
    if (!explored) continue;
    const auto& parts = options.back().parts;
    if (!options.back().listed || std::any_of(parts.begin(), parts.end(), [&](Unit unit) {
          return entries_[unit].large.has_value();
        })) {
      return false;
    }
  }
  sort_options(options);
  return true;
}

Option Games::option(const Graph& graph, Vertex v, std::vector<GraphType>* left) {
  Option option{.vertex = v};
  const Graph rest = without_neighbourhood(graph, v);
  for (const auto& vertices : connected_components(rest)) {
    const Component part = component(induced_subgraph(rest, vertices));
    option.add(part);
    if (left != nullptr && part.type) left->push_back(*part.type);
  }
  return option;
}

std::vector<GraphType> Games::left_by_moves(GraphType type) {
  std::vector<GraphType> left;
  const Graph graph = types_.graph(type);
  for (Vertex v = 0; v < graph.vertex_count() && may_go_on(0); ++v) option(graph, v, &left);
  return left;
}

bool Games::explored(GraphType type) const noexcept {
  const Unit unit = kinds_[type].unit;
  return unit == kNothing || !entries_[unit].large;
}

// The canonical name of a graph takes longer than anything else here, so small graphs that come
// again with the same numbers of vertices are remembered.
Component Games::component(const Graph& connected) {
  constexpr Vertex kMostVertices = 24;
  constexpr std::size_t kMostGraphs = 1 << 18;
  constexpr std::uint64_t kBytesEach = 192;
  if (connected.vertex_count() > kMostVertices) return identify(connected);
  std::string name = plain_name(connected);
  const auto known = identified_.find(name);
  if (known != identified_.end()) return known->second;
  const Component found = identify(connected);
  if (found.listed && identified_.size() < kMostGraphs && may_go_on(kBytesEach)) {
    identified_.emplace(std::move(name), found);
  }
  return found;
}

Component Games::identify(const Graph& connected) {
  const Graph core = without_twins(connected);
  if (core.vertex_count() == 1) return {.unit = kTempo};
  const auto classified = [&] {
    const auto type = types_.find(core);
    return type && *type < kinds_.size() && kinds_[*type].classified ? type : std::nullopt;
  };
  auto type = classified();
  if (!type && unlisted_) {
    unlisted_(core);
    type = classified();
  }
  if (type) return component(*type);
  return {.listed = false, .unlisted = canonical_any_play_bounds(core)};
}

Component Games::component(GraphType type) const {
  return {.tokens = kinds_[type].tokens, .unit = kinds_[type].unit, .type = type};
}

auto Games::intern(std::vector<Option> options) -> Kind {
  join_options(options);
  const Worth worth = worth_of(options);
  if (worth.any.lower == worth.any.upper) {
    const std::int64_t tokens = worth.any.lower;
    return {tokens - tokens % 2, tokens % 2 != 0 ? kTempo : kNothing, true};
  }
  std::int64_t surplus = std::numeric_limits<std::int64_t>::max();
  for (const Option& option : options) surplus = std::min(surplus, option.least - 1);
  for (Option& option : options) {
    option.least -= surplus;
    option.most -= surplus;
    option.vertex = -1;
  }
  const std::uint64_t hash = hash_of(options);
  const auto [begin, end] = by_hash_.equal_range(hash);
  for (auto it = begin; it != end; ++it) {
    if (same_moves(entries_[it->second].options, options)) return {surplus, it->second, true};
  }
  const auto unit = static_cast<Unit>(entries_.size());
  const std::uint64_t name = name_of(options);
  entries_.push_back({.options = std::move(options), .worth = {}, .large = {}, .name = name});
  entries_.back().worth = worth_of(entries_.back().options);
  by_hash_.emplace(hash, unit);
  return {surplus, unit, true};
}

std::span<const Option> Games::options(Unit unit) {
  if (!entries_[unit].expanded) {
    std::vector<Option> options;
    if (!expand(*entries_[unit].large, false, options)) return {};
    entries_[unit].options = std::move(options);  // expanding may have moved the entries
    entries_[unit].expanded = true;
  }
  return entries_[unit].options;
}

std::optional<GraphType> Games::large_type(Unit unit) const noexcept {
  return entries_[unit].large;
}

Position Games::after(const Sum& sum, Unit unit, const Option& option, Side mover) {
  Position next{.sum = sum,
                .tokens = mover == Side::Maximiser ? option.most : option.least,
                .listed = option.listed,
                .unlisted = option.unlisted};
  next.sum.remove(unit);
  for (const Unit part : option.parts) next.tokens += next.sum.add(part);
  return next;
}

bool Games::may_go_on(std::uint64_t new_bytes) {
  bytes_ += new_bytes;
  if (failed()) return false;
  if (!control_.fits(2 * bytes()) || entries_.size() >= kMostUnits) {
    run_ = needs_memory("the list of games", 2 * bytes(), control_.budget());
  } else if (control_.stopped()) {
    run_ = stopped_report(control_);
  }
  return !failed();
}

}  // namespace minimex::duel
