// The inner loops that score_rows.hpp describes, for any kind of vectors.
#pragma once

#include "minimex/contour/lanes.hpp"
#include "minimex/contour/row_blocks.hpp"
#include "minimex/contour/score_rows.hpp"

namespace minimex::contour {

template <typename Lane>
class ScoreRows {
  using Value = typename Lane::Value;
  using Block = typename Lane::Block;
  using Move = ScoreMove<Value>;

 public:
  static ScoreLoops<Value> loops() noexcept { return {Lane::kCount, &raise, &finish}; }

 private:
  /// The better of `most` and a move that gains what the player to move gets and leaves `after`.
  template <typename Some>
  [[gnu::always_inline]] static Some raised(const Some& most, const ScoreGain<Value>& gain,
                                            const Some& second_moves, const Some& after) {
    const Some gained =
        broadcast<Some>(gain.first) ^ (second_moves & broadcast<Some>(gain.difference));
    return greater(most, Some(gained - after));
  }

  static void raise(const RowPart& part, const Move* moves, std::size_t count,
                    const Value* second_moves, Value* margins) {
    if (part.in_blocks) {
      raise_as<Block>(part, moves, count, second_moves, margins);
    } else {
      raise_as<Value>(part, moves, count, second_moves, margins);
    }
  }

  template <typename Some>
  static void raise_as(const RowPart& part, const Move* moves, std::size_t count,
                       const Value* second_moves, Value* margins) {
    RowBlocks<Lane>::template improve<Some>(
        part, moves, moves + count, margins,
        [second_moves](const Some& most, const Move& move,
                       std::size_t at) __attribute__((always_inline)) {
          return raised(most, move.gain, load<Some>(second_moves + at), load<Some>(move.from + at));
        });
  }

  static void finish(const ScoreSteps<Value>& steps, const Value* odd, const Value* const* margins,
                     Value* const* to) {
    RowBlocks<Lane>::interleave(steps.words, margins, to, [&steps, odd](Value* words) {
      step_inside(steps, load<Block>(odd), words);
    });
  }

  [[gnu::always_inline]] static void step_inside(const ScoreSteps<Value>& steps, const Block& odd,
                                                 Value* words) {
    const ScoreStep<Value>* step = steps.steps;
    Value* word = words + steps.words * Lane::kCount;
    for (const std::uint8_t* count = steps.counts; word != words; ++count) {
      word -= Lane::kCount;
      Block most = load<Block>(word);
      for (const ScoreStep<Value>* const end = step + *count; step != end; ++step) {
        most = raised(most, step->gain, odd, load<Block>(words + step->to));
      }
      store(word, most);
    }
  }
};

}  // namespace minimex::contour
