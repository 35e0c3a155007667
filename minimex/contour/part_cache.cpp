#include "minimex/contour/part_cache.hpp"

#include <algorithm>
#include <cassert>

namespace minimex::contour {

std::size_t PartCache::replace(const Part& part) {
  std::size_t oldest = slots_.size();
  for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
    if (slots_[slot].taken > 0) continue;
    if (oldest == slots_.size() || slots_[slot].used < slots_[oldest].used) oldest = slot;
  }
  assert(oldest < slots_.size());
  Slot& slot = slots_[oldest];
  if (slot.part) places_.erase(*slot.part);
  slot.part = part;
  slot.taken = 1;
  slot.used = ++clock_;
  places_[part] = oldest;
  return oldest;
}

std::optional<std::size_t> PartCache::take(int layer, std::uint32_t upper) {
  const Part part{layer, upper};
  std::unique_lock lock(mutex_);
  if (const auto found = places_.find(part); found != places_.end()) {
    const std::size_t slot = found->second;
    ++slots_[slot].taken;
    slots_[slot].used = ++clock_;
    read_done_.wait(lock, [&] { return !slots_[slot].reading; });
    if (slots_[slot].part == part) return slot;
    --slots_[slot].taken;
    return std::nullopt;
  }
  const std::size_t slot = replace(part);
  slots_[slot].reading = true;
  lock.unlock();
  bool read = false;
  try {
    read = read_(layer, upper, slot);
  } catch (...) {
    end_reading(part, slot, false);
    throw;
  }
  end_reading(part, slot, read);
  return read ? std::optional(slot) : std::nullopt;
}

void PartCache::end_reading(const Part& part, std::size_t slot, bool read) noexcept {
  const std::lock_guard lock(mutex_);
  slots_[slot].reading = false;
  if (!read) {
    // Those who wait for it find that it is not there.
    places_.erase(part);
    slots_[slot].part = std::nullopt;
    --slots_[slot].taken;
  }
  read_done_.notify_all();
}

std::size_t PartCache::take_new(int layer, std::uint32_t upper) {
  const std::lock_guard lock(mutex_);
  return replace({layer, upper});
}

void PartCache::put_back(std::size_t slot) {
  const std::lock_guard lock(mutex_);
  --slots_[slot].taken;
}

}  // namespace minimex::contour
