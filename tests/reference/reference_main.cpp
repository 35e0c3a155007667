// minimex-reference: terms of Node Kayles by another program, to confirm those of `minimex
// sequence`.
//
//   minimex-reference node-kayles grid:3xN --from 1 --to 12      prints `n a(n)` a line, likewise
//   minimex-reference node-kayles - < graph.txt                  the nimber of an edge list
//
// Plain mex by default, outcomes with --outcomes (shape_nimbers.hpp). Standard error tells the
// shapes and the memory of the table at the end.
#include <cstdint>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>

#include "tests/reference/shape_nimbers.hpp"
#include "tests/reference/shape_table.hpp"

namespace {

using minimex::reference::Method;
using minimex::reference::ShapeNimbers;
using minimex::reference::Terms;

void tell_table(const ShapeNimbers& table) {
  std::cerr << table.shapes() << " shapes, " << (table.bytes() >> 20U) << " MiB\n";
}

void print_graph(Method method, std::uint64_t most_bytes) {
  const auto graph = minimex::reference::placed_edge_list(std::cin);
  ShapeNimbers table(graph.frame, method, most_bytes);
  std::cout << table.nimber(graph.member(1)) << '\n';
  tell_table(table);
}

void print_terms(const Terms& terms, Method method, std::uint64_t most_bytes) {
  if (terms.last < terms.first) throw std::invalid_argument("--to is before --from");
  minimex::reference::shape_terms(
      terms, method, most_bytes, [&](int n, int nimber, const ShapeNimbers& table) {
        std::cout << n << ' ' << nimber << std::endl;  // each as soon as it is known
        if (n == terms.last) tell_table(table);
      });
}

}  // namespace

int main(int argc, char** argv) {
  std::string game;
  Terms terms;
  bool outcomes = false;
  std::uint64_t most_bytes = std::uint64_t{1} << 30U;
  CLI::App app("Terms of Node Kayles by plain mex over shapes, or by outcomes");
  app.add_option("GAME", game)->required()->check(CLI::IsMember({"node-kayles"}));
  app.add_option("FAMILY", terms.family, "with N in place of a number; - for an edge list")
      ->required();
  app.add_option("--from", terms.first, "first term")->check(CLI::NonNegativeNumber);
  app.add_option("--to", terms.last, "last term")->check(CLI::NonNegativeNumber);
  app.add_flag("--outcomes", outcomes, "search outcomes with nim-heaps instead");
  app.add_option("--memory", most_bytes, "most bytes of the table, as 4G")
      ->transform(CLI::AsSizeValue(false));
  CLI11_PARSE(app, argc, argv);
  const Method method = outcomes ? Method::Outcomes : Method::PlainMex;
  try {
    if (terms.family == "-") {
      print_graph(method, most_bytes);
    } else {
      print_terms(terms, method, most_bytes);
    }
  } catch (const minimex::reference::OutOfTable& full) {
    std::cerr << "minimex-reference: " << full.what() << '\n';
    return 4;
  } catch (const std::exception& error) {
    std::cerr << "minimex-reference: " << error.what() << '\n';
    return 2;
  }
  return 0;
}
