// Pictures of positions and of solutions.
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/svg_scene.hpp"

#include "apps/common/picture.hpp"
#include "apps/common/stated_scene.hpp"
#include "apps/server/errors.hpp"
#include "apps/server/request.hpp"
#include "apps/server/scene_json.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {
namespace {

/// The scene of a solution, which has to be right.
Scene solution_scene(const Game& game, const Instance& instance, const StatedSolution& stated,
                     Control& control) {
  common::StatedScene drawn = common::stated_scene(game, instance, stated, control);
  if (!drawn.wrong.empty()) {
    throw ApiError(422, "bad-instance", "the solution is wrong: " + drawn.wrong);
  }
  return std::move(drawn.scene);
}

/// The scene after legal moves.
Scene position_scene_of(const Game& game, const Instance& instance, const Request& request,
                        Control& control) {
  MovesOptions options{.after = request.moves("after")};
  const PositionReport report = game.position(instance, options, control);
  if (report.run.status != Status::Proved) throw ApiError(422, "over-budget", report.run.limit);
  if (!report.objection.empty()) {
    throw ApiError(422, "illegal-move",
                   fmt::format("move {} is illegal: {}", report.played + 1, report.objection));
  }
  return scene_after(game, instance, options.after);
}

Reply picture(const Scene& scene, const std::string& format) {
  if (format == "scene") return {.body = scene_json(scene).dump()};
  if (format == "svg") return {.type = "image/svg+xml", .body = svg_scene(scene)};
  try {
    return {.type = "image/png", .body = common::png_picture(svg_scene(scene))};
  } catch (const common::NoPicture& error) {
    throw ApiError(422, "over-budget", error.what());
  }
}

}  // namespace

Answer Service::render(const std::string& body) {
  const Request request(body, {"instance", "after", "solution", "format"});
  const Game& game = request.instance_game();
  const std::string format = request.text_or("format", "svg");
  if (format != "svg" && format != "png" && format != "scene") {
    throw ApiError(
        422, "bad-option",
        fmt::format("there is no format '{}', expected svg, png or scene", printable(format)));
  }
  const Instance instance = request.instance();
  const std::optional<StatedSolution> stated = request.solution(game);
  if (stated && request.has("after")) {
    throw ApiError(400, "bad-request", "after and solution exclude each other");
  }
  Control control(quick_budget());
  return picture(stated ? solution_scene(game, instance, *stated, control)
                        : position_scene_of(game, instance, request, control),
                 format);
}

}  // namespace minimex::server
