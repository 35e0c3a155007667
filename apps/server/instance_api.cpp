// Instances: made, read from text, and written as text.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "minimex/core/saturating.hpp"
#include "minimex/formats/source.hpp"
#include "minimex/games/generate_options.hpp"

#include "apps/common/conversion.hpp"
#include "apps/server/errors.hpp"
#include "apps/server/request.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {
namespace {

constexpr std::uint64_t kMostGenerated = 100'000;  // cells or seats
constexpr std::uint64_t kMostVertices = 2000;      // of a random graph, which may be dense
constexpr std::size_t kMostParsed = 1000;          // instances

/// Cells that `size` asks for: one side stands for all sides of a board.
std::uint64_t cells_of(const GameInfo& info, const std::vector<std::int32_t>& size) {
  std::uint64_t cells = 1;
  for (const std::int32_t side : size) {
    cells = saturating_multiply(cells, static_cast<std::uint64_t>(side));
  }
  if (size.size() != 1 || info.generates.empty()) return cells;
  const std::string& about = info.generates.front();
  const auto names = [&about](std::string_view form) {
    return about.find(form) != std::string::npos;
  };
  const int sides = names("AxBxC") ? 3 : names("RxC") || names("N x N") ? 2 : 1;
  return sides == 3   ? saturating_multiply(cells, saturating_multiply(cells, cells))
         : sides == 2 ? saturating_multiply(cells, cells)
                      : cells;
}

GenerateOptions generate_options(const Request& request) {
  constexpr std::int64_t kMostSeed = std::int64_t{1} << 53;
  GenerateOptions options;
  options.size = request.sides();
  if (const auto density = request.number("density", 0, 1)) {
    options.density = static_cast<std::uint32_t>(std::lround(*density * kWhole));
  }
  options.max_value = request.integer("max_value", 0, std::numeric_limits<std::int64_t>::max());
  options.piece = request.text_or("piece", "");
  if (const auto seed = request.integer("seed", 0, kMostSeed)) {
    options.seed = static_cast<std::uint64_t>(*seed);
  } else {
    options.seed = std::random_device{}();
  }
  return options;
}

/// What `read` returns. Throws ApiError for bad input.
template <typename Read>
auto reading(const char* code, const Read& read) {
  try {
    return read();
  } catch (const InputError& error) {
    throw api_error(422, code, error);
  }
}

std::vector<Instance> family_member(const Request& request, const Game& game) {
  for (const char* const key : {"text", "format", "strict"}) {
    if (request.has(key)) {
      throw ApiError(400, "bad-request", fmt::format("{} does not go with family", key));
    }
  }
  require_option(game.from_family != nullptr, game, "family");
  const std::string family = request.text("family", "a family such as grid:3x18");
  return reading("bad-instance", [&] { return std::vector<Instance>{game.from_family(family)}; });
}

std::vector<Instance> parsed_text(const Request& request, const Game& game) {
  ReadOptions options{.strict = request.flag("strict", false)};
  require_option(!options.strict || game.info.takes_strict, game, "strict");
  const std::string format = request.text_or("format", "auto");
  if (!parse_format(format, options.format)) {
    throw ApiError(422, "bad-option", fmt::format("there is no format '{}'", printable(format)));
  }
  const bool general = options.format == Format::Auto || options.format == Format::Text ||
                       options.format == Format::Json;
  require_option(general || game.info.graph_formats, game, format);
  Source source{.name = "text", .text = request.text("text", "the text of an instance")};
  drop_byte_order_mark(source.text);
  return reading("bad-instance", [&] { return game.read(source, options); });
}

}  // namespace

Answer Service::generate(const std::string& body) {
  const Request request(body, {"game", "size", "density", "piece", "max_value", "seed"});
  const Game& game = request.game();
  const GenerateOptions options = generate_options(request);
  require_option(options.piece.empty() || game.info.graph_formats, game, "piece");
  const std::uint64_t most = game.info.graph_formats ? kMostVertices : kMostGenerated;
  if (const std::uint64_t cells = cells_of(game.info, options.size); cells > most) {
    throw ApiError(422, "over-budget",
                   fmt::format("{} {} are asked for, this server makes at most {}", cells,
                               game.info.graph_formats ? "vertices" : "cells", most));
  }
  const Instance instance = reading("bad-option", [&] { return game.generate(options); });
  return Reply{
      .body = fmt::format(R"({{"instance":{},"seed":{}}})", game.to_json(instance), options.seed)};
}

Answer Service::parse(const std::string& body) {
  const Request request(body, {"game", "text", "family", "format", "strict"});
  const Game& game = request.game();
  const std::vector<Instance> instances =
      request.has("family") ? family_member(request, game) : parsed_text(request, game);
  if (instances.size() > kMostParsed) {
    throw ApiError(422, "over-budget",
                   fmt::format("the text has {} instances, this server reads at most {}",
                               instances.size(), kMostParsed));
  }
  std::string out = R"({"instances":[)";
  for (const Instance& instance : instances) {
    if (out.back() == '}') out += ',';
    out += game.to_json(instance);
  }
  return Reply{.body = out + "]}"};
}

Answer Service::convert(const std::string& body) {
  const Request request(body, {"instance", "to"});
  const Game& game = request.instance_game();
  const std::string name = request.text("to", "a format");
  Format format = Format::Auto;
  if (!parse_format(name, format) || format == Format::Auto) {
    throw ApiError(422, "bad-option", fmt::format("there is no format '{}'", printable(name)));
  }
  const Instance instance = request.instance();
  Control control(quick_budget());
  common::Converted converted;
  try {
    converted = common::convert(game, instance, format, control);
  } catch (const common::NoSuchForm& error) {
    throw ApiError(422, "bad-option", error.what());
  }
  if (converted.run.status != Status::Proved) {
    throw ApiError(422, "over-budget", converted.run.limit);
  }
  return Reply{.body = nlohmann::json{{"text", converted.text}}.dump()};
}

}  // namespace minimex::server
