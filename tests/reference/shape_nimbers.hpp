// Node Kayles on graphs with places, by two methods that share nothing with the library.
//
// Plain mex is the definition: the nimber of a graph is the XOR over its components, that of a
// component the mex over all of its moves, remembered per shape. No search of outcomes, no heaps,
// no reductions, no closed forms; it costs memory for all connected shapes that can come up.
// Outcomes goes further: it asks whether a number is the nimber of a component, that is, whether
// the component plus a nim-heap of that size is lost for the player to move, and remembers that
// (J. Lemoine, S. Viennot, "Nimbers are inevitable", 2012). Again no reductions, no closed forms.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/reference/placed_graph.hpp"

namespace minimex::reference {

enum class Method : std::uint8_t { PlainMex, Outcomes };

class ShapeNimbers {
 public:
  /// The largest frame, in positions.
  static constexpr int kMostPositions = 512;

  /// `most_bytes` bounds the table. Throws std::invalid_argument when the frame is too large or
  /// does not keep adjacency.
  ShapeNimbers(const Frame& frame, Method method, std::uint64_t most_bytes);
  ~ShapeNimbers();
  ShapeNimbers(const ShapeNimbers&) = delete;
  ShapeNimbers& operator=(const ShapeNimbers&) = delete;

  /// The nimber of the graph that the frame induces on `positions`, which no motion may lead out
  /// of the frame. Shapes stay known from call to call. Throws OutOfTable (shape_table.hpp).
  int nimber(const std::vector<int>& positions);

  [[nodiscard]] std::uint64_t shapes() const;  ///< connected shapes known
  [[nodiscard]] std::uint64_t bytes() const;   ///< of the table

  class Search;

 private:
  std::unique_ptr<Search> search_;
};

/// Told of each term: its index, the nimber, and the table so far.
using TellTerm = std::function<void(int n, int nimber, const ShapeNimbers& table)>;

/// What terms are asked for: the family (placed_graph.hpp), and the first and last N.
struct Terms {
  std::string family;
  int first = 1;
  int last = 1;
};

/// The nimbers of `terms`, one after another. Throws std::invalid_argument and OutOfTable.
void shape_terms(const Terms& terms, Method method, std::uint64_t most_bytes, const TellTerm& tell);

}  // namespace minimex::reference
