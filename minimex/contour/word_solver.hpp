// Sweeps over all contours of a board, in whatever way the memory allows.
//
// A small table is filled as a whole, and so is one that is wanted as a whole, if it fits. Else
// layers are filled one after another (layer_sweep.hpp): this takes a fraction of the memory, and
// less time, since memory that is touched for the first time costs the system more than filling it
// costs us. Where a line goes on from values that had to be given up, another sweep finds them,
// over what can still be reached.
//
// Where even three layers do not fit, they are packed, and unpacked in parts (part_sweep.hpp).
//
// With a directory in the budget, layers go to files there: all that a line or packed layers need,
// else those from which a later run can go on (layer_files.hpp).
//
// A team (layer_team.hpp) takes the place of all these ways, but for whole tables, which its leader
// fills alone.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "minimex/contour/layer_sweep.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/solve_directory.hpp"
#include "minimex/contour/sweeping.hpp"
#include "minimex/contour/tiling.hpp"
#include "minimex/contour/word_values.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

class LayerTeam;

/// What is to be found for each contour of a board.
struct WordTask {
  std::int32_t rows = 1;  ///< >= 1
  std::int32_t cols = 1;
  std::uint64_t width = 4;    ///< bytes of a value: 4 or 8
  int reach = 1;              ///< cells that a move takes at most: 1 or 2
  std::uint64_t packing = 1;  ///< expected packing ratio, as a divisor
  /// Heights of the contour whose value is wanted; empty: of the one that leaves everything.
  std::vector<std::int32_t> start = {};
  /// The problem as numbers: tells whose run a directory holds.
  std::vector<std::int64_t> identity = {};
  /// Makes what fills rows of a table; what it refers to must outlive the solver.
  std::function<std::unique_ptr<RowKernel>(const Tiling& tiling, ValueTable& table)> kernel = {};
  /// Processes that sweep layers together; null: this one alone. Must outlive the solver.
  LayerTeam* team = nullptr;
};

/// Which values are to be kept.
enum class Keep : std::uint8_t {
  Start,  ///< those of the start and of what its moves leave
  Line,   ///< as many as the memory allows from the start on
  All,    ///< all, if the memory allows it; else as Line
};

/// The report of work that asks for the values of all contours of a board, when they are not there.
RunReport needs_all_words(std::int32_t rows, std::int32_t cols, const Control& control);

class WordSolver {
 public:
  WordSolver(WordTask task, Keep keep, Sweeping sweeping, const Control& control);

  /// Contours of the board, and the bytes that the solve takes.
  [[nodiscard]] std::uint64_t words() const noexcept { return words_; }
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }

  /// From the task's start. Nothing when the report does not say Proved.
  std::optional<WordValues> solve(RunReport& run, Control& control);
  /// From the contour with these heights, in the same memory: all that was found before is gone.
  /// Adds to the report. Requires values that are not complete.
  std::optional<WordValues> solve_from(std::vector<std::int32_t> heights, RunReport& run,
                                       Control& control);
  /// The report of work on the values that `control` has stopped.
  [[nodiscard]] RunReport stopped(const Control& control) const;

 private:
  enum class Tiles : std::uint8_t { Largest, AsTold };
  /// Whether what is filled goes to an archive.
  [[nodiscard]] bool archived() const noexcept {
    return packed_ || on_disk_ || keep_ != Keep::Start;
  }
  /// The first sweep, as the memory allows; none when it allows none, then bytes_ is what it takes.
  void choose_sweep();
  /// Has the layers of the sweep at hand go to its record in the directory: with tiles as they were
  /// when that was begun, if they fit the room; else it begins anew.
  void use_record(const LayerRoom& room);
  /// A sweep in slots or, if packed_, in parts, that fits the room; on fewer threads when it must
  /// be, since each takes some memory. Else nothing, and `least` is lowered to what one takes.
  [[nodiscard]] std::shared_ptr<LayerSweep> make_sweep(LayerTask layers, const LayerRoom& room,
                                                       Tiles tiles, std::uint64_t& least) const;
  /// One in parts, with the largest tiles with which it fits.
  [[nodiscard]] std::shared_ptr<LayerSweep> make_part_sweep(LayerTask layers, const LayerRoom& room,
                                                            std::uint64_t& least) const;
  [[nodiscard]] std::string_view regime() const noexcept;
  /// Makes the sweep from another start, in the same memory.
  bool begin_again(std::vector<std::int32_t> start, std::uint64_t& least);
  /// Whether this process only helps the leader of a team.
  [[nodiscard]] bool follows() const noexcept;
  /// Does so until the solve is over.
  void help_leader(RunReport& run, Control& control);
  /// The directory's record of this solve, where layers go to files without a team; false, with a
  /// report, when it cannot be used.
  bool open_directory(RunReport& run, const Control& control);
  /// The report of a sweep that has not come to its end.
  [[nodiscard]] RunReport unfinished(const LayerArchive* archive, const Control& control) const;
  /// Where the layers go; null: nowhere.
  std::shared_ptr<LayerArchive> make_archive();
  std::optional<WordValues> run_layers(RunReport& run, Control& control);

  WordTask task_;
  Keep keep_;
  std::uint64_t words_;
  std::uint64_t besides_;                          // bytes besides those of sweeps
  std::uint64_t room_ = 0;                         // bytes for sweeps and layers
  std::optional<Ranking> ranking_ = std::nullopt;  // for sweeps in layers
  int threads_;
  bool on_disk_;
  std::uint64_t bytes_ = 0;
  LayerRoom sweep_room_ = {};        // what the first sweep takes; later ones do with it
  std::uint64_t archive_bytes_ = 0;  // at most, in memory
  // With a directory: layers go there, those of the sweep at hand to its record.
  std::shared_ptr<SolveDirectory> directory_;
  SweepRecord* record_ = nullptr;
  std::shared_ptr<LayerSweep> sweep_;  // none: a whole table
  bool packed_ = false;                // a PartSweep
  std::shared_ptr<ValueTable> table_;
};

}  // namespace minimex::contour
