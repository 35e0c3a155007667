#include "minimex/formats/terminal_graph.hpp"

#include <algorithm>

#include "minimex/formats/terminal_cell.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

constexpr int kGap = 3;                 // columns between lists
constexpr std::size_t kShortList = 12;  // lines that one list takes before a second is begun
constexpr std::string_view kJoined = " ─ ";

/// Increasing numbers, three or more in a row as `2-9`.
std::string ranges(const std::vector<int>& numbers) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    if (last < i + 2) last = i;
    if (!out.empty()) out += ' ';
    out += std::to_string(numbers[i]);
    if (last > i) out.append("-").append(std::to_string(numbers[last]));
    i = last + 1;
  }
  return out;
}

/// The neighbours of every vertex, increasing, as text broken to `width` columns.
std::vector<std::vector<std::string>> neighbour_lists(const SceneGraph& graph, int width) {
  std::vector<std::vector<int>> neighbours(graph.vertices.size());
  for (const auto& [u, v] : graph.edges) {
    neighbours[static_cast<std::size_t>(u)].push_back(v + 1);
    neighbours[static_cast<std::size_t>(v)].push_back(u + 1);
  }
  std::vector<std::vector<std::string>> lists;
  for (auto& list : neighbours) {
    std::sort(list.begin(), list.end());
    lists.push_back(wrapped(ranges(list), width));
  }
  return lists;
}

std::vector<std::string> in_columns(std::vector<std::string> lines, int line_width, int width) {
  const auto fit = static_cast<std::size_t>(std::max(1, (width + kGap) / (line_width + kGap)));
  const std::size_t columns = std::min(fit, (lines.size() + kShortList - 1) / kShortList);
  const std::size_t rows = (lines.size() + columns - 1) / columns;
  std::vector<TextBlock> blocks;
  for (std::size_t begin = 0; begin < lines.size(); begin += rows) {
    const auto first = lines.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last =
        lines.begin() + static_cast<std::ptrdiff_t>(std::min(begin + rows, lines.size()));
    blocks.push_back({.lines = {first, last}, .width = line_width});
  }
  return side_by_side(blocks, kGap, width);
}

}  // namespace

std::vector<std::string> draw_graph(const SceneGraph& graph, int width, bool colour) {
  if (graph.vertices.empty()) return {};
  const int number_width = text_width(std::to_string(graph.vertices.size()));
  int mark_width = 0;
  std::vector<std::string> marks;
  for (const SceneCell& vertex : graph.vertices) {
    marks.push_back(std::string(tone_symbol(vertex.tone)) + vertex.text + token_mark(vertex));
    mark_width = std::max(mark_width, text_width(marks.back()));
  }
  const int head_width = number_width + (mark_width > 0 ? mark_width + 1 : 0) + text_width(kJoined);

  const auto lists = neighbour_lists(graph, width - head_width);
  int list_width = 0;
  for (const auto& list : lists) {
    for (const std::string& line : list) list_width = std::max(list_width, text_width(line));
  }

  std::vector<std::string> lines;
  for (std::size_t v = 0; v < lists.size(); ++v) {
    std::string head = right_aligned(std::to_string(v + 1), number_width);
    if (mark_width > 0) {
      const CellText cell = cell_text(graph.vertices[v], {});
      head.append(" ").append(painted(left_aligned(marks[v], mark_width), cell.ink, colour));
    }
    head += lists[v].front().empty() ? "   " : kJoined;
    for (const std::string& list : lists[v]) {
      lines.push_back(head + left_aligned(list, list_width));
      head.assign(static_cast<std::size_t>(head_width), ' ');
    }
  }
  return in_columns(std::move(lines), head_width + list_width, width);
}

}  // namespace minimex
