// Instances of every game in every format, families and moves: what is read and written again reads
// to the same, and what is small is also drawn and solved within a hundredth of a second.
//
// An answer that is proved has to stand before its checker, so a wrong one is a finding, too.
#include <array>
#include <chrono>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/catalog.hpp"
#include "minimex/check/verify.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/dimacs.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/family.hpp"
#include "minimex/formats/graph6.hpp"
#include "minimex/formats/graph_reader.hpp"
#include "minimex/formats/sha256.hpp"
#include "minimex/formats/solution_json.hpp"
#include "minimex/formats/sparse6.hpp"
#include "minimex/formats/svg_scene.hpp"
#include "minimex/formats/terminal_scene.hpp"

#include "apps/common/stated_scene.hpp"
#include "tests/fuzz/reader.hpp"

namespace minimex::fuzz {
namespace {

constexpr std::size_t kSmall = 160;  // bytes of canonical JSON, of what is solved
constexpr std::size_t kDrawn = 2048;
constexpr Vertex kConverted = 100;
constexpr Vertex kWritten = 5000;

Budget small_budget() {
  return {.memory_bytes = std::uint64_t{4} << 20, .time_limit = std::chrono::milliseconds(10)};
}

/// Calls `read`, which may throw InputError; what an error says is one line of printable text.
template <class Read>
void reading(const Read& read) {
  try {
    read();
  } catch (const InputError& error) {
    const std::string_view text = error.what();
    expect(!text.empty() && text.find_first_of("\n\r") == std::string_view::npos,
           "an error is one line");
    expect(error.place().line >= 1 && error.place().column >= 1, "an error has a place");
  }
}

void expect_same_graph(const Graph& graph) {
  const auto same = [&](std::string text, Format format) {
    const std::vector<Graph> again = read_graphs({.text = std::move(text)}, format);
    expect(again.size() == 1 && to_edge_list(again[0]) == to_edge_list(graph),
           "a graph reads back as it was written");
  };
  same(to_graph6(graph), Format::Graph6);
  same(to_sparse6(graph), Format::Sparse6);
  same(to_dimacs(graph), Format::Dimacs);
  same(to_edge_list(graph), Format::Edges);
}

void expect_answer_stands(const Game& game, const Instance& instance, const std::string& json) {
  Control control(small_budget());
  const Solution solution = game.solve(instance, {.line = true}, control);
  if (solution.run.status != Status::Proved) return;
  SolutionContext context{.game = game.info.name, .digest = sha256(json)};
  if (game.info.takes_first) context.first = FirstPlayer::Maximiser;
  const std::string written = solution_json(solution, context);
  const auto stated =
      read_solutions({.text = written}, common::claim_options(game.info), 1).front();
  expect(stated.claim.value == solution.value, "a value reads back as it was written");
  const check::Verdict verdict = check::verify(game, instance, stated, nullptr, control);
  expect(verdict.finding != check::Finding::Refuted || verdict.unsupported,
         "a proved answer is not refuted");
}

void expect_drawn(const Game& game, const Instance& instance) {
  Control control(small_budget());
  static_cast<void>(game.position(instance, {}, control));
  const Scene scene = game.scene(instance, nullptr);
  expect(!svg_scene(scene).empty(), "every board has a picture");
  static_cast<void>(terminal_scene(scene, {}));
}

/// Whether its graph, if it has one, is small enough to be written and read; if so, it is.
bool converted(const Game& game, const Instance& instance) {
  if (game.conflict_graph == nullptr) return true;
  Control control(Budget{.memory_bytes = std::uint64_t{1} << 20});
  RunReport why;
  const Graph graph = game.conflict_graph(instance, control, why);
  if (why.status != Status::Proved) return false;
  if (graph.vertex_count() <= kConverted) expect_same_graph(graph);
  return graph.vertex_count() <= kWritten;
}

void examine(const Game& game, const Instance& instance) {
  const std::string json = game.to_json(instance);
  const auto again = game.read({.text = json}, {.format = Format::Json});
  expect(again.size() == 1 && game.to_json(again[0]) == json, "JSON reads back as it was written");
  if (const auto text = converted(game, instance) ? game.to_text(instance) : std::nullopt) {
    const auto same = game.read({.text = *text}, {.format = Format::Text});
    expect(same.size() == 1 && game.to_text(same[0]) == text, "text reads back as it was written");
    // A board or a family becomes its graph.
    expect(game.info.graph_formats || game.to_json(same[0]) == json, "text and JSON say the same");
  }
  if (json.size() <= kDrawn) expect_drawn(game, instance);
  if (json.size() <= kSmall) expect_answer_stands(game, instance, json);
}

void read_as(const Game& game, std::string_view input, Format format) {
  reading([&] {
    for (const bool strict : {false, true}) {
      if (strict && !game.info.takes_strict) break;
      const auto instances =
          game.read({.text = std::string(input)}, {.format = format, .strict = strict});
      expect(!instances.empty(), "a text that is read has an instance");
      if (strict || instances.size() > 4) break;
      for (const Instance& instance : instances) examine(game, instance);
    }
  });
}

void read_plain_graphs(std::string_view input, Format format) {
  reading([&] {
    for (const Graph& graph : read_graphs({.text = std::string(input)}, format)) {
      if (graph.vertex_count() <= kConverted) expect_same_graph(graph);
    }
  });
}

void read_family(std::string_view input) {
  reading([&] {
    const Family family = parse_family(input);
    expect(parse_family(family.text) == family, "a family reads back as it was written");
  });
  for (const Game& game : catalog()) {
    if (game.from_family == nullptr) continue;
    reading([&] { examine(game, game.from_family(input)); });
    FamilyVariable variable{};
    reading([&] { static_cast<void>(game.family_member(input, variable)); });
  }
}

void read_move(std::string_view input) {
  const auto move = parse_move(input);
  if (move) expect(parse_move(to_string(*move)) == move, "a move reads back as it was written");
}

/// A few random instances, as `write` has them.
template <class Write>
std::vector<std::string> random_instances(const Game& game, const Write& write) {
  std::vector<std::string> texts;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const auto side = static_cast<std::int32_t>(2 + seed);
    if (auto text = write(game.generate({.size = {side}, .seed = seed}))) texts.push_back(*text);
  }
  return texts;
}

std::vector<Reader> all_readers() {
  std::vector<Reader> all;
  for (const Game& game : catalog()) {
    all.push_back({.name = game.info.name + "-text",
                   .read = [&game](std::string_view in) { read_as(game, in, Format::Text); },
                   .seeds = [&game] { return random_instances(game, game.to_text); }});
    all.push_back({.name = game.info.name + "-json",
                   .read = [&game](std::string_view in) { read_as(game, in, Format::Json); },
                   .seeds =
                       [&game] {
                         return random_instances(game, [&game](const Instance& instance) {
                           return std::optional(game.to_json(instance));
                         });
                       }});
    all.push_back({.name = game.info.name + "-auto",
                   .read = [&game](std::string_view in) { read_as(game, in, Format::Auto); }});
  }
  constexpr std::array kFormats = {
      std::pair{"graph6", Format::Graph6}, std::pair{"sparse6", Format::Sparse6},
      std::pair{"dimacs", Format::Dimacs}, std::pair{"edges", Format::Edges}};
  for (const auto& [name, format] : kFormats) {
    all.push_back({.name = name, .read = [format = format](std::string_view in) {
                     read_plain_graphs(in, format);
                   }});
  }
  all.push_back({.name = "family", .read = read_family});
  all.push_back({.name = "move", .read = read_move});
  return all;
}

}  // namespace

std::span<const Reader> readers() {
  static const std::vector<Reader> all = all_readers();
  return all;
}

}  // namespace minimex::fuzz
