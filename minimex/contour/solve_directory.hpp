// The directory of one solve by sweeps in layers: which sweeps there were, and how far each got.
//
// A solve may take several sweeps, each from another start. Each has its layers in block files
// (layer_files.hpp); the state of the directory (core/disk/checkpoint_directory.hpp) names them. A
// sweep that is asked for again, by the same run or after it was killed, is found by its start.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "minimex/core/disk/checkpoint_directory.hpp"
#include "minimex/core/disk/disk_result.hpp"

namespace minimex::contour {

/// A sweep: layers `done` to `last_kept` are on the disk, and none when `done` is greater.
struct SweepRecord {
  std::vector<std::int32_t> start = {};  ///< heights
  std::int32_t inner_bits = 0;           ///< of its tiles: tells what layers are
  std::int32_t done = 1;
  std::int32_t last_kept = 0;
  std::size_t number = 0;  ///< among the sweeps of the solve

  [[nodiscard]] bool empty() const noexcept { return done > last_kept; }
};

class SolveDirectory {
 public:
  /// `identity` is the problem as numbers: the directory of another one is refused.
  static DiskResult<std::unique_ptr<SolveDirectory>> open(const std::string& path,
                                                          std::vector<std::int64_t> identity);

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  /// The sweep from `start`, a new one if there is none; stays where it is.
  SweepRecord& sweep_from(std::span<const std::int32_t> start);
  /// The path of the file of a layer.
  [[nodiscard]] std::string file(const SweepRecord& sweep, int layer) const;
  /// What belongs in the file of a layer and in no other: the problem, the sweep and the layer.
  [[nodiscard]] std::vector<std::int64_t> seal(const SweepRecord& sweep, int layer) const;
  /// Saves all records, and removes the files of layers of which they do not speak.
  DiskStatus save();
  /// Whether no sweep has a layer on the disk.
  [[nodiscard]] bool empty() const noexcept {
    return std::all_of(sweeps_.begin(), sweeps_.end(),
                       [](const SweepRecord& sweep) { return sweep.empty(); });
  }
  /// Bytes that can still be written.
  [[nodiscard]] std::uint64_t free_bytes() const noexcept { return directory_.free_bytes(); }

 private:
  SolveDirectory(std::string path, CheckpointDirectory directory,
                 std::vector<std::int64_t> identity)
      : path_(std::move(path)), directory_(std::move(directory)), identity_(std::move(identity)) {}
  DiskStatus load();
  [[nodiscard]] std::string name(const SweepRecord& sweep, int layer) const;

  std::string path_;
  CheckpointDirectory directory_;
  std::vector<std::int64_t> identity_;
  std::deque<SweepRecord> sweeps_ = {};
};

}  // namespace minimex::contour
