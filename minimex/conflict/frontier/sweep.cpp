#include "minimex/conflict/frontier/sweep.hpp"

#include <algorithm>
#include <utility>

namespace minimex::conflict {
namespace {

constexpr std::size_t kWordBits = 64;
constexpr std::size_t kNoRow = static_cast<std::size_t>(-1);
constexpr std::size_t kCoarse = static_cast<std::size_t>(-2);

std::size_t at(std::int32_t i) noexcept {
  return static_cast<std::size_t>(i);
}

void set_slot(std::span<Sweep::Word> slots, std::int32_t slot) noexcept {
  slots[at(slot) / kWordBits] |= Sweep::Word{1} << (at(slot) % kWordBits);
}

/// Takes the slot out; whether it was in.
bool clear_slot(std::span<Sweep::Word> slots, std::int32_t slot) noexcept {
  Sweep::Word& word = slots[at(slot) / kWordBits];
  const Sweep::Word bit = Sweep::Word{1} << (at(slot) % kWordBits);
  const bool was = (word & bit) != 0;
  word &= ~bit;
  return was;
}

RunReport too_many_states() {
  return {.status = Status::LimitReached, .limit = "a sweep has more states than allowed"};
}

std::size_t words_for(std::size_t slots) noexcept {
  return std::max<std::size_t>(1, (slots + kWordBits - 1) / kWordBits);
}

}  // namespace

Sweep::Sweep(const Graph& graph, std::span<const Vertex> order, const SweepGoal& goal,
             std::size_t limbs, std::uint64_t held_bytes, Control& control)
    : graph_(graph),
      order_(order),
      goal_(goal),
      held_bytes_(held_bytes + fixed_bytes(order.size())),
      control_(control),
      decided_(at(graph.vertex_count()), 0),
      slot_of_(at(graph.vertex_count()), -1),
      in_slot_(most_slots(), -1),
      now_(words_for(in_slot_.size()), limbs),
      next_(words_for(in_slot_.size()), limbs),
      blocks_(words_for(in_slot_.size()), 0),
      key_(blocks_.size(), 0) {
  for (std::size_t i = in_slot_.size(); i-- > 0;) {
    free_slots_.push_back(static_cast<std::int32_t>(i));
  }
  if (!goal_.clique_of.empty()) {
    const Vertex cliques = 1 + *std::max_element(goal_.clique_of.begin(), goal_.clique_of.end());
    clique_left_.assign(at(cliques), 0);
    clique_in_frontier_.assign(at(cliques), 0);
    clique_row_.assign(at(cliques), kNoRow);
    for (const Vertex v : order_) shift_clique(v, 1, 0);
  }
  const std::vector<Limb> one(limbs, 1);
  now_.add(key_, 0, std::span(one).first(std::min<std::size_t>(1, limbs)),
           control.budget().memory_bytes);
}

std::uint64_t Sweep::fixed_bytes(std::uint64_t vertices) noexcept {
  constexpr std::uint64_t kVertex = 64;  // places, slots, cliques; links of small layers
  return kVertex * vertices;
}

/// Most vertices that are not decided and have a decided neighbour.
std::size_t Sweep::most_slots() const {
  std::vector<std::uint8_t> seen(decided_.size(), 0);
  std::size_t frontier = 0;
  std::size_t most = 0;
  for (const Vertex v : order_) {
    frontier -= std::exchange(seen[at(v)], std::uint8_t{1});
    for (const Vertex w : graph_.neighbours(v)) {
      if (std::exchange(seen[at(w)], std::uint8_t{1}) == 0) ++frontier;
    }
    most = std::max(most, frontier);
  }
  return most;
}

bool Sweep::advance(std::vector<Link>* links) {
  if (stopped_after(in_slot_.size() + frontier_cliques_.size()))
    return fail(stopped_report(control_));
  if (hopeless()) return fail(too_many_states());
  const Vertex v = order_[place_];
  const Word weight = goal_.weight(v);
  const std::int32_t slot = slot_of_[at(v)];
  leave(v);
  std::fill(blocks_.begin(), blocks_.end(), 0);
  for (const Vertex w : graph_.neighbours(v)) {
    if (decided_[at(w)] != 0) continue;
    if (slot_of_[at(w)] < 0) enter(w);
    set_slot(blocks_, slot_of_[at(w)]);
  }
  find_frontier_cliques();
  // Links, and what a tracer keeps of the states before and after, of which there may be twice as
  // many.
  const std::uint64_t traced = links == nullptr ? 0 : sizeof(Link) + 3 * sizeof(Word);
  const std::uint64_t held = held_bytes_ + now_.bytes() + traced * now_.size() +
                             sizeof(Word) * frontier_cliques_.capacity();
  most_bytes_ = control_.budget().memory_bytes - std::min(control_.budget().memory_bytes, held);
  next_.clear(now_.limbs());
  if (links != nullptr) links->assign(now_.size(), {});
  control_.progress("sweep", place_, order_.size());
  Link ignored;
  for (std::size_t state = 0; state < now_.size(); ++state) {
    ++steps_;
    if (stopped_after(4 * key_.size() + 2 * frontier_cliques_.size())) {
      return fail(stopped_report(control_));
    }
    if (steps_ > goal_.most_states) return fail(too_many_states());
    Link& link = links == nullptr ? ignored : (*links)[state];
    std::copy_n(now_.blocked(state).begin(), key_.size(), key_.begin());
    const bool blocked = slot >= 0 && clear_slot(key_, slot);
    if (!add(now_.tokens(state), now_.count(state), link.without)) return false;
    if (blocked) continue;
    for (std::size_t w = 0; w < key_.size(); ++w) key_[w] |= blocks_[w];
    if (!add(now_.tokens(state) + weight, now_.count(state), link.with)) return false;
  }
  report_.positions = steps_;
  report_.peak_bytes = std::max(report_.peak_bytes, held + next_.bytes());
  std::swap(now_, next_);
  ++place_;
  return true;
}

/// Counts so many words of work; whether `control` says stop, which is asked now and then.
bool Sweep::stopped_after(std::size_t words) {
  constexpr std::size_t kPatience = std::size_t{1} << 16;
  work_ += words;
  if (work_ < kPatience) return false;
  work_ = 0;
  return control_.stopped();
}

void Sweep::enter(Vertex v) {
  slot_of_[at(v)] = free_slots_.back();
  in_slot_[at(free_slots_.back())] = v;
  free_slots_.pop_back();
  shift_clique(v, 0, 1);
}

/// `v` is decided.
void Sweep::leave(Vertex v) {
  decided_[at(v)] = 1;
  const std::int32_t slot = std::exchange(slot_of_[at(v)], -1);
  if (slot >= 0) {
    in_slot_[at(slot)] = -1;
    free_slots_.push_back(slot);
  }
  shift_clique(v, -1, slot >= 0 ? -1 : 0);
}

void Sweep::shift_clique(Vertex v, Vertex left, Vertex in_frontier) {
  if (goal_.clique_of.empty()) return;
  const std::size_t clique = at(goal_.clique_of[at(v)]);
  const auto open = [&] { return clique_left_[clique] > clique_in_frontier_[clique] ? 1U : 0U; };
  open_cliques_ -= open();
  clique_left_[clique] += left;
  clique_in_frontier_[clique] += in_frontier;
  open_cliques_ += open();
}

/// In a frontier so wide that the rows would take more than states do, every clique counts as one
/// that may still have a token.
void Sweep::find_frontier_cliques() {
  constexpr std::size_t kMostWords = std::size_t{1} << 15;
  frontier_cliques_.clear();
  coarse_cliques_ = 0;
  if (goal_.clique_of.empty()) return;
  std::size_t rows = 0;
  for (const Vertex v : in_slot_) {
    if (v < 0) continue;
    const std::size_t clique = at(goal_.clique_of[at(v)]);
    if (clique_left_[clique] > clique_in_frontier_[clique]) continue;
    if (clique_row_[clique] == kNoRow) {
      if ((rows + 1) * key_.size() > kMostWords) {
        ++coarse_cliques_;
        clique_row_[clique] = kCoarse;
        continue;
      }
      clique_row_[clique] = rows++;
      frontier_cliques_.resize(rows * key_.size(), 0);
    }
    if (clique_row_[clique] == kCoarse) continue;
    const std::size_t row = clique_row_[clique] * key_.size();
    set_slot(std::span(frontier_cliques_).subspan(row, key_.size()), slot_of_[at(v)]);
  }
  for (const Vertex v : in_slot_) {
    if (v >= 0) clique_row_[at(goal_.clique_of[at(v)])] = kNoRow;
  }
}

/// Whether places like this one would have far more states than are allowed.
bool Sweep::hopeless() const {
  constexpr std::uint64_t kGrace = 4;
  const std::uint64_t to_come = now_.size() * (order_.size() - place_);
  return to_come / kGrace > goal_.most_states - std::min(goal_.most_states, steps_);
}

/// Whether a set with so many tokens that blocks `key_` can come to `least`.
bool Sweep::promising(Word tokens) const {
  if (goal_.clique_of.empty()) return true;
  const auto least = static_cast<Word>(goal_.least);
  Word most = tokens + open_cliques_ + coarse_cliques_;
  for (std::size_t i = 0; i < frontier_cliques_.size() && most < least; i += key_.size()) {
    Word free = 0;
    for (std::size_t w = 0; w < key_.size(); ++w) free |= frontier_cliques_[i + w] & ~key_[w];
    if (free != 0) ++most;
  }
  return most >= least;
}

bool Sweep::add(Word tokens, std::span<const Limb> count, std::uint32_t& link) {
  if (!promising(tokens)) return true;
  link = next_.add(key_, tokens, count, most_bytes_);
  if (link != FrontierStates::kNone) return true;
  const std::uint64_t bytes = held_bytes_ + now_.bytes() + next_.short_of();
  return fail(needs_memory("the table of states of a sweep", bytes, control_.budget()));
}

bool Sweep::fail(RunReport why) {
  report_.positions = steps_;
  report_.status = why.status;
  report_.limit = std::move(why.limit);
  return false;
}

}  // namespace minimex::conflict
