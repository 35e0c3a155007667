// `minimex verify`: each claim about its instance, with or without a proof, checked without search.
// One verdict a line.
#include <algorithm>
#include <fstream>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/verify.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/claim.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"
#include "apps/common/stated_scene.hpp"

namespace minimex::cli {
namespace {

using check::Finding;
using check::Verdict;

/// Which arguments name the instance and the solution: with --family the only file is the solution.
struct Names {
  Arguments instance;
  std::string solution;
};

Names names_of(const Arguments& arguments) {
  Names names{.instance = arguments, .solution = arguments.solution.value_or("")};
  if (arguments.family) {
    if (arguments.solution) {
      throw UsageError("INSTANCE and --family exclude each other: both name the instance");
    }
    if (arguments.file.empty()) {
      throw UsageError("verify: SOLUTION is required (see minimex help verify)");
    }
    names.solution = std::exchange(names.instance.file, "");
  }
  if (names.instance.file == "-" && names.solution == "-") {
    throw UsageError("INSTANCE and SOLUTION cannot both be standard input");
  }
  return names;
}

/// What the solutions hold, where an option says so. Throws UsageError.
std::optional<ClaimParts> parts_of(const Arguments& arguments) {
  const ClaimParts parts{.line = arguments.line,
                         .listing = arguments.listing,
                         .count = arguments.count,
                         .count_all = arguments.count_all};
  if (parts.line && parts.listing) {
    throw UsageError("--line and --all exclude each other, as solve prints one of them");
  }
  if (!parts.line && !parts.listing && !parts.count && !parts.count_all) return std::nullopt;
  return parts;
}

/// An open proof file. Throws InputError.
std::unique_ptr<std::istream> open_proof(const std::string& name) {
  auto file = std::make_unique<std::ifstream>(name, std::ios::binary);
  file->peek();  // opening a directory succeeds, reading it does not
  if (file->bad() || !file->is_open()) {
    throw InputError({.source = name, .line = 0},
                     "cannot be read, expected the file that solve --proof has written");
  }
  file->clear();
  return file;
}

std::string line_of(const Verdict& verdict) {
  switch (verdict.finding) {
    case Finding::Proved:
      return fmt::format("proved {}\n", verdict.text);
    case Finding::Attained:
      return fmt::format("attained {} (optimality not proved)\n", verdict.text);
    case Finding::Refuted:
    case Finding::Unfinished:
      break;
  }
  return fmt::format("refuted: {}\n", verdict.text);
}

/// Two solutions an instance, the maximiser's first: as text, they do not say who begins, and JSON
/// must say the same. Throws InputError.
void say_who_begins(const std::string& source, std::vector<StatedSolution>& solutions) {
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    const bool maximiser = i % 2 == 0;
    const FirstPlayer first = maximiser ? FirstPlayer::Maximiser : FirstPlayer::Minimiser;
    if (solutions[i].instance && solutions[i].claim.first != first) {
      throw InputError({.source = source},
                       fmt::format("in solution {} of {}, the {} begins, expected the {}", i + 1,
                                   solutions.size(), maximiser ? "minimiser" : "maximiser",
                                   maximiser ? "maximiser" : "minimiser"));
    }
    solutions[i].claim.first = first;
  }
}

/// Says where a missing proof may be, or how to get one; empty when the verdict needs no such word.
std::string hint(const Verdict& verdict, const StatedSolution& stated, bool with_proof) {
  if (with_proof || verdict.finding == Finding::Proved) return "";
  if (stated.certificate && !stated.certificate->proof) {
    return "the proof is in a file of its own, written by solve --proof: give it by --proof";
  }
  if (!verdict.unsupported) return "";
  return "the answer may be right, but nothing here shows it: solve --json embeds a proof, "
         "solve --proof FILE writes one for verify --proof FILE";
}

}  // namespace

ExitCode run_verify(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  const Names names = names_of(arguments);
  const std::optional<ClaimParts> parts = parts_of(arguments);
  install_interrupt_handlers();
  Budget budget = budget_of(arguments, std::nullopt);
  const std::vector<Instance> instances = read_instances(game, names.instance, budget);
  if (arguments.proof && instances.size() > 1) {
    throw UsageError(
        fmt::format("--proof is the proof of one instance, the input has {}", instances.size()));
  }
  const std::size_t each = arguments.both_first ? 2 : 1;
  if (arguments.proof && each > 1) {
    throw UsageError("--proof is the proof of one value, --first both names two");
  }
  ClaimOptions reading = common::claim_options(game.info);
  reading.first = arguments.first;
  reading.parts = parts;
  std::vector<StatedSolution> solutions =
      read_claims(names.solution, std::move(reading), each * instances.size(), budget);
  if (each == 2) say_who_begins(names.solution, solutions);
  Session session(budget, arguments.progress);
  ExitCode worst = ExitCode::Solved;
  std::string advice;
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    const auto proof = arguments.proof ? open_proof(*arguments.proof) : nullptr;
    const std::string which = which_instance(i / each, instances.size());
    const Verdict verdict = told_of(which, [&] {
      return session.within([&](Control& control) {
        return check::verify(game, instances[i / each], solutions[i], proof.get(), control);
      });
    });
    if (verdict.finding == Finding::Unfinished) {
      flush_out();
      write_error(which + unfinished_text(verdict.run, solutions[i].claim.outcome
                                                           ? "nothing about the winner"
                                                           : "nothing about the value"));
      return exit_code_of(verdict.run);
    }
    write_out(line_of(verdict));
    if (advice.empty()) advice = hint(verdict, solutions[i], proof != nullptr);
    const bool good = verdict.finding == Finding::Proved ||
                      (verdict.finding == Finding::Attained && !arguments.require_proof);
    if (!good) worst = std::max(worst, ExitCode::Refuted);
    if (!solutions[i].unreadable.empty()) worst = ExitCode::BadInput;
  }
  if (!advice.empty()) {
    flush_out();
    write_error(advice);
  }
  return worst;
}

}  // namespace minimex::cli
