#include "apps/cluster/memory_archive.hpp"

#include <algorithm>
#include <utility>

namespace minimex::cluster {
namespace {

// Room for the first layers in any budget: they have few contours.
constexpr std::uint64_t kLeastBytes = std::uint64_t{1} << 20;

}  // namespace

MemoryArchive::MemoryArchive(std::shared_ptr<const TeamSweep> sweep, Transport& transport,
                             contour::Stay stay, std::uint64_t most_bytes)
    : LayerArchive(sweep->width()),
      sweep_(std::move(sweep)),
      transport_(transport),
      stay_(stay),
      packed_({sweep_->first_layer(), sweep_->last_layer(), sweep_->reach()}, contour::Stay::All,
              false, std::max(most_bytes, kLeastBytes), sweep_->width()) {}

void MemoryArchive::store(int layer, std::size_t part, std::span<const std::byte> words) {
  const bool kept = stay_ == contour::Stay::All || layer <= sweep_->first_layer() + sweep_->reach();
  if (kept) packed_.store(layer, part, words);
}

bool MemoryArchive::read(int layer, std::size_t part, std::span<std::byte> words) {
  const int owner = sweep_->shares().owner(layer, static_cast<std::uint32_t>(part));
  if (owner == transport_.rank()) return packed_.read(layer, part, words);
  return ask_for_part(transport_, owner, layer, part, words);
}

}  // namespace minimex::cluster
