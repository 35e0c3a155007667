#include "apps/cluster/run_report.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "minimex/core/control.hpp"
#include "minimex/core/disk/number_list.hpp"

#include "apps/cluster/tags.hpp"

namespace minimex::cluster {
namespace {

std::vector<std::uint64_t> numbers_in(const RankReport& report) {
  return {report.tally.pulled_bytes, report.tally.filled_words, report.tally.fill_nanoseconds,
          report.table_bytes, report.sent_bytes};
}

RankReport report_of(const std::vector<std::uint64_t>& numbers) {
  return {.tally = {.pulled_bytes = numbers.at(0),
                    .filled_words = numbers.at(1),
                    .fill_nanoseconds = numbers.at(2)},
          .table_bytes = numbers.at(3),
          .sent_bytes = numbers.at(4)};
}

double seconds_of(const Tally& tally) {
  return static_cast<double>(tally.fill_nanoseconds) / 1e9;
}

std::string filling_text(const Tally& tally) {
  const double seconds = seconds_of(tally);
  const double speed = seconds > 0 ? static_cast<double>(tally.filled_words) / seconds : 0;
  return fmt::format("{} states in {:.2f} s of processor time, {:.0f} million a second",
                     tally.filled_words, seconds, speed / 1e6);
}

}  // namespace

void RankReport::add(const Tally& sweep, std::uint64_t table) noexcept {
  tally.pulled_bytes += sweep.pulled_bytes;
  tally.filled_words += sweep.filled_words;
  tally.fill_nanoseconds += sweep.fill_nanoseconds;
  table_bytes = std::max(table_bytes, table);
}

std::vector<RankReport> gather(Transport& transport, const RankReport& mine) {
  if (transport.rank() != 0) {
    transport.send(0, kReportTag, bytes_of(numbers_in(mine)));
    return {};
  }
  std::vector<RankReport> reports{mine};
  for (int rank = 1; rank < transport.ranks(); ++rank) {
    reports.push_back(
        report_of(numbers_of<std::uint64_t>(transport.receive(rank, kReportTag).bytes)));
  }
  return reports;
}

std::string report_text(std::span<const RankReport> ranks, int threads, double seconds) {
  RankReport all;
  std::uint64_t most_pulled = 0;
  std::string each;
  for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
    const RankReport& report = ranks[rank];
    all.add(report.tally, report.table_bytes);
    all.sent_bytes += report.sent_bytes;
    most_pulled = std::max(most_pulled, report.tally.pulled_bytes);
    each += fmt::format("{:<14}table {} bytes, sent {} bytes, pulled {} bytes, filled {}\n",
                        fmt::format("rank {}", rank), report.table_bytes, report.sent_bytes,
                        report.tally.pulled_bytes, filling_text(report.tally));
  }
  return fmt::format(
      "{:<14}{} of {} threads\n{:<14}table {} a rank\n{:<14}{} sent, at most {} pulled by a "
      "rank\n{:<14}{}\n{:<14}{:.2f} s\n{}",
      "ranks", ranks.size(), threads, "memory", format_bytes(all.table_bytes), "exchange",
      format_bytes(all.sent_bytes), format_bytes(most_pulled), "filling", filling_text(all.tally),
      "time", seconds, each);
}

}  // namespace minimex::cluster
