// How bytes are kept in files: as differences of neighbouring numbers, under zstd with checksums.
//
// Neighbours in a table of values-to-go are contours that differ in a few cells, and the same few
// differences come again all along a row. So numbers are replaced by their differences, and zstd
// at its fastest level finds what repeats. Measured on the table of a full 14x14 chessboard, ratio
// and speed of packing by one thread, for values below
//                              10               1000               10^6
//   zstd 1 alone        14.6, 0.67 GB/s    2.2, 0.26 GB/s    1.2, 0.66 GB/s
//   differences         66,   1.8 GB/s     24,  1.1 GB/s     18,  1.1 GB/s
//   and byte planes    131,   1.3 GB/s     26,  0.9 GB/s     14,  0.8 GB/s
// Byte planes gain too rarely to be worth a second form. Unpacking runs at 2.5 GB/s and more.
//
// Packed bytes are zstd frames, each of up to 1 MiB of plain bytes, so that packing takes little
// memory beside the result and works in the cache.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>
#include <zstd.h>

namespace minimex {

/// Fewest bytes of anything packed: no frame is shorter.
inline constexpr std::uint64_t kLeastPackedBytes = 9;

/// An upper bound on what `bytes` bytes are packed to.
std::uint64_t packed_bytes_at_most(std::uint64_t bytes) noexcept;

/// Each thread has its own.
class Packer {
 public:
  Packer();

  /// `bytes`, packed; valid until the next call. `width` is 4 or 8 for integers of such a width (a
  /// rest shorter than that is fine), else bytes are taken as they are.
  std::span<const std::byte> pack(std::span<const std::byte> bytes, unsigned width);

 private:
  void pack_frame(std::span<const std::byte> bytes);

  std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> zstd_;
  std::vector<std::byte> differences_ = {};
  std::vector<std::byte> packed_ = {};
  std::size_t length_ = 0;  // of what is packed in packed_
};

/// Each thread has its own.
class Unpacker {
 public:
  Unpacker();

  /// Fills `out`; false unless `packed` is undamaged and holds exactly as many bytes. `width` as
  /// when it was packed.
  [[nodiscard]] bool unpack(std::span<const std::byte> packed, unsigned width,
                            std::span<std::byte> out);

 private:
  std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> zstd_;
};

}  // namespace minimex
