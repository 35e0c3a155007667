#include "minimex/games/river/generate.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/river/wet_areas.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex::river {
namespace {

constexpr std::int32_t kMostSide = 4096;

/// A dry grid on which rivers are laid.
class Landscape {
 public:
  Landscape(std::int32_t side, Random& random)
      : side_(side), random_(random), lowest_(static_cast<std::size_t>(side), kNone) {
    instance_.rows.assign(static_cast<std::size_t>(side),
                          std::string(static_cast<std::size_t>(side), kFirm));
  }

  /// Lays a river below all others, starting a few rows further down. False, and nothing is laid,
  /// when it finds no way.
  bool add_river() {
    find_ceiling();
    river_.clear();
    if (ceiling_[0] >= side_) return false;
    std::int32_t row = std::min(ceiling_[0] + draw(0, 2), side_ - 1);
    for (std::int32_t col = 0; col < side_; ++col) {
      const std::int32_t to = choose_row(row, std::max(ceiling(col), ceiling(col + 1)));
      if (to >= side_) return false;
      for (std::int32_t r = std::min(row, to); r <= std::max(row, to); ++r) {
        river_.push_back({r, col});
      }
      const std::int32_t columns_left = side_ - 1 - col;
      if (std::ssize(river_) + columns_left > 2 * side_) return false;
      row = to;
    }
    for (const Cell at : river_) wet(at);
    grow_arms();
    return true;
  }

  Instance protect(std::uint32_t density) && {
    for (std::string& row : instance_.rows) {
      for (char& cell : row) {
        if (cell == kFirm && random_.chance(density, kWhole)) cell = kProtected;
      }
    }
    return std::move(instance_);
  }

 private:
  static constexpr std::int32_t kNone = -3;  // as if there were water that far above the grid

  std::int32_t draw(std::int32_t low, std::int32_t high) {
    return static_cast<std::int32_t>(random_.between(low, high));
  }
  [[nodiscard]] std::int32_t ceiling(std::int32_t col) const {
    return col < side_ ? ceiling_[static_cast<std::size_t>(col)] : 0;
  }
  char& cell(Cell at) {
    return instance_.rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.col)];
  }

  /// The highest row of each column that is at distance 3 from all water so far and what is above.
  void find_ceiling() {
    ceiling_.assign(lowest_.size(), 0);
    for (std::int32_t col = 0; col < side_; ++col) {
      for (std::int32_t other = std::max(0, col - 2); other <= std::min(side_ - 1, col + 2);
           ++other) {
        auto& highest = ceiling_[static_cast<std::size_t>(col)];
        highest =
            std::max(highest, lowest_[static_cast<std::size_t>(other)] + 3 - std::abs(col - other));
      }
    }
  }

  /// The row in which the river leaves a column: `highest` at least.
  std::int32_t choose_row(std::int32_t row, std::int32_t highest) {
    const std::int32_t to = random_.chance(2, 5) ? row + draw(-2, 2) : row;
    return std::max(std::min(to, side_ - 1), highest);
  }

  void wet(Cell at) {
    cell(at) = kWet;
    auto& lowest = lowest_[static_cast<std::size_t>(at.col)];
    lowest = std::max(lowest, at.row);
  }

  /// Side arms, as far as the river may still grow.
  void grow_arms() {
    const std::int32_t arms = draw(0, side_ / 3);
    for (std::int32_t i = 0; i < arms; ++i) {
      Cell at = river_[random_.below(river_.size())];
      const Cell step = kSteps[random_.below(kSteps.size())];
      for (std::int32_t length = draw(1, 3); length > 0; --length) {
        at = {at.row + step.row, at.col + step.col};
        if (at.col < 0 || at.col >= side_ || at.row >= side_ || at.row < ceiling(at.col)) break;
        if (cell(at) == kWet) continue;
        if (std::ssize(river_) == 2 * side_) return;
        river_.push_back(at);
        wet(at);
      }
    }
  }

  static constexpr std::array<Cell, 4> kSteps = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

  std::int32_t side_;
  Random& random_;
  Instance instance_;
  std::vector<std::int32_t> lowest_;   // wet row of each column
  std::vector<std::int32_t> ceiling_;  // of the river at hand
  std::vector<Cell> river_;
};

void cut_squares(const Instance& instance, std::vector<Instance>& out) {
  const auto side = static_cast<std::size_t>(instance.side());
  for (const bool half : {true, false}) {
    const std::size_t smaller = half ? side / 2 : side - 1;
    if (smaller == 0 || (half && side <= 3)) continue;
    for (const std::size_t top : {std::size_t{0}, side - smaller}) {
      for (const std::size_t left : {std::size_t{0}, side - smaller}) {
        Instance square{.rows = {}};
        for (std::size_t row = top; row < top + smaller; ++row) {
          square.rows.push_back(instance.rows[row].substr(left, smaller));
        }
        out.push_back(std::move(square));
      }
    }
  }
}

/// The grid with stretches of the cells `from` (in row-major order) turned into `to`.
void replace_cells(const Instance& instance, char from, char to, std::vector<Instance>& out) {
  std::vector<Cell> cells;
  for (Cell at; at.row < instance.side(); ++at.row) {
    for (at.col = 0; at.col < instance.side(); ++at.col) {
      if (instance.rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.col)] ==
          from) {
        cells.push_back(at);
      }
    }
  }
  const std::uint64_t bytes = std::uint64_t{instance.rows.size()} * instance.rows.size();
  for (const Cut& cut : cuts(cells.size(), most_cuts(bytes))) {
    Instance changed = instance;
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
      changed.rows[static_cast<std::size_t>(cells[i].row)][static_cast<std::size_t>(cells[i].col)] =
          to;
    }
    out.push_back(std::move(changed));
  }
}

/// The grid without one of its wet areas.
void drain_areas(const Instance& instance, std::vector<Instance>& out) {
  constexpr std::size_t kMostAreas = 64;
  const WetAreas areas(instance);
  for (std::size_t area = 0; area < std::min(areas.areas().size(), kMostAreas); ++area) {
    Instance drained = instance;
    for (Cell at; at.row < instance.side(); ++at.row) {
      for (at.col = 0; at.col < instance.side(); ++at.col) {
        if (areas.at(at) == static_cast<std::int32_t>(area)) {
          drained.rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.col)] = kFirm;
        }
      }
    }
    out.push_back(std::move(drained));
  }
}

}  // namespace

Instance generate(const GenerateOptions& options) {
  const std::int32_t side = generate_sides(options, {8}, 1, kMostSide)[0];
  const std::uint32_t density = generate_density(options, 200'000);
  expect_no_values(options);
  Random random(options.seed);
  Landscape landscape(side, random);
  while (landscape.add_river() && !random.chance(1, 8)) {
  }
  return std::move(landscape).protect(density);
}

std::vector<std::string> generate_help() {
  return {"--size N (8): N x N grid, with as many rivers as find room",
          "--density D (0.2): the share of dry cells that are protected"};
}

std::vector<Instance> simpler(const Instance& instance) {
  std::vector<Instance> out;
  cut_squares(instance, out);
  drain_areas(instance, out);
  replace_cells(instance, kWet, kFirm, out);
  replace_cells(instance, kFirm, kProtected, out);
  if (!broken_guarantee(instance)) {
    std::erase_if(out, [](const Instance& grid) { return broken_guarantee(grid).has_value(); });
  }
  return out;
}

}  // namespace minimex::river
