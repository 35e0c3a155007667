#include "minimex/contour/packed_layers.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "minimex/core/control.hpp"

namespace minimex::contour {
namespace {

constexpr std::uint64_t kBlockBytes = std::uint64_t{64} << 10;
// Besides the packed bytes: the node of a map, and what the heap adds.
constexpr std::uint64_t kBytesForPart = 96;

std::uint64_t blocks_for(std::uint64_t bytes) noexcept {
  return (bytes + kBlockBytes - 1) / kBlockBytes;
}

}  // namespace

template <typename Tool>
std::unique_ptr<Tool> PackedLayers::borrow(std::vector<std::unique_ptr<Tool>>& idle) {
  const std::lock_guard lock(mutex_);
  if (idle.empty()) return std::make_unique<Tool>();
  std::unique_ptr<Tool> tool = std::move(idle.back());
  idle.pop_back();
  return tool;
}

bool PackedLayers::open(int layer, std::uint64_t /*bytes*/) {
  if (stay_ != Stay::Needed) return true;
  while (!layers_.empty() && layers_.rbegin()->first > layer + extent_.reach) give_up_last();
  return true;
}

std::uint64_t PackedLayers::bytes() const noexcept {
  return blocks_ * kBlockBytes + parts_ * kBytesForPart;
}

void PackedLayers::store(int layer, std::size_t part, std::span<const std::byte> words) {
  std::unique_ptr<Packer> packer = borrow(packers_);
  const std::span<const std::byte> packed = packer->pack(words, static_cast<unsigned>(width()));
  const std::lock_guard lock(mutex_);
  if (make_room(layer, packed.size())) append(layers_[layer], part, packed);
  packers_.push_back(std::move(packer));
}

bool PackedLayers::make_room(int layer, std::uint64_t more) {
  if (given_up_ && layer >= *given_up_) return false;
  const int kept = needed_ ? layer + extent_.reach : layer - 1;
  const auto fits = [&] {
    const auto found = layers_.find(layer);
    const std::uint64_t filled = found == layers_.end() ? 0 : found->second.bytes;
    const std::uint64_t blocks = blocks_for(filled + more) - blocks_for(filled);
    const std::uint64_t fresh = blocks - std::min<std::uint64_t>(blocks, free_.size());
    return bytes() + fresh * kBlockBytes + kBytesForPart <= most_bytes_;
  };
  while (!fits() && !layers_.empty() && layers_.rbegin()->first > kept) give_up_last();
  if (fits()) return !given_up_ || layer < *given_up_;
  if (needed_) failure_ = "packed layers need more memory than " + format_bytes(most_bytes_);
  given_up_ = layer;
  return false;
}

void PackedLayers::append(Layer& layer, std::size_t part, std::span<const std::byte> packed) {
  layer.parts.try_emplace(part, Extent{layer.bytes, packed.size()});
  ++parts_;
  while (!packed.empty()) {
    const std::uint64_t at = layer.bytes % kBlockBytes;
    if (at == 0 && !free_.empty()) {
      layer.blocks.push_back(std::move(free_.back()));
      free_.pop_back();
    } else if (at == 0) {
      layer.blocks.push_back(std::make_unique_for_overwrite<std::byte[]>(kBlockBytes));
      ++blocks_;
    }
    const std::uint64_t length = std::min<std::uint64_t>(kBlockBytes - at, packed.size());
    std::copy_n(packed.begin(), length, layer.blocks.back().get() + at);
    layer.bytes += length;
    packed = packed.subspan(length);
  }
}

void PackedLayers::give_up_last() {
  const auto last = std::prev(layers_.end());
  parts_ -= last->second.parts.size();
  for (Block& block : last->second.blocks) free_.push_back(std::move(block));
  given_up_ = last->first;
  layers_.erase(last);
}

bool PackedLayers::read(int layer, std::size_t part, std::span<std::byte> words) {
  std::vector<std::byte> packed;
  {
    const std::lock_guard lock(mutex_);
    const auto in_layers = layers_.find(layer);
    if (in_layers == layers_.end()) return false;
    const auto found = in_layers->second.parts.find(part);
    if (found == in_layers->second.parts.end()) return false;
    auto [begin, bytes] = found->second;
    packed.reserve(bytes);
    while (bytes > 0) {
      const std::uint64_t at = begin % kBlockBytes;
      const std::uint64_t length = std::min(bytes, kBlockBytes - at);
      const std::byte* const from = in_layers->second.blocks[begin / kBlockBytes].get() + at;
      packed.insert(packed.end(), from, from + length);
      begin += length;
      bytes -= length;
    }
  }
  std::unique_ptr<Unpacker> unpacker = borrow(unpackers_);
  const bool whole = unpacker->unpack(packed, static_cast<unsigned>(width()), words);
  const std::lock_guard lock(mutex_);
  unpackers_.push_back(std::move(unpacker));
  return whole;
}

}  // namespace minimex::contour
