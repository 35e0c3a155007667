// LEMON: MaxMatching on a SmartGraph, from its greedy start.
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include "bench/peers/board.hpp"

int main(int count, char** words) {
  return peers::run(count, words, [](const peers::Board& board, const auto& split) {
    lemon::SmartGraph graph;
    const int vertices = board.evens() + board.odds();
    graph.reserveNode(vertices);
    for (int v = 0; v < vertices; ++v) graph.addNode();
    int even = 0;
    board.for_each_edge(
        [&](int odd) {
          graph.addEdge(lemon::SmartGraph::nodeFromId(board.vertex_of_even(even)),
                        lemon::SmartGraph::nodeFromId(board.vertex_of_odd(odd)));
        },
        [&even] { ++even; });
    split();
    lemon::MaxMatching<lemon::SmartGraph> matching(graph);
    matching.run();
    return matching.matchingSize();
  });
}
