// Whether a long text may be written on.
#pragma once

#include <cstdint>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex {

/// Counts steps of writing, about a line each, and asks a control now and then.
class Patience {
 public:
  /// Null: nothing stops it.
  explicit Patience(Control* control) noexcept : control_(control) {}

  /// False when the control has stopped, which is seen at one of the next few thousand calls.
  bool lasts() noexcept {
    return control_ == nullptr || ++steps_ % kSteps != 0 || !control_->stopped();
  }

 private:
  static constexpr std::uint64_t kSteps = 4096;
  Control* control_;
  std::uint64_t steps_ = 0;
};

/// Calls visit(u, v) for the edges of `graph`, u < v, in lexicographic order; false when `control`,
/// which may be null, has stopped it.
template <class Visit>
bool for_each_edge(const Graph& graph, Control* control, const Visit& visit) {
  Patience patience(control);
  for (Vertex u = 0; u < graph.vertex_count(); ++u) {
    for (const Vertex v : graph.neighbours(u)) {
      if (!patience.lasts()) return false;
      if (u < v) visit(u, v);
    }
  }
  return true;
}

}  // namespace minimex
