// What the proofs of independent sets have in common as numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "minimex/core/graph.hpp"

namespace minimex::independent_set {

/// Counts the bytes of numbers instead of writing them.
class ByteCounter {
 public:
  void number(std::uint64_t value) noexcept {
    do ++bytes_;
    while ((value >>= 7) != 0);
  }
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }

 private:
  static constexpr std::uint64_t kHeaderBytes = 200;
  std::uint64_t bytes_ = kHeaderBytes;
};

/// Writes the size of a set, then how many vertices are left out before each of its members.
template <class Out>
void write_set(Out& out, std::span<const Vertex> set) {
  out.number(set.size());
  Vertex next = 0;
  for (const Vertex v : set) {
    out.number(static_cast<std::uint64_t>(v - next));
    next = v + 1;
  }
}

}  // namespace minimex::independent_set
