#include "apps/cluster/team.hpp"

#include <utility>

#include "minimex/core/disk/number_list.hpp"

#include "apps/cluster/memory_archive.hpp"
#include "apps/cluster/tags.hpp"

namespace minimex::cluster {
namespace {

/// What the leader asks for, with the numbers that follow.
enum class Command : std::int64_t {
  End,    ///< the solve is over
  Sweep,  ///< make another sweep: the heights of its start
  Part,   ///< send a part: layer, upper half
};

/// An archive that could not be made.
class NoArchive final : public contour::LayerArchive {
 public:
  NoArchive(std::uint64_t width, std::string why) : LayerArchive(width), why_(std::move(why)) {}
  void store(int, std::size_t, std::span<const std::byte>) override {}
  bool read(int, std::size_t, std::span<std::byte>) override { return false; }
  [[nodiscard]] std::string failure() const override { return why_; }

 private:
  std::string why_;
};

void command(Transport& transport, int to, Command what, std::vector<std::int64_t> numbers = {}) {
  numbers.insert(numbers.begin(), static_cast<std::int64_t>(what));
  transport.send(to, kCommandTag, bytes_of(numbers));
}

}  // namespace

bool ask_for_part(Transport& transport, int owner, int layer, std::size_t part,
                  std::span<std::byte> words) {
  command(transport, owner, Command::Part, {layer, static_cast<std::int64_t>(part)});
  const bool there = !transport.receive(owner, kReplyTag).bytes.empty();
  if (!there) return false;
  transport.start_receive(owner, words);
  transport.finish();
  return true;
}

RankTeam::RankTeam(Transport& transport, std::string directory)
    : transport_(transport), path_(std::move(directory)), sent_before_(transport.sent_bytes()) {}

RankReport RankTeam::report() const {
  RankReport report = before_;
  if (sweep_) report.add(sweep_->tally(), sweep_->table_bytes());
  report.sent_bytes = transport_.sent_bytes() - sent_before_;
  return report;
}

bool RankTeam::load_directory(std::span<const std::int64_t> identity) {
  auto lock = CheckpointDirectory::open(path_);
  if (!lock) {
    failure_ = lock.error();
    return false;
  }
  directory_->lock.emplace(std::move(*lock));
  Manifest& manifest = directory_->manifest;
  manifest.identity.assign(identity.begin(), identity.end());
  auto state = directory_->lock->load_state();
  if (!state) {
    failure_ = state.error();
    return false;
  }
  if (!*state) {  // from now on, it is this solve's
    const DiskStatus saved = directory_->lock->save_state(bytes_of(manifest.numbers()));
    if (!saved) failure_ = saved.error();
    return static_cast<bool>(saved);
  }
  const auto found = Manifest::from_numbers(numbers_of<std::int64_t>(**state));
  if (!found) {
    failure_ = path_ + ": the state cannot be understood; remove it";
    return false;
  }
  if (found->identity != manifest.identity) {
    failure_ = path_ + ": holds the run of another instance; remove it, or name another one";
    return false;
  }
  manifest = *found;
  return true;
}

void RankTeam::open_directory(std::span<const std::int64_t> identity) {
  if (path_.empty() || directory_ || !failure_.empty()) return;
  directory_ = std::make_shared<TeamDirectory>();
  directory_->path = path_;
  Bytes manifest;
  if (leads() && load_directory(identity)) {
    const auto numbers = directory_->manifest.numbers();
    const auto bytes = bytes_of(numbers);
    manifest.assign(bytes.begin(), bytes.end());
  }
  transport_.broadcast(manifest);
  if (leads()) return;
  if (manifest.empty()) {
    failure_ = path_ + ": cannot be used";
  } else if (auto found = Manifest::from_numbers(numbers_of<std::int64_t>(manifest))) {
    directory_->manifest = std::move(*found);
  }
}

std::shared_ptr<TeamSweep> RankTeam::sweep_as_before(const contour::Ranking& ranking,
                                                     contour::LayerTask task,
                                                     const contour::LayerRoom& room) {
  number_ = directory_->manifest.sweep_from(task.start);
  const SweepFiles& files = directory_->manifest.sweeps[number_];
  if (files.ranks.empty()) return nullptr;
  if (!TeamSweep::can_take(ranking.rows(), ranking.cols(), files.inner_bits)) return nullptr;
  task.inner_bits = files.inner_bits;
  task.upper_bits = files.upper_bits;
  auto sweep = std::make_shared<TeamSweep>(ranking, task, transport_.ranks(), &transport_);
  const bool same =
      sweep->upper_bits() == files.upper_bits && sweep->tiling().inner_bits() == files.inner_bits;
  return same && sweep->fits(room) ? sweep : nullptr;
}

std::shared_ptr<contour::LayerSweep> RankTeam::make_sweep(const contour::Ranking& ranking,
                                                          const contour::LayerTask& task,
                                                          const contour::LayerRoom& room,
                                                          std::span<const std::int64_t> identity,
                                                          std::uint64_t& least) {
  open_directory(identity);
  if (sweep_) before_.add(sweep_->tally(), sweep_->table_bytes());
  sweep_.reset();
  const bool files = directory_ && failure_.empty();
  if (files) sweep_ = sweep_as_before(ranking, task, room);
  if (sweep_) return sweep_;
  sweep_ = TeamSweep::make(ranking, task, room, transport_.ranks(), &transport_, least);
  if (sweep_ && files) {
    SweepFiles& record = directory_->manifest.sweeps[number_];
    record = {.start = record.start,
              .inner_bits = sweep_->tiling().inner_bits(),
              .upper_bits = sweep_->upper_bits()};
  }
  return sweep_;
}

std::shared_ptr<contour::LayerArchive> RankTeam::make_archive(contour::Stay stay,
                                                              std::uint64_t most_bytes) {
  if (!failure_.empty()) return std::make_shared<NoArchive>(sweep_->width(), failure_);
  if (!directory_) return std::make_shared<MemoryArchive>(sweep_, transport_, stay, most_bytes);
  return std::make_shared<FileArchive>(sweep_, directory_, number_, transport_, stay);
}

void RankTeam::call(std::span<const std::int32_t> start) {
  for (int rank = 1; rank < transport_.ranks(); ++rank) {
    command(transport_, rank, Command::Sweep, {start.begin(), start.end()});
  }
}

std::optional<std::vector<std::int32_t>> RankTeam::follow(contour::LayerArchive& archive) {
  while (true) {
    const auto numbers = numbers_of<std::int64_t>(transport_.receive(0, kCommandTag).bytes);
    switch (static_cast<Command>(numbers.at(0))) {
      case Command::End:
        over_ = true;
        return std::nullopt;
      case Command::Sweep:
        return std::vector<std::int32_t>(numbers.begin() + 1, numbers.end());
      case Command::Part: {
        const auto layer = static_cast<int>(numbers.at(1));
        const auto upper = static_cast<std::uint32_t>(numbers.at(2));
        Bytes words(sweep_->layout().words(layer, upper) * sweep_->width());
        const bool there = archive.read(layer, upper, words);
        transport_.send(0, kReplyTag, there ? std::span(words).first(1) : std::span<std::byte>{});
        if (there) transport_.start_send(0, words);
        transport_.finish();
        break;
      }
    }
  }
}

void RankTeam::end() {
  if (leads()) {
    for (int rank = 1; rank < transport_.ranks(); ++rank) command(transport_, rank, Command::End);
    return;
  }
  NoArchive nothing(sizeof(std::int32_t), "");
  while (!over_) (void)follow(nothing);
}

}  // namespace minimex::cluster
