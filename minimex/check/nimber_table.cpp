#include "minimex/check/nimber_table.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/legal.hpp"
#include "minimex/check/nimber_facts.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/kayles_position.hpp"
#include "minimex/games/token_position.hpp"

namespace minimex::check {
namespace {

constexpr Vertex kNone = -1;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// Reads pairs u < v, by increasing u. The image of each vertex, or kNone.
std::vector<Vertex> read_pairs(Vertex vertices, ProofReader& in) {
  const auto n = static_cast<std::uint64_t>(vertices);
  std::vector<Vertex> image(at(vertices), kNone);
  const std::uint64_t pairs = in.number("the number of pairs of the involution", n / 2);
  std::uint64_t u = 0;
  for (std::uint64_t i = 0; i < pairs; ++i, ++u) {
    u += in.number("the first vertex of a pair", n);
    const std::uint64_t v = u + 1 + in.number("the second vertex of a pair", n);
    if (v >= n || image[u] != kNone || image[v] != kNone) {
      throw Refuted(fmt::format("pair {} of the involution has no two new vertices", i + 1));
    }
    image[u] = static_cast<Vertex>(v);
    image[v] = static_cast<Vertex>(u);
  }
  return image;
}

/// Reads an involution of parts of `graph` and checks what makes their nimber 0.
std::vector<Vertex> read_involution(const Graph& graph, ProofReader& in) {
  std::vector<Vertex> image = read_pairs(graph.vertex_count(), in);
  for (Vertex u = 0; u < graph.vertex_count(); ++u) {
    if (image[at(u)] == kNone) continue;
    for (const Vertex v : graph.neighbours(u)) {
      const bool kept = image[at(v)] != kNone && graph.adjacent(image[at(u)], image[at(v)]);
      if (kept && image[at(u)] != v) continue;
      throw Refuted(fmt::format("the involution does not suit the edge {} {}", u + 1, v + 1));
    }
  }
  return image;
}

/// XOR of all parts but those that are too large.
int total_of(const KaylesPosition::Sum& sum, const NimberFacts& facts) {
  int total = sum.known;
  for (const auto& [name, vertices] : sum.parts) {
    const auto nimber = facts.nimber(name);
    if (!nimber) {
      throw Refuted(
          fmt::format("nothing shows the nimber of a part of {} vertices, without its "
                      "twins, that has vertex {}",
                      vertices.size(), *std::ranges::min_element(vertices) + 1));
    }
    total ^= *nimber;
  }
  return total;
}

/// The nimber of the start, from the rest of the proof.
int read_start(const Graph& graph, const NimberFacts& facts, ProofReader& in) {
  const std::vector<Vertex> image = read_involution(graph, in);
  std::vector<Vertex> others;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (image[at(v)] == kNone) others.push_back(v);
  }
  KaylesPosition position(graph);
  position.free(others);
  const KaylesPosition::Sum& sum = position.sum();
  for (const auto& [first, vertices] : sum.large) {
    const auto all = read_involution(induced_subgraph(graph, vertices), in);
    if (std::ranges::find(all, kNone) == all.end()) continue;
    throw Refuted(
        fmt::format("nothing shows the nimber of the part that has vertex {}", first + 1));
  }
  return total_of(sum, facts);
}

/// For each move of the line, the vertices that it takes. Nothing when stopped.
std::optional<std::vector<std::vector<Vertex>>> play(const NimberGame& game,
                                                     const std::vector<Move>& line,
                                                     Control& control) {
  std::vector<std::vector<Vertex>> taken;
  TokenPosition position(game.graph, game.sites);
  const auto take = [&](std::size_t i) {
    const Vertex v = game.sites.vertex(line[i]).value();
    taken.push_back({v});
    for (const Vertex u : game.graph.neighbours(v)) {
      if (position.is_free(u)) taken.back().push_back(u);
    }
    position.put(v);
  };
  if (!play_line(position, line, control, take)) return std::nullopt;
  if (!position.over()) throw Refuted("the line ends while there are moves left");
  return taken;
}

/// Every other position of the line must be 0; the others then need no look. False when stopped.
bool check_line(const NimberGame& game, const std::vector<Move>& line, int start,
                const NimberFacts& facts, Control& control) {
  const auto taken = play(game, line, control);
  if (!taken) return false;
  KaylesPosition position(game.graph);
  for (std::size_t moves = taken->size(); moves > 0; --moves) {
    if (control.stopped()) return false;
    const bool zero = (moves % 2 == 0) == (start == 0);
    if (zero && (!position.sum().large.empty() || total_of(position.sum(), facts) != 0)) {
      throw Refuted(fmt::format("move {} of the line does not leave nimber 0", moves));
    }
    position.free((*taken)[moves - 1]);
  }
  return true;
}

std::uint64_t bytes_needed(const NimberGame& game, bool line) {
  const auto vertices = static_cast<std::uint64_t>(game.graph.vertex_count());
  return KaylesPosition::bytes(vertices) + 16 * game.graph.edge_count() +
         (line ? 64 * vertices : 0);
}

}  // namespace

Verdict check_nimber_table(const NimberGame& game, const Claim& claim, ProofReader* proof,
                           Control& control) {
  if (proof == nullptr) {
    // No line shows a nimber, but it may be refuted for being illegal.
    if (claim.line && !play(game, *claim.line, control)) return {.run = stopped_report(control)};
    throw Unsupported("no proof");
  }
  expect_kind(proof->header(), proof_kind::kNimberTable);
  if (!claim.value && !claim.answer) throw Refuted("the claim has no value");
  const std::uint64_t bytes = bytes_needed(game, claim.line.has_value());
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the check of the position", bytes, control.budget())};
  }
  NimberFacts facts;
  RunReport why;
  if (!facts.read(*proof, control, why)) return {.run = why};
  const int start = read_start(game.graph, facts, *proof);
  proof->expect_end();
  if (claim.value && *claim.value != start) {
    throw Refuted(fmt::format("the nimber is {}, not {}", start, *claim.value));
  }
  const std::string answer = game.answer(start);
  if (claim.answer && *claim.answer != answer) {
    throw Refuted(fmt::format("the answer is {}, not {}", answer, printable(*claim.answer)));
  }
  if (claim.line && !check_line(game, *claim.line, start, facts, control)) {
    return {.run = stopped_report(control)};
  }
  return {.finding = Finding::Proved, .text = claim.value ? std::to_string(start) : answer};
}

}  // namespace minimex::check
