#include "minimex/core/disk/packing.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <new>

namespace minimex {
namespace {

constexpr int kLevel = 1;
constexpr std::size_t kFrame = std::size_t{1} << 20;

template <class Integer>
Integer integer_at(const std::byte* bytes) noexcept {
  Integer value = 0;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

/// The integers of `bytes`, each less the one before it, `before` the first; then the rest of less
/// than a width as it is.
template <class Integer>
void subtract_neighbours(std::span<const std::byte> bytes, Integer before,
                         std::byte* out) noexcept {
  const std::size_t whole = bytes.size() / sizeof(Integer) * sizeof(Integer);
  for (std::size_t at = 0; at < whole; at += sizeof(Integer)) {
    const auto value = integer_at<Integer>(bytes.data() + at);
    const Integer difference = value - before;
    std::memcpy(out + at, &difference, sizeof difference);
    before = value;
  }
  std::copy(bytes.begin() + static_cast<std::ptrdiff_t>(whole), bytes.end(), out + whole);
}

/// Undoes subtract_neighbours of all bytes from a `before` of 0.
template <class Integer>
void add_neighbours(std::span<std::byte> bytes) noexcept {
  Integer value = 0;
  for (std::size_t at = 0; at + sizeof(Integer) <= bytes.size(); at += sizeof(Integer)) {
    value += integer_at<Integer>(bytes.data() + at);
    std::memcpy(bytes.data() + at, &value, sizeof value);
  }
}

/// The differences in the bytes [from, from + length) of `bytes`; `from` is a multiple of the
/// width.
template <class Integer>
void differences_of(std::span<const std::byte> bytes, std::size_t from, std::size_t length,
                    std::byte* out) noexcept {
  const Integer before = from == 0 ? 0 : integer_at<Integer>(bytes.data() + from - sizeof(Integer));
  subtract_neighbours(bytes.subspan(from, length), before, out);
}

}  // namespace

std::uint64_t packed_bytes_at_most(std::uint64_t bytes) noexcept {
  return (bytes / kFrame + 1) * ZSTD_compressBound(kFrame);
}

Packer::Packer() : zstd_(ZSTD_createCCtx(), &ZSTD_freeCCtx) {
  if (!zstd_) throw std::bad_alloc();
  ZSTD_CCtx_setParameter(zstd_.get(), ZSTD_c_compressionLevel, kLevel);
  ZSTD_CCtx_setParameter(zstd_.get(), ZSTD_c_checksumFlag, 1);
}

std::span<const std::byte> Packer::pack(std::span<const std::byte> bytes, unsigned width) {
  length_ = 0;
  packed_.reserve(bytes.size() + (bytes.size() >> 8) + kFrame);  // untouched pages take no memory
  std::size_t from = 0;
  do {  // a frame of nothing stands for no bytes
    const std::size_t length = std::min(bytes.size() - from, kFrame);
    if (width == 4 || width == 8) {
      differences_.resize(std::max(differences_.size(), length));
      if (width == 4) differences_of<std::uint32_t>(bytes, from, length, differences_.data());
      if (width == 8) differences_of<std::uint64_t>(bytes, from, length, differences_.data());
      pack_frame(std::span(differences_).first(length));
    } else {
      pack_frame(bytes.subspan(from, length));
    }
    from += length;
  } while (from < bytes.size());
  return std::span(packed_).first(length_);
}

void Packer::pack_frame(std::span<const std::byte> bytes) {
  const std::size_t room = ZSTD_compressBound(bytes.size());
  packed_.resize(std::max(packed_.size(), length_ + room));
  const std::size_t length =
      ZSTD_compress2(zstd_.get(), packed_.data() + length_, room, bytes.data(), bytes.size());
  if (ZSTD_isError(length) != 0) throw std::bad_alloc();  // the only way for it to fail here
  assert(length >= kLeastPackedBytes);
  length_ += length;
}

Unpacker::Unpacker() : zstd_(ZSTD_createDCtx(), &ZSTD_freeDCtx) {
  if (!zstd_) throw std::bad_alloc();
}

bool Unpacker::unpack(std::span<const std::byte> packed, unsigned width, std::span<std::byte> out) {
  const std::size_t length =
      ZSTD_decompressDCtx(zstd_.get(), out.data(), out.size(), packed.data(), packed.size());
  if (length != out.size()) return false;  // errors are large numbers
  if (width == 4) add_neighbours<std::uint32_t>(out);
  if (width == 8) add_neighbours<std::uint64_t>(out);
  return true;
}

}  // namespace minimex
