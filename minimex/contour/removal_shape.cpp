#include "minimex/contour/removal_shape.hpp"

#include <algorithm>
#include <map>

namespace minimex::contour {

template <typename Value>
RemovalShape<Value>::RemovalShape(const RowShape& shape,
                                  std::span<const RemovalCorner<Value>> corners,
                                  std::size_t lanes) {
  Singles singles;  // by decreasing `from`
  for (const SuffixMove& move : shape.moves) {
    singles.push_back({move.from, move.to, &corners[static_cast<std::size_t>(move.cell)]});
  }
  const std::size_t words = shape.words.size();
  make_steps(singles, words, lanes);
  whole_ = make_part(singles, 0, words, lanes);
  upper_ = make_part(singles, shape.border_begin, words - shape.border_begin, lanes);
}

template <typename Value>
RemovalPart<Value> RemovalShape<Value>::view(const Part& part) noexcept {
  const auto partners = [&part](std::size_t colour) -> PartnerBlocks<Value> {
    return {part.blocks[colour].data(), part.blocks[colour].size(), part.values[colour].data()};
  };
  return {part.words, {partners(0), partners(1)}};
}

template <typename Value>
void RemovalShape<Value>::make_steps(const Singles& singles, std::size_t words, std::size_t lanes) {
  const auto add = [this, lanes](std::size_t to, Value cost) {
    steps_.push_back({static_cast<std::uint32_t>(to * lanes), cost});
  };
  auto next = singles.begin();
  for (std::size_t word = words; word-- > 0;) {
    const std::size_t before = steps_.size();
    const auto first = next;
    for (; next != singles.end() && next->from == word; ++next) {
      const RemovalCorner<Value>& one = *next->corner;
      add(next->to, one.value);
      for (auto other = first; other != next; ++other) {
        const RemovalCorner<Value>& two = *other->corner;
        if (one.colour + two.colour != 1) continue;
        add(next->to + other->to - word,
            std::max(one.value, two.value) - std::min(one.value, two.value));
      }
    }
    counts_.push_back(static_cast<std::uint8_t>(steps_.size() - before));
  }
}

template <typename Value>
auto RemovalShape<Value>::make_part(const Singles& singles, std::size_t begin, std::size_t words,
                                    std::size_t lanes) -> Part {
  std::array<std::map<std::size_t, Singles>, 2> by_distance;  // by colour
  std::size_t farthest = 0;
  for (const Single& single : singles) {
    if (single.from < begin || single.corner->colour > 1) continue;
    const std::size_t distance = single.to - single.from;
    by_distance[single.corner->colour][distance].push_back(single);
    farthest = std::max(farthest, distance);
  }
  Part part;
  part.words = {begin, words, words >= lanes + farthest};
  for (const std::size_t colour : {0U, 1U}) {
    // One distance after another, so that a block is not needed again right after it is stored.
    for (auto& [distance, alike] : by_distance[colour]) {
      std::reverse(alike.begin(), alike.end());
      cover(alike, part.words.in_blocks ? lanes : 1, colour, part);
    }
  }
  return part;
}

/// Covers singles of one distance and colour, by increasing `from`, with blocks inside the part.
template <typename Value>
void RemovalShape<Value>::cover(const Singles& alike, std::size_t lanes, std::size_t colour,
                                Part& part) {
  const std::size_t end = part.words.begin + part.words.words;
  const std::size_t distance = alike[0].to - alike[0].from;
  auto& values = part.values[colour];
  for (std::size_t i = 0; i < alike.size();) {
    const std::size_t begin = std::min(alike[i].from, end - distance - lanes);
    part.blocks[colour].push_back(
        {static_cast<std::uint16_t>(begin), static_cast<std::uint16_t>(begin + distance)});
    const std::size_t block = values.size();
    values.resize(block + lanes, 2 * kFar<Value>);
    for (; i < alike.size() && alike[i].from < begin + lanes; ++i) {
      values[block + alike[i].from - begin] = alike[i].corner->value;
    }
  }
}

template class RemovalShape<std::int32_t>;
template class RemovalShape<std::int64_t>;

}  // namespace minimex::contour
