// Instances: read, taken from families and graphs, generated; and written.
#include <cstdint>
#include <memory>
#include <optional>
#include <pybind11/stl.h>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/graph.hpp"
#include "minimex/formats/sha256.hpp"
#include "minimex/games/graph_instance.hpp"

#include "apps/common/conversion.hpp"
#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {
namespace {

using Shared = std::shared_ptr<GameInstance>;

std::vector<Shared> read(const std::string& name, std::string text, std::string source_name,
                         const std::string& format, bool strict) {
  const Game& game = named_game(name);
  const ReadOptions options{.format = named_format(format), .strict = strict};
  const py::gil_scoped_release nogil;
  drop_byte_order_mark(text);
  const Source source{.name = std::move(source_name), .text = std::move(text)};
  std::vector<Shared> instances;
  for (Instance& instance : game.read(source, options)) {
    instances.push_back(std::make_shared<GameInstance>(GameInstance{&game, std::move(instance)}));
  }
  return instances;
}

Shared from_family(const std::string& name, const std::string& family) {
  const Game& game = named_game(name);
  if (game.from_family == nullptr) {
    throw py::value_error(fmt::format("{} has no families", game.info.name));
  }
  return std::make_shared<GameInstance>(GameInstance{&game, game.from_family(family)});
}

Shared from_graph(const std::string& name, const Graph& graph) {
  const Game& game = named_game(name);
  if (!game.info.graph_formats) {
    throw py::value_error(fmt::format("{} is not played on any graph", game.info.name));
  }
  return std::make_shared<GameInstance>(GameInstance{&game, GraphInstance{graph}});
}

Shared generate(const std::string& name, std::vector<std::int32_t> size,
                std::optional<std::uint32_t> density, std::optional<std::int64_t> max_value,
                std::uint64_t seed) {
  const Game& game = named_game(name);
  const GenerateOptions options{
      .size = std::move(size), .density = density, .max_value = max_value, .seed = seed};
  const py::gil_scoped_release nogil;
  return std::make_shared<GameInstance>(GameInstance{&game, game.generate(options)});
}

std::string convert(const GameInstance& self, const std::string& format, Run& run) {
  const Format target = named_format(format);
  common::Converted converted = run.within([&](Control& control) {
    return common::convert(*self.game, self.instance, target, control);
  });
  require_proved(converted.run);
  return std::move(converted.text);
}

std::shared_ptr<Graph> conflict_graph(const GameInstance& self, Run& run) {
  if (!common::has_graph(*self.game)) {
    throw py::value_error(fmt::format("{} has no conflict graph", self.game->info.name));
  }
  RunReport why;
  auto graph = run.within([&](Control& control) {
    return std::make_shared<Graph>(self.game->conflict_graph(self.instance, control, why));
  });
  require_proved(why);
  return graph;
}

}  // namespace

void bind_instance(py::module_& module) {
  py::class_<GameInstance, Shared>(module, "Instance")
      .def_static("read", &read, py::arg("game"), py::arg("text"), py::arg("source"),
                  py::arg("format"), py::arg("strict"))
      .def_static("from_family", &from_family, py::arg("game"), py::arg("family"))
      .def_static("from_graph", &from_graph, py::arg("game"), py::arg("graph"))
      .def_static("generate", &generate, py::arg("game"), py::arg("size"), py::arg("density"),
                  py::arg("max_value"), py::arg("seed"))
      .def_property_readonly("game", [](const GameInstance& self) { return self.game->info.name; })
      .def("to_json", [](const GameInstance& self) { return self.game->to_json(self.instance); })
      .def("to_text", [](const GameInstance& self) { return self.game->to_text(self.instance); })
      .def("sha256",
           [](const GameInstance& self) { return sha256(self.game->to_json(self.instance)); })
      .def("convert", &convert, py::arg("format"), py::arg("run"))
      .def("conflict_graph", &conflict_graph, py::arg("run"));
}

}  // namespace minimex::python
