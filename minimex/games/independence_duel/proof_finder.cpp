#include "minimex/games/independence_duel/proof_finder.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "minimex/core/hash.hpp"

namespace minimex::independence_duel {

using duel::Bound;
using duel::Component;
using duel::Games;
using duel::Option;
using duel::Position;
using duel::Side;
using duel::Step;
using duel::Sum;
using duel::Unit;

namespace {

constexpr Vertex kSmall = 10;  // graphs of so many vertices are explored in any case

FirstPlayer player(Side side) noexcept {
  return side == Side::Maximiser ? FirstPlayer::Maximiser : FirstPlayer::Minimiser;
}
constexpr std::uint64_t kBytesOfChoice = 256;
constexpr std::uint64_t kBytesOfRegion = 256;

}  // namespace

ProofFinder::ProofFinder(const Solved& solved, Control& control)
    : solved_(solved),
      control_(control),
      subgraphs_(solved.graph),
      games_(GraphTypes(), control, [this](const Graph& core) { list(core); }),
      walk_(games_, *this, control),
      trials_(solved.trials) {}

bool ProofFinder::show_value(const duel::Board& board, Side side, std::int64_t value) {
  const Position position = board.position();
  for (const Bound bound : {Bound::AtLeast, Bound::AtMost}) {
    if (walk_.known(bound, position, side, value)) continue;
    if (!oracle_) oracle_ = solved_.oracle(control_, run_);
    if (!oracle_ || !walk_.show(bound, position, side, value, place_of(board))) return false;
  }
  return !games_.failed() && !control_.stopped();
}

RunReport ProofFinder::run() const {
  if (control_.stopped()) return stopped_report(control_);
  if (run_.status != Status::Proved) return run_;
  if (games_.failed()) return games_.run();
  if (walk_.run().status != Status::Proved) return walk_.run();
  return oracle_ ? oracle_->report() : RunReport{};
}

auto ProofFinder::choice(Bound bound, const Sum& sum, std::int64_t target) const -> const Choice* {
  const auto found = choices_.find(sum);
  if (found == choices_.end()) return nullptr;
  const auto serves = [&](const Choice& choice) {
    return choice.bound == bound &&
           (bound == Bound::AtLeast ? choice.target >= target : choice.target <= target);
  };
  const auto at = std::find_if(found->second.begin(), found->second.end(), serves);
  return at == found->second.end() ? nullptr : &*at;
}

// Explores what is small; of larger graphs, deepest first, as many as there are trials.
void ProofFinder::list(const Graph& core) {
  if (core.vertex_count() > GraphTypes::kMostVertices) return;
  const GraphType type = games_.types().add(core);
  const bool small = core.vertex_count() <= kSmall;
  if (small || trials_ > 0) {
    if (!small) --trials_;
    if (games_.classify(type, true) || games_.failed()) return;
  }
  games_.classify(type, false);
}

// A move is known to do when the walk knows it; otherwise the engine is asked, the most promising
// moves first.
std::optional<Step> ProofFinder::choose(Bound bound, const Sum& sum, Side side, std::int64_t target,
                                        const Place& place) {
  control_.progress("proof", walk_.size(), 0);
  if (!control_.fits(4 * (bytes_ + games_.bytes()))) {
    run_ =
        needs_memory("the search for strategies", 4 * (bytes_ + games_.bytes()), control_.budget());
    return std::nullopt;
  }
  const auto record = [&](Step step) {
    bytes_ += kBytesOfChoice;
    choices_[sum].push_back({bound, target, step});
    return step;
  };
  std::vector<Candidate> candidates;
  for (const auto& part : sum.parts()) {
    for (const Option& option : games_.options(part.unit)) {
      Position next = Games::after(sum, part.unit, option, side);
      if (walk_.known(bound, next, other(side), target)) return record({part.unit, option});
      const Bounds bounds = games_.bounds(next, other(side));
      if (!next.listed || bounds.upper < target || bounds.lower > target) continue;
      const std::int64_t order = bound == Bound::AtLeast ? -(64 * bounds.lower + bounds.upper)
                                                         : 64 * bounds.upper + bounds.lower;
      candidates.push_back({{part.unit, option}, std::move(next), order});
    }
  }
  if (games_.failed()) return std::nullopt;
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
  for (const Candidate& candidate : candidates) {
    const Place next = enter(place, side, candidate.step);
    const bool good = holds(bound, candidate.next, other(side), target, next);
    if (oracle_->stopped() || games_.failed()) return std::nullopt;
    if (good) return record(candidate.step);
  }
  reject("the engine knows no move that keeps the value");
  return std::nullopt;
}

auto ProofFinder::enter(const Place& place, Side mover, const Step& step) -> Place {
  Place next = place;
  if (step.unit == duel::kTempo) {
    next.tempo.reset();
    return next;
  }
  const auto home = std::find_if(next.open.begin(), next.open.end(),
                                 [&](RegionId id) { return regions_[id].game.unit == step.unit; });
  assert(home != next.open.end());
  const RegionId id = *home;
  next.open.erase(home);
  const std::int64_t surplus = regions_[id].game.tokens;
  const std::int64_t tokens =
      surplus + (mover == Side::Maximiser ? step.option.most : step.option.least);
  for (const Exit& exit : exits(id)) {
    if (exit.option.parts != step.option.parts || exit.option.least != tokens) continue;
    for (const RegionId left : exit.left) add(next, left);
    return next;
  }
  assert(games_.failed() || control_.stopped());
  return next;
}

void ProofFinder::reject(std::string_view why) noexcept {
  run_ = {.status = Status::LimitReached, .limit = std::string(why)};
}

auto ProofFinder::place_of(const duel::Board& board) -> Place {
  Place place;
  for (const auto& region : board.regions()) {
    if (!region.vertices.empty()) add(place, this->region(region.vertices));
  }
  return place;
}

auto ProofFinder::region(std::vector<Vertex> vertices) -> RegionId {
  const auto [at, is_new] = ids_.try_emplace(vertices, static_cast<RegionId>(regions_.size()));
  if (is_new) {
    bytes_ += kBytesOfRegion + 2 * vertices.size() * sizeof(Vertex);
    regions_.emplace_back();
    Component game = games_.component(subgraphs_.on(vertices));
    regions_[at->second].vertices = std::move(vertices);
    regions_[at->second].game = game;
  }
  return at->second;
}

auto ProofFinder::exits(RegionId id) -> const std::vector<Exit>& {
  if (regions_[id].expanded) return regions_[id].exits;
  const std::vector<Vertex> here = regions_[id].vertices;
  std::vector<Exit> found;
  for (const Vertex v : here) {
    std::vector<Vertex> rest;
    std::copy_if(here.begin(), here.end(), std::back_inserter(rest),
                 [&](Vertex w) { return w != v && !solved_.graph.adjacent(v, w); });
    Exit exit{};
    for (auto& part : subgraphs_.components(rest)) {
      exit.left.push_back(region(std::move(part)));
      exit.option.add(regions_[exit.left.back()].game);
    }
    const bool repeated = std::any_of(found.begin(), found.end(), [&](const Exit& other) {
      return other.option.parts == exit.option.parts && other.option.least == exit.option.least;
    });
    if (repeated) continue;
    bytes_ += sizeof(Exit) + exit.left.size() * sizeof(RegionId);
    found.push_back(std::move(exit));
  }
  regions_[id].exits = std::move(found);
  regions_[id].expanded = true;
  return regions_[id].exits;
}

// Settled components are left out; of two with a tempo move both.
void ProofFinder::add(Place& place, RegionId id) const {
  const Unit unit = regions_[id].game.unit;
  if (unit == duel::kTempo) {
    place.tempo = place.tempo ? std::nullopt : std::optional(id);
  } else if (unit != duel::kNothing) {
    place.open.push_back(id);
  }
}

// The engine counts the tokens of the place, which come on top of the sum's.
bool ProofFinder::holds(Bound bound, const Position& next, Side mover, std::int64_t target,
                        const Place& place) {
  std::vector<Vertex> live;
  std::int64_t wanted = target - next.tokens;
  const auto put = [&](RegionId id) {
    const Region& region = regions_[id];
    wanted += region.game.tokens;
    for (const Vertex v : region.vertices) {
      live.push_back(solved_.names.empty() ? v : solved_.names[static_cast<std::size_t>(v)]);
    }
  };
  for (const RegionId id : place.open) put(id);
  if (place.tempo) put(*place.tempo);
  std::sort(live.begin(), live.end());
  return bound == Bound::AtLeast ? oracle_->at_least(live, player(mover), wanted)
                                 : !oracle_->at_least(live, player(mover), wanted + 1);
}

std::size_t ProofFinder::HashVertices::operator()(
    const std::vector<Vertex>& vertices) const noexcept {
  std::uint64_t h = vertices.size();
  for (const Vertex v : vertices) h = hashed(h, static_cast<std::uint64_t>(v));
  return static_cast<std::size_t>(mixed(h));
}

}  // namespace minimex::independence_duel
