// Which rank owns which parts of which layer.
//
// In each layer, rank r owns the parts from the r-th to the next of equally many words, in numeric
// order of their upper halves. So every rank has the same work in every layer and the same share of
// the memory, up to one part; and since most moves change the last bits of an upper half only, most
// of what a part needs lies in the same share.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/contour/layer_layout.hpp"

namespace minimex::cluster {

class Shares {
 public:
  Shares(const contour::LayerLayout& layout, int ranks);

  [[nodiscard]] int ranks() const noexcept { return ranks_; }
  /// The upper halves of a rank's parts of a layer: from begin() to before end().
  [[nodiscard]] std::uint32_t begin(int layer, int rank) const noexcept { return cut(layer, rank); }
  [[nodiscard]] std::uint32_t end(int layer, int rank) const noexcept {
    return cut(layer, rank + 1);
  }
  /// The owner of a part. O(log(ranks)).
  [[nodiscard]] int owner(int layer, std::uint32_t upper) const noexcept;
  /// The most words that a rank owns of a layer.
  [[nodiscard]] std::uint64_t most_words(int layer) const noexcept {
    return most_words_[static_cast<std::size_t>(layer - first_)];
  }
  /// What this takes.
  [[nodiscard]] std::uint64_t bytes() const noexcept {
    return cuts_.size() * sizeof(std::uint32_t) + most_words_.size() * sizeof(std::uint64_t);
  }

 private:
  [[nodiscard]] std::size_t row(int layer) const noexcept {
    return static_cast<std::size_t>(layer - first_) * (static_cast<std::size_t>(ranks_) + 1);
  }
  [[nodiscard]] std::uint32_t cut(int layer, int rank) const noexcept {
    return cuts_[row(layer) + static_cast<std::size_t>(rank)];
  }

  int ranks_;
  int first_;
  std::vector<std::uint32_t> cuts_ = {};  // by layer: where the share of each rank begins, the end
  std::vector<std::uint64_t> most_words_ = {};
};

}  // namespace minimex::cluster
