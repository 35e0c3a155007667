// Boost.Graph: Edmonds' maximum cardinality matching, from the faster of its two greedy starts.
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>

#include "bench/peers/board.hpp"

int main(int count, char** words) {
  return peers::run(count, words, [](const peers::Board& board, const auto& split) {
    using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
    using Vertex = boost::graph_traits<Graph>::vertex_descriptor;
    Graph graph(static_cast<std::size_t>(board.evens() + board.odds()));
    int even = 0;
    board.for_each_edge(
        [&](int odd) {
          add_edge(static_cast<Vertex>(board.vertex_of_even(even)),
                   static_cast<Vertex>(board.vertex_of_odd(odd)), graph);
        },
        [&even] { ++even; });
    split();
    std::vector<Vertex> mate(num_vertices(graph));
    const auto index = get(boost::vertex_index, graph);
    boost::matching<Graph, Vertex*, decltype(index), boost::edmonds_augmenting_path_finder,
                    boost::greedy_matching, boost::no_matching_verifier>(graph, mate.data(), index);
    return static_cast<int>(boost::matching_size(graph, mate.data()));
  });
}
