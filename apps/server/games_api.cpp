// What there is to play, for those who do not know it beforehand.
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "minimex/catalog.hpp"
#include "minimex/core/version.hpp"

#include "apps/common/conversion.hpp"
#include "apps/server/examples.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {
namespace {

using Json = nlohmann::ordered_json;

/// An option of `generate` from its line of help: `--size N or RxC (8): the sides of the board`.
Json parameter(std::string_view line) {
  const std::size_t name_end = line.find(' ');
  const std::size_t form_end = line.find(" (", name_end);
  const std::size_t usual_end = line.find("): ", form_end);
  std::string name(line.substr(2, name_end - 2));
  if (name == "max-value") name = "max_value";
  return {{"name", name},
          {"form", line.substr(name_end + 1, form_end - name_end - 1)},
          {"default", line.substr(form_end + 2, usual_end - form_end - 2)},
          {"help", line.substr(usual_end + 3)}};
}

Json game_json(const Game& game) {
  const GameInfo& info = game.info;
  const Json graphs = {"graph6", "sparse6", "dimacs", "edges"};
  Json formats = {"text", "json"};
  if (info.graph_formats) formats.insert(formats.end(), graphs.begin(), graphs.end());
  Json writes = {"json", "text"};
  if (common::has_graph(game)) writes.insert(writes.end(), graphs.begin(), graphs.end());
  Json generate = Json::array();
  for (const std::string& line : info.generates) generate.push_back(parameter(line));
  Json examples = Json::array();
  for (const Example& example : examples_of(game)) {
    examples.push_back(
        {{"title", example.title}, {"instance", Json::parse(game.to_json(example.instance))}});
  }
  return {{"name", info.name},
          {"title", info.title},
          {"rules", info.rules},
          {"structure", info.structure},
          {"objective", info.objective},
          {"input", info.input},
          {"answer", info.answer},
          {"contest", info.origin},
          {"ids", info.ids},
          {"players", info.objective == "optimum" ? 1 : 2},
          {"formats", std::move(formats)},
          {"writes", std::move(writes)},
          {"takes",
           {{"first", info.takes_first},
            {"all", info.takes_all},
            {"count", info.takes_count},
            {"winner", info.takes_winner},
            {"strict", info.takes_strict},
            {"family", game.from_family != nullptr}}},
          {"generate", std::move(generate)},
          {"examples", std::move(examples)}};
}

}  // namespace

std::string Service::games() const {
  Json games = Json::array();
  for (const Game& game : catalog()) games.push_back(game_json(game));
  return Json{{"version", version()},
              {"limits",
               {{"body_bytes", kMostBody},
                {"memory_bytes", limits_.memory},
                {"seconds", static_cast<double>(limits_.time.count()) / 1000},
                {"jobs", limits_.waiting},
                {"threads", limits_.threads}}},
              {"games", std::move(games)}}
      .dump();
}

}  // namespace minimex::server
