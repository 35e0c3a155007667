// An engine on graphs of one's own: the nimbers of Node Kayles on paths, and a largest independent
// set of the Petersen graph.
#include <iostream>
#include <minimex/conflict/nimber.hpp>
#include <minimex/conflict/optimum.hpp>
#include <minimex/formats/family.hpp>
#include <utility>
#include <vector>

int main() {
  for (minimex::Vertex vertices = 1; vertices <= 10; ++vertices) {
    std::vector<minimex::Edge> edges;
    for (minimex::Vertex v = 1; v < vertices; ++v) edges.emplace_back(v - 1, v);
    const auto path = minimex::Graph::from_edges(vertices, std::move(edges));
    minimex::Control control;
    std::cout << *minimex::conflict::solve_nimber(path, {}, control).nimber << ' ';
  }
  std::cout << '\n';

  const minimex::Graph petersen = minimex::family_graph(minimex::parse_family("petersen:5,2"));
  minimex::Control control;
  const auto best = minimex::conflict::solve_optimum(petersen, {}, control);
  std::cout << best.set.size() << " of " << petersen.vertex_count() << " vertices:";
  for (const minimex::Vertex v : best.set) std::cout << ' ' << v + 1;
  std::cout << '\n';
}
