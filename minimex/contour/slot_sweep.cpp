#include "minimex/contour/slot_sweep.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <numeric>

#include "minimex/core/parallel.hpp"

namespace minimex::contour {

std::unique_ptr<SlotSweep> SlotSweep::make(const Ranking& ranking, const LayerTask& task,
                                           std::uint64_t most_bytes, std::uint64_t& least) {
  for (int inner_bits = task.inner_bits; inner_bits > 0; --inner_bits) {
    if (!can_take(ranking.rows(), ranking.cols(), inner_bits)) break;
    std::unique_ptr<SlotSweep> sweep(new SlotSweep(ranking, task, inner_bits));
    least = sweep->bytes();
    if (least <= most_bytes) return sweep;
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

std::optional<std::uint64_t> SlotSweep::place(std::span<const std::int32_t> lines) const {
  const std::uint32_t top = top_of(lines);
  const int layer = weight_of(top);
  if (layer > first_layer() + reach()) return std::nullopt;
  return places_[index(layer)][layout().upper_of(top)] + layout().before(top) +
         place_in_tile(lines);
}

void SlotSweep::find_places(int layer) {
  PartPlaces& places = places_[index(layer)];
  std::uint64_t place = begins_[index(layer)];
  for (std::uint32_t upper = 0; upper < layout().upper_halves(); ++upper) {
    places.push_back(place);
    place += layout().words(layer, upper);
  }
  const int gone = layer + reach() + 1;
  if (gone <= last_layer()) places_[index(gone)] = {};
}

template <typename Use>
bool SlotSweep::for_each_part(int layer, ValueTable& table, Control& control,
                              const Use& use) const {
  auto* const values = table.visit([](auto* first) { return reinterpret_cast<std::byte*>(first); });
  const int most = threads(control);
  std::atomic<std::uint32_t> next{0};
  parallel_for(most, static_cast<std::size_t>(most), [&](std::size_t thread) {
    for (auto upper = next++; upper < layout().upper_halves(); upper = next++) {
      const std::uint64_t words = layout().words(layer, upper);
      if (words == 0) continue;
      if (control.stopped()) return;
      const std::uint64_t place = places_[index(layer)][upper];
      use(thread, upper, std::span(values + place * width(), words * width()));
    }
  });
  return !control.stopped();
}

bool SlotSweep::restore(int done, ValueTable& table, LayerArchive& archive, Control& control) {
  std::atomic<bool> whole{true};
  for (int layer = std::min(done + reach() - 1, last_layer()); layer >= done; --layer) {
    find_places(layer);
    const bool ran = for_each_part(
        layer, table, control, [&](std::size_t, std::uint32_t upper, std::span<std::byte> values) {
          if (!archive.read(layer, upper, values)) whole = false;
        });
    if (!ran || !whole) return false;
  }
  return true;
}

bool SlotSweep::run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                    Control& control) {
  std::vector<PartFiller> fillers(static_cast<std::size_t>(threads(control)),
                                  PartFiller(tiling(), layout(), reach()));
  int layer = last_layer();
  std::atomic<std::uint64_t> filled{0};
  const std::optional<int> done = archive != nullptr ? archive->done() : std::nullopt;
  if (done && restore(*done, table, *archive, control)) {
    for (; layer >= *done; --layer) filled += layout().words(layer);
  }
  for (; layer >= first_layer() && !control.stopped(); --layer) {
    find_places(layer);
    NearPlaces near{};
    for (int next = layer; next <= std::min(layer + reach(), last_layer()); ++next) {
      near[static_cast<std::size_t>(next - layer)] = &places_[index(next)];
    }
    if (archive != nullptr && !archive->open(layer, layout().words(layer) * width())) return false;
    for_each_part(layer, table, control,
                  [&](std::size_t thread, std::uint32_t upper, std::span<std::byte> values) {
                    filled += fillers[thread].fill(layer, upper, near, kernel);
                    if (archive != nullptr) archive->store(layer, upper, values);
                    control.progress("sweep", std::min<std::uint64_t>(filled, all_words()),
                                     all_words());
                  });
    if (control.stopped() || (archive != nullptr && !archive->close(layer))) return false;
  }
  return !control.stopped();
}

}  // namespace minimex::contour
