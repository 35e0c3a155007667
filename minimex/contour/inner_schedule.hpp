// In which order the rows of a tile are filled, and which of them at once.
//
// The rows of a tile are named by the inner bits of their words. Rows with the same number of inner
// ones have the same shape, and those that do not depend on each other (word_order.hpp) can be
// filled together. The schedule takes, again and again, as many rows as it may from the number of
// ones that has most rows ready, so that most batches are full. It depends on nothing but the
// number of bits, and rows that a tile does not have can be skipped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace minimex::contour {

/// Rows that do not lead to each other; inner words with as many ones.
struct InnerBatch {
  int ones = 0;
  std::size_t begin = 0;  ///< in InnerSchedule::words
  std::size_t end = 0;
};

struct InnerSchedule {
  std::vector<std::uint16_t> words = {};
  std::vector<InnerBatch> batches = {};
};

/// All words of `bits` <= 16 bits in batches of at most `most` rows, each after all rows that it
/// leads to. Time and memory in proportion to 2^bits.
InnerSchedule schedule_inner_rows(int bits, std::size_t most);

}  // namespace minimex::contour
