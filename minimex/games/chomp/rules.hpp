// Chomp: what an instance is, how it is written, and which cells may be taken.
//
// Two players bite in turn: a player takes a cell with everything weakly below and right of it.
// The cell (1,1) is poisoned and nobody takes it; a player who cannot bite loses.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/move.hpp"
#include "minimex/formats/family_reader.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::chomp {

struct Instance {
  /// Lengths of the rows: 1 to 10^6 of them, each from 1 to 10^6, non-increasing.
  std::vector<std::int32_t> shape = {1};

  friend bool operator==(const Instance&, const Instance&) = default;
};

/// Reads `rows cols`, `shape r1 r2 ...` or JSON. Throws InputError.
Instance read(const Source& source, Format format);

/// The instance of `rect:RxC`; with a `variable`, its numbers may be N. Throws InputError with
/// source `--family`, or `FAMILY` with a `variable`.
Instance from_family(std::string_view family, FamilyVariable* variable = nullptr);

/// Canonical JSON: always the shape.
std::string to_json(const Instance& instance);

/// `rows cols` for a rectangle, else `shape r1 r2 ...`.
std::string to_text(const Instance& instance);

/// A diagram during play.
class Position {
 public:
  explicit Position(const Instance& instance) : diagram_(instance.shape) {}

  /// Row lengths; rows that are gone have length 0.
  [[nodiscard]] const std::vector<std::int32_t>& diagram() const noexcept { return diagram_; }
  /// True when nobody can bite any more.
  [[nodiscard]] bool over() const noexcept;
  /// Why the move is against the rules; empty when it is allowed.
  [[nodiscard]] std::string objection(const Move& move) const;
  /// Makes an allowed move. Time in proportion to the rows that it cuts.
  void play(const Move& move);

 private:
  std::vector<std::int32_t> diagram_;
};

}  // namespace minimex::chomp
