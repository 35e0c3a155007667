#include "minimex/conflict/optimum/bit_rows.hpp"

namespace minimex::conflict {

BitRows neighbour_rows(const Graph& graph, std::span<const Vertex> order) {
  std::vector<std::size_t> bit(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) bit[static_cast<std::size_t>(order[i])] = i;
  BitRows rows((order.size() + kWordBits - 1) / kWordBits);
  rows.resize(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const Vertex w : graph.neighbours(order[i])) {
      set_bit(rows[i], bit[static_cast<std::size_t>(w)]);
    }
  }
  return rows;
}

}  // namespace minimex::conflict
