// The inner loops that removal_rows.hpp describes, for any kind of vectors.
#pragma once

#include "minimex/contour/lanes.hpp"
#include "minimex/contour/removal_rows.hpp"
#include "minimex/contour/row_blocks.hpp"

namespace minimex::contour {

template <typename Lane>
class RemovalRows {
  using Value = typename Lane::Value;
  using Block = typename Lane::Block;
  using Move = RemovalMove<Value>;

  /// Corners whose values stay in registers while all partners are gone through.
  static constexpr std::size_t kCornersAtOnce = 4;

 public:
  static RemovalLoops<Value> loops() noexcept { return {Lane::kCount, &relax, &finish}; }

 private:
  static void relax(const RemovalPart<Value>& part, const RemovalMoves<Value>& moves,
                    Value* costs) {
    if (part.words.in_blocks) {
      relax_as<Block>(part, moves, costs);
    } else {
      relax_as<Value>(part, moves, costs);
    }
  }

  template <typename Some>
  static void relax_as(const RemovalPart<Value>& part, const RemovalMoves<Value>& moves,
                       Value* costs) {
    RowBlocks<Lane>::template improve<Some>(
        part.words, moves.moves, moves.moves + moves.count, costs,
        [](const Some& least, const Move& move, std::size_t at) __attribute__((always_inline)) {
          return smaller(least, Some(load<Some>(move.from + at) + broadcast<Some>(move.cost)));
        });
    for (std::size_t colour = 0; colour < 2; ++colour) {
      const Move* corner = moves.corners[1 - colour];
      std::size_t count = moves.corner_count[1 - colour];
      for (; count > kCornersAtOnce; count -= kCornersAtOnce, corner += kCornersAtOnce) {
        pair<Some>(part.partners[colour], corner, costs,
                   std::make_index_sequence<kCornersAtOnce>{});
      }
      pair_up_to<Some, kCornersAtOnce>(count, part.partners[colour], corner, costs);
    }
  }

  /// Pairs each of `count` <= kCorners corners with all partners.
  template <typename Some, std::size_t kCorners>
  static void pair_up_to(std::size_t count, const PartnerBlocks<Value>& partners,
                         const Move* corners, Value* costs) {
    if constexpr (kCorners > 0) {
      if (count == kCorners) {
        pair<Some>(partners, corners, costs, std::make_index_sequence<kCorners>{});
      } else {
        pair_up_to<Some, kCorners - 1>(count, partners, corners, costs);
      }
    }
  }

  /// Pairs each of the corners with all partners.
  template <typename Some, std::size_t... kCorner>
  static void pair(const PartnerBlocks<Value>& partners, const Move* corners, Value* costs,
                   std::index_sequence<kCorner...>) {
    const Some value[] = {broadcast<Some>(corners[kCorner].cost)...};
    const Value* const from[] = {corners[kCorner].from...};
    const Value* values = partners.values;
    const PartnerBlock* const end = partners.blocks + partners.count;
    for (const PartnerBlock* block = partners.blocks; block != end; ++block) {
      const Some partner = load<Some>(values);
      values += sizeof(Some) / sizeof(Value);
      Value* const to = costs + block->to;
      Some least = load<Some>(to);
      ((least = smaller(least, Some(load<Some>(from[kCorner] + block->from) +
                                    magnitude(Some(value[kCorner] - partner))))),
       ...);
      store(to, least);
    }
  }

  static void finish(const RemovalSteps<Value>& steps, const Value* const* costs,
                     Value* const* to) {
    RowBlocks<Lane>::interleave(steps.words, costs, to,
                                [&steps](Value* words) { step_inside(steps, words); });
  }

  static void step_inside(const RemovalSteps<Value>& steps, Value* words) {
    const RemovalStep<Value>* step = steps.steps;
    Value* word = words + steps.words * Lane::kCount;
    for (const std::uint8_t* count = steps.counts; word != words; ++count) {
      word -= Lane::kCount;
      Block least = load<Block>(word);
      for (const RemovalStep<Value>* const end = step + *count; step != end; ++step) {
        least = smaller(least, Block(load<Block>(words + step->to) + broadcast<Block>(step->cost)));
      }
      store(word, least);
    }
  }
};

}  // namespace minimex::contour
