// Hands out tiles to threads, each as soon as all tiles that it needs are done.
//
// There is no barrier between layers of the order: with few tiles, threads would wait at each for
// the last to finish. Tiles are those of tops of some bits and numbers of ones (word_order.hpp);
// among those that are ready the largest comes first, as in the order for one thread.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <queue>
#include <vector>

namespace minimex::contour {

/// Safe from any number of threads.
class TopQueue {
 public:
  /// All tops of `bits` <= 20 bits with `fewest` to `most` ones, of which there is at least one.
  TopQueue(int bits, int fewest, int most);

  /// A top whose needs are done; waits for one. Nothing when all have been handed out, or after a
  /// stop. Whoever takes a top must put it back before it takes another one.
  std::optional<std::uint32_t> take();
  /// The top is done; `stop`: hand out no more, which never fails.
  void put_back(std::uint32_t top, bool stop);

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::priority_queue<std::uint32_t> ready_;
  std::vector<std::uint8_t> waits_;  // by top: needs that are not done
  int fewest_;
  std::size_t left_ = 0;  // to be handed out
};

}  // namespace minimex::contour
