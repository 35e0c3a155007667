// A directory where a long solve keeps what a later run goes on from: one small record, the state,
// and block files that it speaks of.
//
// The state is replaced by renaming a whole new one over it, so a process that is killed at any
// moment leaves the old state or the new one. A solve that (1) finishes block files, (2) saves a
// state that names them, (3) drops the files that the state does not name, in this order, can
// always be gone on with. A lock, which ends with the process however it ends, keeps two runs from
// sharing a directory. Only files with our own names are ever written or removed:
//   minimex.lock, minimex.state, NAME.minimex-blocks, and the latter two with `.part`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/disk/disk_result.hpp"
#include "minimex/core/disk/file.hpp"

namespace minimex {

/// Largest state: 64 MiB. What is larger belongs in a block file.
inline constexpr std::size_t kMostStateBytes = std::size_t{1} << 26;

class CheckpointDirectory {
 public:
  /// Opens the directory, or makes it (its parents are there), and locks it until destruction.
  /// Fails when another run holds it, and when it has no state of ours but other files: whoever
  /// opens it saves a state before the first block file.
  static DiskResult<CheckpointDirectory> open(const std::string& path);

  /// The path of the block file `name`, for BlockWriter::create and BlockReader::open. `name` is a
  /// file name of the caller's choice without `/`, up to 200 bytes, e.g. `layer-17`.
  [[nodiscard]] std::string path(std::string_view name) const;
  /// The same for the directory at `directory`, which another process may have opened.
  static std::string block_path(const std::string& directory, std::string_view name);

  /// Replaces the state. On return it is on the disk. One thread at a time. A few milliseconds on
  /// most disks.
  DiskStatus save_state(std::span<const std::byte> state);

  /// The state saved last, by this run or an earlier one; nothing when there is none. Fails when it
  /// cannot be read or is damaged.
  [[nodiscard]] DiskResult<std::optional<std::vector<std::byte>>> load_state() const;

  /// Removes our block files, finished or not, except those whose name (as given to path()) is
  /// among `names`.
  DiskStatus keep_only(std::span<const std::string> names);

  /// Bytes that can still be written on the disk of the directory; 0 when the system does not tell.
  [[nodiscard]] std::uint64_t free_bytes() const noexcept;

 private:
  CheckpointDirectory(std::string directory, File lock);

  std::string directory_;
  File lock_;
};

}  // namespace minimex
