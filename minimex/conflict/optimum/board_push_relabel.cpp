#include "minimex/conflict/optimum/board_push_relabel.hpp"

#include <algorithm>
#include <bit>

namespace minimex::conflict {
namespace {

/// What the sweep leaves over is mostly in the last planes, and so are the ways out.
constexpr std::int32_t kWindow = 24;
/// So few free cells without a known way out are left to the phases, not to another search.
constexpr std::size_t kFew = 32;
/// A cell that is pushed on so often waits for new labels: maybe there is no way out any more.
constexpr int kMostPushes = 1024;

}  // namespace

BoardPushRelabel::BoardPushRelabel(BoardMatching& matching, const BoardBits& left,
                                   const BoardBits& right)
    : matching_(matching),
      left_(left),
      right_(right),
      steps_(matching.layout().steps()),
      label_(matching.layout().words() * 64, kUnusable),
      active_(listed(matching.free_left())),
      waiting_(matching.layout().words(), 0),
      next_(matching.layout().words(), 0) {}

void BoardPushRelabel::run(Control& control) {
  const std::int32_t planes = matching_.layout().planes();
  std::int32_t window = std::min(kWindow, planes);
  while (!active_.empty() && !control.stopped()) {
    relabel(planes - window);
    pushes_ = 0;
    put_off_ = false;
    const std::vector<std::int32_t> round = std::exchange(active_, {});
    for (const std::int32_t cell : round) push(cell);
    if (window < planes) {
      if (active_.size() > round.size() / 2) window = planes;
    } else if (pushes_ == 0 || (!put_off_ && active_.size() < kFew)) {
      return;
    }
  }
}

/// Labels the right cells of the planes from `first` on by searches inside these planes.
void BoardPushRelabel::relabel(std::int32_t first) {
  const std::size_t begin = matching_.layout().first_word(first);
  const std::size_t end = matching_.layout().first_word(matching_.layout().planes());
  next_words_.clear();
  for (std::size_t word = begin; word < end; ++word) {
    waiting_[word] = left_[word];
    next_[word] = matching_.free_right()[word];
    if (next_[word] != 0) next_words_.push_back(word);
    std::uint8_t* const labels = label_.data() + word * 64;
    for (std::uint64_t rest = right_[word]; rest != 0; rest &= rest - 1) {
      labels[std::countr_zero(rest)] = kFar;
    }
    for (std::uint64_t rest = next_[word]; rest != 0; rest &= rest - 1) {
      labels[std::countr_zero(rest)] = 0;
    }
  }
  for (std::uint8_t label = 1; label < kFar && !next_words_.empty(); ++label) {
    front_.clear();
    for (const std::size_t word : next_words_) {
      front_.emplace_back(word, std::exchange(next_[word], 0));
    }
    next_words_.clear();
    for (const auto& [word, bits] : front_) spread(word, bits, label);
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

/// Goes from a free left cell downhill; without a way down, or when it gets late, the cell that is
/// free then stays active.
void BoardPushRelabel::push(std::int32_t cell) {
  for (int pushes = 0; pushes < kMostPushes; ++pushes) {
    // The two least labels, each with the number of its step in the low byte.
    unsigned least = kUnusable << 8;
    unsigned second = kUnusable << 8;
    for (unsigned s = 0; s < steps_.size(); ++s) {
      const std::int32_t right = cell + steps_[s].distance;
      const unsigned key = unsigned{label_[static_cast<std::size_t>(right)]} << 8 | s;
      second = std::min(second, std::max(least, key));
      least = std::min(least, key);
    }
    if (least >> 8 >= kFar) {
      active_.push_back(cell);
      return;
    }
    ++pushes_;
    const std::size_t step = least & 255;
    const std::int32_t right = cell + steps_[step].distance;
    label_[static_cast<std::size_t>(right)] =
        static_cast<std::uint8_t>(std::min((second >> 8) + 1, unsigned{kFar}));
    if (test_bit(matching_.free_right(), right)) {
      matching_.use_up(cell, right);
      matching_.match(cell, step);
      return;
    }
    const std::int32_t former = matching_.partner(right);
    matching_.take(cell, step);
    cell = former;
  }
  put_off_ = true;
  active_.push_back(cell);
}

}  // namespace minimex::conflict
