#include "apps/cli/help_text.hpp"

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
    HelpRow{"0", "solved"},
    HelpRow{"2", "the command line is wrong"},
    HelpRow{"3", "the input is wrong; standard error says SOURCE:LINE:COL: what was expected"},
    HelpRow{"4", "memory or time ran out; standard error says what is proved"},
    HelpRow{"70", "an internal error: please report it"},
    HelpRow{"74", "the answer could not be written"},
    HelpRow{"130", "interrupted; standard error says what is proved"},
};

constexpr std::array kSolveExamples = {
    HelpRow{"minimex solve chessboard board.txt", "the minimum total cost"},
    HelpRow{"minimex solve gym-102501l < input.txt", "contest ids name games, too"},
    HelpRow{"minimex solve node-kayles --family grid:3x18", "the nimber of a grid"},
    HelpRow{"minimex solve bus --line --time-limit 10s seats.txt", "with the moves, in 10 s"},
};

constexpr std::array kRenderExamples = {
    HelpRow{"minimex render river river.txt", "cameras where optimal play puts them"},
    HelpRow{"minimex render chomp --family rect:4x7", "an optimal game of Chomp"},
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
  if (command == "solve") return kSolveExamples;
  if (command == "render") return kRenderExamples;
  return {};
}

}  // namespace minimex::cli
