#include "minimex/games/moves_json.hpp"

#include <cstddef>

#include <nlohmann/json.hpp>

#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/json_writer.hpp"
#include "minimex/formats/run_json.hpp"

namespace minimex {

void write_moves_json(const MoveValues& values, const MovesContext& context,
                      const std::function<void(std::string_view)>& sink) {
  using Json = nlohmann::ordered_json;
  JsonWriter out(sink);
  out.member("game", Json(context.game));
  out.member("instance", Json{{"sha256", context.digest}});
  if (context.first) {
    out.member("first", Json(*context.first == FirstPlayer::Maximiser ? "max" : "min"));
  }
  out.member("after", context.after);
  out.member("status", Json(to_string(values.run.status)));
  out.list("moves", values.moves.size(), [&](std::size_t i) {
    const auto& [move, value] = values.moves[i];
    out.text("{\"move\":\"" + to_string(move) + "\",\"value\":");
    out.text(value ? json_integer(*value).dump() : "null");
    out.text("}");
  });
  out.member("run", run_json(values.run));
  out.end();
}

std::string moves_json(const MoveValues& values, const MovesContext& context) {
  std::string out;
  write_moves_json(values, context, [&out](std::string_view text) { out += text; });
  return out;
}

}  // namespace minimex
