// Node Kayles by the definition alone: the nimber of a graph is the XOR over its components, that
// of a component the mex over all of its moves, remembered per shape.
//
// No search of outcomes, no heaps, no reductions, no closed forms: the only idea is that components
// which a motion and slides of the frame carry into each other have one nimber. So it is a second
// method for everything that the engine finds, as far as there is memory for all shapes that can
// come up. Each costs its moves times the size of the shape and the number of motions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/reference/placed_graph.hpp"

namespace minimex::reference {

class PlainMex {
 public:
  /// The largest frame, in positions.
  static constexpr int kMostPositions = 512;

  /// `most_bytes` bounds the table. Throws std::invalid_argument when the frame is too large or
  /// does not keep adjacency.
  PlainMex(const Frame& frame, std::uint64_t most_bytes);
  ~PlainMex();
  PlainMex(const PlainMex&) = delete;
  PlainMex& operator=(const PlainMex&) = delete;

  /// The nimber of the graph that the frame induces on `positions`, which no motion may lead out
  /// of the frame. Shapes stay known from call to call. Throws OutOfTable (shape_table.hpp).
  int nimber(const std::vector<int>& positions);

  [[nodiscard]] std::uint64_t shapes() const;  ///< connected shapes known
  [[nodiscard]] std::uint64_t bytes() const;   ///< of the table

 private:
  class Search;
  template <int kWords>
  class WordSearch;
  std::unique_ptr<Search> search_;
};

/// Told of each term: its index, the nimber, and the table so far.
using TellTerm = std::function<void(int n, int nimber, const PlainMex& table)>;

/// The nimbers of the members `first` to `last` of the family `text` (placed_graph.hpp), one after
/// another. Throws std::invalid_argument and OutOfTable.
void plain_terms(const std::string& text, int first, int last, std::uint64_t most_bytes,
                 const TellTerm& tell);

}  // namespace minimex::reference
