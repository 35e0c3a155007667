#include "minimex/games/moves_json.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/run_json.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex {

std::string moves_json(const MoveValues& values, const MovesContext& context) {
  using Json = nlohmann::ordered_json;
  Json after = Json::array();
  for (const Move& move : context.after) after.push_back(to_string(move));
  Json moves = Json::array();
  for (const auto& [move, value] : values.moves) {
    moves.push_back(
        {{"move", to_string(move)}, {"value", value ? Json(json_integer(*value)) : Json(nullptr)}});
  }
  Json document = {{"game", context.game}, {"instance", {{"sha256", sha256(context.instance)}}}};
  if (context.first) document["first"] = *context.first == FirstPlayer::Maximiser ? "max" : "min";
  document["after"] = std::move(after);
  document["status"] = to_string(values.run.status);
  document["moves"] = std::move(moves);
  document["run"] = run_json(values.run);
  return document.dump();
}

}  // namespace minimex
