// igraph: igraph_maximum_bipartite_matching, which is push-relabel.
#include <igraph/igraph.h>

#include "bench/peers/board.hpp"

int main(int count, char** words) {
  return peers::run(count, words, [](const peers::Board& board, const auto& split) {
    igraph_vector_int_t edges;
    igraph_vector_int_init(&edges, 0);
    igraph_integer_t even = 0;
    board.for_each_edge(
        [&](int odd) {
          igraph_vector_int_push_back(&edges, board.vertex_of_even(even));
          igraph_vector_int_push_back(&edges, board.vertex_of_odd(odd));
        },
        [&even] { ++even; });
    const igraph_integer_t vertices = board.evens() + board.odds();
    igraph_t graph;
    igraph_create(&graph, &edges, vertices, IGRAPH_UNDIRECTED);
    igraph_vector_int_destroy(&edges);
    igraph_vector_bool_t types;
    igraph_vector_bool_init(&types, vertices);
    for (int odd = 0; odd < board.odds(); ++odd) VECTOR(types)[board.vertex_of_odd(odd)] = true;
    split();
    igraph_integer_t size = 0;
    igraph_maximum_bipartite_matching(&graph, &types, &size, nullptr, nullptr, nullptr, 0);
    igraph_vector_bool_destroy(&types);
    igraph_destroy(&graph);
    return static_cast<int>(size);
  });
}
