#include "minimex/contour/layer_archive.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

namespace minimex::contour {
namespace {

// Parts that are kept unpacked. A contour's moves lead to a few of them.
constexpr std::size_t kMostAtHand = 12;
// Besides the packed bytes: the nodes of two maps, and what the heap adds.
constexpr std::uint64_t kBytesForPart = 128;

}  // namespace

void LayerArchive::store(int layer, std::size_t part, std::span<const std::byte> words,
                         Packer& packer) {
  const std::span<const std::byte> packed = packer.pack(words, static_cast<unsigned>(width_));
  const std::lock_guard lock(mutex_);
  if (given_up_ && layer >= *given_up_) return;
  const std::uint64_t more = packed.size() + kBytesForPart;
  while (!layers_.empty() && bytes_ + more > most_bytes_) give_up_last();
  if (bytes_ + more > most_bytes_) {
    given_up_ = layer;
    return;
  }
  if (given_up_ && layer >= *given_up_) return;
  layers_[layer].try_emplace(part, packed.begin(), packed.end());
  bytes_ += more;
}

void LayerArchive::give_up_last() {
  const auto last = std::prev(layers_.end());
  for (const auto& [part, packed] : last->second) bytes_ -= packed.size() + kBytesForPart;
  given_up_ = last->first;
  layers_.erase(last);
}

std::optional<std::int64_t> LayerArchive::value(int layer, std::size_t part, std::uint64_t words,
                                                std::uint64_t index) {
  const std::vector<std::byte>* const bytes = unpacked(layer, part, words);
  if (bytes == nullptr) return std::nullopt;
  const std::byte* const from = bytes->data() + index * width_;
  if (width_ == sizeof(std::int32_t)) {
    std::int32_t value = 0;
    std::memcpy(&value, from, sizeof value);
    return value;
  }
  std::int64_t value = 0;
  std::memcpy(&value, from, sizeof value);
  return value;
}

const std::vector<std::byte>* LayerArchive::unpacked(int layer, std::size_t part,
                                                     std::uint64_t words) {
  const auto at_hand = std::find_if(at_hand_.begin(), at_hand_.end(), [&](const Unpacked& one) {
    return one.layer == layer && one.part == part;
  });
  if (at_hand != at_hand_.end()) {
    std::rotate(at_hand_.begin(), at_hand, std::next(at_hand));
    return &at_hand_.front().words;
  }
  const auto in_layers = layers_.find(layer);
  if (in_layers == layers_.end()) return nullptr;
  const auto packed = in_layers->second.find(part);
  if (packed == in_layers->second.end()) return nullptr;
  if (at_hand_.size() == kMostAtHand) at_hand_.pop_back();
  at_hand_.push_front({layer, part, std::vector<std::byte>(words * width_)});
  auto& bytes = at_hand_.front().words;
  if (!unpacker_.unpack(packed->second, static_cast<unsigned>(width_), bytes)) return nullptr;
  return &bytes;
}

}  // namespace minimex::contour
