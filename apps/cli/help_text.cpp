#include "apps/cli/help_text.hpp"

#include <algorithm>
#include <array>

namespace minimex::cli {
namespace {

constexpr std::array kGraphFamilies = {
    HelpRow{"path:N", "N vertices in a row"},
    HelpRow{"cycle:N", "N >= 3 vertices in a ring"},
    HelpRow{"complete:N", "all pairs adjacent"},
    HelpRow{"wheel:N", "a hub and a cycle of N >= 3"},
    HelpRow{"ladder:N", "two paths joined by rungs, the graph of grid:2xN"},
    HelpRow{"prism:N", "two cycles of N >= 3, joined"},
    HelpRow{"hypercube:N", "2^N vertices, neighbours differ in one bit"},
    HelpRow{"petersen:N,K", "generalised Petersen graph, N >= 3, 1 <= K < N/2"},
    HelpRow{"line:N,K", "1..N, adjacent up to distance K: a row of bus seats"},
    HelpRow{"chordpath:N,K", "a path of N, vertices K >= 2 apart adjacent, too"},
    HelpRow{"linkedcycles:N,K", "N cycles of K >= 3, one on each edge of a path"},
    HelpRow{"grid:RxC", "cells that share a side; also RxCxL and up to six sides"},
    HelpRow{"torus:RxC", "the same with opposite sides glued, sides >= 3"},
    HelpRow{"king:RxC", "cells a piece attacks: king, queen, rook, bishop, and the leapers"},
    HelpRow{"knight:RxC", "wazir, ferz, dabbaba, knight, alfil, camel, zebra, giraffe, antelope"},
    HelpRow{"leaper:A,B:RxC", "any leaper: signed permutations of A,B padded with zeros"},
    HelpRow{"linegraph:F",
            "edges of the family F, adjacent when they share an end; of a grid: Cram"},
};

constexpr std::array kShapeFamilies = {HelpRow{"rect:RxC", "a rectangle of R rows, C columns"}};

constexpr std::array kInputFormats = {
    HelpRow{"auto", "json after {, dimacs after a c or p line, sparse6 after :, else text"},
    HelpRow{"text",
            "the game's own format; for graph games edges when the first line is two "
            "integers, else graph6"},
    HelpRow{"json", "an object with the name of the game"},
    HelpRow{"graph6, sparse6", "one graph a line, with or without >>graph6<< or >>sparse6<<"},
    HelpRow{"dimacs", "p edge N M, then M lines e U V"},
    HelpRow{"edges", "N M, then M pairs of vertices from 1"},
};

constexpr std::array kExitCodes = {
    HelpRow{"0", "solved, verified, written; stress: no difference"},
    HelpRow{"1",
            "verify: refuted (wrong, or not shown), or not proved with --require-proof; stress: a "
            "difference"},
    HelpRow{"2", "the command line is wrong"},
    HelpRow{"3", "the input is wrong; standard error says SOURCE:LINE:COL: what was expected"},
    HelpRow{"4",
            "a limit: memory or time ran out, or the method does not go so far; standard error "
            "says which, and what is proved"},
    HelpRow{"70", "an internal error: please report it"},
    HelpRow{"74", "the answer could not be written"},
    HelpRow{"130", "interrupted; standard error says what is proved"},
};

struct Examples {
  std::string_view command;
  std::array<HelpRow, 4> rows;  ///< those that are not used are empty
};

constexpr std::array kExamples = {
    Examples{
        "solve",
        {{{"minimex solve chessboard board.txt", "the minimum total cost"},
          {"minimex solve gym-102501l < input.txt", "contest ids name games, too"},
          {"minimex solve node-kayles --family grid:3x18", "the nimber of a grid"},
          {"minimex solve bus --line --time-limit 10s seats.txt", "with the moves, in 10 s"}}}},
    Examples{"verify",
             {{{"minimex solve river --json r.txt > s.json", "an answer with its proof"},
               {"minimex verify river r.txt s.json", "checked without searching"},
               {"minimex verify chomp shape.txt s.json --proof p", "the proof in its own file"},
               {"minimex verify knights k.txt s.txt --count", "the answer, below it the count"}}}},
    Examples{"moves",
             {{{"minimex moves chomp --family rect:4x7", "the nimber that each bite leaves"},
               {"minimex moves bus seats.txt --after '3 8'", "what Alice can do now"}}}},
    Examples{
        "render",
        {{{"minimex render river river.txt", "cameras where optimal play puts them"},
          {"minimex render chomp --family rect:4x7 -o chomp.svg", "an optimal game as a picture"},
          {"minimex render woodchess b.txt --after '1,1 2,1'", "the position after two moves"}}}},
    Examples{"sequence",
             {{{"minimex sequence node-kayles grid:3xN --to 20", "the nimbers of grids"},
               {"minimex sequence independent-set knight:NxN --from 4 --to 9", "knights in peace"},
               {"minimex sequence node-kayles line:N,2 --to 500 --bfile", "for the OEIS"},
               {"minimex sequence node-kayles grid:3xN --to 24 --resume s.txt", "goes on"}}}},
    Examples{
        "generate",
        {{{"minimex generate chessboard --size 6 --seed 7", "always the same 6x6 board"},
          {"minimex generate knights --size 4x5x6 --density 0.2", "a box with blocked cells"}}}},
    Examples{
        "convert",
        {{{"minimex convert river r.txt --to graph6", "sites that exclude each other"},
          {"minimex convert node-kayles --family petersen:5,2 --to dimacs", "for other tools"}}}},
    Examples{"batch",
             {{{"geng -c 9 | minimex batch node-kayles", "the nimbers of 261080 graphs"},
               {"minimex batch independent-set g.g6 --journal j", "to be taken up again"},
               {"minimex batch node-kayles g.g6 --shard 2/8", "machine 2 of 8"}}}},
    Examples{"package",
             {{{"minimex package bus bus-problem --format kattis", "for Kattis"},
               {"minimex package river r --format polygon --seed 7", "other data"}}}},
    Examples{"stress",
             {{{"minimex stress chessboard -- ./mine", "is ./mine right on small boards?"},
               {"minimex stress bus --size 12 --rounds 500 -- python3 bus.py", "up to 12 seats"}}}},
};

}  // namespace

std::span<const HelpRow> graph_families() {
  return kGraphFamilies;
}

std::span<const HelpRow> shape_families() {
  return kShapeFamilies;
}

std::span<const HelpRow> input_formats() {
  return kInputFormats;
}

std::span<const HelpRow> exit_codes() {
  return kExitCodes;
}

std::span<const HelpRow> examples(std::string_view command) {
  for (const Examples& each : kExamples) {
    if (each.command != command) continue;
    const auto* const end = std::find_if(each.rows.begin(), each.rows.end(),
                                         [](const HelpRow& row) { return row.label.empty(); });
    return {each.rows.begin(), end};
  }
  return {};
}

}  // namespace minimex::cli
