// The parts of the module `minimex._native`, which the Python package `minimex` wraps: everything a
// user sees, checks of arguments and documentation among it, is there.
//
// Results that have a versioned JSON form cross as that text; others as tuples and dictionaries.
#pragma once

#include <pybind11/pybind11.h>
#include <string>
#include <vector>

#include "minimex/core/input_error.hpp"
#include "minimex/games/game.hpp"

namespace minimex::python {

namespace py = pybind11;

/// An instance and the game it belongs to. Immutable.
struct GameInstance {
  const Game* game = nullptr;
  Instance instance = {};
};

/// Throws py::value_error.
const Game& named_game(const std::string& name);
Format named_format(const std::string& name);
std::vector<Move> parsed_moves(const std::vector<std::string>& texts);

inline FirstPlayer first_player(bool minimiser) noexcept {
  return minimiser ? FirstPlayer::Minimiser : FirstPlayer::Maximiser;
}

/// The Python exception that tells of `error`; the source is the Python argument where the error is
/// about one.
py::object python_error(const InputError& error);

/// Raises minimex.BudgetError unless the run was complete.
void require_proved(const RunReport& run);

/// {"status", "limit", "regime", "positions", "peak_bytes"}: the start of every engine's result.
py::dict report_fields(const RunReport& run);

void bind_graph(py::module_& module);
void bind_instance(py::module_& module);
void bind_work(py::module_& module);
void bind_sequence(py::module_& module);
void bind_batch(py::module_& module);
void bind_contour(py::module_& module);
void bind_conflict(py::module_& module);

}  // namespace minimex::python
