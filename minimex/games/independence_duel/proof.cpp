// Three passes: find the strategies on games that list every graph met; list only the graphs that
// the reader will ask for; walk again on the games of that list, as the reader will, and write
// down the owner's moves.
#include "minimex/games/independence_duel/proof.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "minimex/formats/proof_kinds.hpp"
#include "minimex/games/duel_board.hpp"
#include "minimex/games/duel_sums.hpp"
#include "minimex/games/duel_walk.hpp"
#include "minimex/games/independence_duel/proof_finder.hpp"

namespace minimex::independence_duel {
namespace {

using duel::Bound;
using duel::Games;
using duel::Option;
using duel::Side;
using duel::Step;
using duel::Sum;
using duel::Unit;

// The types that the reader will meet: those of the board and of what strategies leave of it, and
// everything that makes up an explored one.
class Needed {
 public:
  explicit Needed(Games& games) : games_(games) {}

  void add_board(const duel::Board& board) {
    for (const GraphType type : board.met()) add(type);
  }

  void add_known(const ProofFinder& finder) {
    finder.walk().for_each_known([&](const Sum& sum, Side side, const Bounds& shown) {
      const bool answered = side == Side::Maximiser ? shown.upper != duel::kNothingShown.upper
                                                    : shown.lower != duel::kNothingShown.lower;
      for (const auto& part : sum.parts()) {
        const auto type = games_.large_type(part.unit);
        if (!type) continue;
        add(*type);
        if (answered) answer(*type);
      }
    });
    finder.for_each_choice([&](const ProofFinder::Choice& choice) {
      if (const auto type = games_.large_type(choice.step.unit)) {
        std::vector<GraphType> left;
        games_.option(*type, choice.step.option.vertex, &left);
        add_explored(left);
      }
    });
  }

  /// Numbers of the games' types, in no order.
  [[nodiscard]] std::vector<GraphType> types() const {
    std::vector<GraphType> found;
    for (GraphType type = 0; type < needed_.size(); ++type) {
      if (needed_[type]) found.push_back(type);
    }
    return found;
  }

 private:
  static void resize(std::vector<bool>& flags, GraphType type) {
    if (type >= flags.size()) flags.resize(type + std::size_t{1}, false);
  }

  void add(GraphType first) {
    std::vector<GraphType> todo{first};
    while (!todo.empty() && !games_.failed()) {
      const GraphType type = todo.back();
      todo.pop_back();
      resize(needed_, type);
      if (needed_[type]) continue;
      needed_[type] = true;
      if (!games_.explored(type)) continue;
      const std::vector<GraphType> left = games_.left_by_moves(type);
      todo.insert(todo.end(), left.begin(), left.end());
    }
  }

  // The other player may do anything in this large graph.
  void answer(GraphType type) {
    resize(answered_, type);
    if (answered_[type]) return;
    answered_[type] = true;
    add_explored(games_.left_by_moves(type));
  }

  void add_explored(const std::vector<GraphType>& types) {
    for (const GraphType type : types) {
      if (games_.explored(type)) add(type);
    }
  }

  Games& games_;
  std::vector<bool> needed_;
  std::vector<bool> answered_;
};

// Repeats the finder's choices on the games of the written list, and writes them.
class Writer {
 public:
  struct Place {};

  Writer(ProofFinder& finder, Games& games, const std::vector<GraphType>& listed, ProofWriter& out)
      : finder_(finder), games_(games), out_(out) {
    for (GraphType type = 0; type < listed.size(); ++type) {
      const Unit unit = games.component(type).unit;
      if (unit == duel::kNothing) continue;
      if (unit >= unit_there_.size()) unit_there_.resize(unit + std::size_t{1}, duel::kTempo);
      unit_there_[unit] = finder.games().component(listed[type]).unit;
    }
    if (unit_there_.empty()) unit_there_.push_back(duel::kTempo);
  }

  std::optional<Step> choose(Bound bound, const Sum& sum, Side /*side*/, std::int64_t target,
                             const Place& /*place*/) {
    Sum there;
    for (const auto& part : sum.parts()) there.add(unit_there_[part.unit], part.count);
    const ProofFinder::Choice* const choice = finder_.choice(bound, there, target);
    if (choice == nullptr) reject("no move was found for a position");
    const auto parts = sum.parts();
    const auto part = std::find_if(parts.begin(), parts.end(), [&](const Sum::Part& one) {
      return unit_there_[one.unit] == choice->step.unit;
    });
    out_.number(static_cast<std::uint64_t>(part - parts.begin()));
    if (const auto type = games_.large_type(part->unit)) {
      const Vertex vertex = choice->step.option.vertex;
      out_.number(static_cast<std::uint64_t>(vertex));
      return Step{part->unit, games_.option(*type, vertex)};
    }
    const auto options = games_.options(part->unit);
    const auto same = std::find_if(options.begin(), options.end(), [&](const Option& option) {
      return parts_there(option) == choice->step.option.parts;
    });
    out_.number(static_cast<std::uint64_t>(same - options.begin()));
    return Step{part->unit, *same};
  }

  static Place enter(const Place& /*place*/, Side /*mover*/, const Step& /*step*/) { return {}; }
  /// The finder has come to an end with the same games, so nothing is missing here.
  [[noreturn]] static void reject(std::string_view why) {
    throw std::logic_error("strategies that were found cannot be written: " + std::string(why));
  }

 private:
  [[nodiscard]] std::vector<Unit> parts_there(const Option& option) const {
    std::vector<Unit> parts;
    for (const Unit part : option.parts) parts.push_back(unit_there_[part]);
    std::sort(parts.begin(), parts.end());
    return parts;
  }

  ProofFinder& finder_;
  Games& games_;
  ProofWriter& out_;
  std::vector<Unit> unit_there_;  // the finder's number of each unit
};

bool find(ProofFinder& finder, Needed& needed, const Solved& solved, Control& control) {
  duel::Board board(solved.graph, finder.games(), control);
  Side side = duel::side_of(solved.first);
  std::int64_t value = solved.value;
  if (!finder.show_value(board, side, value)) return false;
  for (const Vertex v : solved.line) {
    board.play(v);
    side = other(side);
    if (!finder.show_value(board, side, --value)) return false;
  }
  needed.add_board(board);
  needed.add_known(finder);
  return !finder.games().failed();
}

// Writes the list of types and whether each is explored; returns the finder's type of each.
std::vector<GraphType> write_types(Games& games, const std::vector<GraphType>& needed,
                                   ProofWriter& out) {
  GraphTypes list;
  for (const GraphType type : needed) list.add(games.types().graph(type));
  const std::vector<GraphType> number = list.write(out);
  std::vector<GraphType> listed(number.size());
  for (std::size_t i = 0; i < number.size(); ++i) listed[number[i]] = needed[i];
  for (const GraphType type : listed) out.number(games.explored(type) ? 1 : 0);
  return listed;
}

}  // namespace

RunReport write_strategies(const Solved& solved, ProofWriter& out, Control& control) {
  ProofFinder finder(solved, control);
  Needed needed(finder.games());
  if (!find(finder, needed, solved, control)) return finder.run();

  const std::vector<GraphType> listed = write_types(finder.games(), needed.types(), out);
  GraphTypes types;
  for (const GraphType type : listed) types.add(finder.games().types().graph(type));
  Games games(std::move(types), control);
  for (GraphType type = 0; type < listed.size(); ++type) {
    games.classify(type, finder.games().explored(listed[type]));
  }
  if (games.failed()) return games.run();

  Writer writer(finder, games, listed, out);
  duel::StrategyWalk<Writer> walk(games, writer, control);
  duel::Board board(solved.graph, games, control);
  Side side = duel::side_of(solved.first);
  std::int64_t value = solved.value;
  const auto show = [&] {
    return walk.show(Bound::AtLeast, board.position(), side, value, {}) &&
           walk.show(Bound::AtMost, board.position(), side, value, {});
  };
  if (!show()) return walk.run();
  out.number(solved.line.size());
  Vertex next = 0;
  for (const Vertex v : solved.line) {
    out.signed_number(v - next);
    next = v + 1;
    board.play(v);
    side = other(side);
    --value;
    if (!show()) return walk.run();
  }
  if (control.stopped()) return stopped_report(control);
  return {.positions = walk.size(), .peak_bytes = games.bytes()};
}

Certificate strategies_certificate(std::shared_ptr<const Solved> solved, std::uint64_t list_bytes) {
  constexpr std::uint64_t kBytesOfMove = 4;
  return {.kind = std::string(proof_kind::kStrategies),
          .bytes = list_bytes + kBytesOfMove * solved->line.size(),
          .write = [solved = std::move(solved)](ProofWriter& out, Control& control) {
            return write_strategies(*solved, out, control);
          }};
}

// A search of a board meets up to a few graphs for each position, and some before it.
std::uint64_t list_bytes_of_search(std::uint64_t positions) noexcept {
  constexpr std::uint64_t kFewGraphs = 1 << 13;
  constexpr std::uint64_t kBytesOfPosition = 64;
  return kFewGraphs + kBytesOfPosition * positions;
}

// Each window of a component is a graph: one of v vertices takes v * v / 16 bytes. Without broken
// seats there is one window for each length, and components are alike.
std::uint64_t list_bytes_of_line(const Graph& graph, bool broken) {
  constexpr std::size_t kLargest = GraphTypes::kMostVertices;
  std::uint64_t all = 0;
  std::uint64_t longest = 0;
  for (const auto& component : connected_components(graph)) {
    const std::uint64_t n = std::min(component.size(), kLargest);
    all += n * n * n * n / 192;
    longest = std::max(longest, n * n * n / 48);
  }
  return broken ? std::max(all, longest) : longest;
}

}  // namespace minimex::independence_duel
