// A board with all that its search needs, built once: for a solve, or for an oracle that lives on.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "minimex/conflict/score.hpp"
#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/fields.hpp"
#include "minimex/conflict/score/graph.hpp"
#include "minimex/conflict/score/line.hpp"
#include "minimex/conflict/score/plan.hpp"
#include "minimex/conflict/score/symmetry.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict::duel {

/// Shares of the memory of a board: half for the table of positions (also while it doubles), an
/// eighth each for the moves on the path of the search and for the catalogue, a sixteenth each for
/// pairs, the pieces met, and the images of symmetric positions.
struct Shares {
  Shares(const ScoreOptions& options, std::uint64_t all) {
    constexpr std::uint64_t kMostImages = 1 << 20;  // more would not stay in the caches
    table = std::min(options.table_bytes.value_or(all / 2), all / 2);
    path = all / 8;
    catalogue = all / 8;
    pairs = all / 16;
    pieces = all / 16;
    images = std::min(kMostImages, all / 16);
  }
  std::uint64_t table, path, catalogue, pairs, pieces, images;
};

/// Stays where it is, since its parts refer to each other.
template <int Words>
class GraphBoard {
 public:
  using Universe = GraphUniverse<Words>;
  using Field = GraphField<Words>;

  /// Takes up to `bytes` of memory.
  GraphBoard(std::shared_ptr<const Graph> graph, GraphPlan plan, const ScoreOptions& options,
             std::uint64_t bytes, Control& control)
      : shares_(options, bytes),
        graph_(std::move(graph)),
        plan_(std::move(plan)),
        large_(induced_subgraph(*graph_, plan_.universe)),
        catalogue_(shares_.catalogue, shares_.pairs),
        universe_(large_, catalogue_, shares_.pieces, control, options.typed_vertices),
        field_(*graph_, plan_, universe_, catalogue_, control) {
    universe_.use_symmetries(
        find_symmetries(large_, shares_.images / SymmetricImages<Words>::kBytesEach));
  }
  GraphBoard(const GraphBoard&) = delete;
  GraphBoard& operator=(const GraphBoard&) = delete;

  [[nodiscard]] Vertex name_of(Vertex v) const noexcept { return v; }
  [[nodiscard]] Vertex vertex_of(Vertex name) const noexcept { return name; }

  [[nodiscard]] const Shares& shares() const noexcept { return shares_; }
  [[nodiscard]] Catalogue& catalogue() noexcept { return catalogue_; }
  [[nodiscard]] const Catalogue& catalogue() const noexcept { return catalogue_; }
  [[nodiscard]] Universe& universe() noexcept { return universe_; }
  [[nodiscard]] const Universe& universe() const noexcept { return universe_; }
  [[nodiscard]] Field& field() noexcept { return field_; }
  [[nodiscard]] const Field& field() const noexcept { return field_; }

 private:
  Shares shares_;
  std::shared_ptr<const Graph> graph_;
  GraphPlan plan_;
  Graph large_;  // what `plan_.universe` induces
  Catalogue catalogue_;
  Universe universe_;
  Field field_;
};

/// The usable seats of a line, increasing.
inline std::vector<std::int32_t> usable_seats(const SeatLine& line) {
  std::vector<std::int32_t> usable;
  auto next_broken = line.broken.begin();
  for (std::int32_t seat = 0; seat < line.seats; ++seat) {
    if (next_broken != line.broken.end() && *next_broken == seat) {
      ++next_broken;
    } else {
      usable.push_back(seat);
    }
  }
  return usable;
}

/// Vertices are numbers of usable seats, names the seats.
class LineBoard {
 public:
  using Universe = LineUniverse;
  using Field = LineField;

  /// Takes up to `bytes` of memory.
  LineBoard(const SeatLine& line, const ScoreOptions& options, std::uint64_t bytes,
            Control& control)
      : shares_(options, bytes),
        catalogue_(shares_.catalogue, shares_.pairs),
        universe_(usable_seats(line), line.distance, catalogue_, shares_.pieces, control),
        field_(universe_, catalogue_) {}
  LineBoard(const LineBoard&) = delete;
  LineBoard& operator=(const LineBoard&) = delete;

  [[nodiscard]] Vertex name_of(Vertex v) const noexcept {
    return universe_.usable()[static_cast<std::size_t>(v)];
  }
  [[nodiscard]] Vertex vertex_of(Vertex name) const noexcept {
    const auto& usable = universe_.usable();
    return static_cast<Vertex>(std::lower_bound(usable.begin(), usable.end(), name) -
                               usable.begin());
  }

  [[nodiscard]] const Shares& shares() const noexcept { return shares_; }
  [[nodiscard]] Catalogue& catalogue() noexcept { return catalogue_; }
  [[nodiscard]] const Catalogue& catalogue() const noexcept { return catalogue_; }
  [[nodiscard]] Universe& universe() noexcept { return universe_; }
  [[nodiscard]] const Universe& universe() const noexcept { return universe_; }
  [[nodiscard]] Field& field() noexcept { return field_; }
  [[nodiscard]] const Field& field() const noexcept { return field_; }

 private:
  Shares shares_;
  Catalogue catalogue_;
  Universe universe_;
  Field field_;
};

}  // namespace minimex::conflict::duel
