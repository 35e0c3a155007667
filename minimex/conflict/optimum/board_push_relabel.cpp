#include "minimex/conflict/optimum/board_push_relabel.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace minimex::conflict {

BoardPushRelabel::BoardPushRelabel(BoardMatching& matching, const BoardBits& left,
                                   const BoardBits& right)
    : matching_(matching),
      left_(left),
      right_(right),
      steps_(matching.layout().steps()),
      label_(matching.layout().words() * 64, kUnusable),
      active_(listed(matching.free_left())),
      most_pushes_(static_cast<std::int64_t>(matching.layout().words()) * 16),
      next_(matching.layout().words(), 0) {}

void BoardPushRelabel::run(Control& control) {
  while (!active_.empty() && !control.stopped()) {
    relabel();
    pushes_ = 0;
    const std::vector<std::int32_t> round = std::exchange(active_, {});
    for (const std::int32_t cell : round) push(cell);
    if (pushes_ == 0) return;
  }
}

void BoardPushRelabel::relabel() {
  for (std::size_t word = 0; word < right_.size(); ++word) {
    for (std::uint64_t rest = right_[word]; rest != 0; rest &= rest - 1) {
      label_[word * 64 + static_cast<std::size_t>(std::countr_zero(rest))] = kFar;
    }
  }
  waiting_ = left_;
  for (const std::int32_t cell : listed(matching_.free_right())) {
    label_[static_cast<std::size_t>(cell)] = 0;
  }
  next_words_.clear();
  for (std::size_t word = 0; word < right_.size(); ++word) {
    next_[word] = matching_.free_right()[word];
    if (next_[word] != 0) next_words_.push_back(word);
  }
  for (std::uint8_t label = 1; label < kFar && !next_words_.empty(); ++label) {
    std::swap(front_words_, next_words_);
    next_words_.clear();
    front_bits_.clear();
    for (const std::size_t word : front_words_) front_bits_.push_back(std::exchange(next_[word], 0));
    for (std::size_t i = 0; i < front_words_.size(); ++i) {
      spread(front_words_[i], front_bits_[i], label);
    }
  }
  for (const std::size_t word : next_words_) next_[word] = 0;
}

/// Reaches the left cells beside those right cells.
void BoardPushRelabel::spread(std::size_t word, std::uint64_t bits, std::uint8_t label) {
  for (const BoardLayout::Step& step : steps_) {
    const std::size_t to = word + static_cast<std::size_t>(step.distance >> 6);
    const auto shift = static_cast<unsigned>(step.distance & 63);
    if (const std::uint64_t found = bits << shift & waiting_[to]) reach(to, found, label);
    if (shift == 0) continue;
    if (const std::uint64_t found = bits >> (64 - shift) & waiting_[to + 1]) {
      reach(to + 1, found, label);
    }
  }
}

void BoardPushRelabel::reach(std::size_t word, std::uint64_t cells, std::uint8_t label) {
  waiting_[word] ^= cells;
  for (; cells != 0; cells &= cells - 1) {
    const std::int32_t cell = static_cast<std::int32_t>(word * 64) + std::countr_zero(cells);
    if (!matching_.matched(cell)) continue;
    const std::int32_t right = matching_.partner(cell);
    label_[static_cast<std::size_t>(right)] = label;
    const auto at = static_cast<std::size_t>(right >> 6);
    if (next_[at] == 0) next_words_.push_back(at);
    next_[at] |= std::uint64_t{1} << (right & 63);
  }
}

void BoardPushRelabel::push(std::int32_t cell) {
  const std::int32_t root = cell;
  std::int32_t from = cell;
  (void)root;
  while (true) {
    std::uint8_t least = kUnusable;
    std::uint8_t second = kUnusable;
    std::size_t best = 0;
    for (std::size_t s = 0; s < steps_.size(); ++s) {
      const std::uint8_t label = label_[static_cast<std::size_t>(from + steps_[s].distance)];
      if (label < least) {
        second = std::exchange(least, label);
        best = s;
      } else if (label < second) {
        second = label;
      }
    }
    if (least >= kFar) {
      active_.push_back(from);
      return;
    }
    ++pushes_;
    const std::int32_t right = from + steps_[best].distance;
    const bool matched = matching_.matched(right);
    const std::int32_t next = matched ? matching_.partner(right) : 0;
    matching_.take(from, best);
    label_[static_cast<std::size_t>(right)] =
        static_cast<std::uint8_t>(std::min<int>(second + 1, kFar));
    if (!matched) return;
    from = next;
  }
}

}  // namespace minimex::conflict
