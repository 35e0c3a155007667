#include "minimex/contour/word_solver.hpp"

#include <algorithm>
#include <utility>

#include "minimex/contour/layer_files.hpp"
#include "minimex/contour/layer_team.hpp"
#include "minimex/contour/packed_layers.hpp"
#include "minimex/contour/part_sweep.hpp"
#include "minimex/contour/slot_sweep.hpp"
#include "minimex/contour/sweep.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

// Most contours of a table that is filled as a whole.
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
      threads_(control.budget().threads),
      on_disk_(!control.budget().directory.empty()),
      packed_(sweeping == Sweeping::Packed) {
  bytes_ = saturating_add(saturating_multiply(words_, task_.width), besides_);
  const bool fits = control.fits(bytes_);
  const bool whole =
      fits && sweeping == Sweeping::Automatic && (keep == Keep::All || words_ <= kFewWords);
  // Teams choose their tiles by themselves: large ones make tops short.
  const int inner_bits = task_.team != nullptr ? Tiling::kInnerBits : 1;
  if (whole || words_ == kSaturated || !control.fits(besides_) ||
      !LayerSweep::can_take(task_.rows, task_.cols, inner_bits)) {
    return;
  }
  if (task_.start.empty()) task_.start.assign(static_cast<std::size_t>(task_.cols), task_.rows);
  ranking_ = Ranking::all(task_.rows, task_.cols);
  room_ = control.budget().memory_bytes - besides_;
  choose_sweep();
  if (sweep_) bytes_ = besides_ + sweep_room_.bytes;
}

void WordSolver::choose_sweep() {
  LayerTask layers{.start = task_.start,
                   .reach = task_.reach,
                   .width = task_.width,
                   .threads = threads_,
                   .archived = archived()};
  std::uint64_t least = kSaturated;
  const auto try_room = [&](std::uint64_t bytes) {
    if (!sweep_) sweep_ = make_sweep(layers, {bytes, bytes}, Tiles::Largest, least);
  };
  if (!packed_) {
    if (keep_ != Keep::Start) try_room(room_ / 4 * 3);
    try_room(room_);
    packed_ = !sweep_ && task_.team == nullptr;
    layers.archived = true;
  }
  if (packed_) try_room(room_);
  if (!sweep_) {
    bytes_ = std::min(bytes_, saturating_add(besides_, least));
    return;
  }
  sweep_room_ = {sweep_->table_bytes(), sweep_->bytes()};
  archive_bytes_ = room_ - sweep_room_.bytes;
}

std::string_view WordSolver::regime() const noexcept {
  if (!sweep_) return "table";
  if (task_.team != nullptr) return on_disk_ ? "layers on disk, shared" : "layers, shared";
  if (directory_) return packed_ ? "packed layers on disk" : "layers, checkpoints on disk";
  return packed_ ? "packed layers" : "layers";
}

std::shared_ptr<LayerSweep> WordSolver::make_sweep(LayerTask layers, const LayerRoom& room,
                                                   Tiles tiles, std::uint64_t& least) const {
  while (true) {
    std::shared_ptr<LayerSweep> sweep;
    std::uint64_t needed = kSaturated;
    if (task_.team != nullptr) {
      sweep = task_.team->make_sweep(*ranking_, layers, room, task_.identity, needed);
    } else if (packed_) {
      sweep = make_part_sweep(layers, room, needed);
    } else {
      sweep = SlotSweep::make(*ranking_, layers, room, needed);
    }
    const bool as_told = sweep && sweep->tiling().inner_bits() == layers.inner_bits;
    if (sweep && (as_told || tiles == Tiles::Largest)) return sweep;
    least = std::min(least, needed);
    if (layers.threads == 1) return nullptr;
    layers.threads /= 2;
  }
}

std::shared_ptr<LayerSweep> WordSolver::make_part_sweep(LayerTask layers, const LayerRoom& room,
                                                        std::uint64_t& least) const {
  for (; layers.inner_bits > 0; --layers.inner_bits) {
    if (!LayerSweep::can_take(task_.rows, task_.cols, layers.inner_bits)) break;
    std::shared_ptr<PartSweep> sweep = PartSweep::make(*ranking_, layers);
    const std::uint64_t packed = on_disk_ ? 0 : sweep->alive_bytes() / task_.packing;
    const std::uint64_t used = sweep->bytes() + packed;
    least = std::min(least, used);
    if (used > room_ || !sweep->fits(room)) continue;
    sweep->add_slots(std::min({(room_ - used) / 2, room.table_bytes - sweep->table_bytes(),
                               room.bytes - sweep->bytes()}));
    return sweep;
  }
  return nullptr;
}

bool WordSolver::follows() const noexcept {
  return task_.team != nullptr && !task_.team->leads();
}

bool WordSolver::open_directory(RunReport& run, const Control& control) {
  auto directory = SolveDirectory::open(control.budget().directory, task_.identity);
  if (!directory) {
    run = {.status = Status::LimitReached, .limit = directory.error()};
    return false;
  }
  directory_ = std::move(*directory);
  use_record({room_, room_});
  sweep_room_ = {sweep_->table_bytes(), sweep_->bytes()};
  bytes_ = besides_ + sweep_room_.bytes;
  return true;
}

std::optional<WordValues> WordSolver::solve(RunReport& run, Control& control) {
  if (sweep_ && on_disk_ && task_.team == nullptr && !open_directory(run, control)) {
    return std::nullopt;
  }
  if (follows() && !sweep_) return std::nullopt;  // the leader does without
  if (!sweep_ && control.stopped()) {
    run = stopped_report(control);
    return std::nullopt;
  }
  if (control.fits(bytes_)) {
    auto table = ValueTable::make(sweep_ ? sweep_->table_words() : words_, task_.width);
    if (table) table_ = std::make_shared<ValueTable>(std::move(*table));
  }
  const bool alone = task_.team == nullptr || !sweep_;
  if (!alone && !task_.team->all(table_ != nullptr)) table_.reset();
  if (!table_) {
    const bool layers = LayerSweep::can_take(task_.rows, task_.cols);
    run = needs_memory(layers ? "a table of parts of layers" : "the table of all contours", bytes_,
                       control.budget());
    return std::nullopt;
  }
  run.peak_bytes = bytes_;
  run.regime = regime();
  if (sweep_ && follows()) {
    help_leader(run, control);
    return std::nullopt;
  }
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

std::optional<WordValues> WordSolver::solve_from(std::vector<std::int32_t> heights, RunReport& run,
                                                 Control& control) {
  if (heights == task_.start) {  // its values were found, but are not there
    run.status = Status::LimitReached;
    run.limit = "layers that were filled cannot be read";
    return std::nullopt;
  }
  if (task_.team != nullptr && task_.team->leads()) task_.team->call(heights);
  std::uint64_t least = kSaturated;
  if (!begin_again(std::move(heights), least)) {
    run = needs_memory("the table of a few layers", least, control.budget());
    return std::nullopt;
  }
  if (directory_) use_record(sweep_room_);
  return run_layers(run, control);
}

bool WordSolver::begin_again(std::vector<std::int32_t> start, std::uint64_t& least) {
  task_.start = start;
  // What the shares of a team need of each other may be more for a later start.
  const LayerRoom room = task_.team != nullptr ? LayerRoom{room_, room_} : sweep_room_;
  sweep_ = make_sweep(sweep_->from(std::move(start)), room, Tiles::Largest, least);
  if (!sweep_ || task_.team == nullptr) return sweep_ != nullptr;
  table_.reset();
  auto table = ValueTable::make(sweep_->table_words(), task_.width);
  if (table) table_ = std::make_shared<ValueTable>(std::move(*table));
  archive_bytes_ = room_ - sweep_->bytes();
  return task_.team->all(table_ != nullptr);
}

void WordSolver::use_record(const LayerRoom& room) {
  record_ = &directory_->sweep_from(task_.start);
  if (!record_->empty() && record_->inner_bits != sweep_->tiling().inner_bits()) {
    LayerTask layers = sweep_->from(task_.start);
    layers.inner_bits = record_->inner_bits;
    layers.threads = threads_;
    std::uint64_t least = kSaturated;
    std::shared_ptr<LayerSweep> sweep = make_sweep(layers, room, Tiles::AsTold, least);
    if (sweep) {
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
  if (task_.team != nullptr) return task_.team->make_archive(stay, archive_bytes_);
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
  const bool shared = task_.team != nullptr && on_disk_ && failure.empty();
  if (shared || (directory_ && !directory_->empty())) {
    run.limit += "; the same command goes on from " + control.budget().directory;
  }
  run.regime = regime();
  return run;
}

RunReport WordSolver::stopped(const Control& control) const {
  return unfinished(nullptr, control);
}

void WordSolver::help_leader(RunReport& run, Control& control) {
  std::shared_ptr<LayerArchive> archive = make_archive();
  while (true) {
    const std::unique_ptr<RowKernel> kernel = task_.kernel(sweep_->tiling(), *table_);
    // Whether it comes to its end, all know.
    (void)sweep_->run(*kernel, *table_, archive.get(), control);
    auto start = task_.team->follow(*archive);
    if (!start) return;
    archive.reset();
    std::uint64_t least = kSaturated;
    if (!begin_again(std::move(*start), least)) return;
    archive = make_archive();
    run.positions += sweep_->all_words();
  }
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
