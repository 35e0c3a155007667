// Asking for the nimbers of all diagrams inside a solved shape.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "minimex/contour/diagrams.hpp"
#include "minimex/contour/nimber.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {

/// Immutable.
class NimberTable {
 public:
  /// Of the diagrams inside a hook.
  NimberTable() = default;
  /// Of the diagrams of `ranking`.
  NimberTable(Ranking ranking, NimberArray nimbers)
      : stored_(std::in_place, std::move(ranking), std::move(nimbers)) {}

  /// The nimber of a diagram inside the shape: one length for each row of the shape, 0 for those
  /// that are gone; not empty. O(rows).
  [[nodiscard]] std::int64_t nimber(std::span<const std::int32_t> diagram) const;
  /// How many diagrams are stored, the empty one included; 0 inside a hook.
  [[nodiscard]] std::uint64_t size() const noexcept { return stored_ ? stored_->first.size() : 0; }
  /// The nimber of a stored diagram by its rank, that is, by the lengths of its rows from the top.
  /// Rank 0 is the empty diagram. Requires rank < size().
  [[nodiscard]] std::int64_t nimber_at(std::uint64_t rank) const noexcept {
    return stored_->second[rank];
  }

 private:
  std::optional<std::pair<Ranking, NimberArray>> stored_;
};

/// A diagram inside a solved shape.
class NimberPosition {
 public:
  NimberPosition(std::shared_ptr<const NimberTable> table, std::vector<std::int32_t> diagram)
      : table_(std::move(table)), diagram_(std::move(diagram)) {}

  [[nodiscard]] const std::vector<std::int32_t>& diagram() const noexcept { return diagram_; }
  [[nodiscard]] std::int64_t nimber() const { return table_->nimber(diagram_); }
  /// The nimber that `bite`, not at the poisoned cell, leaves. O(rows), in a hook O(log rows).
  [[nodiscard]] std::int64_t nimber_after(const Bite& bite) const;
  void play(const Bite& bite);
  /// The first bite, by row and column, that leaves nimber 0, else the first bite; nothing when
  /// only the poisoned cell is left.
  [[nodiscard]] std::optional<Bite> best_move() const;

 private:
  std::shared_ptr<const NimberTable> table_;
  std::vector<std::int32_t> diagram_;
};

}  // namespace minimex::contour
