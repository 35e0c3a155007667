#include "apps/cluster/shares.hpp"

#include <algorithm>

namespace minimex::cluster {

Shares::Shares(const contour::LayerLayout& layout, int ranks)
    : ranks_(ranks), first_(layout.first()) {
  const auto count = static_cast<std::uint64_t>(ranks);
  const auto halves = static_cast<std::uint32_t>(layout.upper_halves());
  for (int layer = layout.first(); layer <= layout.last(); ++layer) {
    // A share ends with the part that holds the middle of what is beyond it.
    const std::uint64_t all = layout.words(layer);
    std::uint64_t before = 0;
    std::uint64_t share = 0;
    std::uint64_t most = 0;
    std::uint64_t rank = 0;
    cuts_.push_back(0);
    for (std::uint32_t upper = 0; upper < halves; ++upper) {
      const std::uint64_t words = layout.words(layer, upper);
      while (rank + 1 < count && before + words / 2 > all / count * (rank + 1)) {
        most = std::max(most, share);
        share = 0;
        cuts_.push_back(upper);
        ++rank;
      }
      before += words;
      share += words;
    }
    most_words_.push_back(std::max(most, share));
    for (; rank < count; ++rank) cuts_.push_back(halves);
  }
}

int Shares::owner(int layer, std::uint32_t upper) const noexcept {
  const auto begin = cuts_.begin() + static_cast<std::ptrdiff_t>(row(layer));
  return static_cast<int>(std::upper_bound(begin, begin + ranks_, upper) - begin) - 1;
}

}  // namespace minimex::cluster
