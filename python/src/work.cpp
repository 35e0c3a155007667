// Solving, valuing moves, verifying, drawing.
#include <fstream>
#include <memory>
#include <optional>
#include <pybind11/stl.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/verify.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/solution_json.hpp"
#include "minimex/formats/svg_scene.hpp"
#include "minimex/formats/terminal_scene.hpp"
#include "minimex/games/moves_json.hpp"

#include "apps/common/certificate.hpp"
#include "apps/common/picture.hpp"
#include "apps/common/stated_scene.hpp"
#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {
namespace {

/// A solution as the engines made it, kept for drawing.
struct Solved {
  Solution solution = {};
};

/// Where a proof goes besides the solution. Throws py::value_error when it cannot be written.
std::ofstream proof_stream(const std::optional<std::string>& path) {
  if (!path) return {};
  std::ofstream file(*path, std::ios::binary);
  if (!file) throw py::value_error(fmt::format("{} cannot be written", *path));
  return file;
}

/// The JSON of the solution, why its value is right, and the solution itself. `proof_path`: a file
/// for the proof, whose length is then no matter.
py::tuple solve(const GameInstance& self, SolveOptions options, bool minimiser,
                const std::optional<std::string>& proof_path, Run& run) {
  const Game& game = *self.game;
  options.first = first_player(minimiser);
  options.long_proof = proof_path.has_value();
  std::ofstream file = proof_stream(proof_path);
  auto solved = std::make_shared<Solved>();
  Solution& solution = solved->solution;
  std::string json = run.within([&](Control& control) {
    SolutionContext context{.game = game.info.name,
                            .digest = common::digest_of(game, self.instance)};
    solution = game.solve(self.instance, options, control);
    if (game.info.takes_first) context.first = options.first;
    if (options.proof && solution.run.status == Status::Proved) {
      ProofWriter::Sink sink;
      if (proof_path) sink = [&file](std::string_view bytes) { file << bytes; };
      auto proof = common::certify(context.game, context.digest, solution, sink, true, control);
      context.certificate = std::move(proof.entry);
      if (proof.run.status != Status::Proved) {
        context.no_proof = proof.run.limit.empty() ? "interrupted" : proof.run.limit;
      }
    }
    std::string text = solution_json(solution, context);
    solution.certificate.reset();  // and with it the tables
    return text;
  });
  if (proof_path && !file.flush()) {
    throw py::value_error(fmt::format("{} cannot be written", *proof_path));
  }
  return py::make_tuple(std::move(json), solution.reason, solved);
}

std::string moves(const GameInstance& self, const std::vector<std::string>& after, bool all,
                  bool minimiser, Run& run) {
  const Game& game = *self.game;
  const MovesOptions options{
      .after = parsed_moves(after), .all = all, .first = first_player(minimiser)};
  return run.within([&](Control& control) {
    MovesContext context{.game = game.info.name,
                         .digest = common::digest_of(game, self.instance),
                         .after = options.after};
    const MoveValues values = game.moves(self.instance, options, control);
    if (game.info.takes_first) context.first = options.first;
    return moves_json(values, context);
  });
}

const char* name_of(check::Finding outcome) {
  switch (outcome) {
    case check::Finding::Proved:
      return "proved";
    case check::Finding::Attained:
      return "attained";
    case check::Finding::Refuted:
      return "refuted";
    case check::Finding::Unfinished:
      break;
  }
  return "unfinished";
}

StatedSolution stated_solution(const Game& game, std::string text, bool minimiser) {
  ClaimOptions reading = common::claim_options(game.info);
  if (minimiser) reading.first = FirstPlayer::Minimiser;
  drop_byte_order_mark(text);
  const Source source{.name = "solution", .text = std::move(text)};
  return read_solutions(source, reading, 1).front();
}

/// The verdict's name and text. `proof`: the bytes of a proof file.
py::tuple verify(const GameInstance& self, std::string text, std::optional<std::string> proof,
                 bool minimiser, Run& run) {
  const check::Verdict verdict = run.within([&](Control& control) {
    const StatedSolution stated = stated_solution(*self.game, std::move(text), minimiser);
    if (!proof) return check::verify(*self.game, self.instance, stated, nullptr, control);
    std::istringstream stream(*std::move(proof));
    return check::verify(*self.game, self.instance, stated, &stream, control);
  });
  const bool ended = verdict.finding != check::Finding::Unfinished;
  return py::make_tuple(name_of(verdict.finding), ended ? verdict.text : verdict.run.limit);
}

/// Of an instance that is not solved, only the board.
Scene solved_scene(const GameInstance& self, const Solution& solution) {
  if (solution.run.status == Status::Proved) return self.game->scene(self.instance, &solution);
  Scene scene = self.game->scene(self.instance, nullptr);
  scene.notes.push_back("Not solved: " + solution.run.limit + ".");
  return scene;
}

Scene scene_after(const GameInstance& self, const std::vector<Move>& after, bool minimiser,
                  Control& control) {
  if (after.empty()) return self.game->scene(self.instance, nullptr);
  const MovesOptions options{.after = after, .first = first_player(minimiser)};
  const PositionReport position = self.game->position(self.instance, options, control);
  if (!position.objection.empty()) {
    throw InputError({.source = "after", .column = position.played + 1},
                     position.objection + ", expected a legal move");
  }
  Solution played;
  played.line = after;
  return self.game->scene(self.instance, &played);
}

Scene stated_scene(const GameInstance& self, const std::string& text, bool minimiser,
                   Control& control) {
  common::StatedScene drawn = common::stated_scene(
      *self.game, self.instance, stated_solution(*self.game, text, minimiser), control);
  if (drawn.wrong.empty()) return std::move(drawn.scene);
  throw InputError({.source = "solution"},
                   "the solution is wrong: " + drawn.wrong + ", expected a right one");
}

std::string drawn(const Scene& scene, const std::string& format, int width) {
  if (format == "text") return terminal_scene(scene, {.width = width});
  const std::string svg = svg_scene(scene);
  return format == "svg" ? svg : common::png_picture(svg);
}

/// A picture of the instance: solved, as a solution made elsewhere says, or after some moves.
py::bytes picture(const GameInstance& self, const Solved* solved,
                  const std::optional<std::string>& stated, const std::vector<std::string>& after,
                  bool minimiser, const std::string& format, int width, Run& run) {
  const std::vector<Move> played = parsed_moves(after);
  const std::string bytes = run.within([&](Control& control) {
    if (solved != nullptr) {
      return drawn(solved_scene(self, solved->solution), format, width);
    }
    return drawn(stated ? stated_scene(self, *stated, minimiser, control)
                        : scene_after(self, played, minimiser, control),
                 format, width);
  });
  return bytes;
}

}  // namespace

void bind_work(py::module_& module) {
  py::class_<Solved, std::shared_ptr<Solved>>(module, "Solved");
  module.def(
      "solve",
      [](const GameInstance& instance, bool line, bool proof, bool count, bool count_all, bool sets,
         bool winner, bool misere, bool minimiser, const std::optional<std::string>& proof_path,
         Run& run) {
        const SolveOptions options{.line = line,
                                   .proof = proof,
                                   .count = count,
                                   .count_all = count_all,
                                   .listing = sets,
                                   .outcome = winner,
                                   .misere = misere};
        return solve(instance, options, minimiser, proof_path, run);
      },
      py::arg("instance"), py::kw_only(), py::arg("line"), py::arg("proof"), py::arg("count"),
      py::arg("count_all"), py::arg("sets"), py::arg("winner"), py::arg("misere"),
      py::arg("minimiser"), py::arg("proof_path"), py::arg("run"));
  module.def("moves", &moves, py::arg("instance"), py::kw_only(), py::arg("after"), py::arg("all"),
             py::arg("minimiser"), py::arg("run"));
  module.def("verify", &verify, py::arg("instance"), py::arg("solution"), py::kw_only(),
             py::arg("proof"), py::arg("minimiser"), py::arg("run"));
  module.def("picture", &picture, py::arg("instance"), py::kw_only(), py::arg("solved").none(true),
             py::arg("stated"), py::arg("after"), py::arg("minimiser"), py::arg("format"),
             py::arg("width"), py::arg("run"));
}

}  // namespace minimex::python
