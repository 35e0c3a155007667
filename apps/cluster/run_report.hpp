// What the ranks of a job have held, sent and filled in a solve: the measured side of plan.hpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "apps/cluster/team_sweep.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

struct RankReport {
  Tally tally = {};
  std::uint64_t table_bytes = 0;  ///< of the largest sweep; 0 when there was none
  std::uint64_t sent_bytes = 0;   ///< messages and blocks, whatever they were for

  /// Takes in a further sweep.
  void add(const Tally& sweep, std::uint64_t table_bytes) noexcept;
};

/// Called by all ranks at the end of a solve. The leader gets all reports, by rank, the others
/// nothing.
std::vector<RankReport> gather(Transport& transport, const RankReport& mine);

/// For people: the lines that plan_text() has, as they came out, and one for each rank.
std::string report_text(std::span<const RankReport> ranks, int threads, double seconds);

}  // namespace minimex::cluster
