#include "apps/cluster/team_sweep.hpp"

#include <algorithm>
#include <bit>
#include <ctime>
#include <functional>
#include <numeric>
#include <thread>
#include <utility>

#include "minimex/core/disk/number_list.hpp"

#include "apps/cluster/tags.hpp"

namespace minimex::cluster {
namespace {

using contour::LayerArchive;
using contour::LayerRoom;
using contour::LayerTask;
using contour::NearPlaces;
using contour::PartFiller;
using contour::Ranking;
using contour::RowKernel;
using contour::ValueTable;

// One buffer takes one part in so many of the share, unless a single part needs more.
constexpr std::uint64_t kBufferShare = 20;
// Tiles are made smaller until one part needs at most one part in so many of the share.
constexpr std::uint64_t kNeedShare = 16;
// Bits of upper halves: a few thousand parts a layer and more.
constexpr int kUpperBits = 14;
constexpr int kUpperBitsOfMany = 16;
constexpr int kMany = 32;  // ranks

/// The time that this thread has had of a processor.
std::uint64_t thread_nanoseconds() noexcept {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
         static_cast<std::uint64_t>(time.tv_nsec);
}

/// A part that another rank will need of this one, in one of its rounds.
struct Order {
  int to;
  contour::PartNeed part;
};

}  // namespace

TeamSweep::TeamSweep(const Ranking& ranking, const LayerTask& task, int ranks, Transport* transport)
    : LayerSweep(ranking, task, task.inner_bits),
      transport_(transport),
      shares_(layout(), ranks),
      slots_(static_cast<std::size_t>(reach()) + 1, 0) {
  std::vector<std::uint64_t> sizes(slots_.size(), 0);
  for (int layer = first_layer(); layer <= last_layer(); ++layer) {
    sizes[slot(layer)] = std::max(sizes[slot(layer)], shares_.most_words(layer));
  }
  std::exclusive_scan(sizes.begin(), sizes.end(), slots_.begin(), std::uint64_t{0});
  buffers_begin_ = slots_.back() + sizes.back();
  most_needed_ = RoundPlanner::most_needed(*this, shares_);
  if (ranks > 1) buffer_words_ = std::max(most_needed_, buffers_begin_ / kBufferShare);
  places_.resize(slots_.size());
  set_table_words(buffers_begin_ + 2 * buffer_words_,
                  slots_.size() * layout().upper_halves() * sizeof(std::uint64_t) +
                      shares_.bytes() + RoundPlanner::bytes(layout().upper_halves()));
}

std::shared_ptr<TeamSweep> TeamSweep::make(const Ranking& ranking, LayerTask task,
                                           const LayerRoom& room, int ranks, Transport* transport,
                                           std::uint64_t& least) {
  std::shared_ptr<TeamSweep> best;
  task.upper_bits = ranks == 1 ? 0 : ranks < kMany ? kUpperBits : kUpperBitsOfMany;
  for (; task.inner_bits > 0; --task.inner_bits) {
    if (!can_take(ranking.rows(), ranking.cols(), task.inner_bits)) break;
    auto sweep = std::make_shared<TeamSweep>(ranking, task, ranks, transport);
    least = std::min(least, sweep->bytes());
    if (!sweep->fits(room)) continue;
    if (sweep->most_needed_ <= sweep->buffers_begin_ / kNeedShare) return sweep;
    if (!best || sweep->table_words() < best->table_words()) best = std::move(sweep);
  }
  return best;
}

int TeamSweep::upper_bits() const noexcept {
  return std::countr_zero(layout().upper_halves());
}

void TeamSweep::find_places(int layer) {
  const int rank = transport_->rank();
  contour::PartPlaces& places = places_[slot(layer)];
  places.assign(layout().upper_halves(), 0);
  std::uint64_t place = slots_[slot(layer)];
  for (auto upper = shares_.begin(layer, rank); upper < shares_.end(layer, rank); ++upper) {
    places[upper] = place;
    place += layout().words(layer, upper);
  }
}

std::span<std::byte> TeamSweep::part_of(std::byte* values, int layer, std::uint32_t upper) const {
  return {values + places_[slot(layer)][upper] * width(), layout().words(layer, upper) * width()};
}

/// One layer of a run, on one rank.
class TeamSweep::LayerFill {
 public:
  LayerFill(TeamSweep& sweep, const RowKernel& kernel, std::byte* values, LayerArchive& archive,
            Control& control)
      : sweep_(sweep),
        kernel_(kernel),
        values_(values),
        archive_(archive),
        control_(control),
        planner_(sweep, sweep.shares_, sweep.buffer_words_),
        fillers_(static_cast<std::size_t>(sweep.threads()),
                 PartFiller(sweep.tiling(), sweep.layout(), sweep.reach())) {}

  /// Words filled before this run began, by this rank.
  void add_filled(std::uint64_t words) {
    filled_ += words;
    before_ += words;
  }

  /// Fills this rank's share of a layer, or, unless `go_on`, only serves the others. False when it
  /// has not been filled.
  bool fill(int layer, bool go_on) {
    layer_ = layer;
    go_on_ = go_on;
    for (int step = 0; step <= sweep_.reach() && layer + step <= sweep_.last_layer(); ++step) {
      near_[static_cast<std::size_t>(step)] = &sweep_.places_[sweep_.slot(layer + step)];
    }
    rounds_ = planner_.plan(layer, rank());
    exchange_orders();
    start(0);
    transport().finish();
    for (std::size_t at = 0; at < std::max(rounds_.size(), orders_.size()); ++at) run_round(at);
    sweep_.tally_.filled_words = filled_ - before_;
    sweep_.tally_.fill_nanoseconds = nanoseconds_;
    return go_on_;
  }

  /// Called by all ranks after each layer: whether all of them have filled it.
  bool all_filled(bool mine) {
    const std::int64_t least = transport().least(told_ ? -1 : mine ? 1 : 0);
    if (least < 0 && rank() != 0 && !heard_) (void)transport().receive(0, kStopTag);
    return least == 1;
  }

 private:
  [[nodiscard]] Transport& transport() const { return *sweep_.transport_; }
  [[nodiscard]] int rank() const { return sweep_.transport_->rank(); }
  [[nodiscard]] std::uint64_t buffer(std::size_t round) const {
    return sweep_.buffers_begin_ + round % 2 * sweep_.buffer_words_;
  }
  [[nodiscard]] std::span<std::byte> at(std::uint64_t place, std::uint64_t words) const {
    return {values_ + place * sweep_.width(), words * sweep_.width()};
  }

  /// Tells the others what this rank will need of them, and hears from them.
  void exchange_orders() {
    std::vector<std::vector<std::uint32_t>> lists(static_cast<std::size_t>(transport().ranks()));
    for (std::size_t round = 0; round < rounds_.size(); ++round) {
      for (const Pull& pull : rounds_[round].pulls) {
        if (pull.kept) continue;
        auto& list = lists[static_cast<std::size_t>(pull.owner)];
        list.insert(list.end(), {static_cast<std::uint32_t>(round),
                                 static_cast<std::uint32_t>(pull.part.step), pull.part.upper});
      }
    }
    orders_.clear();
    for (int other = 0; other < transport().ranks(); ++other) {
      if (other == rank()) continue;
      transport().send(other, kOrdersTag, bytes_of(lists[static_cast<std::size_t>(other)]));
    }
    for (int other = 0; other < transport().ranks(); ++other) {
      if (other == rank()) continue;
      const auto list = numbers_of<std::uint32_t>(transport().receive(other, kOrdersTag).bytes);
      for (std::size_t i = 0; i + 2 < list.size(); i += 3) {
        if (orders_.size() <= list[i]) orders_.resize(list[i] + std::size_t{1});
        orders_[list[i]].push_back({other, {static_cast<int>(list[i + 1]), list[i + 2]}});
      }
    }
  }

  /// Sends what others need for this round, and has come what it needs here. True when anything
  /// travels.
  bool start(std::size_t round) {
    bool travels = false;
    if (round < orders_.size()) {
      for (const Order& order : orders_[round]) {
        transport().start_send(order.to,
                               sweep_.part_of(values_, layer_ + order.part.step, order.part.upper));
        travels = true;
      }
    }
    if (round < rounds_.size()) {
      for (const Pull& pull : rounds_[round].pulls) {
        if (pull.kept) continue;
        transport().start_receive(pull.owner, at(buffer(round) + pull.at, pull.words));
        sweep_.tally_.pulled_bytes += pull.words * sweep_.width();
        travels = true;
      }
    }
    return travels;
  }

  /// Copies what the round has in common with the one before it.
  void copy_kept(std::size_t round) {
    if (round >= rounds_.size()) return;
    for (const Pull& pull : rounds_[round].pulls) {
      if (!pull.kept) continue;
      const auto from = at(buffer(round - 1) + *pull.kept, pull.words);
      std::copy(from.begin(), from.end(), at(buffer(round) + pull.at, pull.words).begin());
    }
  }

  /// A leader that has been stopped says so at once, not when the layer is over.
  void tell_or_hear_stop() {
    if (rank() != 0) {
      heard_ = heard_ || transport().receive_if_there(kStopTag).has_value();
      if (heard_) go_on_ = false;
    } else if (!told_ && control_.stopped()) {
      told_ = true;
      for (int other = 1; other < transport().ranks(); ++other) {
        transport().send(other, kStopTag, {});
      }
    }
  }

  /// Fills a round's parts while the next one's needs come in.
  void run_round(std::size_t round) {
    tell_or_hear_stop();
    const bool travels = start(round + 1);
    std::jthread team;
    if (round < rounds_.size()) {
      for (const Pull& pull : rounds_[round].pulls) {
        sweep_.places_[sweep_.slot(layer_ + pull.part.step)][pull.part.upper] =
            buffer(round) + pull.at;
      }
      const auto work = [this, round] { fill_parts(rounds_[round].parts); };
      if (travels && go_on_) {
        team = std::jthread(work);
      } else {
        work();
      }
    }
    copy_kept(round + 1);
    transport().finish();
  }

  void fill_parts(const std::vector<std::uint32_t>& parts) {
    std::atomic<std::size_t> next{0};
    const std::size_t team = std::min(fillers_.size(), parts.size());
    parallel_for(static_cast<int>(team), team, [&](std::size_t thread) {
      for (std::size_t i = next++; i < parts.size() && go_on_; i = next++) {
        if (control_.stopped()) {
          go_on_ = false;
          return;
        }
        const std::uint64_t began = thread_nanoseconds();
        filled_ += fillers_[thread].fill(layer_, parts[i], near_, kernel_);
        nanoseconds_ += thread_nanoseconds() - began;
        archive_.store(layer_, parts[i], sweep_.part_of(values_, layer_, parts[i]));
        // The others are about as far.
        const std::uint64_t all = sweep_.all_words();
        control_.progress(
            "sweep", std::min(all, filled_ * static_cast<std::uint64_t>(transport().ranks())), all);
      }
    });
  }

  TeamSweep& sweep_;
  const RowKernel& kernel_;
  std::byte* values_;
  LayerArchive& archive_;
  Control& control_;
  RoundPlanner planner_;
  std::vector<PartFiller> fillers_;
  int layer_ = 0;
  NearPlaces near_ = {};
  std::vector<Round> rounds_ = {};
  std::vector<std::vector<Order>> orders_ = {};  // by round of those who need them
  std::atomic<bool> go_on_{true};
  bool told_ = false;
  bool heard_ = false;
  std::atomic<std::uint64_t> filled_{0};
  std::uint64_t before_ = 0;  // of those, by an earlier run
  std::atomic<std::uint64_t> nanoseconds_{0};
};

bool TeamSweep::restore(int done, std::byte* values, LayerArchive& archive, Control& control) {
  const int rank = transport_->rank();
  bool fine = true;
  for (int layer = std::min(done + reach() - 1, last_layer()); layer >= done; --layer) {
    find_places(layer);
    for (auto upper = shares_.begin(layer, rank); upper < shares_.end(layer, rank); ++upper) {
      if (layout().words(layer, upper) == 0) continue;
      fine =
          fine && !control.stopped() && archive.read(layer, upper, part_of(values, layer, upper));
    }
  }
  return transport_->least(fine ? 1 : 0) == 1;
}

bool TeamSweep::run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                    Control& control) {
  if (transport_->least(archive->failure().empty() ? 1 : 0) == 0) return false;
  auto* const values = table.visit([](auto* first) { return reinterpret_cast<std::byte*>(first); });
  tally_ = {};
  LayerFill fill(*this, kernel, values, *archive, control);
  int layer = last_layer();
  const std::optional<int> done = archive->done();
  if (done && restore(*done, values, *archive, control)) {
    for (; layer >= *done; --layer) {
      fill.add_filled(layout().words(layer) / static_cast<std::uint64_t>(shares_.ranks()));
    }
  }
  for (; layer >= first_layer(); --layer) {
    find_places(layer);
    const bool open = archive->open(layer, shares_.most_words(layer) * width());
    const bool filled = fill.fill(layer, open);
    if (!fill.all_filled(filled) || !archive->close(layer)) return false;
  }
  return true;
}

}  // namespace minimex::cluster
