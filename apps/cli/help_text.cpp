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
    HelpRow{"queen:RxC", "cells that a piece attacks: queen, or any other piece below"},
    HelpRow{"leaper:A,B:RxC", "likewise, any leaper"},
    HelpRow{"linegraph:F",
            "edges of the family F, adjacent when they share an end; of a grid: Cram"},
};

constexpr std::array kShapeFamilies = {HelpRow{"rect:RxC", "a rectangle of R rows, C columns"}};

constexpr std::array kPieces = {
    HelpRow{"king, queen", "along any number of axes at once: one cell, or as far as they can"},
    HelpRow{"rook", "along one axis, as far as it can"},
    HelpRow{"bishop", "along exactly two axes at once, as far as it can; on two sides at least"},
    HelpRow{"wazir, knight, ...",
            "leapers, by a step of these numbers, signs and order free: wazir 1,0, ferz 1,1, "
            "dabbaba 2,0, knight 2,1, alfil 2,2, camel 3,1, zebra 3,2, giraffe 4,1, antelope 4,3"},
    HelpRow{"leaper:A,B[,C...]", "a leaper by its step"},
    HelpRow{"[[2,1,0],[0,0,3]]", "in JSON: these steps, forwards and backwards"},
    HelpRow{"blocked cells",
            "take no piece and stop queens, rooks and bishops; all others jump over them"},
    HelpRow{"other pieces", "stop nothing: two queens on a line attack each other past a third"},
};

constexpr std::array kInputFormats = {
    HelpRow{"auto", "json after {, dimacs after a c or p line, sparse6 after :, else text"},
    HelpRow{"text",
            "the game's own format, below; for graph games edges when the first line is two "
            "integers, else graph6"},
    HelpRow{"json", "an object with the name of the game; several graphs one after another"},
    HelpRow{"graph6, sparse6", "one graph a line, with or without >>graph6<< or >>sparse6<<"},
    HelpRow{"dimacs", "p edge N M, then M lines e U V"},
    HelpRow{"edges", "N M, then M pairs of vertices from 1"},
};

constexpr std::array kFormatExamples = {
    HelpRow{"graph6: a path of three vertices, as all below", "Bg"},
    HelpRow{"sparse6", ":Bd"},
    HelpRow{"dimacs", "p edge 3 2\ne 1 2\ne 2 3"},
    HelpRow{"edges", "3 2\n1 2\n2 3"},
    HelpRow{"json: a graph",
            R"({"game": "node-kayles", "graph": {"vertices": 3, "edges": [[1,2],[2,3]]}})"},
    HelpRow{"json: a family (minimex help families)",
            R"({"game": "independence-duel", "family": "petersen:5,2"})"},
    HelpRow{"json: a board of one to six sides, and a piece",
            R"({"game": "independent-set", "board": {"size": [8,8]}, "piece": "queen"})"},
    HelpRow{"json: blocked cells",
            R"({"game": "node-kayles", "board": {"size": [3,4], "blocked": [[1,1],[2,3]]}, )"
            R"("piece": "king"})"},
    HelpRow{"json: a toroidal board, or one with some opposite sides glued: [true, false]",
            R"({"game": "independent-set", "board": {"size": [5,6], "toroidal": true}, )"
            R"("piece": "rook"})"},
    HelpRow{"json: weights of vertices (independent-set)",
            R"({"game": "independent-set", "family": "path:3", "weights": [2,5,4]})"},
    HelpRow{"json: weights of a board, one for each cell, blocked ones included",
            R"({"game": "independent-set", "board": {"size": [2,3], "blocked": [[1,2]]}, )"
            R"("piece": "king", "weights": [[1,0,3],[4,5,6]]})"},
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

constexpr std::array kFamilySections = {
    HelpSection{.title = "families of the graph games", .rows = kGraphFamilies},
    HelpSection{.title = "pieces, and how they attack", .rows = kPieces},
    HelpSection{.title = "families of chomp", .rows = kShapeFamilies},
};

constexpr std::array kFormatSections = {
    HelpSection{.title = "formats", .rows = kInputFormats},
    HelpSection{.title = "examples", .rows = kFormatExamples, .shown = true},
};

constexpr std::array kTopics = {
    HelpTopic{.name = "families",
              .summary = "instances by name, such as grid:3x18, and the pieces of boards",
              .about =
                  "A family with numbers in place of its letters is an instance: --family F of "
                  "solve, verify, moves, render, convert and play, or \"family\" in JSON. "
                  "sequence takes N for one number or more: grid:3xN, knight:NxNxN.",
              .brief = "path, cycle, complete, wheel, ladder, prism, "
                       "hypercube, petersen, line, grid, torus, boards with a piece "
                       "such as queen, and more; for chomp rect",
              .sections = kFamilySections},
    HelpTopic{.name = "formats",
              .summary = "formats of instances, with an example of each",
              .about = "What a file or standard input may hold, and --format names. A byte order "
                       "mark in front is passed over.",
              .brief = "auto, text, json; for graph games also graph6, sparse6, dimacs, edges",
              .sections = kFormatSections},
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

std::span<const HelpTopic> help_topics() {
  return kTopics;
}

const HelpTopic* find_help_topic(std::string_view name) {
  const auto* const found =
      std::find_if(kTopics.begin(), kTopics.end(),
                   [name](const HelpTopic& topic) { return topic.name == name; });
  return found == kTopics.end() ? nullptr : found;
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
