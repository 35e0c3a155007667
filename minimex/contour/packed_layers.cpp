#include "minimex/contour/packed_layers.hpp"

#include <iterator>
#include <utility>

namespace minimex::contour {
namespace {

// Besides the packed bytes: the nodes of two maps, and what the heap adds.
constexpr std::uint64_t kBytesForPart = 128;

}  // namespace

std::unique_ptr<Packer> PackedLayers::take_packer() {
  const std::lock_guard lock(mutex_);
  if (idle_.empty()) return std::make_unique<Packer>();
  std::unique_ptr<Packer> packer = std::move(idle_.back());
  idle_.pop_back();
  return packer;
}

void PackedLayers::store(int layer, std::size_t part, std::span<const std::byte> words) {
  std::unique_ptr<Packer> packer = take_packer();
  const std::span<const std::byte> packed = packer->pack(words, static_cast<unsigned>(width()));
  const std::lock_guard lock(mutex_);
  const std::uint64_t more = packed.size() + kBytesForPart;
  while (!layers_.empty() && bytes_ + more > most_bytes_) give_up_last();
  if (bytes_ + more > most_bytes_) given_up_ = layer;
  if (!given_up_ || layer < *given_up_) {
    layers_[layer].try_emplace(part, packed.begin(), packed.end());
    bytes_ += more;
  }
  idle_.push_back(std::move(packer));
}

void PackedLayers::give_up_last() {
  const auto last = std::prev(layers_.end());
  for (const auto& [part, packed] : last->second) bytes_ -= packed.size() + kBytesForPart;
  given_up_ = last->first;
  layers_.erase(last);
}

bool PackedLayers::read(int layer, std::size_t part, std::span<std::byte> words) {
  const auto in_layers = layers_.find(layer);
  if (in_layers == layers_.end()) return false;
  const auto packed = in_layers->second.find(part);
  if (packed == in_layers->second.end()) return false;
  return unpacker_.unpack(packed->second, static_cast<unsigned>(width()), words);
}

}  // namespace minimex::contour
