#include "minimex/contour/packed_layers.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "minimex/core/control.hpp"

namespace minimex::contour {
namespace {

// Besides the packed bytes: the nodes of two maps, and what the heap adds.
constexpr std::uint64_t kBytesForPart = 128;

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

void PackedLayers::store(int layer, std::size_t part, std::span<const std::byte> words) {
  std::unique_ptr<Packer> packer = borrow(packers_);
  const std::span<const std::byte> packed = packer->pack(words, static_cast<unsigned>(width()));
  const std::uint64_t more = packed.size() + kBytesForPart;
  const std::lock_guard lock(mutex_);
  if (make_room(layer, more)) {
    layers_[layer].try_emplace(part, packed.begin(), packed.end());
    bytes_ += more;
    most_used_ = std::max(most_used_, bytes_);
  }
  packers_.push_back(std::move(packer));
}

bool PackedLayers::make_room(int layer, std::uint64_t more) {
  if (given_up_ && layer >= *given_up_) return false;
  const int kept = needed_ ? layer + extent_.reach : layer - 1;
  while (bytes_ + more > most_bytes_ && !layers_.empty() && layers_.rbegin()->first > kept) {
    give_up_last();
  }
  if (bytes_ + more <= most_bytes_) return !given_up_ || layer < *given_up_;
  if (needed_) failure_ = "packed layers need more memory than " + format_bytes(most_bytes_);
  given_up_ = layer;
  return false;
}

void PackedLayers::give_up_last() {
  const auto last = std::prev(layers_.end());
  for (const auto& [part, packed] : last->second) bytes_ -= packed.size() + kBytesForPart;
  given_up_ = last->first;
  layers_.erase(last);
}

bool PackedLayers::read(int layer, std::size_t part, std::span<std::byte> words) {
  std::unique_ptr<Unpacker> unpacker = borrow(unpackers_);
  const std::vector<std::byte>* packed = nullptr;
  {
    const std::lock_guard lock(mutex_);
    const auto in_layers = layers_.find(layer);
    if (in_layers == layers_.end()) return false;
    const auto found = in_layers->second.find(part);
    if (found == in_layers->second.end()) return false;
    packed = &found->second;  // stays where it is while layers before it are filled
  }
  const bool whole = unpacker->unpack(*packed, static_cast<unsigned>(width()), words);
  const std::lock_guard lock(mutex_);
  unpackers_.push_back(std::move(unpacker));
  return whole;
}

}  // namespace minimex::contour
