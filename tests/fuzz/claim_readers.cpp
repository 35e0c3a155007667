// Solutions and proofs of a few small instances: what a checker calls proved is what the engines
// say, whatever the text.
//
// A solution is JSON or text, as `verify` takes it. A proof is the numbers of one, packed here with
// the header they need, so that mutations get past the checksum to what reads the numbers; the
// first byte of the input is by how much the claimed value is off, and which winner is claimed.
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <zstd.h>

#include "minimex/catalog.hpp"
#include "minimex/check/verify.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"
#include "minimex/formats/sha256.hpp"
#include "minimex/formats/solution_json.hpp"

#include "apps/common/certificate.hpp"
#include "apps/common/stated_scene.hpp"
#include "tests/fuzz/reader.hpp"

namespace minimex::fuzz {
namespace {

Budget checking_budget() {
  return {.memory_bytes = std::uint64_t{32} << 20, .time_limit = std::chrono::milliseconds(500)};
}

/// An instance with all that the engines say of it.
struct Truth {
  const Game* game = nullptr;
  Instance instance = {};
  std::string json = {};
  std::map<FirstPlayer, Solution> solutions = {};  // both, where either player may begin
  std::map<bool, Outcome> outcomes = {};           // by misere
};

Solution solved(const Truth& truth, SolveOptions options) {
  Control control;
  options.line = true;
  options.proof = true;
  return truth.game->solve(truth.instance, options, control);
}

Truth truth_of(const Game& game, Instance instance) {
  const GameInfo& info = game.info;
  Truth truth{.game = &game, .instance = std::move(instance)};
  truth.json = game.to_json(truth.instance);
  for (const FirstPlayer first : {FirstPlayer::Maximiser, FirstPlayer::Minimiser}) {
    if (first == FirstPlayer::Minimiser && !info.takes_first) break;
    truth.solutions.emplace(first, solved(truth, {.first = first,
                                                  .count = info.takes_count,
                                                  .count_all = info.takes_sets,
                                                  .listing = info.takes_sets}));
  }
  if (info.takes_winner) truth.outcomes[false] = *solved(truth, {.outcome = true}).outcome;
  if (info.takes_misere) {
    truth.outcomes[true] = *solved(truth, {.outcome = true, .misere = true}).outcome;
  }
  return truth;
}

/// Small random instances of a game, the same every time.
const std::vector<Truth>& truths_of(const Game& game) {
  static std::map<const Game*, std::vector<Truth>> known;
  std::vector<Truth>& truths = known[&game];
  for (std::uint64_t seed = 1; truths.size() < 3; ++seed) {
    const auto side = static_cast<std::int32_t>(1 + seed);
    truths.push_back(truth_of(game, game.generate({.size = {side}, .seed = seed})));
  }
  return truths;
}

void expect_true(const Truth& truth, const Claim& claim) {
  if (claim.outcome) {
    const Outcome& outcome = truth.outcomes.at(claim.outcome->misere);
    expect(claim.outcome->first_wins == outcome.first_wins, "who is proved to win wins");
    if (claim.outcome->winning) {
      expect(*claim.outcome->winning == outcome.winning,
             "the proved winning moves are all of them");
    }
    return;
  }
  const Solution& solution = truth.solutions.at(claim.first);
  if (claim.value) expect(claim.value == solution.value, "a proved value is the value");
  if (claim.count) expect(*claim.count == solution.count, "a proved count is the count");
  if (claim.count_all) expect(*claim.count_all == solution.count_all, "likewise of all sets");
}

void judge(const Truth& truth, const StatedSolution& stated) {
  Control control(checking_budget());
  const check::Verdict verdict =
      check::verify(*truth.game, truth.instance, stated, nullptr, control);
  if (verdict.finding == check::Finding::Proved) expect_true(truth, stated.claim);
}

void read_solution(const Game& game, std::string_view input) {
  if (input.empty()) return;
  const std::vector<Truth>& truths = truths_of(game);
  const Truth& truth = truths[static_cast<unsigned char>(input[0]) % truths.size()];
  try {
    const ClaimOptions options = common::claim_options(game.info);
    const std::vector<StatedSolution> stated =
        read_solutions({.text = std::string(input.substr(1))}, options, 1);
    expect(stated.size() == 1, "an instance has one solution");
    judge(truth, stated.front());
  } catch (const InputError& error) {
    expect(std::string_view(error.what()).find('\n') == std::string_view::npos,
           "an error is one line");
  }
}

/// A whole proof file of these numbers.
std::string proof_file(const Truth& truth, std::string_view kind, std::string_view numbers) {
  std::string file;
  ProofWriter out(
      {.game = truth.game->info.name, .kind = std::string(kind), .instance = sha256(truth.json)},
      [&file](std::string_view bytes) { file += bytes; });
  out.bytes(numbers);
  out.finish();
  return file;
}

/// The claim that byte `off` makes of an instance.
Claim claim_of(const Truth& truth, std::string_view kind, std::uint8_t off) {
  const auto first = (off & 0x80U) != 0 && truth.game->info.takes_first ? FirstPlayer::Minimiser
                                                                        : FirstPlayer::Maximiser;
  const bool misere = kind == proof_kind::kMiserePositions;
  if (misere || kind == proof_kind::kLostPositions) {
    const Outcome& outcome = truth.outcomes.at(misere);
    const bool wins = (off & 1U) != 0 ? !outcome.first_wins : outcome.first_wins;
    return {.outcome = OutcomeClaim{.first_wins = wins, .misere = misere}};
  }
  const Solution& solution = truth.solutions.at(first);
  const std::int64_t change = static_cast<std::int64_t>(off & 0x7fU) / 2;
  Claim claim{.value = *solution.value + ((off & 1U) != 0 ? -change : change), .first = first};
  if (change == 0) claim.line = solution.line;
  return claim;
}

void read_proof(const Game& game, std::string_view kind, std::string_view input) {
  if (input.size() < 2) return;
  const std::vector<Truth>& truths = truths_of(game);
  const Truth& truth = truths[static_cast<unsigned char>(input[0]) % truths.size()];
  const Claim claim = claim_of(truth, kind, static_cast<std::uint8_t>(input[1]));
  std::istringstream file(proof_file(truth, kind, input.substr(2)));
  Control control(checking_budget());
  const check::Verdict verdict = check::verify(game, truth.instance, claim, &file, control);
  if (verdict.finding == check::Finding::Proved) expect_true(truth, claim);
}

/// Any bytes as a proof file.
void read_proof_file(std::string_view input) {
  std::istringstream in{std::string(input)};
  try {
    ProofReader reader(in);
    std::string file;
    ProofWriter writer(reader.header(), [&file](std::string_view bytes) { file += bytes; });
    writer.finish();
    std::istringstream again(file);
    expect(ProofReader(again).header() == reader.header(), "a header reads as it was written");
    for (int i = 0; i < 1000; ++i) static_cast<void>(reader.number("a number", UINT64_MAX));
    reader.expect_end();
  } catch (const ProofError&) {
    // is the answer
  }
}

// Seeds: true solutions and their proofs.

struct Proof {
  std::string kind = {};
  std::string file = {};
  std::string numbers = {};
};

std::string unpacked(std::string_view file) {
  const std::string_view packed = file.substr(file.find('\n') + 1);
  const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> zstd(ZSTD_createDCtx(), ZSTD_freeDCtx);
  std::string numbers(std::size_t{1} << 20, '\0');
  ZSTD_inBuffer in{packed.data(), packed.size(), 0};
  ZSTD_outBuffer out{numbers.data(), numbers.size(), 0};
  const std::size_t left = ZSTD_decompressStream(zstd.get(), &out, &in);
  if (left != 0) throw std::runtime_error("a proof cannot be unpacked");
  numbers.resize(out.pos);
  return numbers;
}

/// Proofs can be written once, so the instance is solved again.
Proof proof_of(const Truth& truth, const SolveOptions& options) {
  const Solution solution = solved(truth, options);
  Control control;
  Proof proof;
  const common::Certified made = common::certify(
      truth.game->info.name, sha256(truth.json), solution,
      [&proof](std::string_view bytes) { proof.file += bytes; }, false, control);
  if (!made.entry) return {};
  proof.kind = made.entry->kind;
  proof.numbers = unpacked(proof.file);
  return proof;
}

/// The options of all solves that have proofs.
std::vector<SolveOptions> proofs_asked(const GameInfo& info) {
  std::vector<SolveOptions> asked = {{}};
  if (info.takes_first) asked.push_back({.first = FirstPlayer::Minimiser});
  if (info.takes_winner) asked.push_back({.outcome = true});
  if (info.takes_misere) asked.push_back({.outcome = true, .misere = true});
  return asked;
}

std::vector<std::string> proof_seeds(const Game& game, std::string_view kind) {
  std::vector<std::string> seeds;
  const std::vector<Truth>& truths = truths_of(game);
  for (std::size_t i = 0; i < truths.size(); ++i) {
    for (const SolveOptions& options : proofs_asked(game.info)) {
      const Proof proof = proof_of(truths[i], options);
      if (proof.kind != kind) continue;
      const bool minimiser = options.first == FirstPlayer::Minimiser;
      seeds.push_back({static_cast<char>(i), static_cast<char>(minimiser ? 0x80 : 0)});
      seeds.back() += proof.numbers;
    }
  }
  return seeds;
}

std::vector<std::string> proof_file_seeds() {
  std::vector<std::string> seeds;
  for (const Game& game : catalog()) seeds.push_back(proof_of(truths_of(game).back(), {}).file);
  return seeds;
}

std::vector<std::string> solution_seeds(const Game& game) {
  std::vector<std::string> seeds;
  const std::vector<Truth>& truths = truths_of(game);
  for (std::size_t i = 0; i < truths.size(); ++i) {
    const std::string which(1, static_cast<char>(i));
    for (const SolveOptions& options : proofs_asked(game.info)) {
      Control control;
      const Solution solution = solved(truths[i], options);
      SolutionContext context{.game = game.info.name, .digest = sha256(truths[i].json)};
      if (game.info.takes_first) context.first = options.first;
      context.certificate =
          common::certify(game.info.name, context.digest, solution, {}, true, control).entry;
      seeds.push_back(which + solution_json(solution, context));
      seeds.push_back(which + solution.answer + "\n" + to_string(solution.line) + "\n");
    }
  }
  return seeds;
}

/// Of all instances of the game; kinds that only others have are mutated from these.
std::set<std::string> kinds_of(const Game& game) {
  std::set<std::string> kinds;
  for (const Truth& truth : truths_of(game)) {
    for (const SolveOptions& options : proofs_asked(game.info)) {
      kinds.insert(proof_of(truth, options).kind);
    }
  }
  kinds.erase("");
  return kinds;
}

std::vector<Reader> all_readers() {
  std::vector<Reader> all;
  for (const Game& game : catalog()) {
    all.push_back({.name = game.info.name + "-solution",
                   .read = [&game](std::string_view in) { read_solution(game, in); },
                   .seeds = [&game] { return solution_seeds(game); }});
    for (const std::string& kind : kinds_of(game)) {
      std::string name = game.info.name + "-" + kind;
      for (char& c : name) c = c == ' ' ? '-' : c;
      all.push_back({.name = name,
                     .read = [&game, kind](std::string_view in) { read_proof(game, kind, in); },
                     .seeds = [&game, kind] { return proof_seeds(game, kind); }});
    }
  }
  all.push_back({.name = "proof-file", .read = read_proof_file, .seeds = proof_file_seeds});
  return all;
}

}  // namespace

std::span<const Reader> readers() {
  static const std::vector<Reader> all = all_readers();
  return all;
}

}  // namespace minimex::fuzz
