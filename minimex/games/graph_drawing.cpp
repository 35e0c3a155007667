// Places for the vertices of any graph: each connected part by itself, then all side by side.
//
// A path is a row or, when long, an open arc, a cycle a ring, a tree is drawn in levels below its
// centre. Other parts are laid out by stress majorization (Gansner, Koren, North 2004): places
// whose distances come as near as they can to the numbers of edges between the vertices. Where that
// leaves vertices too close to each other or to an edge, as in dense graphs, the part is a circle,
// on which no edge passes over a third vertex. Quadratic in the vertices of a part, times the
// rounds.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <numbers>
#include <vector>

#include "minimex/games/graph_layout.hpp"

namespace minimex {
namespace {

using Places = std::vector<ScenePoint>;

/// A connected part: its vertices, and their neighbours by position in that list.
struct Part {
  std::vector<Vertex> vertices = {};
  std::vector<std::vector<std::size_t>> neighbours = {};

  [[nodiscard]] std::size_t size() const noexcept { return vertices.size(); }
  [[nodiscard]] std::size_t edges() const {
    std::size_t ends = 0;
    for (const auto& list : neighbours) ends += list.size();
    return ends / 2;
  }
  [[nodiscard]] std::size_t most_neighbours() const {
    std::size_t most = 0;
    for (const auto& list : neighbours) most = std::max(most, list.size());
    return most;
  }
};

std::vector<Part> parts_of(const Graph& graph) {
  const auto count = static_cast<std::size_t>(graph.vertex_count());
  std::vector<std::size_t> position(count, count);
  std::vector<Part> parts;
  for (Vertex start = 0; start < graph.vertex_count(); ++start) {
    if (position[static_cast<std::size_t>(start)] != count) continue;
    Part part{.vertices = {start}};
    position[static_cast<std::size_t>(start)] = 0;
    for (std::size_t i = 0; i < part.vertices.size(); ++i) {
      for (const Vertex next : graph.neighbours(part.vertices[i])) {
        if (position[static_cast<std::size_t>(next)] != count) continue;
        position[static_cast<std::size_t>(next)] = 0;
        part.vertices.push_back(next);
      }
    }
    std::sort(part.vertices.begin(), part.vertices.end());
    for (std::size_t i = 0; i < part.vertices.size(); ++i) {
      position[static_cast<std::size_t>(part.vertices[i])] = i;
    }
    for (const Vertex v : part.vertices) {
      std::vector<std::size_t> list;
      for (const Vertex u : graph.neighbours(v))
        list.push_back(position[static_cast<std::size_t>(u)]);
      part.neighbours.push_back(std::move(list));
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

/// Numbers of edges from `start` to everything.
std::vector<std::size_t> distances(const Part& part, std::size_t start) {
  std::vector<std::size_t> found(part.size(), part.size());
  std::deque<std::size_t> queue = {start};
  found[start] = 0;
  while (!queue.empty()) {
    const std::size_t v = queue.front();
    queue.pop_front();
    for (const std::size_t u : part.neighbours[v]) {
      if (found[u] < part.size()) continue;
      found[u] = found[v] + 1;
      queue.push_back(u);
    }
  }
  return found;
}

/// Vertices one after another along a path or cycle.
std::vector<std::size_t> along(const Part& part) {
  std::size_t at = 0;
  for (std::size_t v = 0; v < part.size(); ++v) {
    if (part.neighbours[v].size() == 1) {
      at = v;
      break;
    }
  }
  std::vector<std::size_t> order = {at};
  std::vector<bool> seen(part.size(), false);
  seen[at] = true;
  while (order.size() < part.size()) {
    const auto& next = part.neighbours[order.back()];
    const auto fresh =
        std::find_if(next.begin(), next.end(), [&](std::size_t u) { return !seen[u]; });
    seen[*fresh] = true;
    order.push_back(*fresh);
  }
  return order;
}

/// Around a circle from the top, about one unit from each other; `open` leaves a gap below.
Places arc(const std::vector<std::size_t>& order, bool open) {
  constexpr double kGap = std::numbers::pi / 3;
  const auto count = static_cast<double>(order.size());
  const double whole = 2 * std::numbers::pi - (open ? kGap : 0);
  const double step = whole / (open ? count - 1 : count);
  const double radius = order.size() < 2 ? 0 : 0.5 / std::sin(std::min(step, std::numbers::pi) / 2);
  Places places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const double turn = (open ? kGap / 2 - std::numbers::pi : 0) + step * static_cast<double>(i);
    places[order[i]] = {radius * std::sin(turn), -radius * std::cos(turn)};
  }
  return places;
}

Places circle(const Part& part) {
  std::vector<std::size_t> order(part.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  return arc(order, false);
}

Places path_or_cycle(const Part& part) {
  constexpr std::size_t kMostInRow = 24;
  const std::vector<std::size_t> order = along(part);
  const bool path = part.edges() < part.size();
  if (!path || part.size() > kMostInRow) return arc(order, path);
  Places places(part.size());
  for (std::size_t i = 0; i < order.size(); ++i) places[order[i]] = {static_cast<double>(i), 0};
  return places;
}

/// Levels below the centre of a tree, every inner vertex above the middle of what hangs from it.
class TreeLayout {
 public:
  explicit TreeLayout(const Part& part) : part_(part), places_(part.size()) {}

  Places draw() {
    // The middle of a longest path is the centre.
    const auto from = distances(part_, farthest(0));
    const std::size_t end = farthest(farthest(0));
    std::size_t centre = end;
    const std::size_t half = from[end] / 2;
    while (from[centre] > half) {
      for (const std::size_t u : part_.neighbours[centre]) {
        if (from[u] + 1 == from[centre]) {
          centre = u;
          break;
        }
      }
    }
    place(centre, part_.size(), 0);
    return places_;
  }

 private:
  [[nodiscard]] std::size_t farthest(std::size_t start) const {
    const auto far = distances(part_, start);
    return static_cast<std::size_t>(std::max_element(far.begin(), far.end()) - far.begin());
  }

  /// The recursion is as deep as half a longest path.
  void place(std::size_t v, std::size_t parent, double level) {
    double first = 0;
    double last = 0;
    bool leaf = true;
    for (const std::size_t u : part_.neighbours[v]) {
      if (u == parent) continue;
      place(u, v, level + 1);
      if (leaf) first = places_[u].x;
      last = places_[u].x;
      leaf = false;
    }
    places_[v] = {leaf ? next_leaf_++ : (first + last) / 2, level};
  }

  const Part& part_;
  Places places_;
  double next_leaf_ = 0;
};

/// Whether vertices are apart from each other, and from the edges of others.
bool is_clear(const Part& part, const Places& places) {
  constexpr double kApart = 0.6;
  constexpr double kBeside = 0.3;
  for (std::size_t v = 0; v < part.size(); ++v) {
    for (std::size_t u = 0; u < v; ++u) {
      if (std::hypot(places[u].x - places[v].x, places[u].y - places[v].y) < kApart) return false;
    }
    for (std::size_t a = 0; a < part.size(); ++a) {
      for (const std::size_t b : part.neighbours[a]) {
        if (b < a || a == v || b == v) continue;
        const ScenePoint d{places[b].x - places[a].x, places[b].y - places[a].y};
        const ScenePoint e{places[v].x - places[a].x, places[v].y - places[a].y};
        const double share =
            std::clamp((d.x * e.x + d.y * e.y) / (d.x * d.x + d.y * d.y), 0.0, 1.0);
        if (std::hypot(e.x - share * d.x, e.y - share * d.y) < kBeside) return false;
      }
    }
  }
  return true;
}

/// Begins with a circle; each round moves every vertex to where the others, each at its distance,
/// want it on average.
Places by_stress(const Part& part) {
  constexpr int kRounds = 300;
  std::vector<std::vector<std::size_t>> apart;
  for (std::size_t v = 0; v < part.size(); ++v) apart.push_back(distances(part, v));
  Places places = circle(part);
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t v = 0; v < part.size(); ++v) {
      ScenePoint sum;
      double weights = 0;
      for (std::size_t u = 0; u < part.size(); ++u) {
        if (u == v) continue;
        const auto wanted = static_cast<double>(apart[v][u]);
        const ScenePoint d{places[v].x - places[u].x, places[v].y - places[u].y};
        const double found = std::max(std::hypot(d.x, d.y), 1e-9);
        const double weight = 1 / (wanted * wanted);
        sum.x += weight * (places[u].x + wanted * d.x / found);
        sum.y += weight * (places[u].y + wanted * d.y / found);
        weights += weight;
      }
      places[v] = {sum.x / weights, sum.y / weights};
    }
  }
  return places;
}

Places drawn(const Part& part) {
  constexpr std::size_t kMostByStress = 80;
  if (part.size() == 1) return Places(1);
  if (part.most_neighbours() <= 2) return path_or_cycle(part);
  if (part.edges() + 1 == part.size()) return TreeLayout(part).draw();
  if (part.size() > kMostByStress) return circle(part);
  Places places = by_stress(part);
  return is_clear(part, places) ? places : circle(part);
}

/// A part in its own rectangle from 0,0.
struct Block {
  Places places;
  double width = 0;
  double height = 0;
};

Block block_of(const Part& part) {
  Block block{.places = drawn(part)};
  ScenePoint low = block.places.front();
  ScenePoint high = low;
  for (const ScenePoint& at : block.places) {
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  for (ScenePoint& at : block.places) at = {at.x - low.x, at.y - low.y};
  block.width = high.x - low.x;
  block.height = high.y - low.y;
  return block;
}

}  // namespace

std::vector<ScenePoint> graph_places(const Graph& graph) {
  constexpr double kBetween = 1.3;
  const std::vector<Part> parts = parts_of(graph);
  std::vector<Block> blocks;
  double area = 0;
  double widest = 0;
  for (const Part& part : parts) {
    blocks.push_back(block_of(part));
    area += (blocks.back().width + kBetween) * (blocks.back().height + kBetween);
    widest = std::max(widest, blocks.back().width);
  }
  const double row = std::max(widest, 1.4 * std::sqrt(area));
  Places places(static_cast<std::size_t>(graph.vertex_count()));
  ScenePoint corner;
  double highest = 0;
  for (std::size_t p = 0; p < parts.size(); ++p) {
    const Block& block = blocks[p];
    if (corner.x > 0 && corner.x + block.width > row) {
      corner = {0, corner.y + highest + kBetween};
      highest = 0;
    }
    for (std::size_t i = 0; i < block.places.size(); ++i) {
      places[static_cast<std::size_t>(parts[p].vertices[i])] = {corner.x + block.places[i].x,
                                                                corner.y + block.places[i].y};
    }
    corner.x += block.width + kBetween;
    highest = std::max(highest, block.height);
  }
  return fitted_places(std::move(places));
}

}  // namespace minimex
