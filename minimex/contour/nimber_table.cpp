#include "minimex/contour/nimber_table.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>

namespace minimex::contour {
namespace {

/// Rows that are not gone.
std::int32_t height(std::span<const std::int32_t> diagram) noexcept {
  const auto end = std::lower_bound(diagram.begin(), diagram.end(), 0, std::greater<>());
  return static_cast<std::int32_t>(end - diagram.begin());
}

std::optional<Bite> best_move_in_hook(std::int32_t across, std::int32_t down) noexcept {
  if (across > down) return Bite{0, down};
  if (down > across) return Bite{across, 0};
  return across > 1 ? std::optional<Bite>({0, 1}) : std::nullopt;
}

void take(std::vector<std::int32_t>& diagram, const Bite& bite) {
  for (std::size_t row = static_cast<std::size_t>(bite.row); row < diagram.size(); ++row) {
    diagram[row] = std::min(diagram[row], bite.col);
  }
}

}  // namespace

std::int64_t NimberTable::nimber(std::span<const std::int32_t> diagram) const {
  if (is_hook(diagram)) return (diagram[0] - 1) ^ (height(diagram) - 1);
  const auto& [ranking, nimbers] = *stored_;
  std::uint64_t rank = 0;
  for (std::size_t row = 0; row < diagram.size(); ++row) {
    rank += ranking.term(static_cast<std::int32_t>(row), ranking.rows() - diagram[row]);
  }
  return nimbers[rank];
}

std::int64_t NimberPosition::nimber_after(const Bite& bite) const {
  if (is_hook(diagram_)) {
    const std::int32_t across = bite.row == 0 ? bite.col : diagram_[0];
    const std::int32_t down = bite.row == 0 ? height(diagram_) : bite.row;
    return (across - 1) ^ (down - 1);
  }
  std::vector<std::int32_t> after = diagram_;
  take(after, bite);
  return table_->nimber(after);
}

void NimberPosition::play(const Bite& bite) {
  take(diagram_, bite);
}

std::optional<Bite> NimberPosition::best_move() const {
  if (is_hook(diagram_)) return best_move_in_hook(diagram_[0], height(diagram_));
  if (nimber() == 0) return Bite{0, 1};
  for (std::int32_t row = 0; row < static_cast<std::int32_t>(diagram_.size()); ++row) {
    for (std::int32_t col = row == 0 ? 1 : 0; col < diagram_[static_cast<std::size_t>(row)];
         ++col) {
      if (nimber_after({row, col}) == 0) return Bite{row, col};
    }
  }
  return std::nullopt;
}

}  // namespace minimex::contour
