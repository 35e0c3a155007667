#include "minimex/check/duel_strategies.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "minimex/check/proof_kind.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/games/duel_board.hpp"
#include "minimex/games/duel_sums.hpp"
#include "minimex/games/duel_walk.hpp"

namespace minimex::check {
namespace {

using duel::Bound;
using duel::Games;
using duel::Side;
using duel::Step;
using duel::Sum;

// Reads the owner's moves: a part of the position, and then one of its different moves or, in a
// large graph, a vertex.
class Reader {
 public:
  struct Place {};

  Reader(Games& games, ProofReader& proof) : games_(games), proof_(proof) {}

  std::optional<Step> choose(Bound /*bound*/, const Sum& sum, Side /*side*/,
                             std::int64_t /*target*/, const Place& /*place*/) {
    const std::uint64_t parts = sum.parts().size();
    const duel::Unit unit = sum.parts()[proof_.number("a game to move in", parts - 1)].unit;
    if (const auto type = games_.large_type(unit)) {
      const auto vertices = static_cast<std::uint64_t>(games_.types().vertex_count(*type));
      const auto v = static_cast<Vertex>(proof_.number("a vertex", vertices - 1));
      return Step{unit, games_.option(*type, v)};
    }
    const auto options = games_.options(unit);
    return Step{unit, options[proof_.number("a move", options.size() - 1)]};
  }

  static Place enter(const Place& /*place*/, Side /*mover*/, const Step& /*step*/) { return {}; }

  [[noreturn]] static void reject(std::string_view why) { throw Refuted(std::string(why)); }

 private:
  Games& games_;
  ProofReader& proof_;
};

/// Nothing, with the reason in `why`, when a limit came first.
std::optional<Games> read_games(ProofReader& proof, Control& control, RunReport& why) {
  GraphTypes types = GraphTypes::read(proof, control, why);
  if (why.status != Status::Proved) return std::nullopt;
  Games games(std::move(types), control);
  for (std::size_t type = 0; type < games.types().size(); ++type) {
    const bool explored = proof.number("whether a graph is explored", 1) == 1;
    const bool classified = games.classify(static_cast<GraphType>(type), explored);
    if (games.failed()) {
      why = games.run();
      return std::nullopt;
    }
    if (!classified) {
      throw Refuted(fmt::format("the proof does not explore graph {} as it says", type + 1));
    }
  }
  return games;
}

// Play on the board, and the strategies that show how much it makes.
class Play {
 public:
  Play(const Graph& graph, FirstPlayer first, std::int64_t value, Games& games, Control& control)
      : board_(graph, games, control), side_(duel::side_of(first)), left_(value) {}

  bool prove(duel::StrategyWalk<Reader>& walk) const {
    return walk.show(Bound::AtLeast, board_.position(), side_, left_, {}) &&
           walk.show(Bound::AtMost, board_.position(), side_, left_, {});
  }
  [[nodiscard]] bool proved(const duel::StrategyWalk<Reader>& walk) const {
    return walk.known(Bound::AtLeast, board_.position(), side_, left_) &&
           walk.known(Bound::AtMost, board_.position(), side_, left_);
  }
  [[nodiscard]] bool free(Vertex v) const noexcept { return board_.free(v); }
  void move(Vertex v) {
    board_.play(v);
    side_ = other(side_);
    --left_;
  }

 private:
  duel::Board board_;
  Side side_;
  std::int64_t left_;
};

}  // namespace

ProvedDuel check_strategies(const Graph& graph, FirstPlayer first, std::int64_t value,
                            const std::vector<Vertex>* line, ProofReader& proof, Control& control) {
  expect_kind(proof.header(), proof_kind::kStrategies);
  if (value < 0 || value > graph.vertex_count()) {
    throw Refuted(fmt::format("a value of {}, and the graph has {}", value,
                              counted(static_cast<std::uint64_t>(graph.vertex_count()), "vertex")));
  }
  RunReport why;
  std::optional<Games> read = read_games(proof, control, why);
  if (!read) return {why};
  Games& games = *read;
  const auto stopped = [&] { return games.failed() || control.stopped(); };
  const auto unfinished = [&] {
    return ProvedDuel{games.failed() ? games.run() : stopped_report(control)};
  };
  if (stopped()) return unfinished();
  Reader reader(games, proof);
  duel::StrategyWalk<Reader> walk(games, reader, control);
  Play play(graph, first, value, games, control);
  if (stopped()) return unfinished();
  if (!play.prove(walk)) return {walk.run()};

  ProvedDuel proved;
  const Vertex vertices = graph.vertex_count();
  const std::uint64_t moves =
      proof.number("the length of the line", static_cast<std::uint64_t>(vertices));
  Vertex next = 0;
  for (std::uint64_t i = 0; i < moves; ++i) {
    const std::int64_t change = proof.signed_number("a move of the line");
    if (change < -next || change >= vertices - next ||
        !play.free(next + static_cast<Vertex>(change))) {
      throw Refuted("the line in the proof is not legal");
    }
    const Vertex v = next + static_cast<Vertex>(change);
    next = v + 1;
    play.move(v);
    if (stopped()) return unfinished();
    if (!play.prove(walk)) return {walk.run()};
    proved.line.push_back(v);
  }
  proof.expect_end();
  if (line == nullptr || *line == proved.line) return proved;

  Play claimed(graph, first, value, games, control);
  for (std::size_t i = 0; i < line->size() && !stopped(); ++i) {
    claimed.move((*line)[i]);
    if (!claimed.proved(walk) && !stopped()) {
      throw Refuted(fmt::format("the proof does not show that move {} is best", i + 1));
    }
  }
  return stopped() ? unfinished() : proved;
}

}  // namespace minimex::check
