#include "minimex/contour/top_queue.hpp"

#include <bit>

#include "minimex/contour/word_order.hpp"

namespace minimex::contour {

TopQueue::TopQueue(int bits, int fewest, int most)
    : waits_(std::size_t{1} << bits), fewest_(fewest) {
  for (std::uint32_t top = 0; top < waits_.size(); ++top) {
    const int ones = std::popcount(top);
    if (ones < fewest || ones > most) continue;
    ++left_;
    const bool gains = bits > 0 && (top & 1U) == 0 && ones < most;
    waits_[top] = static_cast<std::uint8_t>(count_flips(top, bits) + (gains ? 1 : 0));
    if (waits_[top] == 0) ready_.push(top);
  }
}

std::optional<std::uint32_t> TopQueue::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return left_ == 0 || !ready_.empty(); });
  if (left_ == 0) return std::nullopt;
  --left_;
  const std::uint32_t top = ready_.top();
  ready_.pop();
  if (left_ == 0) changed_.notify_all();
  return top;
}

void TopQueue::put_back(std::uint32_t top, bool stop) {
  {
    const std::lock_guard lock(mutex_);
    if (stop) {
      left_ = 0;
    } else {
      for_each_before(top, [this](std::uint32_t before) {
        if (std::popcount(before) >= fewest_ && --waits_[before] == 0) ready_.push(before);
      });
    }
  }
  changed_.notify_all();
}

}  // namespace minimex::contour
