#include "minimex/games/river/wet_areas.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"

namespace minimex::river {

WetAreas::WetAreas(const Instance& instance)
    : side_(instance.side()),
      number_(static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_), kLand) {
  for (Cell cell; cell.row < side_; ++cell.row) {
    for (cell.col = 0; cell.col < side_; ++cell.col) {
      const bool wet =
          instance.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)] ==
          kWet;
      if (wet && at(cell) == kLand) flood(instance, cell);
    }
  }
}

void WetAreas::flood(const Instance& instance, Cell start) {
  const auto number = static_cast<std::int32_t>(areas_.size());
  WetArea& area = areas_.emplace_back();
  std::vector<Cell> waiting{start};
  number_[index(start)] = number;
  while (!waiting.empty()) {
    const Cell cell = waiting.back();
    waiting.pop_back();
    ++area.cells;
    area.touches_left = area.touches_left || cell.col == 0;
    area.touches_right = area.touches_right || cell.col == side_ - 1;
    for (const Cell next : {Cell{cell.row - 1, cell.col}, Cell{cell.row + 1, cell.col},
                            Cell{cell.row, cell.col - 1}, Cell{cell.row, cell.col + 1}}) {
      if (!inside(next) || at(next) != kLand) continue;
      if (instance.rows[static_cast<std::size_t>(next.row)][static_cast<std::size_t>(next.col)] !=
          kWet) {
        continue;
      }
      number_[index(next)] = number;
      waiting.push_back(next);
    }
  }
}

namespace {

/// What is wrong with an area as a whole; empty when nothing is.
std::string fault_of(const WetArea& area, std::int32_t side) {
  if (!area.touches_left) return "this wet area does not touch the left side, expected it to";
  if (!area.touches_right) return "this wet area does not touch the right side, expected it to";
  if (area.cells > 2 * std::int64_t{side}) {
    return fmt::format("this wet area has {}, expected at most {}",
                       counted(static_cast<std::uint64_t>(area.cells), "cell"),
                       2 * std::int64_t{side});
  }
  return "";
}

/// Whether a cell of another area is above `cell`, or left of it in the same row, at distance 2
/// (at distance 1 it would be the same area).
bool close_to_another(const WetAreas& areas, Cell cell) {
  constexpr std::array<Cell, 4> kEarlier = {{{-2, 0}, {-1, -1}, {-1, 1}, {0, -2}}};
  for (const Cell step : kEarlier) {
    const std::int32_t other = areas.at({cell.row + step.row, cell.col + step.col});
    if (other != WetAreas::kLand && other != areas.at(cell)) return true;
  }
  return false;
}

}  // namespace

std::optional<BrokenGuarantee> broken_guarantee(const Instance& instance) {
  const WetAreas areas(instance);
  std::int32_t seen = 0;
  for (Cell cell; cell.row < instance.side(); ++cell.row) {
    for (cell.col = 0; cell.col < instance.side(); ++cell.col) {
      const std::int32_t number = areas.at(cell);
      if (number == WetAreas::kLand) continue;
      if (number == seen) {
        ++seen;
        std::string fault =
            fault_of(areas.areas()[static_cast<std::size_t>(number)], instance.side());
        if (!fault.empty()) return BrokenGuarantee{cell, std::move(fault)};
      }
      if (close_to_another(areas, cell)) {
        return BrokenGuarantee{
            cell, "this cell is at distance 2 from another wet area, expected at least 3"};
      }
    }
  }
  return std::nullopt;
}

}  // namespace minimex::river
