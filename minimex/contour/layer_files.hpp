// Filled layers in files: those that a run goes on from after it was killed, or all of them.
//
// A layer is a block file (core/disk/block_file.hpp) of its parts, a block that tells which part
// each of them is, and the seal that tells whose layer this is: a file from elsewhere is not read.
// After each layer that completes what the sweep needs to go on, the directory's state is saved, so
// that a kill costs what has been filled since. When layers serve this end only, writing takes a
// tenth of the time; else all are written, and where all shall stay (for a line), the last ones are
// given up when the disk is full.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/contour/solve_directory.hpp"
#include "minimex/core/disk/block_file.hpp"

namespace minimex::contour {

class LayerFiles final : public LayerArchive {
 public:
  /// `sweep` is one of `directory`.
  LayerFiles(std::shared_ptr<SolveDirectory> directory, SweepRecord& sweep,
             const LayerExtent& extent, Stay stay, std::uint64_t width);

  [[nodiscard]] std::optional<int> done() const override;
  bool open(int layer, std::uint64_t bytes) override;
  void store(int layer, std::size_t part, std::span<const std::byte> words) override;
  bool close(int layer) override;
  bool read(int layer, std::size_t part, std::span<std::byte> words) override;
  [[nodiscard]] std::string failure() const override { return failure_; }

 private:
  using Clock = std::chrono::steady_clock;
  struct LayerFile {
    BlockReader blocks;
    std::map<std::uint32_t, std::uint32_t> block_of;  // by part
  };
  using OpenFile = std::shared_ptr<const LayerFile>;

  [[nodiscard]] bool wanted(int layer) const;
  [[nodiscard]] bool make_room(std::uint64_t bytes);
  [[nodiscard]] bool save(int layer);
  bool fail(const std::string& why);
  /// The file of a layer that is on the disk; null when it cannot be read. Those used with it stay
  /// open: sweeps and lines go from layer to layer.
  OpenFile file_of(int layer);
  [[nodiscard]] OpenFile open_file(int layer) const;

  std::shared_ptr<SolveDirectory> directory_;
  SweepRecord& sweep_;
  LayerExtent extent_;
  Stay stay_;
  std::string failure_ = {};
  std::optional<BlockWriter> writer_ = std::nullopt;  // of the open layer, if it is written
  int written_ = 0;  // layers written one after another, up to the last one closed
  std::mutex mutex_;
  std::vector<std::uint32_t> parts_ = {};  // by block of writer_
  Clock::duration writing_ = {};           // what writing has taken since the last save
  Clock::time_point begin_ = Clock::now();
  Clock::time_point next_;  // when to write again
  std::map<int, OpenFile> files_ = {};
};

}  // namespace minimex::contour
