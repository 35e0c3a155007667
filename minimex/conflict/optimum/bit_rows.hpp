// Bit sets of a fixed number of words, one after another in memory.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/bit_words.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

inline bool is_empty(std::span<const Word> bits) noexcept {
  return std::all_of(bits.begin(), bits.end(), [](Word w) { return w == 0; });
}
/// Position of the lowest bit of `word`, not 0, which is the `index`-th of its set.
inline std::size_t lowest_bit(Word word, std::size_t index) noexcept {
  return index * kWordBits + static_cast<std::size_t>(std::countr_zero(word));
}

/// Makes `rest` the `set` without the members of `taken`; as many words in all.
inline void take_away(std::span<const Word> set, std::span<const Word> taken,
                      std::vector<Word>& rest) {
  rest.resize(set.size());
  for (std::size_t w = 0; w < set.size(); ++w) rest[w] = set[w] & ~taken[w];
}

class BitRows {
 public:
  /// No rows yet, each of `words` words.
  explicit BitRows(std::size_t words) : words_(words) {}

  /// New rows are empty sets.
  void resize(std::size_t rows) { bits_.resize(rows * words_); }
  [[nodiscard]] std::span<Word> operator[](std::size_t row) noexcept {
    return {bits_.data() + row * words_, words_};
  }
  [[nodiscard]] std::span<const Word> operator[](std::size_t row) const noexcept {
    return {bits_.data() + row * words_, words_};
  }

 private:
  std::size_t words_;
  std::vector<Word> bits_;
};

/// Bit i stands for the vertex `order[i]`, row i for its neighbours; `order` has all vertices.
BitRows neighbour_rows(const Graph& graph, std::span<const Vertex> order);

}  // namespace minimex::conflict
