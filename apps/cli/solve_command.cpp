// `minimex solve`: the answer of each instance on standard output, and nothing else there; its
// proof in the JSON when it is short, in a file of its own when asked for.
#include "apps/cli/solve_command.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include <fmt/format.h>

#include "minimex/core/disk/checkpoint_directory.hpp"
#include "minimex/formats/solution_json.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/interrupt.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/session.hpp"
#include "apps/common/certificate.hpp"

namespace minimex::cli {
namespace {

/// Writes the proof of a proved solution to `file` (may be null), and keeps it when it is short
/// enough to `embed`.
common::Certified write_proof(const Game& game, const std::string& digest, const Solution& solution,
                              OutputFile* file, bool embed, Session& session) {
  ProofWriter::Sink sink;
  if (file != nullptr) sink = [file](std::string_view bytes) { file->write(bytes); };
  common::Certified proof = session.within([&](Control& control) {
    return common::certify(game.info.name, digest, solution, sink, embed, control);
  });
  if (file != nullptr && proof.run.status == Status::Proved) file->commit();
  return proof;
}

/// One line, however many there are.
void print_moves(std::span<const Move> moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i > 0) write_out(" ");
    write_out(to_string(moves[i]));
  }
  write_out("\n");
}

void print_plain(const Solution& solution, const SolveOptions& options) {
  write_out(solution.answer + "\n");
  // Of a game that the second player wins an empty line: each instance has two.
  if (solution.outcome) print_moves(solution.outcome->winning);
  if (options.line) print_moves(solution.line);
  if (solution.listing) {
    for (const Listing::Entry& entry : solution.listing->sets) {
      print_moves(entry.set);
    }
  }
  if (options.count) write_out(solution.count + "\n");
  if (options.count_all) write_out(solution.count_all + "\n");
}

/// The run of `solve` over the instances it was given.
class SolveRun {
 public:
  SolveRun(const Game& game, const Arguments& arguments, const Budget& budget, const Solver& solver)
      : game_(game), arguments_(arguments), solver_(solver), session_(budget, arguments.progress) {
    if (arguments.proof) proof_file_.emplace(*arguments.proof);
  }

  /// Solves one instance, or both of its duels, and prints what there is to print. `which` stands
  /// before error lines.
  ExitCode solve(const Instance& instance, const std::string& which) {
    if (!arguments_.both_first) {
      return solve(instance, arguments_.first.value_or(FirstPlayer::Maximiser), which);
    }
    const ExitCode max = solve(instance, FirstPlayer::Maximiser, which + "maximiser first: ");
    // As text, an answer that is missing would leave the other one in its place.
    if (max != ExitCode::Solved && !arguments_.json) return max;
    const ExitCode min = solve(instance, FirstPlayer::Minimiser, which + "minimiser first: ");
    return std::max(max, min);
  }

 private:
  ExitCode solve(const Instance& instance, FirstPlayer first, const std::string& which) {
    const SolveOptions options{.line = arguments_.line || arguments_.json,
                               .proof = arguments_.json || arguments_.proof,
                               .long_proof = arguments_.proof.has_value(),
                               .first = first,
                               .count = arguments_.count,
                               .count_all = arguments_.count_all,
                               .listing = arguments_.listing,
                               .outcome = arguments_.winner,
                               .misere = arguments_.misere};
    const std::string digest = options.proof ? common::digest_of(game_, instance) : "";
    const Solution solution = session_.within(
        [&](Control& control) { return solver_(game_, instance, options, control); });
    const bool solved = solution.run.status == Status::Proved;
    // The answer need not wait for its proof.
    if (solved && !arguments_.json) {
      print_plain(solution, options);
      if (proof_file_) flush_out();
    }
    common::Certified proof;
    if (solved && options.proof) {
      proof = write_proof(game_, digest, solution, proof_file_ ? &*proof_file_ : nullptr,
                          arguments_.json, session_);
    }
    if (arguments_.json) print_json(digest, first, solution, proof);
    if (solved) return finish(proof, which);
    flush_out();
    write_error(which + unfinished_text(solution.run, proved(solution)));
    return exit_code_of(solution.run);
  }

  [[nodiscard]] std::string proved(const Solution& solution) const {
    return arguments_.winner || arguments_.misere ? "nothing about the winner"
                                                  : proved_text(solution);
  }

  void print_json(const std::string& digest, FirstPlayer first, const Solution& solution,
                  const common::Certified& proof) {
    SolutionContext context{.game = game_.info.name, .digest = digest, .certificate = proof.entry};
    if (proof.run.status != Status::Proved) {
      context.no_proof = proof.run.status == Status::Cancelled ? "interrupted" : proof.run.limit;
    }
    if (game_.info.takes_first) context.first = first;
    write_solution_json(solution, context, write_out);
    write_out("\n");
  }

  /// The value is proved; a proof that was asked for by --proof and is missing is a failure, one
  /// that would only have been embedded is not.
  ExitCode finish(const common::Certified& proof, const std::string& which) {
    if (proof.run.status != Status::Proved) {
      const bool harmless = !proof_file_ && proof.run.status == Status::LimitReached;
      if (harmless && !session_.stopped()) return ExitCode::Solved;  // the JSON says why
      flush_out();
      write_error(which + unfinished_text(proof.run, "the value, but its proof is not written"));
      return harmless ? ExitCode::Solved : exit_code_of(proof.run);
    }
    return ExitCode::Solved;
  }

  const Game& game_;
  const Arguments& arguments_;
  const Solver& solver_;
  Session session_;
  std::optional<OutputFile> proof_file_;
};

/// Refuses a directory that cannot be used before any work is done, whether or not it will be
/// needed. Throws OutputError.
void check_checkpoint(const std::string& path) {
  if (path.empty()) return;
  const auto directory = CheckpointDirectory::open(path);
  if (!directory) throw OutputError(directory.error());
}

}  // namespace

ExitCode run_solve(const Arguments& arguments) {
  return run_solve(arguments,
                   [](const Game& game, const Instance& instance, const SolveOptions& options,
                      Control& control) { return game.solve(instance, options, control); });
}

ExitCode run_solve(const Arguments& arguments, const Solver& solver) {
  const Game& game = named_game(arguments.game);
  if (arguments.winner && arguments.line) {
    throw UsageError("--line and --winner exclude each other: no line of play goes with a winner");
  }
  if (arguments.listing && arguments.line) {
    throw UsageError("--line and --all exclude each other: --all lists every maximum set");
  }
  if (arguments.misere && arguments.line) {
    throw UsageError("--line and --misere exclude each other: no line of play goes with a winner");
  }
  install_interrupt_handlers();
  Budget budget = budget_of(arguments, std::nullopt);
  const std::vector<Instance> instances = read_instances(game, arguments, budget);
  if (arguments.proof && instances.size() > 1) {
    throw UsageError(
        fmt::format("--proof holds the proof of one instance, the input has {}", instances.size()));
  }
  if (arguments.proof && arguments.both_first) {
    throw UsageError("--proof holds the proof of one value, --first both asks for two");
  }
  check_checkpoint(arguments.checkpoint);
  const LastWords words(arguments.checkpoint.empty()
                            ? ""
                            : "; the same command goes on from " + arguments.checkpoint);
  SolveRun run(game, arguments, budget, solver);
  for (std::size_t i = 0; i < instances.size(); ++i) {
    // Answers stay aligned with instances: the first unsolved one ends the run.
    const std::string which = which_instance(i, instances.size());
    const ExitCode code = told_of(which, [&] { return run.solve(instances[i], which); });
    if (code != ExitCode::Solved) return code;
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
