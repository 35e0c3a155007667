// Symmetries of a small graph: relabellings that map edges to edges.
//
// Positions that are images of each other have the same value, so the search keeps one of them.
// Any subset of the symmetries is sound, which lets the search for them stop early. Images are
// joined from tables of the images of eight vertices at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "minimex/conflict/score/vertex_set.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict::duel {

/// Up to `most` automorphisms other than the identity, each as the list of images. Finds all of
/// them unless there are more or the graph is hard (a fixed number of steps is tried).
std::vector<std::vector<Vertex>> find_symmetries(const Graph& graph, std::size_t most);

template <int Words>
class SymmetricImages {
 public:
  using Set = VertexSet<Words>;

  /// Bytes that each relabelling takes.
  static constexpr std::size_t kBytesEach = std::size_t{256} * 8 * Words * sizeof(Set);

  SymmetricImages() = default;
  explicit SymmetricImages(const std::vector<std::vector<Vertex>>& symmetries) {
    for (const auto& image : symmetries) {
      auto& tables = tables_.emplace_back((image.size() + 7) / 8);
      for (std::size_t v = 0; v < image.size(); ++v) {
        for (std::size_t subset = 0; subset < 256; ++subset) {
          if ((subset >> (v % 8) & 1) != 0) tables[v / 8][subset].insert(image[v]);
        }
      }
    }
  }

  /// The least of `set` and its images.
  [[nodiscard]] Set least(const Set& set) const noexcept {
    Set best = set;
    for (const auto& tables : tables_) {
      Set image;
      for (std::size_t i = 0; i < tables.size(); ++i) {
        image |= tables[i][set.byte(static_cast<int>(i))];
      }
      best = std::min(best, image);
    }
    return best;
  }

 private:
  using ByteImages = std::array<Set, 256>;  // images of the subsets of eight vertices
  std::vector<std::vector<ByteImages>> tables_;
};

}  // namespace minimex::conflict::duel
