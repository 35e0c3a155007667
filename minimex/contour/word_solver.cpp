#include "minimex/contour/word_solver.hpp"

#include <algorithm>
#include <utility>

#include "minimex/contour/sweep.hpp"

namespace minimex::contour {
namespace {

// Up to so many contours, a table is filled as a whole.
constexpr std::uint64_t kFewWords = 1U << 24;
/// What rankings and kernels take besides tables: about four numbers for each cell.
std::uint64_t bytes_besides(const WordTask& task) {
  return saturating_multiply(Ranking::bytes(task.rows, task.cols), 4);
}

}  // namespace

RunReport needs_all_words(std::int32_t rows, std::int32_t cols, const Control& control) {
  const std::uint64_t bytes = saturating_multiply(word_count(rows, cols), sizeof(std::int32_t));
  return needs_memory("the table of all contours", bytes, control.budget());
}

WordSolver::WordSolver(WordTask task, Keep keep, bool always_layers, const Control& control)
    : task_(std::move(task)), words_(word_count(task_.rows, task_.cols)) {
  const std::uint64_t besides = bytes_besides(task_);
  bytes_ = saturating_add(saturating_multiply(words_, task_.width), besides);
  const bool fits = control.fits(bytes_);
  const bool whole = fits && !always_layers && (keep == Keep::All || words_ <= kFewWords);
  if (whole || words_ == kTooMany || !control.fits(besides) ||
      !LayerSweep::can_take(task_.rows, task_.cols)) {
    return;
  }
  std::uint64_t least = 0;
  if (task_.start.empty()) task_.start.assign(static_cast<std::size_t>(task_.cols), task_.rows);
  const LayerTask layers{.start = task_.start, .reach = task_.reach, .width = task_.width};
  const Ranking ranking = Ranking::all(task_.rows, task_.cols);
  const std::uint64_t room = control.budget().memory_bytes - besides;
  archives_ = keep != Keep::Start;
  if (archives_) sweep_ = LayerSweep::make(ranking, layers, room / 4 * 3, least);
  if (!sweep_) sweep_ = LayerSweep::make(ranking, layers, room, least);
  if (sweep_ || !fits) bytes_ = besides + least;
  archive_bytes_ = room - std::min(room, least);
}

std::optional<WordValues> WordSolver::solve(RunReport& run, Control& control) {
  run.peak_bytes = bytes_;
  if (control.fits(bytes_)) {
    // Later sweeps may have use for what this one needs besides its table.
    auto table = ValueTable::make(sweep_ ? sweep_->bytes() / task_.width : words_, task_.width);
    if (table) table_ = std::make_shared<ValueTable>(std::move(*table));
  }
  if (!table_) {
    const bool layers = LayerSweep::can_take(task_.rows, task_.cols);
    run = needs_memory(layers ? "the layers of contours" : "the table of all contours", bytes_,
                       control.budget());
    return std::nullopt;
  }
  if (sweep_) return run_layers(run, control);
  run.regime = "table";
  Ranking ranking = Ranking::all(task_.rows, task_.cols);
  const Tiling tiling(ranking);
  if (!Sweep(tiling).run(*task_.kernel(tiling, *table_), control)) {
    run = stopped_report(control);
    return std::nullopt;
  }
  run.positions = words_;
  return WordValues(std::move(ranking), table_);
}

std::optional<WordValues> WordSolver::solve_from(std::vector<std::int32_t> lines, RunReport& run,
                                                 Control& control) {
  std::uint64_t least = 0;
  sweep_ =
      LayerSweep::make(sweep_->ranking(), sweep_->from(std::move(lines)), sweep_->bytes(), least);
  if (sweep_) return run_layers(run, control);
  run = needs_memory("the layers of contours", least, control.budget());
  return std::nullopt;
}

std::optional<WordValues> WordSolver::run_layers(RunReport& run, Control& control) {
  run.regime = "layers";
  std::shared_ptr<LayerArchive> archive;
  if (archives_) archive = std::make_shared<LayerArchive>(archive_bytes_, task_.width);
  const std::unique_ptr<RowKernel> kernel = task_.kernel(sweep_->tiling(), *table_);
  if (!sweep_->run(*kernel, *table_, archive.get(), control)) {
    const std::uint64_t positions = run.positions;
    run = stopped_report(control);
    run.positions = positions;
    return std::nullopt;
  }
  run.positions += sweep_->all_words();
  if (archive) run.peak_bytes = std::max(run.peak_bytes, bytes_ + archive->bytes());
  return WordValues(sweep_, table_, std::move(archive));
}

}  // namespace minimex::contour
