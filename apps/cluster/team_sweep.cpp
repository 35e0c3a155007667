#include "apps/cluster/team_sweep.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "apps/cluster/layer_fill.hpp"

namespace minimex::cluster {
namespace {

using contour::LayerArchive;
using contour::LayerRoom;
using contour::LayerTask;
using contour::Ranking;
using contour::RowKernel;
using contour::ValueTable;

// One buffer takes one part in so many of the share, unless a single part needs more.
constexpr std::uint64_t kBufferShare = 20;
// Tiles are made smaller until one part needs at most one part in so many of the share.
constexpr std::uint64_t kNeedShare = 16;
// Bits of upper halves: a few thousand parts a layer and more.
constexpr int kUpperBits = 14;
constexpr int kUpperBitsOfMany = 16;
constexpr int kMany = 32;  // ranks

}  // namespace

TeamSweep::TeamSweep(const Ranking& ranking, const LayerTask& task, int ranks, Transport* transport)
    : LayerSweep(ranking, task, task.inner_bits),
      transport_(transport),
      shares_(layout(), ranks),
      slots_(static_cast<std::size_t>(reach()) + 1, 0) {
  std::vector<std::uint64_t> sizes(slots_.size(), 0);
  for (int layer = first_layer(); layer <= last_layer(); ++layer) {
    sizes[slot(layer)] = std::max(sizes[slot(layer)], shares_.most_words(layer));
  }
  std::exclusive_scan(sizes.begin(), sizes.end(), slots_.begin(), std::uint64_t{0});
  buffers_begin_ = slots_.back() + sizes.back();
  most_needed_ = RoundPlanner::most_needed(*this, shares_);
  if (ranks > 1) buffer_words_ = std::max(most_needed_, buffers_begin_ / kBufferShare);
  places_.resize(slots_.size());
  set_table_words(buffers_begin_ + 2 * buffer_words_,
                  slots_.size() * layout().upper_halves() * sizeof(std::uint64_t) +
                      shares_.bytes() + RoundPlanner::bytes(layout().upper_halves()));
}

std::shared_ptr<TeamSweep> TeamSweep::make(const Ranking& ranking, LayerTask task,
                                           const LayerRoom& room, int ranks, Transport* transport,
                                           std::uint64_t& least) {
  std::shared_ptr<TeamSweep> best;
  task.upper_bits = ranks == 1 ? 0 : ranks < kMany ? kUpperBits : kUpperBitsOfMany;
  for (; task.inner_bits > 0; --task.inner_bits) {
    if (!can_take(ranking.rows(), ranking.cols(), task.inner_bits)) break;
    auto sweep = std::make_shared<TeamSweep>(ranking, task, ranks, transport);
    least = std::min(least, sweep->bytes());
    if (!sweep->fits(room)) continue;
    if (sweep->most_needed_ <= sweep->buffers_begin_ / kNeedShare) return sweep;
    if (!best || sweep->table_words() < best->table_words()) best = std::move(sweep);
  }
  return best;
}

int TeamSweep::upper_bits() const noexcept {
  return std::countr_zero(layout().upper_halves());
}

void TeamSweep::find_places(int layer) {
  const int rank = transport_->rank();
  contour::PartPlaces& places = places_[slot(layer)];
  places.assign(layout().upper_halves(), 0);
  std::uint64_t place = slots_[slot(layer)];
  for (auto upper = shares_.begin(layer, rank); upper < shares_.end(layer, rank); ++upper) {
    places[upper] = place;
    place += layout().words(layer, upper);
  }
}

std::span<std::byte> TeamSweep::part_of(std::byte* values, int layer, std::uint32_t upper) const {
  return {values + places_[slot(layer)][upper] * width(), layout().words(layer, upper) * width()};
}

bool TeamSweep::restore(int done, std::byte* values, LayerArchive& archive, Control& control) {
  const int rank = transport_->rank();
  bool fine = true;
  for (int layer = std::min(done + reach() - 1, last_layer()); layer >= done; --layer) {
    find_places(layer);
    for (auto upper = shares_.begin(layer, rank); upper < shares_.end(layer, rank); ++upper) {
      if (layout().words(layer, upper) == 0) continue;
      fine =
          fine && !control.stopped() && archive.read(layer, upper, part_of(values, layer, upper));
    }
  }
  return transport_->least(fine ? 1 : 0) == 1;
}

bool TeamSweep::run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                    Control& control) {
  if (transport_->least(archive->failure().empty() ? 1 : 0) == 0) return false;
  auto* const values = table.visit([](auto* first) { return reinterpret_cast<std::byte*>(first); });
  tally_ = {};
  LayerFill fill(*this, kernel, values, *archive, control);
  int layer = last_layer();
  const std::optional<int> done = archive->done();
  if (done && restore(*done, values, *archive, control)) {
    for (; layer >= *done; --layer) {
      fill.add_filled(layout().words(layer) / static_cast<std::uint64_t>(shares_.ranks()));
    }
  }
  for (; layer >= first_layer(); --layer) {
    find_places(layer);
    const bool open = archive->open(layer, shares_.most_words(layer) * width());
    const bool filled = fill.fill(layer, open);
    if (!fill.all_filled(filled) || !archive->close(layer)) return false;
  }
  return true;
}

}  // namespace minimex::cluster
