// Boost.Graph: Edmonds' maximum cardinality matching, from a greedy start.
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>

#include "bench/peers/board.hpp"

int main(int count, char** words) {
  return peers::run(count, words, [](const peers::Board& board, const auto& split) {
    using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
    using Vertex = boost::graph_traits<Graph>::vertex_descriptor;
    const auto evens = static_cast<std::size_t>(board.evens());
    Graph graph(evens + static_cast<std::size_t>(board.odds()));
    std::size_t even = 0;
    board.for_each_edge(
        [&](int odd) { add_edge(even, evens + static_cast<std::size_t>(odd), graph); },
        [&even] { ++even; });
    split();
    std::vector<Vertex> mate(num_vertices(graph));
    boost::edmonds_maximum_cardinality_matching(graph, mate.data());
    return static_cast<int>(boost::matching_size(graph, mate.data()));
  });
}
