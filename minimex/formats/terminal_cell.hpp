// One cell of a scene as text: what stands in it, line by line, and in which ink.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/core/scene.hpp"

namespace minimex {

/// How much room cells get.
struct CellShape {
  bool loose = false;        ///< a space between a piece's letter and its value
  bool tall = false;         ///< texts broken at `/`, a token above its number
  bool abbreviated = false;  ///< long numbers rounded
};

/// A line of a cell: `left` at its left side, `right` at its right side.
struct CellLine {
  std::string left = {};
  std::string right = {};
};

struct CellText {
  std::vector<CellLine> lines;
  char fill = ' ';       ///< fills the cell when it has no lines
  std::string_view ink;  ///< SGR parameters, empty for the terminal's own
};

CellText cell_text(const SceneCell& cell, CellShape shape);

/// The token of a cell or the mark of the cover, and the number of its move or pair: `●3`, `○4`,
/// `(5)`, `+6`; empty when there is none.
std::string token_mark(const SceneCell& cell);

/// Columns that the widest line takes.
int cell_width(const CellText& text);

/// The letter or symbol of a tone; empty for Empty and Plain.
std::string_view tone_symbol(Tone tone) noexcept;

/// `text` in `ink` when `colour` is wanted.
std::string painted(std::string_view text, std::string_view ink, bool colour);

/// Explains the symbols that occur in `cells`, in a fixed order.
class Legend {
 public:
  /// `blocked` is what Tone::Blocked is called.
  explicit Legend(std::string blocked) : blocked_(std::move(blocked)) {}

  void add(const SceneCell& cell) noexcept;
  /// `W white   ~ water   ● first player`; empty when there is nothing to explain. `rounded`: long
  /// numbers were abbreviated.
  [[nodiscard]] std::string text(bool rounded) const;

 private:
  [[nodiscard]] bool has(Tone tone) const noexcept;
  [[nodiscard]] bool has(Mover mover) const noexcept;

  std::string blocked_;
  bool covered_ = false;
  bool paired_ = false;
  unsigned tones_ = 0;
  unsigned movers_ = 0;
  bool bare_token_ = false;    // a solver's token without number
  bool plain_number_ = false;  // beside a player's token
  bool number_ = false;        // in parentheses
};

}  // namespace minimex
