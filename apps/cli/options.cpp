#include "apps/cli/options.hpp"

#include <array>

#include "apps/cli/units.hpp"

namespace minimex::cli {
namespace {

constexpr unsigned kBoth = kSolve | kRender;
constexpr std::uint64_t kLeastMemory = std::uint64_t{1} << 20;
constexpr std::uint64_t kMostThreads = 1024;

using Text = const std::string&;

std::string_view set_format(Arguments& arguments, Text text) {
  Format format = Format::Auto;
  if (!parse_format(text, format)) return "auto, text, json, graph6, sparse6, dimacs or edges";
  arguments.format = format;
  return "";
}

std::string_view set_first(Arguments& arguments, Text text) {
  if (text != "max" && text != "min") return "max or min";
  arguments.first = text == "max" ? FirstPlayer::Maximiser : FirstPlayer::Minimiser;
  return "";
}

std::string_view set_threads(Arguments& arguments, Text text) {
  const auto threads = parse_whole(text);
  if (!threads || *threads < 1 || *threads > kMostThreads) return "a number from 1 to 1024";
  arguments.threads = static_cast<int>(*threads);
  return "";
}

std::string_view set_memory(Arguments& arguments, Text text) {
  const auto bytes = parse_size(text);
  if (!bytes || *bytes < kLeastMemory) return "a size of at least 1M, such as 512M or 4G";
  arguments.memory = *bytes;
  return "";
}

std::string_view set_time_limit(Arguments& arguments, Text text) {
  constexpr std::chrono::hours kMost{24 * 365};
  const auto limit = parse_duration(text);
  if (!limit || limit->count() < 1 || *limit > kMost) {
    return "a time from 1ms to 8760h, such as 500ms, 10s, 1m30s or 2h";
  }
  arguments.time_limit = *limit;
  return "";
}

std::string_view set_progress(Arguments& arguments, Text text) {
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

template <auto Member>
std::string_view store(Arguments& arguments, Text text) {
  arguments.*Member = text;
  return "";
}

/// An empty name is most often a script's empty variable, which must not turn into standard input.
std::string_view set_file(Arguments& arguments, Text text) {
  arguments.file = text;
  return text.empty() ? "a file name, or - for standard input" : "";
}

template <auto Member>
std::string_view raise(Arguments& arguments, Text /*text*/) {
  arguments.*Member = true;
  return "";
}

constexpr std::array kOptions = {
    Option{.commands = kHelp,
           .name = "TOPIC",
           .help = "a command or a game; without it, the list of commands",
           .set = store<&Arguments::topic>},
    Option{.commands = kBoth,
           .name = "GAME",
           .required = true,
           .help = "a game's name or contest id, as `minimex games` lists them",
           .set = store<&Arguments::game>},
    Option{.commands = kBoth,
           .name = "FILE",
           .fallback = "-",
           .help = "the instance; - is standard input",
           .set = set_file},
    Option{.commands = kBoth,
           .name = "--family",
           .value = "F",
           .help = "the instance is a member of a family, such as grid:3x18, instead of FILE",
           .set = store<&Arguments::family>},
    Option{.commands = kBoth,
           .name = "--format",
           .value = "F",
           .fallback = "auto",
           .help =
               "format of FILE: auto, text, json; for graph games also graph6, sparse6, dimacs, "
               "edges",
           .set = set_format},
    Option{.commands = kBoth,
           .name = "--strict",
           .help = "an instance that breaks the guarantees of the contest is bad input (river)",
           .set = raise<&Arguments::strict>},
    Option{.commands = kBoth,
           .name = "--first",
           .value = "max|min",
           .fallback = "max",
           .help = "who moves first, the maximiser or the minimiser (independence-duel)",
           .set = set_first},
    Option{.commands = kSolve,
           .name = "--json",
           .help = "print the solution as one JSON object a line: value, bounds, optimal line, "
                   "statistics",
           .set = raise<&Arguments::json>},
    Option{.commands = kSolve,
           .name = "--line",
           .help =
               "print an optimal line of play, or the optimal set, below the answer; in JSON it "
               "is always there",
           .set = raise<&Arguments::line>},
    Option{.commands = kBoth,
           .name = "--threads",
           .value = "N",
           .fallback = "all processors",
           .help = "most threads to use, from 1 to 1024",
           .set = set_threads},
    Option{.commands = kBoth,
           .name = "--memory",
           .value = "SIZE",
           .fallback = "80 % of free memory",
           .help = "most memory for tables, at least 1M; units K, M, G, T are 1024-based",
           .set = set_memory},
    Option{.commands = kBoth,
           .name = "--time-limit",
           .value = "TIME",
           .fallback = "none; for render 10s",
           .help = "most time for solving, from 1ms to 8760h: 500ms, 10s, 1m30s, 2h",
           .set = set_time_limit},
    Option{.commands = kBoth,
           .name = "--progress",
           .value = "MODE",
           .fallback = "auto",
           .help = "progress on standard error: bar, json (one object a line), off; auto is a bar "
                   "on a terminal, after the first second",
           .set = set_progress},
};

}  // namespace

std::span<const Option> options() {
  return kOptions;
}

}  // namespace minimex::cli
