// The ranks of a job as the team of a solve (contour/layer_team.hpp): rank 0 leads.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "minimex/contour/layer_team.hpp"

#include "apps/cluster/file_archive.hpp"
#include "apps/cluster/run_report.hpp"
#include "apps/cluster/team_sweep.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// For one solve. What each rank has done in it is told afterwards.
class RankTeam final : public contour::LayerTeam {
 public:
  /// Layers go to files in `directory`; empty: they stay in memory.
  RankTeam(Transport& transport, std::string directory);

  [[nodiscard]] bool leads() const noexcept override { return transport_.rank() == 0; }
  std::shared_ptr<contour::LayerSweep> make_sweep(const contour::Ranking& ranking,
                                                  const contour::LayerTask& task,
                                                  const contour::LayerRoom& room,
                                                  std::span<const std::int64_t> identity,
                                                  std::uint64_t& least) override;
  std::shared_ptr<contour::LayerArchive> make_archive(contour::Stay stay,
                                                      std::uint64_t most_bytes) override;
  bool all(bool mine) override { return transport_.least(mine ? 1 : 0) == 1; }
  void call(std::span<const std::int32_t> start) override;
  std::optional<std::vector<std::int32_t>> follow(contour::LayerArchive& archive) override;

  /// The leader, when the solve is over: lets the others go. The others: wait for that, unless they
  /// were let go before.
  void end();

  /// The sweep made last; null when there was none.
  [[nodiscard]] const TeamSweep* sweep() const noexcept { return sweep_.get(); }
  /// What this rank has done in all sweeps so far.
  [[nodiscard]] RankReport report() const;

 private:
  /// Opens the directory, once; its manifest goes to all.
  void open_directory(std::span<const std::int64_t> identity);
  /// The leader's part of it; false when it cannot be used.
  bool load_directory(std::span<const std::int64_t> identity);
  std::shared_ptr<TeamSweep> sweep_as_before(const contour::Ranking& ranking,
                                             contour::LayerTask task,
                                             const contour::LayerRoom& room);

  Transport& transport_;
  std::string path_;
  std::shared_ptr<TeamDirectory> directory_ = nullptr;
  std::string failure_ = {};  // of the directory
  std::size_t number_ = 0;    // of the sweep in the manifest
  std::shared_ptr<TeamSweep> sweep_ = nullptr;
  RankReport before_ = {};         // of earlier sweeps
  std::uint64_t sent_before_ = 0;  // by earlier solves
  bool over_ = false;
};

}  // namespace minimex::cluster
