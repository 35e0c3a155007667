// What the rows of one shape have in common, made ready for the inner loops of removal_rows.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/removal_rows.hpp"
#include "minimex/contour/tiling.hpp"

namespace minimex::contour {

/// What is on a cell.
template <typename Value>
struct RemovalCorner {
  static constexpr std::uint8_t kNobody = 2;

  Value value = 0;                ///< 0 when empty
  std::uint8_t colour = kNobody;  ///< 0, 1 or kNobody
};

/// Owns what it gives views of.
template <typename Value>
class RemovalShape {
 public:
  /// `corners`: by cell; `lanes`: of the loops.
  RemovalShape(const RowShape& shape, std::span<const RemovalCorner<Value>> corners,
               std::size_t lanes);

  [[nodiscard]] RemovalPart<Value> whole() const noexcept { return view(whole_); }
  /// The words that the move on the border is for.
  [[nodiscard]] RemovalPart<Value> upper() const noexcept { return view(upper_); }
  [[nodiscard]] RemovalSteps<Value> steps() const noexcept {
    return {whole_.words.words, counts_.data(), steps_.data()};
  }

 private:
  struct Part {
    RowPart words = {};
    std::array<std::vector<PartnerBlock>, 2> blocks = {};  // by colour
    std::array<std::vector<Value>, 2> values = {};
  };
  /// A single removal inside a row.
  struct Single {
    std::size_t from = 0;
    std::size_t to = 0;
    const RemovalCorner<Value>* corner = nullptr;
  };
  using Singles = std::vector<Single>;

  static RemovalPart<Value> view(const Part& part) noexcept;
  static Part make_part(const Singles& singles, std::size_t begin, std::size_t words,
                        std::size_t lanes);
  static void cover(const Singles& alike, std::size_t lanes, std::size_t colour, Part& part);
  void make_steps(const Singles& singles, std::size_t words, std::size_t lanes);

  Part whole_;
  Part upper_;
  std::vector<std::uint8_t> counts_;
  std::vector<RemovalStep<Value>> steps_;
};

}  // namespace minimex::contour
