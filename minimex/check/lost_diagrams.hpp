// The P-positions of Chomp, as a proof tells them.
//
// A position is lost (a P-position) when no bite leads from it to a lost one. So a set of diagrams
// is that of all lost ones exactly if no bite leads from one of them to another, and from every
// other diagram one leads into the set: by induction on the number of cells there is only one such
// set. Diagrams are taken by number, and bites lead to smaller ones: when the turn of a diagram
// comes, those before it have marked all from which a bite leads to them.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "minimex/check/diagram_numbers.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::check {

class LostDiagrams {
 public:
  /// Words of 64 bits that `diagrams` diagrams need.
  static std::uint64_t words(std::uint64_t diagrams) noexcept { return diagrams / 64 + 1; }

  /// Of the diagrams inside `shape`, which lives as long as this; in a room for words(size).
  LostDiagrams(const Diagram& shape, const DiagramNumbers& numbers,
               std::unique_ptr<std::uint64_t[]> room)
      : shape_(shape), numbers_(numbers), marks_(std::move(room)), lengths_(shape.size()) {}

  /// Reads the set and checks it. Throws Refuted and ProofError. False when stopped. Time in
  /// proportion to the bites into the set.
  bool read(ProofReader& proof, Control& control);

  // After read().

  [[nodiscard]] bool lost(std::uint64_t number) const noexcept { return !marked(number); }
  [[nodiscard]] std::uint64_t count() const noexcept { return count_; }

 private:
  [[nodiscard]] bool marked(std::uint64_t number) const noexcept {
    return (marks_[number / 64] >> (number % 64) & 1U) != 0;
  }
  void mark(std::uint64_t number) noexcept {
    marks_[number / 64] |= std::uint64_t{1} << (number % 64);
  }
  template <typename Use>
  void in_words(std::uint64_t first, std::uint64_t end, const Use& use);
  void clear();
  void mark_range(std::uint64_t first, std::uint64_t end);
  void expect_marked(std::uint64_t first, std::uint64_t end);
  void go_to(std::uint64_t number) noexcept;
  void mark_bites_to(std::uint64_t number);
  void mark_longer(std::size_t row, std::int32_t most, std::uint64_t number);
  void step();

  const Diagram& shape_;
  const DiagramNumbers& numbers_;
  std::unique_ptr<std::uint64_t[]> marks_;
  Diagram lengths_;                  // of the diagram at hand
  std::vector<std::uint64_t> sums_;  // see mark_longer
  std::uint64_t count_ = 0;
  Control* control_ = nullptr;  // while reading
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
};

}  // namespace minimex::check
