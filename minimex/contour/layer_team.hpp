// Several processes that sweep the layers of one board together.
//
// All of them run the same solve, up to the words (word_solver.hpp): there each fills its share of
// every layer. Afterwards one of them, the leader, asks for the values it needs, for the answer and
// the line, wherever these lie; the others answer it until it calls for a further sweep or the
// solve is over. What carries values between processes is the team's own matter.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/contour/layer_sweep.hpp"

namespace minimex::contour {

/// Of each function that all processes call, they must make the same calls in the same order.
class LayerTeam {
 public:
  virtual ~LayerTeam() = default;

  /// Whether this process is the leader.
  [[nodiscard]] virtual bool leads() const noexcept = 0;

  /// Called by all: a sweep that fits the room of each, the same for all of them; where there is
  /// none, `least` is what one takes. `identity`: the problem as numbers.
  virtual std::shared_ptr<LayerSweep> make_sweep(const Ranking& ranking, const LayerTask& task,
                                                 const LayerRoom& room,
                                                 std::span<const std::int64_t> identity,
                                                 std::uint64_t& least) = 0;

  /// Called by all: where the layers of the sweep made last go, and where the leader reads values.
  /// In memory it takes `most_bytes` at most. What fails is told by run() of the sweep.
  virtual std::shared_ptr<LayerArchive> make_archive(Stay stay, std::uint64_t most_bytes) = 0;

  /// Called by all: whether `mine` holds for each.
  virtual bool all(bool mine) = 0;

  /// The leader: has the others make a further sweep, from the contour with these heights.
  virtual void call(std::span<const std::int32_t> start) = 0;

  /// The others: answers the leader from `archive` until it calls for a sweep, whose start this
  /// returns, or until the solve is over; then nothing.
  virtual std::optional<std::vector<std::int32_t>> follow(LayerArchive& archive) = 0;
};

}  // namespace minimex::contour
