// The engines on contours. The package has checked what they require of their problems.
#include <cstdint>
#include <optional>
#include <pybind11/stl.h>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "minimex/contour/nimber.hpp"
#include "minimex/contour/optimum.hpp"
#include "minimex/contour/outcome.hpp"
#include "minimex/contour/score.hpp"

#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {
namespace {

using Cell = std::pair<std::int32_t, std::int32_t>;
using PieceFields = std::tuple<std::int32_t, std::int32_t, bool, std::int64_t>;

/// What the results of all three objectives have.
template <typename Result>
py::dict value_fields(const Result& result) {
  py::dict fields = report_fields(result.run);
  fields["value"] = result.value;
  fields["bounds"] = py::make_tuple(result.bounds.lower, result.bounds.upper);
  return fields;
}

template <typename Cells>
std::vector<Cell> cells_of(const Cells& cells) {
  std::vector<Cell> out;
  out.reserve(cells.size());
  for (const auto& cell : cells) out.emplace_back(cell.row, cell.col);
  return out;
}

/// `pieces`: row, column, whether black, value.
py::dict solve_optimum(const std::vector<PieceFields>& pieces, bool line, Run& run) {
  contour::OptimumProblem problem;
  for (const auto& [row, col, black, value] : pieces) {
    const contour::Colour colour = black ? contour::Colour::Black : contour::Colour::White;
    problem.pieces.push_back({row, col, colour, value});
  }
  const auto result = run.within([&](Control& control) {
    auto solved = contour::solve_optimum(problem, {.line = line}, control);
    solved.table.reset();
    return solved;
  });
  py::dict fields = value_fields(result);
  py::list removals;
  for (const contour::Removal& removal : result.line) {
    removals.append(removal.second ? py::make_tuple(removal.first, *removal.second)
                                   : py::make_tuple(removal.first));
  }
  fields["line"] = removals;
  return fields;
}

py::dict solve_score(std::int32_t rows, std::int32_t cols, std::vector<std::int64_t> first,
                     std::vector<std::int64_t> second, bool line, Run& run) {
  const contour::ScoreProblem problem{
      .rows = rows, .cols = cols, .first = std::move(first), .second = std::move(second)};
  const auto result = run.within([&](Control& control) {
    auto solved = contour::solve_score(problem, {.line = line}, control);
    solved.table.reset();
    return solved;
  });
  py::dict fields = value_fields(result);
  fields["line"] = cells_of(result.line);
  return fields;
}

py::dict solve_nimber(std::vector<std::int32_t> shape, bool line, Run& run) {
  const contour::NimberProblem problem{.shape = std::move(shape)};
  const auto result = run.within([&](Control& control) {
    auto solved = contour::solve_nimber(problem, {.line = line}, control);
    solved.table.reset();
    return solved;
  });
  py::dict fields = value_fields(result);
  fields["line"] = cells_of(result.line);
  return fields;
}

py::dict solve_outcome(std::vector<std::int32_t> shape, Run& run) {
  const contour::OutcomeProblem problem{.shape = std::move(shape)};
  const auto result =
      run.within([&](Control& control) { return contour::solve_outcome(problem, {}, control); });
  py::dict fields = report_fields(result.run);
  fields["first_wins"] = result.first_wins;
  fields["winning"] = cells_of(result.winning);
  fields["lost_positions"] =
      result.first_wins ? py::object(py::int_(result.lost_positions)) : py::none();
  return fields;
}

}  // namespace

void bind_contour(py::module_& module) {
  module.def("contour_optimum", &solve_optimum, py::arg("pieces"), py::arg("line"), py::arg("run"));
  module.def("contour_score", &solve_score, py::arg("rows"), py::arg("cols"), py::arg("first"),
             py::arg("second"), py::arg("line"), py::arg("run"));
  module.def("contour_nimber", &solve_nimber, py::arg("shape"), py::arg("line"), py::arg("run"));
  module.def("contour_outcome", &solve_outcome, py::arg("shape"), py::arg("run"));
}

}  // namespace minimex::python
