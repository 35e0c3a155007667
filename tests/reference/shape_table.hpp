// A table from shapes (sets of up to 64 kWords positions, never empty) to small values.
//
// Open addressing in parts that grow one by one, so that growing costs little memory above the
// shapes themselves: about 1.4 (8 kWords + sizeof(Value)) bytes a shape.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "tests/reference/shape_bits.hpp"

namespace minimex::reference {

/// The table of shapes does not fit.
class OutOfTable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

template <int kWords, class Value>
class ShapeTable {
 public:
  using Shape = Bits<kWords>;

  explicit ShapeTable(std::uint64_t most_bytes) : most_bytes_(most_bytes) {}

  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }

  /// The value of `shape`, or null; until the next set().
  [[nodiscard]] const Value* find(const Shape& shape) const {
    const std::uint64_t hash = hash_of(shape);
    const Part& part = parts_[hash >> kPartShift];
    if (part.shapes.empty()) return nullptr;
    const std::size_t at = slot(part, shape, hash);
    return is_free(part.shapes[at]) ? nullptr : &part.values[at];
  }

  /// Gives `shape` a value, instead of the one it has if it has one. Throws OutOfTable.
  void set(const Shape& shape, Value value) {
    const std::uint64_t hash = hash_of(shape);
    Part& part = parts_[hash >> kPartShift];
    if (8 * (part.used + 1) > 7 * part.shapes.size()) grow(part);
    if (put(part, shape, hash, value)) ++size_;
  }

 private:
  struct Part {
    std::vector<Shape> shapes = {};
    std::vector<Value> values = {};
    std::size_t used = 0;
  };
  static constexpr int kPartShift = 58;  // 64 parts, by the top bits of the hash
  static constexpr std::uint64_t kSlotBytes = sizeof(Shape) + sizeof(Value);

  static bool is_free(const Shape& slot) { return same<kWords>(slot, Shape{}); }

  static std::uint64_t hash_of(const Shape& shape) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : shape) {
      hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
      hash ^= hash >> 29U;
    }
    return hash * 0xbf58476d1ce4e5b9U;
  }

  /// Where `shape` is, or the free slot where it belongs.
  static std::size_t slot(const Part& part, const Shape& shape, std::uint64_t hash) {
    const std::size_t count = part.shapes.size();  // less than 2^32
    std::size_t at = (((hash << 6U) >> 32U) * count) >> 32U;
    while (!is_free(part.shapes[at]) && !same<kWords>(part.shapes[at], shape)) {
      if (++at == count) at = 0;
    }
    return at;
  }

  /// Whether `shape` is new.
  static bool put(Part& part, const Shape& shape, std::uint64_t hash, Value value) {
    const std::size_t at = slot(part, shape, hash);
    const bool fresh = is_free(part.shapes[at]);
    part.shapes[at] = shape;
    part.values[at] = value;
    part.used += fresh ? 1 : 0;
    return fresh;
  }

  void grow(Part& part) {
    const std::size_t count = part.shapes.size() + part.shapes.size() / 2 + 64;
    const std::uint64_t bytes = count * kSlotBytes;
    if (bytes_ + bytes > most_bytes_) throw OutOfTable("the table of shapes is full");
    Part larger{.shapes = std::vector<Shape>(count), .values = std::vector<Value>(count)};
    for (std::size_t i = 0; i < part.shapes.size(); ++i) {
      const Shape& shape = part.shapes[i];
      if (!is_free(shape)) put(larger, shape, hash_of(shape), part.values[i]);
    }
    bytes_ += bytes - part.shapes.size() * kSlotBytes;
    part = std::move(larger);
  }

  std::array<Part, 64> parts_ = {};
  std::uint64_t most_bytes_;
  std::uint64_t size_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace minimex::reference
