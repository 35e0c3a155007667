#include "apps/cli/option_setters.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/board.hpp"
#include "minimex/core/input_error.hpp"

#include "apps/cli/units.hpp"

namespace minimex::cli {
namespace {

constexpr std::uint64_t kLeastMemory = std::uint64_t{1} << 20;
constexpr std::uint64_t kMostThreads = 1024;
constexpr std::uint64_t kMostRounds = 1'000'000'000;
constexpr std::uint64_t kMostShards = 1'000'000'000;

/// Stores the index of a term.
std::string_view set_index(std::optional<std::int64_t>& index, OptionText text) {
  const auto number = parse_whole(text);
  if (!number || *number > static_cast<std::uint64_t>(kMaxSide)) return "a number from 0 to 10^6";
  index = static_cast<std::int64_t>(*number);
  return "";
}

}  // namespace

std::string_view set_topic(Arguments& arguments, OptionText text) {
  arguments.topic = text;
  return text.empty() ? "a command, a game or a topic" : "";
}

std::string_view add_word(Arguments& arguments, OptionText text) {
  arguments.program.push_back(text);
  return "";
}

std::string_view set_format(Arguments& arguments, OptionText text) {
  Format format = Format::Auto;
  if (!parse_format(text, format)) return "auto, text, json, graph6, sparse6, dimacs or edges";
  arguments.format = format;
  return "";
}

std::string_view set_generated_format(Arguments& arguments, OptionText text) {
  if (text != "text" && text != "json") return "text or json";
  arguments.format = text == "text" ? Format::Text : Format::Json;
  return "";
}

std::string_view set_package_format(Arguments& arguments, OptionText text) {
  if (text != "kattis" && text != "polygon") return "kattis or polygon";
  arguments.package = text == "kattis" ? PackageFormat::Kattis : PackageFormat::Polygon;
  return "";
}

std::string_view set_line_format(Arguments& arguments, OptionText text) {
  Format format = Format::Auto;
  if (!parse_format(text, format) || format == Format::Dimacs || format == Format::Edges) {
    return "auto, text, json, graph6 or sparse6";
  }
  arguments.format = format;
  return "";
}

std::string_view set_target_format(Arguments& arguments, OptionText text) {
  Format format = Format::Auto;
  if (!parse_format(text, format) || format == Format::Auto) {
    return "graph6, sparse6, dimacs, edges, json or text";
  }
  arguments.to = format;
  return "";
}

std::string_view set_first(Arguments& arguments, OptionText text) {
  if (text != "max" && text != "min") return "max or min";
  arguments.first = text == "max" ? FirstPlayer::Maximiser : FirstPlayer::Minimiser;
  return "";
}

std::string_view set_first_or_both(Arguments& arguments, OptionText text) {
  arguments.both_first = text == "both";
  if (arguments.both_first) {
    arguments.first.reset();
    return "";
  }
  return set_first(arguments, text).empty() ? "" : "max, min or both";
}

std::string_view set_count(Arguments& arguments, OptionText text) {
  if (text != "max" && text != "all") return "max or all";
  (text == "max" ? arguments.count : arguments.count_all) = true;
  return "";
}

std::string_view set_threads(Arguments& arguments, OptionText text) {
  const auto threads = parse_whole(text);
  if (!threads || *threads < 1 || *threads > kMostThreads) return "a number from 1 to 1024";
  arguments.threads = static_cast<int>(*threads);
  return "";
}

std::string_view set_ranks(Arguments& arguments, OptionText text) {
  constexpr std::uint64_t kMostRanks = 65536;
  const auto ranks = parse_whole(text);
  if (!ranks || *ranks < 1 || *ranks > kMostRanks) return "a number from 1 to 65536";
  arguments.ranks = static_cast<int>(*ranks);
  return "";
}

std::string_view set_memory(Arguments& arguments, OptionText text) {
  const auto bytes = parse_size(text);
  if (!bytes || *bytes < kLeastMemory) return "a size of at least 1M, such as 512M or 4G";
  arguments.memory = *bytes;
  return "";
}

std::string_view set_time_limit(Arguments& arguments, OptionText text) {
  constexpr std::chrono::hours kMost{24 * 365};
  const auto limit = parse_duration(text);
  if (!limit || limit->count() < 1 || *limit > kMost) {
    return "a time from 1ms to 8760h, such as 500ms, 10 or 10s, 1m30s, 2h";
  }
  arguments.time_limit = *limit;
  return "";
}

std::string_view set_progress(Arguments& arguments, OptionText text) {
  if (text == "auto") {
    arguments.progress = ProgressMode::Auto;
  } else if (text == "bar") {
    arguments.progress = ProgressMode::Bar;
  } else if (text == "json") {
    arguments.progress = ProgressMode::Json;
  } else if (text == "off") {
    arguments.progress = ProgressMode::Off;
  } else {
    return "auto, bar, json or off";
  }
  return "";
}

std::string_view set_size(Arguments& arguments, OptionText text) {
  auto sides = parse_sides(text);
  if (!sides) {  // what a game says against a size has the same form
    throw InputError(
        {.source = "--size"},
        fmt::format("'{}' is not a size, expected a number or sides such as 4x5x6, each "
                    "from 0 to 10^6",
                    printable(text)));
  }
  arguments.generate.size = std::move(*sides);
  return "";
}

std::string_view set_density(Arguments& arguments, OptionText text) {
  const auto share = parse_share(text);
  if (!share) return "a share from 0 to 1 with up to six decimals, such as 0.35";
  arguments.generate.density = *share;
  return "";
}

std::string_view set_max_value(Arguments& arguments, OptionText text) {
  const auto value = parse_whole(text);
  if (!value || *value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
    return "a number from 0 to 2^63 - 1";
  }
  arguments.generate.max_value = static_cast<std::int64_t>(*value);
  return "";
}

std::string_view set_piece(Arguments& arguments, OptionText text) {
  if (text.empty()) return "the name of a piece, such as queen";
  arguments.generate.piece = text;
  return "";
}

std::string_view set_seed(Arguments& arguments, OptionText text) {
  const auto seed = parse_whole(text);
  if (!seed) return "a number from 0 to 2^64 - 1";
  arguments.generate.seed = *seed;
  return "";
}

std::string_view set_shard(Arguments& arguments, OptionText text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const auto index = parse_whole(std::string_view(text).substr(0, slash));
  const auto count = parse_whole(std::string_view(text).substr(std::min(slash + 1, text.size())));
  if (!index || !count || *index < 1 || *index > *count || *count > kMostShards) {
    return "I/N with I from 1 to N and N at most 10^9, such as 2/8";
  }
  arguments.shard = {.index = *index, .count = *count};
  return "";
}

std::string_view set_rounds(Arguments& arguments, OptionText text) {
  const auto rounds = parse_whole(text);
  if (!rounds || *rounds < 1 || *rounds > kMostRounds) return "a number from 1 to 10^9";
  arguments.rounds = *rounds;
  return "";
}

std::string_view set_from(Arguments& arguments, OptionText text) {
  return set_index(arguments.from, text);
}

std::string_view set_to(Arguments& arguments, OptionText text) {
  return set_index(arguments.to_term, text);
}

std::string_view set_port(Arguments& arguments, OptionText text) {
  constexpr std::uint64_t kMostPort = 65535;
  const auto port = parse_whole(text);
  if (!port || *port > kMostPort) return "a port from 1 to 65535, or 0 for any that is free";
  arguments.port = static_cast<std::uint16_t>(*port);
  return "";
}

std::string_view set_side(Arguments& arguments, OptionText text) {
  constexpr std::array<std::pair<std::string_view, Side>, 4> kSides = {{{"first", Side::First},
                                                                        {"second", Side::Second},
                                                                        {"both", Side::Both},
                                                                        {"none", Side::None}}};
  for (const auto& [name, side] : kSides) {
    if (text != name) continue;
    arguments.side = side;
    return "";
  }
  return "first, second, both or none";
}

std::string_view set_strength(Arguments& arguments, OptionText text) {
  if (text != "perfect" && text != "random") return "perfect or random";
  arguments.random_strength = text == "random";
  return "";
}

std::string_view set_picture(Arguments& arguments, OptionText text) {
  if (text != "-" && !text.ends_with(".svg") && !text.ends_with(".png")) {
    return "a name that ends in .svg or .png, or - for SVG";
  }
  arguments.output = text;
  return "";
}

std::string_view set_after(Arguments& arguments, OptionText text) {
  arguments.after.clear();
  std::size_t at = text.find_first_not_of(' ');
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    const auto move = parse_move(word);
    if (!move) {
      throw InputError({.source = "--after", .line = 1, .column = arguments.after.size() + 1},
                       fmt::format("'{}' is not a move, expected moves such as 3,4 or 3,4+5,6 or 7 "
                                   "with spaces between them",
                                   printable(word)));
    }
    arguments.after.push_back(*move);
    at = text.find_first_not_of(' ', end);
  }
  return "";
}

}  // namespace minimex::cli
