#include "minimex/contour/word_solver.hpp"

#include <algorithm>
#include <utility>

#include "minimex/contour/layer_files.hpp"
#include "minimex/contour/packed_layers.hpp"
#include "minimex/contour/part_sweep.hpp"
#include "minimex/contour/slot_sweep.hpp"
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

WordSolver::WordSolver(WordTask task, Keep keep, Sweeping sweeping, const Control& control)
    : task_(std::move(task)),
      keep_(keep),
      words_(word_count(task_.rows, task_.cols)),
      besides_(bytes_besides(task_)),
      threads_(control.budget().threads) {
  bytes_ = saturating_add(saturating_multiply(words_, task_.width), besides_);
  const bool fits = control.fits(bytes_);
  const bool whole =
      fits && sweeping == Sweeping::Automatic && (keep == Keep::All || words_ <= kFewWords);
  if (whole || words_ == kTooMany || !control.fits(besides_) ||
      !LayerSweep::can_take(task_.rows, task_.cols)) {
    return;
  }
  if (task_.start.empty()) task_.start.assign(static_cast<std::size_t>(task_.cols), task_.rows);
  const LayerTask layers{.start = task_.start, .reach = task_.reach, .width = task_.width};
  const Ranking ranking = Ranking::all(task_.rows, task_.cols);
  room_ = control.budget().memory_bytes - besides_;
  std::uint64_t least = 0;
  if (sweeping != Sweeping::Packed) {
    if (keep != Keep::Start) sweep_ = SlotSweep::make(ranking, layers, room_ / 4 * 3, least);
    if (!sweep_) sweep_ = SlotSweep::make(ranking, layers, room_, least);
  }
  packed_ = !sweep_;
  if (packed_) sweep_ = make_part_sweep(ranking, layers, least);
  if (!sweep_) {
    if (!fits) bytes_ = saturating_add(besides_, std::max(least, room_ + 1));
    return;
  }
  std::uint64_t used = sweep_->bytes();
  if (packed_ || keep != Keep::Start) {
    used += LayerArchive::working_bytes(sweep_->part_bytes(), threads_);
  }
  bytes_ = besides_ + std::min(used, room_);
  archive_bytes_ = room_ - std::min(room_, used);
}

std::string_view WordSolver::regime() const noexcept {
  if (!sweep_) return "table";
  if (directory_) return packed_ ? "packed layers on disk" : "layers, checkpoints on disk";
  return packed_ ? "packed layers" : "layers";
}

std::shared_ptr<LayerSweep> WordSolver::make_sweep(const LayerTask& layers, std::uint64_t most,
                                                   std::uint64_t& least) const {
  const Ranking& ranking = sweep_->ranking();
  if (!packed_) return SlotSweep::make(ranking, layers, most, least);
  return make_part_sweep(ranking, layers, least);
}

std::shared_ptr<LayerSweep> WordSolver::make_part_sweep(const Ranking& ranking, LayerTask layers,
                                                        std::uint64_t& least) const {
  least = kTooMany;
  for (; layers.inner_bits > 0; --layers.inner_bits) {
    if (!LayerSweep::can_take(task_.rows, task_.cols, layers.inner_bits)) break;
    std::shared_ptr<PartSweep> sweep = PartSweep::make(ranking, layers);
    const std::uint64_t used = sweep->bytes() + sweep->alive_bytes() / task_.packing +
                               LayerArchive::working_bytes(sweep->part_bytes(), threads_);
    least = std::min(least, used);
    if (used > room_ || sweep->table_words() > table_words_) continue;
    const std::uint64_t table = saturating_multiply(table_words_, task_.width);
    sweep->add_slots(std::min((room_ - used) / 2, table - sweep->table_words() * task_.width));
    return sweep;
  }
  return nullptr;
}

std::optional<WordValues> WordSolver::solve(RunReport& run, Control& control) {
  if (sweep_ && !control.budget().directory.empty()) {
    auto directory = SolveDirectory::open(control.budget().directory, task_.identity);
    if (!directory) {
      run = {.status = Status::LimitReached, .limit = directory.error()};
      return std::nullopt;
    }
    directory_ = std::move(*directory);
    use_record(room_);
    bytes_ = std::max(bytes_, besides_ + sweep_->bytes());
  }
  if (control.fits(bytes_)) {
    // Later sweeps may have use for what this one needs besides its table.
    table_words_ = sweep_ ? sweep_->bytes() / task_.width : words_;
    auto table = ValueTable::make(table_words_, task_.width);
    if (table) table_ = std::make_shared<ValueTable>(std::move(*table));
  }
  if (!table_) {
    const bool layers = LayerSweep::can_take(task_.rows, task_.cols);
    run = needs_memory(layers ? "a table of parts of layers" : "the table of all contours", bytes_,
                       control.budget());
    return std::nullopt;
  }
  run.peak_bytes = bytes_;
  run.regime = regime();
  if (sweep_) return run_layers(run, control);
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
  if (lines == task_.start) {  // its values were found, but are not there
    run.status = Status::LimitReached;
    run.limit = "layers that were filled cannot be read";
    return std::nullopt;
  }
  task_.start = lines;
  const std::uint64_t most = sweep_->bytes();
  std::uint64_t least = 0;
  sweep_ = make_sweep(sweep_->from(std::move(lines)), most, least);
  if (!sweep_) {
    run = needs_memory("the table of a few layers", least, control.budget());
    return std::nullopt;
  }
  if (directory_) use_record(most);
  return run_layers(run, control);
}

void WordSolver::use_record(std::uint64_t most_bytes) {
  record_ = &directory_->sweep_from(task_.start);
  if (!record_->empty() && record_->inner_bits != sweep_->tiling().inner_bits()) {
    LayerTask layers = sweep_->from(task_.start);
    layers.inner_bits = record_->inner_bits;
    std::uint64_t least = 0;
    std::shared_ptr<LayerSweep> sweep = make_sweep(layers, most_bytes, least);
    if (sweep && sweep->tiling().inner_bits() == record_->inner_bits) {
      sweep_ = std::move(sweep);
    } else {
      record_->done = 1;
      record_->last_kept = 0;
    }
  }
  record_->inner_bits = sweep_->tiling().inner_bits();
}

std::shared_ptr<LayerArchive> WordSolver::make_archive() {
  const LayerExtent extent{sweep_->first_layer(), sweep_->last_layer(), task_.reach};
  const Stay stay = keep_ != Keep::Start ? Stay::All : packed_ ? Stay::Needed : Stay::Resume;
  if (directory_) {
    return std::make_shared<LayerFiles>(directory_, *record_, extent, stay, task_.width);
  }
  if (stay == Stay::Resume) return nullptr;
  return std::make_shared<PackedLayers>(extent, stay, packed_, archive_bytes_, task_.width);
}

RunReport WordSolver::unfinished(const LayerArchive* archive, const Control& control) const {
  RunReport run = stopped_report(control);
  const std::string failure = archive != nullptr ? archive->failure() : "";
  if (!failure.empty() || run.status == Status::Proved) {
    run = {.status = Status::LimitReached, .limit = failure};
    if (failure.empty()) run.limit = "layers that were filled cannot be read";
  }
  if (record_ != nullptr && !record_->empty()) {
    run.limit += "; the same command goes on from " + directory_->path();
  }
  run.regime = regime();
  return run;
}

std::optional<WordValues> WordSolver::run_layers(RunReport& run, Control& control) {
  std::shared_ptr<LayerArchive> archive = make_archive();
  const std::unique_ptr<RowKernel> kernel = task_.kernel(sweep_->tiling(), *table_);
  if (!sweep_->run(*kernel, *table_, archive.get(), control)) {
    const std::uint64_t positions = run.positions;
    run = unfinished(archive.get(), control);
    run.positions = positions;
    return std::nullopt;
  }
  run.positions += sweep_->all_words();
  if (archive) run.peak_bytes = std::max(run.peak_bytes, bytes_ + archive->bytes());
  return WordValues(sweep_, table_, std::move(archive));
}

}  // namespace minimex::contour
