#include "minimex/contour/layer_archive.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace minimex::contour {
namespace {

// What zstd takes to pack and to unpack, and the most that it packs at once
// (core/disk/packing.hpp).
constexpr std::uint64_t kToolBytes = std::uint64_t{1} << 20;
constexpr std::uint64_t kFrameBytes = std::uint64_t{1} << 20;

template <typename Value>
std::int64_t value_at(const std::byte* from) noexcept {
  Value value = 0;
  std::memcpy(&value, from, sizeof value);
  return value;
}

}  // namespace

std::uint64_t LayerArchive::working_bytes(std::uint64_t part, int threads) noexcept {
  // Each thread packs a part into a buffer, which may be of the same size, a frame after another.
  const std::uint64_t packing = part + std::min(part, kFrameBytes) + kToolBytes;
  return part * kMostAtHand + packing * static_cast<std::uint64_t>(threads);
}

std::optional<std::int64_t> LayerArchive::value(int layer, std::size_t part, std::uint64_t words,
                                                std::uint64_t index) {
  const std::vector<std::byte>* const bytes = part_at_hand(layer, part, words);
  if (bytes == nullptr) return std::nullopt;
  const std::byte* const from = bytes->data() + index * width_;
  return width_ == sizeof(std::int32_t) ? value_at<std::int32_t>(from)
                                        : value_at<std::int64_t>(from);
}

const std::vector<std::byte>* LayerArchive::part_at_hand(int layer, std::size_t part,
                                                         std::uint64_t words) {
  const auto found = std::find_if(at_hand_.begin(), at_hand_.end(), [&](const AtHand& one) {
    return one.layer == layer && one.part == part;
  });
  if (found != at_hand_.end()) {
    std::rotate(at_hand_.begin(), found, std::next(found));
    return &at_hand_.front().words;
  }
  AtHand fresh{layer, part, std::vector<std::byte>(words * width_)};
  if (!read(layer, part, fresh.words)) return nullptr;
  if (at_hand_.size() == kMostAtHand) at_hand_.pop_back();
  at_hand_.push_front(std::move(fresh));
  return &at_hand_.front().words;
}

}  // namespace minimex::contour
