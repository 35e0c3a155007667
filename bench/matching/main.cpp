// Knights on boards with random holes: the engine for boards, and matching on the conflict graph,
// with the time to build it. docs/benchmarks.md.
//
// Names are ENGINE/BOARD/PERCENT blocked. `board`: board in memory to set, matching and cover;
// `graph`: the same by Karp-Sipser and fair Pothen-Fan phases on compressed rows; `matching`: only
// these, the graph being there already.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "minimex/conflict/optimum/board.hpp"
#include "minimex/conflict/optimum/matching.hpp"
#include "minimex/core/board.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"

namespace minimex::bench {
namespace {

Board random_board(std::vector<std::int32_t> size, std::uint64_t percent) {
  Random random(1);
  Board board{.size = std::move(size), .blocked = {}};
  const std::int64_t cells = board.cell_count();
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    if (random.chance(percent, 100)) board.blocked.push_back(cell);
  }
  return board;
}

std::int64_t solved_on_board(const Board& board, const Piece& piece) {
  Control control;
  return conflict::solve_board(board, piece, control).lower;
}

std::int64_t matched_on_graph(const Graph& graph) {
  Control control;
  const std::vector<std::uint8_t> colour = two_colouring(graph);
  const conflict::Matching matching = conflict::maximum_matching(graph, colour, true, control);
  benchmark::DoNotOptimize(conflict::koenig_set(graph, colour, matching));
  return graph.vertex_count() - matching.size;
}

enum class Engine { Board, Graph, Matching };

/// One round on an instance that is there already.
std::int64_t solved(Engine engine, const Board& board, const Piece& piece, const Graph& graph) {
  switch (engine) {
    case Engine::Board:
      return solved_on_board(board, piece);
    case Engine::Graph:
      return matched_on_graph(conflict_graph(board, piece));
    case Engine::Matching:
      break;
  }
  return matched_on_graph(graph);
}

void register_one(const std::string& name, const std::vector<std::int32_t>& size,
                  std::uint64_t percent, Engine engine) {
  const auto run = [=](benchmark::State& state) {
    const Board board = random_board(size, percent);
    const Piece knight = make_piece("knight", board.dimensions()).value();
    const Graph graph = engine == Engine::Matching ? conflict_graph(board, knight) : Graph();
    const std::int64_t value = solved_on_board(board, knight);
    for ([[maybe_unused]] auto step : state) {
      if (solved(engine, board, knight, graph) != value) state.SkipWithError("the values differ");
    }
    // The time for each cell.
    state.counters["cell"] = {
        static_cast<double>(board.cell_count()),
        benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert};
  };
  benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond);
}

/// `graph`: also by the conflict graph.
void register_board(const std::vector<std::int32_t>& size, const std::string& size_name,
                    std::uint64_t percent, bool graph) {
  const std::string name = size_name + "/" + std::to_string(percent);
  register_one("board/" + name, size, percent, Engine::Board);
  if (!graph) return;
  register_one("graph/" + name, size, percent, Engine::Graph);
  register_one("matching/" + name, size, percent, Engine::Matching);
}

void register_all() {
  for (const std::uint64_t percent : {0, 30, 80}) {
    register_board({20, 20, 20}, "20x20x20", percent, true);
  }
  for (const std::uint64_t percent : {0, 10, 30, 50, 80, 88, 95}) {
    register_board({100, 100, 100}, "100x100x100", percent, true);
  }
  for (const std::uint64_t percent : {0, 30, 50}) {
    register_board({1000, 1000}, "1000x1000", percent, true);
  }
  for (const std::uint64_t percent : {0, 10, 30, 50}) {
    register_board({200, 200, 200}, "200x200x200", percent, false);
  }
}

}  // namespace
}  // namespace minimex::bench

int main(int argc, char** argv) {
  minimex::bench::register_all();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  return benchmark::RunSpecifiedBenchmarks() == 0 ? 1 : 0;
}
