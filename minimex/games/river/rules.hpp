// The river game: what an instance is, how it is written, and where cameras may stand.
//
// A square grid of wet `*`, firm `.` and protected `x` cells; neighbours share an edge, and a wet
// area is a connected set of wet cells. A camera may stand on a firm cell next to water, at most
// one a cell, and two cameras next to the same wet area may not stand on neighbouring cells.
// Players place cameras in turn; who cannot, loses. So play is Node Kayles on the graph of camera
// sites, with an edge between neighbouring sites that see a common wet area.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/move.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::river {

inline constexpr char kWet = '*';
inline constexpr char kFirm = '.';
inline constexpr char kProtected = 'x';

struct Instance {
  std::vector<std::string> rows = {"."};  ///< at least one; as many characters each as rows

  [[nodiscard]] std::int32_t side() const noexcept {
    return static_cast<std::int32_t>(rows.size());
  }

  friend bool operator==(const Instance&, const Instance&) = default;
};

/// Reads the contest text or JSON. With `strict` the guarantees of the contest hold, too: each wet
/// area touches the left and the right side and has at most twice as many cells as the grid has
/// rows, and cells of different areas are at Manhattan distance 3 or more.
/// Throws InputError, which for a broken guarantee points at the cell.
Instance read(const Source& source, Format format, bool strict);

/// Canonical JSON.
std::string to_json(const Instance& instance);

/// The contest's text.
std::string to_text(const Instance& instance);

/// Why the camera sites cannot be worked out within the budget; Proved when they can.
RunReport obstacle(const Instance& instance, const Control& control);

/// Where cameras may stand at first, and which of them exclude each other.
struct CameraSites {
  std::vector<Site> cells = {};  ///< row-major; entry i is vertex i of `conflicts`
  Graph conflicts = {};
};
/// O(cells).
CameraSites camera_sites(const Instance& instance);

}  // namespace minimex::river
