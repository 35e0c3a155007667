#include "minimex/games/bus/rules.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "minimex/formats/json_or_text.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex::bus {
namespace {

constexpr std::string_view kSeats = "the number of seats";
constexpr std::string_view kDistance = "the distance";
constexpr std::string_view kBroken = "a broken seat";

/// Collects broken seats; the seats seen need one bit each.
class BrokenSeats {
 public:
  explicit BrokenSeats(Instance& instance)
      : instance_(instance), seen_(static_cast<std::size_t>(instance.seats) + 1, false) {}

  /// False when the seat is there already.
  bool add(std::int64_t seat) {
    if (seen_[static_cast<std::size_t>(seat)]) return false;
    seen_[static_cast<std::size_t>(seat)] = true;
    instance_.broken.push_back(static_cast<std::int32_t>(seat));
    return true;
  }

  void sort() { std::sort(instance_.broken.begin(), instance_.broken.end()); }

 private:
  Instance& instance_;
  std::vector<bool> seen_;
};

std::string repeated(std::int64_t seat) {
  return fmt::format("seat {} is named twice, expected different broken seats", seat);
}

Instance read_text(const Source& source) {
  TokenReader reader(source);
  Instance instance;
  instance.seats = reader.next_side(kSeats);
  instance.distance = static_cast<std::int32_t>(reader.next_integer(kDistance, 0, kMost));
  const std::int64_t count = reader.next_integer("the number of broken seats", 0, instance.seats);
  BrokenSeats broken(instance);
  for (std::int64_t i = 0; i < count; ++i) {
    const Token token = reader.peek();
    const std::int64_t seat = reader.next_integer(kBroken, 1, instance.seats);
    if (!broken.add(seat)) reader.fail(token, repeated(seat));
  }
  reader.expect_end();
  broken.sort();
  return instance;
}

Instance read_json(const Source& source) {
  const JsonDocument document(source);
  const JsonValue root = document.instance_of("bus");
  root.only_keys({"game", "seats", "distance", "broken"});
  Instance instance;
  instance.seats = static_cast<std::int32_t>(root.at("seats", kSeats).integer(kSeats, 1, kMost));
  instance.distance =
      static_cast<std::int32_t>(root.at("distance", kDistance).integer(kDistance, 0, kMost));
  if (!root.has("broken")) return instance;
  BrokenSeats broken(instance);
  for (const JsonValue& value : root.at("broken", kBroken).array("the broken seats")) {
    const std::int64_t seat = value.integer(kBroken, 1, instance.seats);
    if (!broken.add(seat)) value.fail(repeated(seat));
  }
  broken.sort();
  return instance;
}

}  // namespace

Instance read(const Source& source, Format format) {
  return is_json(source, format) ? read_json(source) : read_text(source);
}

std::string to_json(const Instance& instance) {
  return fmt::format(R"({{"broken":[{}],"distance":{},"game":"bus","seats":{}}})",
                     fmt::join(instance.broken, ","), instance.distance, instance.seats);
}

std::string to_text(const Instance& instance) {
  std::string text =
      fmt::format("{} {} {}\n", instance.seats, instance.distance, instance.broken.size());
  if (!instance.broken.empty()) text += fmt::format("{}\n", fmt::join(instance.broken, " "));
  return text;
}

std::vector<std::int32_t> usable_seats(const Instance& instance) {
  std::vector<std::int32_t> usable;
  auto next_broken = instance.broken.begin();
  for (std::int32_t seat = 1; seat <= instance.seats; ++seat) {
    if (next_broken != instance.broken.end() && *next_broken == seat) {
      ++next_broken;
    } else {
      usable.push_back(seat);
    }
  }
  return usable;
}

Graph conflict_graph(const Instance& instance, Control& control, RunReport& why) {
  const std::vector<std::int32_t> usable = usable_seats(instance);
  const auto past =
      [&](std::size_t i) {  // the first usable seat that seat i does not conflict with
        const auto end =
            std::upper_bound(usable.begin(), usable.end(), usable[i] + instance.distance);
        return static_cast<std::size_t>(end - usable.begin());
      };
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < usable.size(); ++i) count += past(i) - i - 1;
  const std::uint64_t bytes = graph_bytes(usable.size(), count) + count * sizeof(Edge);
  if (!control.fits(bytes)) {
    why = needs_memory("the conflict graph", bytes, control.budget());
    return {};
  }
  std::vector<Edge> edges;
  edges.reserve(count);
  for (std::size_t i = 0; i < usable.size(); ++i) {
    if (control.stopped()) {
      why = stopped_report(control);
      return {};
    }
    for (std::size_t j = i + 1; j < past(i); ++j) {
      edges.emplace_back(static_cast<Vertex>(i), static_cast<Vertex>(j));
    }
  }
  return Graph::from_edges(static_cast<Vertex>(usable.size()), std::move(edges));
}

std::int64_t passengers(std::string_view state) noexcept {
  return std::count(state.begin(), state.end(), 'a') + std::count(state.begin(), state.end(), 'b');
}

std::string objection_to_final(const Instance& instance, std::string_view state) {
  if (state.size() != static_cast<std::size_t>(instance.seats)) {
    return fmt::format("the state has {}, the bus {}", counted(state.size(), "seat"),
                       instance.seats);
  }
  Position position(instance);
  std::int64_t lead = 0;  // of Alice
  for (std::size_t i = 0; i < state.size(); ++i) {
    const std::string seat = std::to_string(i + 1);
    const bool broken = position.state()[i] == 'x';
    if (broken != (state[i] == 'x')) {
      return fmt::format("seat {} is {}broken", seat, broken ? "" : "not ");
    }
    if (state[i] == '.' || state[i] == 'x') continue;
    if (state[i] != 'a' && state[i] != 'b') return fmt::format("seat {} is not one of .xab", seat);
    lead += state[i] == 'a' ? 1 : -1;
    const Move move{Site{static_cast<std::int32_t>(i) + 1}};
    if (std::string why = position.objection(move); !why.empty()) return why;
    position.play(move);
  }
  if (!position.over()) return "a passenger can still be seated";
  if (lead != 0 && lead != 1) return "Alice and Bob did not seat passengers in turn";
  return "";
}

Position::Position(const Instance& instance)
    : distance_(instance.distance),
      state_(static_cast<std::size_t>(instance.seats), '.'),
      blocked_(state_.size(), false) {
  for (const std::int32_t seat : instance.broken) state_[static_cast<std::size_t>(seat) - 1] = 'x';
}

std::pair<std::size_t, std::size_t> Position::around(std::int32_t seat) const noexcept {
  const auto seats = static_cast<std::int32_t>(state_.size());
  return {static_cast<std::size_t>(std::max(seat - 1 - distance_, 0)),
          static_cast<std::size_t>(std::min(seat + distance_, seats))};
}

bool Position::over() const noexcept {
  for (std::size_t i = 0; i < state_.size(); ++i) {
    if (state_[i] == '.' && !blocked_[i]) return false;
  }
  return true;
}

std::string Position::objection(const Move& move) const {
  const std::int32_t seat = move.first.at[0];
  if (move.second || move.first.dimensions != 1 || seat < 1 ||
      seat > static_cast<std::int32_t>(state_.size())) {
    return fmt::format("{} is not a seat", to_string(move));
  }
  const auto at = static_cast<std::size_t>(seat) - 1;
  if (state_[at] == 'x') return fmt::format("seat {} is broken", seat);
  if (state_[at] != '.') return fmt::format("seat {} is taken", seat);
  if (!blocked_[at]) return "";
  const auto [begin, end] = around(seat);
  const std::size_t other = state_.find_first_of("ab", begin);
  return fmt::format("seat {} is too near to the passenger on seat {}", seat,
                     std::min(other, end) + 1);
}

void Position::play(const Move& move) {
  const std::int32_t seat = move.first.at[0];
  state_[static_cast<std::size_t>(seat) - 1] = alice_moves_ ? 'a' : 'b';
  const auto [begin, end] = around(seat);
  std::fill(blocked_.begin() + static_cast<std::ptrdiff_t>(begin),
            blocked_.begin() + static_cast<std::ptrdiff_t>(end), true);
  alice_moves_ = !alice_moves_;
}

}  // namespace minimex::bus
