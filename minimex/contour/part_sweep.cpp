#include "minimex/contour/part_sweep.hpp"

#include <algorithm>
#include <array>
#include <atomic>

namespace minimex::contour {
namespace {

// More slots than this keep parts that are not needed soon.
constexpr std::uint64_t kMostSlotsForNeed = 8;

}  // namespace

/// What a thread works with: by step, where the parts lie that it has taken.
struct PartSweep::ThreadState {
  PartFiller filler;
  std::array<PartPlaces, 3> places;
  NearPlaces near;
  std::vector<PartNeed> needs = {};
  std::vector<std::size_t> taken = {};
};

std::unique_ptr<PartSweep> PartSweep::make(const Ranking& ranking, const LayerTask& task) {
  return std::unique_ptr<PartSweep>(new PartSweep(ranking, task, task.inner_bits));
}

void PartSweep::add_slots(std::uint64_t bytes) {
  const std::uint64_t useful = (kMostSlotsForNeed - 1) * std::uint64_t{needed_};
  slots_ += static_cast<std::size_t>(std::min(bytes / part_bytes(), useful));
  set_table_words(slots_ * most_part_words(), places_bytes());
}

PartSweep::PartSweep(const Ranking& ranking, const LayerTask& task, int inner_bits)
    : LayerSweep(ranking, task, inner_bits) {
  std::vector<PartNeed> needs;
  for (int layer = first_layer(); layer <= last_layer(); ++layer) {
    for (std::uint32_t upper = 0; upper < layout().upper_halves(); ++upper) {
      if (layout().words(layer, upper) == 0) continue;
      find_needs(layer, upper, needs);
      needed_ = std::max(needed_, needs.size() + 1);
    }
  }
  slots_ = needed_;
  constexpr std::uint64_t kPlaces = 3 * sizeof(std::uint64_t);
  set_table_words(slots_ * most_part_words(), layout().upper_halves() * kPlaces);
}

std::optional<std::uint64_t> PartSweep::fill(int layer, std::uint32_t upper, ThreadState& state,
                                             PartCache& cache, const RowKernel& kernel,
                                             std::byte* values, LayerArchive& archive) const {
  find_needs(layer, upper, state.needs);
  state.taken.clear();
  bool whole = true;
  for (const PartNeed& need : state.needs) {
    const std::optional<std::size_t> slot = cache.take(layer + need.step, need.upper);
    whole = whole && slot;
    if (!slot) break;
    state.taken.push_back(*slot);
    state.places[static_cast<std::size_t>(need.step)][need.upper] = *slot * most_part_words();
  }
  std::uint64_t words = 0;
  if (whole) {
    const std::size_t slot = cache.take_new(layer, upper);
    state.taken.push_back(slot);
    state.places[0][upper] = slot * most_part_words();
    const std::span<std::byte> part{values + slot * most_part_words() * width(),
                                    layout().words(layer, upper) * width()};
    clear_if_left_out(part);
    words = state.filler.fill(layer, upper, state.near, kernel);
    archive.store(layer, upper, part);
  }
  for (const std::size_t slot : state.taken) cache.put_back(slot);
  return whole ? std::optional(words) : std::nullopt;
}

bool PartSweep::run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                    Control& control) {
  auto* const values = table.visit([](auto* first) { return reinterpret_cast<std::byte*>(first); });
  PartCache cache(slots_, [&](int layer, std::uint32_t upper, std::size_t slot) {
    return archive->read(
        layer, upper,
        {values + slot * most_part_words() * width(), layout().words(layer, upper) * width()});
  });
  const auto team = std::min(static_cast<std::size_t>(threads()), slots_ / needed_);
  std::vector<ThreadState> states;
  states.reserve(team);
  for (std::size_t i = 0; i < team; ++i) {
    const PartPlaces nowhere(layout().upper_halves(), 0);
    ThreadState& state = states.emplace_back(
        ThreadState{PartFiller(tiling(), layout(), reach()), {nowhere, nowhere, nowhere}, {}});
    for (std::size_t step = 0; step < state.near.size(); ++step) {
      state.near[step] = &state.places[step];
    }
  }

  int layer = last_layer();
  std::atomic<std::uint64_t> filled{0};
  if (const std::optional<int> done = archive->done()) {
    for (; layer >= *done; --layer) filled += layout().words(layer);
  }
  for (; layer >= first_layer(); --layer) {
    if (!archive->open(layer, layout().words(layer) * width())) return false;
    const auto fill_part = [&](std::size_t thread, std::uint32_t upper) {
      const auto words = fill(layer, upper, states[thread], cache, kernel, values, *archive);
      filled += words.value_or(0);
      control.progress("sweep", std::min<std::uint64_t>(filled, all_words()), all_words());
      return words.has_value();
    };
    if (!for_each_part(layer, team, control, fill_part) || !archive->close(layer)) return false;
  }
  return true;
}

}  // namespace minimex::contour
