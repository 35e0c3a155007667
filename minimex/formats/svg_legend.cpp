// The legend of an SVG picture: a sample and a word for everything that occurs in the scene.
#include <algorithm>
#include <functional>
#include <vector>

#include "minimex/formats/svg_cell.hpp"

namespace minimex {
namespace {

constexpr double kSample = 20;
constexpr double kRow = 28;
constexpr double kTextSize = 13;

struct Entry {
  std::string words;
  std::function<void(SvgCanvas& canvas, const SvgBox& box)> draw;
};

/// What occurs in a scene.
struct Occurrences {
  unsigned tones = 0;
  unsigned movers = 0;
  bool player_numbers = false;
  bool plain_numbers = false;  // of moves, not on tokens
  bool covered = false;
  bool paired = false;  // numbers of pairs
  bool weighted = false;

  void add(const SceneCell& cell) noexcept {
    tones |= 1U << static_cast<unsigned>(cell.tone);
    movers |= 1U << static_cast<unsigned>(cell.mover);
    covered = covered || cell.covered;
    paired = paired || cell.pair > 0;
    if (cell.order > 0) (cell.mover == Mover::None ? plain_numbers : player_numbers) = true;
  }
  /// A token on a vertex shows the number of the vertex; that of the move stands beside it.
  void add_vertex(SceneCell vertex) noexcept {
    plain_numbers = plain_numbers || vertex.order > 0;
    vertex.order = 0;
    vertex.pair = 0;  // the lines of the matching tell
    weighted = weighted || !vertex.text.empty();
    add(vertex);
  }
  [[nodiscard]] bool has(Tone tone) const noexcept {
    return (tones >> static_cast<unsigned>(tone) & 1U) != 0;
  }
  [[nodiscard]] bool has(Mover mover) const noexcept {
    return (movers >> static_cast<unsigned>(mover) & 1U) != 0;
  }
};

Occurrences occurrences(const Scene& scene) {
  Occurrences out;
  for (const ScenePanel& panel : scene.panels) {
    for (const SceneCell& cell : panel.cells) out.add(cell);
  }
  for (const SceneCell& vertex : scene.graph.vertices) out.add_vertex(vertex);
  return out;
}

Entry cell_entry(std::string words, SceneCell cell) {
  return {std::move(words), [cell](SvgCanvas& canvas, const SvgBox& box) {
            draw_svg_ground(canvas, cell, box);
            draw_svg_content(canvas, cell, box);
          }};
}

Entry token_entry(std::string words, Mover mover) {
  return {std::move(words), [mover](SvgCanvas& canvas, const SvgBox& box) {
            draw_svg_content(canvas, {.mover = mover},
                             {box.x - 3, box.y - 3, box.width + 6, box.height + 6});
          }};
}

Entry line_entry(std::string words, std::string_view style) {
  return {std::move(words), [style](SvgCanvas& canvas, const SvgBox& box) {
            const double y = box.centre().y;
            canvas.line({box.x, y}, {box.x + box.width, y}, style);
          }};
}

std::vector<Entry> entries_of(const Scene& scene) {
  const Occurrences found = occurrences(scene);
  std::vector<Entry> out;
  const std::pair<Tone, const char*> tones[] = {{Tone::White, "white piece"},
                                                {Tone::Black, "black piece"},
                                                {Tone::Water, "water"},
                                                {Tone::Blocked, scene.blocked.c_str()},
                                                {Tone::Poison, "poison"}};
  for (const auto& [tone, words] : tones) {
    if (found.has(tone)) out.push_back(cell_entry(words, {.tone = tone}));
  }
  const std::string numbered = found.player_numbers ? ", number of the move" : "";
  if (found.has(Mover::First)) out.push_back(token_entry("first player" + numbered, Mover::First));
  if (found.has(Mover::Second)) {
    out.push_back(token_entry("second player" + numbered, Mover::Second));
  }
  if (found.has(Mover::Solver)) out.push_back(token_entry("chosen", Mover::Solver));
  if (found.plain_numbers) {
    out.push_back({"number of the move", [](SvgCanvas& canvas, const SvgBox& box) {
                     draw_svg_content(canvas, {.order = 1}, box);
                   }});
  }
  if (!scene.graph.vertices.empty()) {
    out.push_back({"number of the vertex", [](SvgCanvas& canvas, const SvgBox& box) {
                     const auto [x, y] = box.centre();
                     draw_svg_vertex(canvas, {}, 1, {x, y}, box.height / 2);
                   }});
  }
  if (found.weighted) {
    out.push_back({"weight", [](SvgCanvas& canvas, const SvgBox& box) {
                     const auto [x, y] = box.centre();
                     canvas.rect(x - 9, y - 7, 18, 14, "mx-weight", 3);
                     canvas.text(x, y + 4, 11, "5", "mx-text");
                   }});
  }
  if (found.covered) out.push_back(cell_entry("in the cover", {.covered = true}));
  if (found.paired) {
    out.push_back({"same number: a matched pair", [](SvgCanvas& canvas, const SvgBox& box) {
                     draw_svg_content(canvas, {.pair = 1}, box);
                   }});
  }
  const bool contour = std::any_of(scene.panels.begin(), scene.panels.end(),
                                   [](const ScenePanel& panel) { return !panel.contour.empty(); });
  if (contour) out.push_back(line_entry("border of what is left", "mx-contour"));
  const auto linked = [&scene](Bond bond) {
    return std::any_of(scene.links.begin(), scene.links.end(),
                       [bond](const SceneLink& link) { return link.bond == bond; });
  };
  if (linked(Bond::Conflict)) out.push_back(line_entry("not both", "mx-conflict"));
  if (linked(Bond::Matched) || !scene.graph.matching.empty()) {
    out.push_back(line_entry("matched", "mx-matched"));
  }
  return out;
}

}  // namespace

double draw_svg_legend(SvgCanvas& canvas, const Scene& scene, double x, double y, double width) {
  constexpr double kGap = 22;
  const std::vector<Entry> entries = entries_of(scene);
  double left = x;
  double top = y;
  for (const Entry& entry : entries) {
    const double needed = kSample + 8 + svg_text_width(entry.words, kTextSize);
    if (left > x && left + needed > x + width) {
      left = x;
      top += kRow;
    }
    entry.draw(canvas, {left, top, kSample, kSample});
    canvas.text(left + kSample + 8, top + 15, kTextSize, entry.words, "mx-left");
    left += needed + kGap;
  }
  return entries.empty() ? 0 : top + kRow - y;
}

}  // namespace minimex
