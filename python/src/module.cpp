// The module itself: games, errors, runs; the other files add the rest.
#include <exception>
#include <pybind11/stl.h>
#include <string_view>

#include <fmt/format.h>

#include "minimex/catalog.hpp"
#include "minimex/core/version.hpp"

#include "apps/common/conversion.hpp"
#include "apps/common/picture.hpp"
#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {

const Game& named_game(const std::string& name) {
  const Game* const game = find_game(name);
  if (game == nullptr) {
    throw py::value_error(
        fmt::format("there is no game '{}' (minimex.games() lists the games)", printable(name)));
  }
  return *game;
}

Format named_format(const std::string& name) {
  Format format = Format::Auto;
  if (parse_format(name, format)) return format;
  throw py::value_error(fmt::format(
      "there is no format '{}', expected auto, text, json, graph6, sparse6, dimacs or edges",
      printable(name)));
}

std::vector<Move> parsed_moves(const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const std::optional<Move> move = parse_move(text);
    if (!move) {
      throw py::value_error(fmt::format("'{}' is no move, expected one such as 3,4 or 3,4+5,6 or 7",
                                        printable(text)));
    }
    moves.push_back(*move);
  }
  return moves;
}

py::object python_error(const InputError& error) {
  const Place& place = error.place();
  std::string source = place.source;
  if (source.starts_with("--")) source.erase(0, 2);
  if (source == "FAMILY") source = "family";
  const std::string_view line = error.what();
  const std::string mark = fmt::format(":{}:{}: ", place.line, place.column);
  const std::size_t at = line.find(mark);
  std::string message(at == std::string_view::npos ? line : line.substr(at + mark.size()));
  if (!place.pointer.empty() && message.starts_with(place.pointer + ": ")) {
    message.erase(0, place.pointer.size() + 2);
  }
  return py::module_::import("minimex._errors")
      .attr("InputError")(message, source, place.line, place.column, place.pointer);
}

void require_proved(const RunReport& run) {
  if (run.status == Status::Proved) return;
  const py::object error = py::module_::import("minimex._errors").attr("BudgetError");
  PyErr_SetString(error.ptr(), run.limit.empty() ? "interrupted" : run.limit.c_str());
  throw py::error_already_set();
}

py::dict report_fields(const RunReport& run) {
  py::dict fields;
  fields["status"] = std::string(to_string(run.status));
  fields["limit"] = run.limit;
  fields["regime"] = run.regime;
  fields["positions"] = run.positions;
  fields["peak_bytes"] = run.peak_bytes;
  return fields;
}

namespace {

py::dict game_fields(const GameInfo& info, bool families) {
  py::set takes;
  const auto add = [&takes](bool has, const char* name) {
    if (has) takes.add(py::str(name));
  };
  add(info.takes_strict, "strict");
  add(info.takes_first, "first");
  add(info.takes_all, "all");
  add(info.takes_count, "count");
  add(info.takes_sets, "count_all");
  add(info.takes_sets, "sets");
  add(info.takes_winner, "winner");
  add(info.takes_misere, "misere");
  add(info.takes_checkpoint, "checkpoint");
  add(info.graph_formats, "graph");
  add(families, "family");
  py::dict fields;
  fields["name"] = info.name;
  fields["structure"] = info.structure;
  fields["objective"] = info.objective;
  fields["title"] = info.title;
  fields["rules"] = info.rules;
  fields["input"] = info.input;
  fields["answer"] = info.answer;
  fields["origin"] = info.origin;
  fields["ids"] = py::tuple(py::cast(info.ids));
  fields["generates"] = py::tuple(py::cast(info.generates));
  fields["takes"] = py::reinterpret_steal<py::object>(PyFrozenSet_New(takes.ptr()));
  return fields;
}

void raise(const char* type, const std::exception& error) {
  const py::object raised = py::module_::import("minimex._errors").attr(type);
  PyErr_SetString(raised.ptr(), error.what());
}

void translate(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const InputError& error) {
    const py::object raised = python_error(error);
    PyErr_SetObject(py::type::of(raised).ptr(), raised.ptr());
  } catch (const ReadingLimit& error) {
    raise("BudgetError", error);
  } catch (const common::NoSuchForm& error) {
    PyErr_SetString(PyExc_ValueError, error.what());
  } catch (const common::NoPicture& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
}

void bind_run(py::module_& module) {
  py::class_<Run>(module, "Run")
      .def(py::init([](std::optional<int> threads, std::optional<std::uint64_t> memory,
                       std::optional<double> seconds, py::object progress, py::object cancel,
                       std::string directory) {
             return std::make_unique<Run>(RunOptions{threads, memory, seconds, std::move(progress),
                                                     std::move(cancel), std::move(directory)});
           }),
           py::arg("threads"), py::arg("memory"), py::arg("seconds"), py::arg("progress"),
           py::arg("cancel"), py::arg("directory"))
      .def("stopped", [](Run& run) { return run.control().stopped(); })
      .def_property_readonly("threads", [](Run& run) { return run.control().budget().threads; })
      .def_property_readonly("memory",
                             [](Run& run) { return run.control().budget().memory_bytes; });
}

}  // namespace
}  // namespace minimex::python

PYBIND11_MODULE(_native, module) {
  using namespace minimex;
  using namespace minimex::python;
  module.doc() = "The engines of minimex. Use the package minimex.";
  py::register_exception_translator(translate);
  module.def("version", [] { return std::string(version()); });
  module.def("games", [] {
    py::list games;
    for (const Game& game : catalog()) {
      games.append(game_fields(game.info, game.from_family != nullptr));
    }
    return games;
  });
  bind_run(module);
  bind_graph(module);
  bind_instance(module);
  bind_work(module);
  bind_sequence(module);
  bind_batch(module);
  bind_contour(module);
  bind_conflict(module);
}
