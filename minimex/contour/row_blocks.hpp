// Rows of words in blocks: what the inner loops of all contour engines have in common.
//
// A part of a row is cut into blocks, the last of which may overlap the one before it: its words
// are then improved twice, which changes nothing. So nothing outside the part is read or written.
// `Some` is a Lane's Block, or its plain Value for parts too short for a block.
#pragma once

#include <cstddef>
#include <utility>

#include "minimex/contour/lanes.hpp"
#include "minimex/contour/row_part.hpp"

namespace minimex::contour {

template <typename Lane>
class RowBlocks {
  using Value = typename Lane::Value;
  using Block = typename Lane::Block;
  static constexpr std::size_t kLanes = Lane::kCount;
  static constexpr std::make_index_sequence<kLanes> kAll = {};

  /// Blocks whose values stay in registers while all moves are gone through.
  static constexpr std::size_t kMostBlocks = 9;

 public:
  /// values[i] = better(values[i], move, i) for all words i of the part and all moves; `better`
  /// does it for a block.
  template <typename Some, typename Move, typename Better>
  static void improve(const RowPart& part, const Move* moves, const Move* end, Value* values,
                      const Better& better) {
    constexpr std::size_t kCount = sizeof(Some) / sizeof(Value);
    std::size_t begin = part.begin;
    std::size_t blocks = (part.words + kCount - 1) / kCount;
    for (; blocks > kMostBlocks; blocks -= kMostBlocks, begin += kMostBlocks * kCount) {
      improve_blocks<Some>(moves, end, values, begin, begin + (kMostBlocks - 1) * kCount, better,
                           std::make_index_sequence<kMostBlocks - 1>{});
    }
    improve_up_to<Some, kMostBlocks>(blocks, moves, end, values, begin,
                                     part.begin + part.words - kCount, better);
  }

  /// Interleaves the first `words` values of kLanes rows, calls step(interleaved) on them, and puts
  /// the results into `to`. Rows may be named more than once.
  template <typename Step>
  static void interleave(std::size_t words, const Value* const* from, Value* const* to,
                         const Step& step) {
    alignas(Block) Value interleaved[kMostRowWords * kLanes];
    if (words < kLanes) {
      for (std::size_t i = 0; i < words * kLanes; ++i) {
        interleaved[i] = from[i % kLanes][i / kLanes];
      }
      step(interleaved);
      for (std::size_t i = 0; i < words * kLanes; ++i) to[i % kLanes][i / kLanes] = interleaved[i];
      return;
    }
    for (std::size_t at = 0; at + kLanes < words; at += kLanes) {
      lay_across(from, interleaved, at, kAll);
    }
    lay_across(from, interleaved, words - kLanes, kAll);
    step(interleaved);
    for (std::size_t at = 0; at + kLanes < words; at += kLanes)
      lay_along(interleaved, to, at, kAll);
    lay_along(interleaved, to, words - kLanes, kAll);
  }

 private:
  /// improve_blocks for `blocks` <= kBlocks blocks.
  template <typename Some, std::size_t kBlocks, typename Move, typename Better>
  static void improve_up_to(std::size_t blocks, const Move* moves, const Move* end, Value* values,
                            std::size_t begin, std::size_t last, const Better& better) {
    if constexpr (kBlocks > 0) {
      if (blocks == kBlocks) {
        improve_blocks<Some>(moves, end, values, begin, last, better,
                             std::make_index_sequence<kBlocks - 1>{});
      } else {
        improve_up_to<Some, kBlocks - 1>(blocks, moves, end, values, begin, last, better);
      }
    }
  }

  /// Improves blocks one after another from `begin` on, and one at `last`.
  template <typename Some, typename Move, typename Better, std::size_t... kBlock>
  static void improve_blocks(const Move* moves, const Move* end, Value* values, std::size_t begin,
                             std::size_t last, const Better& better,
                             std::index_sequence<kBlock...>) {
    constexpr std::size_t kCount = sizeof(Some) / sizeof(Value);
    Some best[] = {load<Some>(values + begin + kBlock * kCount)..., load<Some>(values + last)};
    Some& best_last = best[sizeof...(kBlock)];
    for (const Move* move = moves; move != end; ++move) {
      ((best[kBlock] = better(best[kBlock], *move, begin + kBlock * kCount)), ...);
      best_last = better(best_last, *move, last);
    }
    (store(values + begin + kBlock * kCount, best[kBlock]), ...);
    store(values + last, best_last);
  }

  template <std::size_t... kRow>
  [[gnu::always_inline]] static void lay_across(const Value* const* from, Value* interleaved,
                                                std::size_t at, std::index_sequence<kRow...> all) {
    Block square[] = {load<Block>(from[kRow] + at)...};
    transpose(square, all);
    (store(interleaved + (at + kRow) * kLanes, square[kRow]), ...);
  }
  template <std::size_t... kRow>
  [[gnu::always_inline]] static void lay_along(const Value* interleaved, Value* const* to,
                                               std::size_t at, std::index_sequence<kRow...> all) {
    Block square[] = {load<Block>(interleaved + (at + kRow) * kLanes)...};
    transpose(square, all);
    (store(to[kRow] + at, square[kRow]), ...);
  }
};

}  // namespace minimex::contour
