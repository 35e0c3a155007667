#include "minimex/contour/slot_sweep.hpp"

#include <algorithm>
#include <atomic>
#include <numeric>

namespace minimex::contour {

std::unique_ptr<SlotSweep> SlotSweep::make(const Ranking& ranking, const LayerTask& task,
                                           const LayerRoom& room, std::uint64_t& least) {
  for (int inner_bits = task.inner_bits; inner_bits > 0; --inner_bits) {
    if (!can_take(ranking.rows(), ranking.cols(), inner_bits)) break;
    std::unique_ptr<SlotSweep> sweep(new SlotSweep(ranking, task, inner_bits));
    least = sweep->bytes();
    if (sweep->fits(room)) return sweep;
  }
  return nullptr;
}

SlotSweep::SlotSweep(const Ranking& ranking, const LayerTask& task, int inner_bits)
    : LayerSweep(ranking, task, inner_bits) {
  std::vector<std::uint64_t> slots(static_cast<std::size_t>(reach()) + 1, 0);
  for (int layer = first_layer(); layer <= last_layer(); ++layer) {
    auto& slot = slots[static_cast<std::size_t>(layer) % slots.size()];
    slot = std::max(slot, layout().words(layer));
  }
  for (int layer = first_layer(); layer <= last_layer(); ++layer) {
    const auto slot = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(layer) % slots.size());
    begins_.push_back(std::accumulate(slots.begin(), slots.begin() + slot, std::uint64_t{0}));
  }
  places_.resize(begins_.size());
  set_table_words(std::accumulate(slots.begin(), slots.end(), std::uint64_t{0}),
                  slots.size() * layout().upper_halves() * sizeof(std::uint64_t));
}

std::optional<std::uint64_t> SlotSweep::place(std::span<const std::int32_t> heights) const {
  const std::uint32_t top = top_of(heights);
  const int layer = weight_of(top);
  if (layer > first_layer() + reach()) return std::nullopt;
  return places_[index(layer)][layout().upper_of(top)] + layout().before(top) +
         place_in_tile(heights);
}

void SlotSweep::find_places(int layer) {
  PartPlaces& places = places_[index(layer)];
  places.clear();
  std::uint64_t place = begins_[index(layer)];
  for (std::uint32_t upper = 0; upper < layout().upper_halves(); ++upper) {
    places.push_back(place);
    place += layout().words(layer, upper);
  }
  const int gone = layer + reach() + 1;
  if (gone <= last_layer()) places_[index(gone)] = {};
}

std::span<std::byte> SlotSweep::part_of(ValueTable& table, int layer, std::uint32_t upper) const {
  auto* const values = table.visit([](auto* first) { return reinterpret_cast<std::byte*>(first); });
  return {values + places_[index(layer)][upper] * width(), layout().words(layer, upper) * width()};
}

bool SlotSweep::restore(int done, ValueTable& table, LayerArchive& archive, Control& control) {
  const auto team = static_cast<std::size_t>(threads());
  for (int layer = std::min(done + reach() - 1, last_layer()); layer >= done; --layer) {
    find_places(layer);
    const auto read = [&](std::size_t, std::uint32_t upper) {
      return archive.read(layer, upper, part_of(table, layer, upper));
    };
    if (!for_each_part(layer, team, control, read)) return false;
  }
  return true;
}

bool SlotSweep::run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                    Control& control) {
  const auto team = static_cast<std::size_t>(threads());
  std::vector<PartFiller> fillers(team, PartFiller(tiling(), layout(), reach()));
  int layer = last_layer();
  std::atomic<std::uint64_t> filled{0};
  const std::optional<int> done = archive != nullptr ? archive->done() : std::nullopt;
  if (done && restore(*done, table, *archive, control)) {
    for (; layer >= *done; --layer) filled += layout().words(layer);
  } else if (done && control.stopped()) {
    return false;  // what is in the archive is as good as before
  }
  for (; layer >= first_layer(); --layer) {
    find_places(layer);
    NearPlaces near{};
    for (int next = layer; next <= std::min(layer + reach(), last_layer()); ++next) {
      near[static_cast<std::size_t>(next - layer)] = &places_[index(next)];
    }
    if (archive != nullptr && !archive->open(layer, layout().words(layer) * width())) return false;
    const auto fill = [&](std::size_t thread, std::uint32_t upper) {
      const std::span<std::byte> part = part_of(table, layer, upper);
      if (archive != nullptr) clear_if_left_out(part);
      filled += fillers[thread].fill(layer, upper, near, kernel);
      if (archive != nullptr) archive->store(layer, upper, part);
      control.progress("sweep", std::min<std::uint64_t>(filled, all_words()), all_words());
      return true;
    };
    if (!for_each_part(layer, team, control, fill)) return false;
    if (archive != nullptr && !archive->close(layer)) return false;
  }
  return true;
}

}  // namespace minimex::contour
