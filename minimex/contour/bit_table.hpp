// A large array of bits, for one thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>

#include "minimex/contour/number_table.hpp"

namespace minimex::contour {

class BitTable {
 public:
  static constexpr std::uint64_t kWordBits = 64;

  /// Bytes of a table of `bits` bits.
  static constexpr std::uint64_t bytes(std::uint64_t bits) noexcept {
    return (bits / kWordBits + 1) * sizeof(std::uint64_t);
  }

  /// Room for `bits` bits, neither clear nor set; false when the system has no memory for them.
  [[nodiscard]] bool allocate(std::uint64_t bits) noexcept {
    memory_ = contour::allocate(bytes(bits));
    words_ = static_cast<std::uint64_t*>(memory_.get());
    return words_ != nullptr;
  }

  void set(std::uint64_t bit) noexcept {
    words_[bit / kWordBits] |= std::uint64_t{1} << (bit % kWordBits);
  }
  /// Sets the bits from `first` to `last`.
  void set_all(std::uint64_t first, std::uint64_t last) noexcept {
    const std::uint64_t head = ~std::uint64_t{0} << (first % kWordBits);
    const std::uint64_t tail = ~std::uint64_t{0} >> (kWordBits - 1 - last % kWordBits);
    std::uint64_t word = first / kWordBits;
    if (word == last / kWordBits) {
      words_[word] |= head & tail;
      return;
    }
    words_[word] |= head;
    while (++word < last / kWordBits) words_[word] = ~std::uint64_t{0};
    words_[word] |= tail;
  }
  void clear_words(std::uint64_t first, std::uint64_t last) noexcept {
    std::fill(words_ + first, words_ + last + 1, 0);
  }
  [[nodiscard]] std::uint64_t word(std::uint64_t index) const noexcept { return words_[index]; }

 private:
  std::unique_ptr<void, FreeMemory> memory_;
  std::uint64_t* words_ = nullptr;
};

}  // namespace minimex::contour
