#include "minimex/conflict/optimum/board_paths.hpp"

#include <cstddef>

namespace minimex::conflict {

BoardPaths::BoardPaths(BoardMatching& matching)
    : matching_(matching), steps_(matching.layout().steps()), seen_(matching.layout().words(), 0) {}

void BoardPaths::run(std::vector<std::int32_t>& cells, std::uint64_t most_seen, Control& control) {
  std::uint64_t seen = 0;
  while (!cells.empty() && seen < most_seen && !control.stopped()) {
    search(cells.back());
    seen += places_.size();
    cells.pop_back();
  }
}

/// Whether a path was found, and taken.
bool BoardPaths::search(std::int32_t root) {
  places_.assign(1, {root, 0, 0});
  marked_.clear();
  for (std::uint32_t i = 0; i < places_.size(); ++i) {
    const std::int32_t cell = places_[i].cell;
    for (std::size_t s = 0; s < steps_.size(); ++s) {
      const std::int32_t right = cell + steps_[s].distance;
      if (matching_.matched(right)) {
        if (test_bit(seen_, right)) continue;
        set_bit(seen_, right);
        marked_.push_back(right);
        places_.push_back({matching_.partner(right), i, static_cast<std::uint8_t>(s)});
      } else if (test_bit(matching_.free_right(), right)) {
        augment(i, s);
        for (const std::int32_t mark : marked_) clear_bit(seen_, mark);
        return true;
      }
    }
  }
  return false;
}

/// Takes the path to the place numbered `place` and one step on, to a free right cell.
void BoardPaths::augment(std::uint32_t place, std::size_t step) {
  matching_.use_up(places_[0].cell, places_[place].cell + steps_[step].distance);
  while (true) {
    const Place at = places_[place];
    matching_.match(at.cell, step);
    if (place == 0) return;
    step = at.step;
    place = at.from;
  }
}

}  // namespace minimex::conflict
