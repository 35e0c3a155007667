// The values of contours that a sweep has left in memory: all, or some of those around its start.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "minimex/contour/layer_sweep.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {

/// Shares its table with copies of it. Immutable, unless another sweep is run in the same table.
/// One thread at a time may ask values that are not complete.
class WordValues {
 public:
  /// The value of each contour of `ranking` by its rank.
  WordValues(Ranking ranking, std::shared_ptr<const ValueTable> table)
      : ranking_(std::move(ranking)), table_(std::move(table)) {}
  /// Those that a run of `sweep` has left in `table`, and in `archive` if that is not null.
  WordValues(std::shared_ptr<const LayerSweep> sweep, std::shared_ptr<const ValueTable> table,
             std::shared_ptr<LayerArchive> archive)
      : ranking_(sweep->ranking()),
        sweep_(std::move(sweep)),
        table_(std::move(table)),
        archive_(std::move(archive)) {}

  /// Whether there is a value for each rank.
  [[nodiscard]] bool complete() const noexcept { return sweep_ == nullptr; }
  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  /// The value of a rank. Requires complete().
  [[nodiscard]] std::int64_t operator[](std::uint64_t rank) const noexcept {
    return (*table_)[rank];
  }
  /// The value of the contour with these heights, one a column, reached from where the sweep
  /// started; nothing when it has not been kept. O(columns).
  [[nodiscard]] std::optional<std::int64_t> find(std::span<const std::int32_t> heights) const {
    if (!sweep_) return (*table_)[ranking_.rank(heights)];
    if (const std::optional<std::uint64_t> place = sweep_->place(heights)) return (*table_)[*place];
    return archive_ ? sweep_->value(heights, *archive_) : std::nullopt;
  }

 private:
  Ranking ranking_;
  std::shared_ptr<const LayerSweep> sweep_ = nullptr;
  std::shared_ptr<const ValueTable> table_;
  std::shared_ptr<LayerArchive> archive_ = nullptr;
};

}  // namespace minimex::contour
