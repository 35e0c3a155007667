// A file of numbered blocks of bytes: written once, by several threads, then read at random.
//
//   header | blocks, in the order of their numbers | index | trailer
//
// Blocks and index are compressed; they and the trailer carry checksums. The index tells the
// lengths of the blocks, which together fill the file exactly, so that a file that is cut off,
// changed or not ours is refused. It is built under another name and takes its own when every byte
// is on the disk: there is a whole file or none, whenever the process is killed. Numbers are kept
// in the byte order of the machine; one of the other order refuses the file.
//
// Numbers are packed as packing.hpp tells, to a tenth and less of tables of values-to-go, at about
// 1 GB/s a thread. Memory is what is short when tables go to files, so written pages are pushed to
// the disk and dropped from the page cache as the file grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "minimex/core/disk/disk_result.hpp"

namespace minimex {

/// Largest block: 1 GiB. Blocks of some 100 KiB and more are compressed well and read fast.
inline constexpr std::size_t kMostBlockBytes = std::size_t{1} << 30;

/// An upper bound on the memory that a thread takes in `append` or `read` of blocks of up to
/// `block_bytes`, when they do not compress at all. Writers and readers keep it until destruction,
/// for as many threads as were ever in them at once.
std::uint64_t block_working_bytes(std::uint64_t block_bytes) noexcept;

class BlockWriter {
 public:
  /// Starts the file that `finish` names `path`; until then it is `path + ".part"`. Both are
  /// replaced when they are there.
  static DiskResult<BlockWriter> create(const std::string& path);

  /// Unless finished, removes what was written.
  ~BlockWriter();
  BlockWriter(BlockWriter&&) noexcept;
  BlockWriter& operator=(BlockWriter&&) noexcept;

  /// Writes a block and returns its number: 0, 1, 2, ... in the order in which threads get there.
  /// `width` is 4 or 8 for an array of such integers in the byte order of the machine, which is
  /// what the compression makes use of; any length is fine. Safe from several threads at once.
  /// After a failure, every later call fails with the same error. Up to kMostBlockBytes.
  DiskResult<std::uint64_t> append(std::span<const std::byte> block, unsigned width);

  /// Bytes on the disk so far. Safe from any thread.
  [[nodiscard]] std::uint64_t stored_bytes() const noexcept;

  /// Completes the file, waits until it is on the disk, and gives it its name. When no other thread
  /// is in `append`; nothing may be called afterwards but the destructor. On failure, also of an
  /// earlier `append`, the file is not to be relied on.
  DiskStatus finish();

 private:
  struct State;
  explicit BlockWriter(std::unique_ptr<State> state) noexcept;
  std::unique_ptr<State> state_;
};

class BlockReader {
 public:
  /// Opens a finished file and checks all of it but the blocks' contents. Takes 24 bytes of memory
  /// a block.
  static DiskResult<BlockReader> open(const std::string& path);

  ~BlockReader();
  BlockReader(BlockReader&&) noexcept;
  BlockReader& operator=(BlockReader&&) noexcept;

  [[nodiscard]] std::uint64_t blocks() const noexcept;

  /// Bytes of a block as it was appended. `block` < blocks().
  [[nodiscard]] std::size_t size(std::uint64_t block) const noexcept;

  /// Bytes of the file.
  [[nodiscard]] std::uint64_t stored_bytes() const noexcept;

  /// Fills `out`, whose length is size(block), with a block as it was appended, or fails when the
  /// file cannot be read or is damaged; then the contents of `out` are arbitrary. Safe from several
  /// threads at once.
  DiskStatus read(std::uint64_t block, std::span<std::byte> out) const;

 private:
  struct State;
  explicit BlockReader(std::unique_ptr<State> state) noexcept;
  std::unique_ptr<State> state_;
};

/// The numbers of a block, in the byte order of this machine; empty when it cannot be read or is no
/// whole number of them. `block` < blocks.blocks().
template <typename Number>
std::vector<Number> read_numbers(const BlockReader& blocks, std::uint64_t block) {
  std::vector<Number> numbers(blocks.size(block) / sizeof(Number));
  const std::span<std::byte> bytes = std::as_writable_bytes(std::span(numbers));
  if (bytes.size() != blocks.size(block) || !blocks.read(block, bytes)) numbers.clear();
  return numbers;
}

}  // namespace minimex
