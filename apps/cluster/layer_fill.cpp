#include "apps/cluster/layer_fill.hpp"

#include <algorithm>
#include <ctime>
#include <exception>
#include <optional>
#include <thread>

#include "minimex/core/disk/number_list.hpp"
#include "minimex/core/parallel.hpp"

#include "apps/cluster/tags.hpp"

namespace minimex::cluster {
namespace {

/// The time that this thread has had of a processor.
std::uint64_t thread_nanoseconds() noexcept {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
         static_cast<std::uint64_t>(time.tv_nsec);
}

}  // namespace

bool TeamSweep::LayerFill::fill(int layer, bool go_on) {
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

bool TeamSweep::LayerFill::all_filled(bool mine) {
  const std::int64_t least = transport().least(told_ ? -1 : mine ? 1 : 0);
  if (least < 0 && rank() != 0 && !heard_) (void)transport().receive(0, kStopTag);
  return least == 1;
}

void TeamSweep::LayerFill::exchange_orders() {
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

bool TeamSweep::LayerFill::start(std::size_t round) {
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

void TeamSweep::LayerFill::copy_kept(std::size_t round) {
  if (round >= rounds_.size()) return;
  for (const Pull& pull : rounds_[round].pulls) {
    if (!pull.kept) continue;
    const auto from = at(buffer(round - 1) + *pull.kept, pull.words);
    std::copy(from.begin(), from.end(), at(buffer(round) + pull.at, pull.words).begin());
  }
}

void TeamSweep::LayerFill::tell_or_hear_stop() {
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

void TeamSweep::LayerFill::run_round(std::size_t round) {
  tell_or_hear_stop();
  const bool travels = start(round + 1);
  std::exception_ptr failure;
  std::optional<std::jthread> team;
  if (round < rounds_.size()) {
    for (const Pull& pull : rounds_[round].pulls) {
      sweep_.places_[sweep_.slot(layer_ + pull.part.step)][pull.part.upper] =
          buffer(round) + pull.at;
    }
    const auto work = [this, round, &failure] {
      try {
        fill_parts(rounds_[round].parts);
      } catch (...) {
        failure = std::current_exception();
      }
    };
    if (travels && go_on_) team = start_thread(work);
    if (!team) work();
  }
  copy_kept(round + 1);
  transport().finish();
  if (team) team->join();
  if (failure) std::rethrow_exception(failure);
}

void TeamSweep::LayerFill::fill_parts(const std::vector<std::uint32_t>& parts) {
  std::atomic<std::size_t> next{0};
  const std::size_t team = std::min(fillers_.size(), parts.size());
  parallel_for(static_cast<int>(team), team, [&](std::size_t thread) {
    for (std::size_t i = next++; i < parts.size() && go_on_; i = next++) {
      if (control_.stopped()) {
        go_on_ = false;
        return;
      }
      const std::uint64_t began = thread_nanoseconds();
      const std::span<std::byte> part = sweep_.part_of(values_, layer_, parts[i]);
      sweep_.clear_if_left_out(part);
      filled_ += fillers_[thread].fill(layer_, parts[i], near_, kernel_);
      nanoseconds_ += thread_nanoseconds() - began;
      archive_.store(layer_, parts[i], part);
      // The others are about as far.
      const std::uint64_t all = sweep_.all_words();
      control_.progress(
          "sweep", std::min(all, filled_ * static_cast<std::uint64_t>(transport().ranks())), all);
    }
  });
}

}  // namespace minimex::cluster
