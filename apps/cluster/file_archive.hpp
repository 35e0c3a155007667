// Filled layers in files of a directory that all ranks see.
//
// Each rank writes its parts of a layer into a block file of its own (core/disk/block_file.hpp:
// checksums, there or not there). When all have done so, the leader saves a manifest that names the
// layer; so a kill costs the layer that was being filled, and no other. Any rank can read any file:
// a later run goes on with another number of ranks, and the leader reads a line by itself. A file
// ends with a seal that tells whose layer it is; one from elsewhere is not read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/core/disk/block_file.hpp"
#include "minimex/core/disk/checkpoint_directory.hpp"

#include "apps/cluster/manifest.hpp"
#include "apps/cluster/team_sweep.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// The directory of a solve: open in the leader, known to all.
struct TeamDirectory {
  std::string path = {};
  std::optional<CheckpointDirectory> lock = std::nullopt;  ///< the leader's
  Manifest manifest = {};                                  ///< the same in all ranks
};

class FileArchive final : public contour::LayerArchive {
 public:
  /// The layers of `sweep`, which is number `number` of the directory's manifest. Unless a line
  /// needs all of them (Stay::All), those stay that the sweep needs to go on.
  FileArchive(std::shared_ptr<const TeamSweep> sweep, std::shared_ptr<TeamDirectory> directory,
              std::size_t number, Transport& transport, contour::Stay stay);

  [[nodiscard]] std::optional<int> done() const override;
  /// Called by all ranks; the same answer for all.
  bool open(int layer, std::uint64_t bytes) override;
  void store(int layer, std::size_t part, std::span<const std::byte> words) override;
  /// Called by all ranks; the same answer for all.
  bool close(int layer) override;
  bool read(int layer, std::size_t part, std::span<std::byte> words) override;
  [[nodiscard]] std::string failure() const override { return failure_; }

 private:
  struct LayerFile {
    BlockReader blocks;
    std::map<std::uint32_t, std::uint32_t> block_of;  // by part
  };
  using OpenFile = std::shared_ptr<const LayerFile>;

  [[nodiscard]] SweepFiles& files() const { return directory_->manifest.sweeps[number_]; }
  [[nodiscard]] std::string path(int layer, int rank, int ranks) const;
  [[nodiscard]] std::vector<std::int64_t> seal(int layer, int rank, int ranks) const;
  bool fail(const std::string& why);
  /// Called by all ranks: whether all went well. If not, the leader hears why.
  bool agree(bool mine);
  bool finish(int layer);
  bool save();
  void note(int layer);
  OpenFile file_of(int layer, int rank, int ranks);
  [[nodiscard]] OpenFile open_file(int layer, int rank, int ranks) const;
  /// Shares of a run on so many ranks.
  const Shares& shares_of(int ranks);

  std::shared_ptr<const TeamSweep> sweep_;
  std::shared_ptr<TeamDirectory> directory_;
  std::size_t number_;
  Transport& transport_;
  contour::Stay stay_;
  std::string failure_ = {};
  std::optional<BlockWriter> writer_ = std::nullopt;
  std::mutex mutex_ = {};
  std::vector<std::uint32_t> parts_ = {};              // by block of writer_
  std::map<std::pair<int, int>, OpenFile> open_ = {};  // by layer and rank
  std::map<int, Shares> shares_ = {};                  // by ranks
};

}  // namespace minimex::cluster
