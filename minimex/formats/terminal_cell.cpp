#include "minimex/formats/terminal_cell.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

constexpr std::string_view kFirst = "●";
constexpr std::string_view kSecond = "○";
constexpr std::string_view kCovered = "+";

std::string_view token(const SceneCell& cell) noexcept {
  if (cell.mover == Mover::First) return kFirst;
  if (cell.mover == Mover::Second) return kSecond;
  return cell.mover == Mover::Solver && cell.order == 0 ? kFirst : "";
}

std::string number(const SceneCell& cell) {
  if (cell.order == 0) return "";
  return token(cell).empty() ? fmt::format("({})", cell.order) : std::to_string(cell.order);
}

std::string_view ink_of(const SceneCell& cell) noexcept {
  switch (cell.tone) {
    case Tone::White:
      return "1;33";
    case Tone::Black:
      return "1;35";
    case Tone::Water:
      return "34";
    case Tone::Blocked:
      return "2";
    case Tone::Poison:
      return "1;31";
    case Tone::Outside:
      return "2";
    case Tone::Empty:
    case Tone::Plain:
      break;
  }
  switch (cell.mover) {
    case Mover::First:
    case Mover::Solver:
      return "1;32";
    case Mover::Second:
      return "1;36";
    case Mover::None:
      break;
  }
  return "";
}

bool is_filled(Tone tone) noexcept {
  return tone == Tone::Water || tone == Tone::Blocked || tone == Tone::Outside;
}

}  // namespace

std::string_view tone_symbol(Tone tone) noexcept {
  switch (tone) {
    case Tone::White:
      return "W";
    case Tone::Black:
      return "B";
    case Tone::Water:
      return "~";
    case Tone::Blocked:
      return "#";
    case Tone::Poison:
      return "!";
    case Tone::Outside:
      return "/";
    case Tone::Empty:
    case Tone::Plain:
      break;
  }
  return "";
}

std::string token_mark(const SceneCell& cell) {
  std::string mark = cell.covered ? std::string(kCovered) : std::string(token(cell));
  if (cell.pair > 0) return mark + std::to_string(cell.pair);
  return mark + number(cell);
}

CellText cell_text(const SceneCell& cell, CellShape shape) {
  CellText out{.lines = {}, .ink = ink_of(cell)};
  std::string text = shape.abbreviated ? abbreviated(cell.text) : cell.text;
  const std::string mark = token_mark(cell);
  if (is_filled(cell.tone) && text.empty() && mark.empty()) {
    out.fill = tone_symbol(cell.tone).front();
    return out;
  }
  const bool headed = !text.empty() || !tone_symbol(cell.tone).empty();
  if (headed) {
    std::string letter(tone_symbol(cell.tone));
    if (text.empty()) letter.swap(text);
    if (shape.loose && !letter.empty()) letter += ' ';
    const std::size_t slash = shape.tall ? text.find('/') : std::string::npos;
    out.lines.push_back({letter, text.substr(0, slash)});
    if (slash != std::string::npos) out.lines.push_back({"", text.substr(slash)});
  }
  if (!headed && shape.tall && cell.order > 0 && !token(cell).empty()) {
    out.lines.push_back({"", std::string(token(cell))});
    out.lines.push_back({"", number(cell)});
  } else if (!mark.empty()) {
    out.lines.push_back({"", mark});
  }
  return out;
}

int cell_width(const CellText& text) {
  int width = 1;
  for (const auto& [left, right] : text.lines) {
    width = std::max(width, text_width(left) + text_width(right));
  }
  return width;
}

std::string painted(std::string_view text, std::string_view ink, bool colour) {
  if (!colour || ink.empty() || text.find_first_not_of(' ') == std::string_view::npos) {
    return std::string(text);
  }
  return fmt::format("\x1b[{}m{}\x1b[0m", ink, text);
}

void Legend::add(const SceneCell& cell) noexcept {
  tones_ |= 1U << static_cast<unsigned>(cell.tone);
  movers_ |= 1U << static_cast<unsigned>(cell.mover);
  if (cell.mover == Mover::Solver && cell.order == 0) bare_token_ = true;
  covered_ = covered_ || cell.covered;
  paired_ = paired_ || cell.pair > 0;
  if (cell.order > 0) (token(cell).empty() ? number_ : plain_number_) = true;
}

bool Legend::has(Tone tone) const noexcept {
  return (tones_ >> static_cast<unsigned>(tone) & 1U) != 0;
}

bool Legend::has(Mover mover) const noexcept {
  return (movers_ >> static_cast<unsigned>(mover) & 1U) != 0;
}

std::string Legend::text(bool rounded) const {
  std::vector<std::string> entries;
  if (has(Tone::White)) entries.emplace_back("W white");
  if (has(Tone::Black)) entries.emplace_back("B black");
  if (has(Tone::Water)) entries.emplace_back("~ water");
  if (has(Tone::Blocked)) entries.push_back("# " + blocked_);
  if (has(Tone::Poison)) entries.emplace_back("! poison");
  if (has(Tone::Outside)) entries.emplace_back("/ no cell");
  const std::string n = plain_number_ ? "n" : "";
  const std::string turn = plain_number_ ? ", move n" : "";
  if (has(Mover::First)) entries.push_back(fmt::format("{}{} first player{}", kFirst, n, turn));
  if (has(Mover::Second)) entries.push_back(fmt::format("{}{} second player{}", kSecond, n, turn));
  if (bare_token_) entries.push_back(fmt::format("{} chosen", kFirst));
  if (covered_) entries.push_back(fmt::format("{} in the cover", kCovered));
  if (paired_) entries.emplace_back("same number: a matched pair");
  if (number_) entries.emplace_back("(n) move n");
  if (rounded) entries.emplace_back("k thousands, M millions (rounded)");
  return fmt::format("{}", fmt::join(entries, "   "));
}

}  // namespace minimex
