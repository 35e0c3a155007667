#include "minimex/contour/position_counts.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace minimex::contour {
namespace {

constexpr std::uint64_t kFewestSlots = 64;

/// Whether `entries` entries fill a table of `slots` slots as far as they may.
constexpr bool crowded(std::uint64_t entries, std::uint64_t slots) noexcept {
  return entries > slots / 4 * 3;
}

}  // namespace

void PositionCounts::add(std::uint64_t position, std::span<const Limb> count) {
  if (count.size() > limbs_) widen(count.size());
  const std::uint64_t entry = find_or_add(position);
  if (add_to({at(entry) + 1, limbs_}, count) == 0) return;
  widen(limbs_ + 1);
  at(entry)[limbs_] = 1;
}

std::uint64_t PositionCounts::bytes_with(std::uint64_t more, std::size_t limbs) const noexcept {
  const std::uint64_t entries = size_ + more;
  const std::uint64_t blocks = entries / kBlock + 1;
  // While counts get wider, one block is there twice.
  const std::uint64_t block = kBlock * (std::max(limbs, limbs_) + 2) * sizeof(Limb);
  std::uint64_t slots = slots_.size();
  // While slots are moved, the fewer ones are there, too.
  if (more > 0 && crowded(entries, slots))
    slots += std::max(kFewestSlots, std::bit_ceil(entries) * 2);
  return (blocks + 1) * block + slots * sizeof(std::uint64_t);
}

/// Where the search for a position starts: the upper bits of a product with an odd number (Knuth's
/// multiplicative hashing).
std::uint64_t PositionCounts::slot_of(std::uint64_t position) const noexcept {
  const int bits = std::countr_zero(slots_.size());
  return position * 0x9E3779B97F4A7C15U >> (64 - bits);
}

std::uint64_t PositionCounts::find_or_add(std::uint64_t position) {
  if (crowded(size_ + 1, slots_.size())) rehash(std::max(kFewestSlots, slots_.size() * 2));
  const std::uint64_t mask = slots_.size() - 1;
  std::uint64_t slot = slot_of(position);
  for (; slots_[slot] != kFree; slot = (slot + 1) & mask) {
    if (at(slots_[slot])[0] == position) return slots_[slot];
  }
  if (size_ % kBlock == 0) {
    blocks_.push_back(std::make_unique_for_overwrite<Limb[]>(kBlock * (limbs_ + 1)));
  }
  Limb* const entry = at(size_);
  entry[0] = position;
  std::fill_n(entry + 1, limbs_, 0);
  return slots_[slot] = size_++;
}

void PositionCounts::rehash(std::uint64_t slots) {
  slots_.assign(slots, kFree);
  for (std::uint64_t entry = 0; entry < size_; ++entry) {
    std::uint64_t slot = slot_of(position(entry));
    while (slots_[slot] != kFree) slot = (slot + 1) & (slots - 1);
    slots_[slot] = entry;
  }
}

void PositionCounts::widen(std::size_t limbs) {
  std::uint64_t left = size_;
  for (Block& block : blocks_) {
    auto wide = std::make_unique_for_overwrite<Limb[]>(kBlock * (limbs + 1));
    const Limb* from = block.get();
    Limb* to = wide.get();
    for (std::uint64_t entries = std::min(left, kBlock); entries > 0; --entries, --left) {
      to = std::copy_n(from, limbs_ + 1, to);
      to = std::fill_n(to, limbs - limbs_, 0);
      from += limbs_ + 1;
    }
    block = std::move(wide);
  }
  limbs_ = limbs;
}

}  // namespace minimex::contour
