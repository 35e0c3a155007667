// An open file, its errors as values that name it, and the steps that make a file durable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "minimex/core/disk/disk_result.hpp"

namespace minimex {

class File {
 public:
  /// open(2) with `flags`, and O_CLOEXEC; never waits for another process, as pipes do.
  static DiskResult<File> open(const std::string& path, int flags);

  ~File();
  File(File&& other) noexcept;
  File& operator=(File&& other) noexcept;

  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }
  [[nodiscard]] const std::string& path() const noexcept { return path_; }

  [[nodiscard]] DiskResult<std::uint64_t> size() const;
  /// All of `bytes`, at `offset`. Safe from several threads at once; so is read().
  [[nodiscard]] DiskStatus write(std::span<const std::byte> bytes, std::uint64_t offset) const;
  /// All of `bytes`, from `offset`; an end of the file before that is an error.
  [[nodiscard]] DiskStatus read(std::span<std::byte> bytes, std::uint64_t offset) const;
  /// Waits until the contents are on the disk.
  [[nodiscard]] DiskStatus sync() const;
  /// Starts to write a range to the disk, without waiting. Best effort; so is drop_written().
  void start_writeback(std::uint64_t offset, std::uint64_t length) const noexcept;
  /// Waits until a range is on the disk, and drops it from the page cache.
  void drop_written(std::uint64_t offset, std::uint64_t length) const noexcept;

  /// `path: what`.
  [[nodiscard]] DiskError error(std::string_view what) const;

 private:
  File(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

  std::string path_;
  int descriptor_ = -1;
};

/// `path: ` and the text of errno.
DiskError system_error(const std::string& path);

/// The directory that holds `path`, `.` for a bare name.
std::string directory_of(const std::string& path);

/// Waits until the names in a directory are on the disk.
DiskStatus sync_directory(const std::string& path);

/// Gives the file `part`, whose contents are on the disk, the name `path`, durably; a file of that
/// name is replaced in one step.
DiskStatus publish(const std::string& part, const std::string& path);

}  // namespace minimex
