#include "minimex/games/board_symmetries.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

#include "minimex/core/saturating.hpp"

namespace minimex {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

std::vector<Vertex> identity(Vertex vertices) {
  std::vector<Vertex> map(at(vertices));
  std::iota(map.begin(), map.end(), 0);
  return map;
}

/// A way to exchange and reverse sides: coordinate i of the image is coordinate `from[i]`,
/// reversed when bit i of `reversed` is set.
struct Turn {
  std::vector<std::size_t> from;
  unsigned reversed;

  [[nodiscard]] Site image(const Site& site, const Board& board) const {
    Site out = site;
    for (std::size_t i = 0; i < from.size(); ++i) {
      const std::int32_t x = site.at[from[i]];
      out.at[i] = (reversed >> i & 1) != 0 ? board.size[i] + 1 - x : x;
    }
    return out;
  }
};

/// Those of a box, each once as far as sides of one cell go.
std::vector<Turn> turns_of(const Board& board) {
  const std::size_t sides = board.size.size();
  std::vector<Turn> turns;
  std::vector<std::size_t> from(sides);
  std::iota(from.begin(), from.end(), std::size_t{0});
  do {
    bool fits = true;
    for (std::size_t i = 0; i < sides; ++i) {
      fits = fits && board.size[i] == board.size[from[i]] && (board.size[i] > 1 || from[i] == i);
    }
    for (unsigned reversed = 0; fits && reversed < 1U << sides; ++reversed) {
      bool once = true;
      for (std::size_t i = 0; i < sides; ++i) {
        once = once && (board.size[i] > 1 || (reversed >> i & 1) == 0);
      }
      if (once) turns.push_back({from, reversed});
    }
  } while (std::next_permutation(from.begin(), from.end()));
  return turns;
}

/// The vertex of each vertex's image; nothing when a usable cell goes to a blocked one or an attack
/// to none.
std::optional<std::vector<Vertex>> map_of(const Turn& turn, const Board& board,
                                          const GraphSites& sites, const Graph& graph) {
  std::vector<Vertex> map;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const auto image = sites.vertex(Move{turn.image(sites.site(v), board)});
    if (!image) return std::nullopt;
    map.push_back(*image);
  }
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    for (const Vertex w : graph.neighbours(v)) {
      if (!graph.adjacent(map[at(v)], map[at(w)])) return std::nullopt;
    }
  }
  return map;
}

}  // namespace

BoardSymmetries::BoardSymmetries(const GraphInstance& instance, const Graph& graph,
                                 Control& control) {
  const auto shape = instance.board();
  if (!shape) {
    maps_.push_back(identity(graph.vertex_count()));
    return;
  }
  const GraphSites sites(instance);
  for (const Turn& turn : turns_of(shape->board)) {
    if (control.stopped()) return;
    if (auto map = map_of(turn, shape->board, sites, graph)) maps_.push_back(std::move(*map));
  }
  std::sort(maps_.begin(), maps_.end());
  maps_.erase(std::unique(maps_.begin(), maps_.end()), maps_.end());
}

std::optional<std::uint64_t> BoardSymmetries::images_of_first(std::span<const Vertex> set) const {
  std::vector<std::vector<Vertex>> images;
  images.reserve(maps_.size());
  for (const std::vector<Vertex>& map : maps_) {
    std::vector<Vertex> image;
    image.reserve(set.size());
    for (const Vertex v : set) image.push_back(map[at(v)]);
    std::sort(image.begin(), image.end());
    if (std::lexicographical_compare(image.begin(), image.end(), set.begin(), set.end())) {
      return std::nullopt;
    }
    images.push_back(std::move(image));
  }
  std::sort(images.begin(), images.end());
  return static_cast<std::uint64_t>(std::unique(images.begin(), images.end()) - images.begin());
}

std::uint64_t BoardSymmetries::bytes(const GraphInstance& instance) {
  const auto shape = instance.board();
  std::uint64_t maps = 1;
  for (std::size_t i = 0; shape && i < shape->board.size.size(); ++i) {
    if (shape->board.size[i] == 1) continue;
    const auto& size = shape->board.size;
    maps *= 2 * static_cast<std::uint64_t>(std::count(
                    size.begin(), size.begin() + static_cast<std::ptrdiff_t>(i) + 1, size[i]));
  }
  const std::uint64_t map =
      saturating_add(sizeof(std::vector<Vertex>) + 16,
                     saturating_multiply(instance.vertex_count(), sizeof(Vertex)));
  return saturating_multiply(maps, map);
}

}  // namespace minimex
