// What the tests of the three contour games' checkers share: making proofs, taking them apart, and
// spoiling them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/check/proof_text_test.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/source.hpp"
#include "minimex/games/game.hpp"

namespace minimex::check {

/// An instance with its solution, as a claim and a proof.
struct Proved {
  const Game& game;
  Instance instance;
  Solution solution;
  Claim claim;
  std::string proof;
};

inline ProofHeader header_of(const Proved& proved) {
  return test::header_of(proved.game, proved.instance, proved.solution.certificate->kind);
}

/// Solves with line and proof, and with the number of lines on demand. Expects the value to be
/// proved.
inline Proved prove(const std::string& game, Instance instance, bool count = false) {
  Control control;
  Proved proved{*find_game(game), std::move(instance), {}, {}, {}};
  proved.solution =
      proved.game.solve(proved.instance, {.line = true, .proof = true, .count = count}, control);
  EXPECT_TRUE(proved.solution.certificate.has_value());
  proved.claim = {proved.solution.value, proved.solution.answer, proved.solution.line};
  if (count) proved.claim.count = proved.solution.count;
  proved.proof = test::proof_file(header_of(proved), [&](ProofWriter& out) {
    const RunReport run = proved.solution.certificate->write(out, control);
    EXPECT_EQ(run.status, Status::Proved) << run.limit;
  });
  return proved;
}

inline Verdict judge(const Proved& proved, const Claim& claim, const std::string& proof) {
  return test::verify_file(proved.game, proved.instance, claim, proof);
}

inline Verdict judge_without_proof(const Proved& proved, const Claim& claim) {
  Control control;
  return verify(proved.game, proved.instance, claim, nullptr, control);
}

inline void expect_proved(const Proved& proved) {
  const Verdict verdict = judge(proved, proved.claim, proved.proof);
  EXPECT_EQ(verdict.finding, Finding::Proved) << verdict.text << verdict.run.limit;
  EXPECT_EQ(verdict.text, std::to_string(*proved.claim.value));
}

inline void expect_refuted(const Verdict& verdict, const std::string& what) {
  EXPECT_EQ(verdict.finding, Finding::Refuted) << what;
  EXPECT_FALSE(verdict.text.empty());
  EXPECT_EQ(verdict.text.find('\n'), std::string::npos);
}

/// Proves every case of the game, with and without its line; returns how many there are.
inline std::size_t prove_cases(const std::string& game) {
  std::size_t cases = 0;
  const std::filesystem::path folder = MINIMEX_SOURCE_DIR "/tests/cases/" + game;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".in") continue;
    ++cases;
    SCOPED_TRACE(entry.path().filename());
    Proved proved =
        prove(game, find_game(game)->read(read_source(entry.path().string()), {}).front());
    expect_proved(proved);
    if (proved.proof.size() > 100'000) continue;  // takes a while; others show the same
    proved.claim.line.reset();
    expect_proved(proved);
  }
  return cases;
}

/// Changes the numbers of the proof one at a time, drops, repeats and swaps them: all refuted, as
/// there is just one proof of an instance. `most`: how many of the numbers to change.
inline void spoil_numbers(const Proved& proved, std::size_t most = 400) {
  const auto numbers = test::decode(proved.proof);
  EXPECT_LE(numbers.size(), proved.solution.certificate->bytes);
  const auto expect_rotten = [&](const test::Numbers& rotten, std::size_t at) {
    if (rotten == numbers) return;
    expect_refuted(judge(proved, proved.claim, test::encode(header_of(proved), rotten)),
                   "number " + std::to_string(at));
  };
  const std::size_t stride = numbers.size() / most + 1;
  for (std::size_t i = 0; i < numbers.size(); i += stride) {
    for (const std::uint64_t other :
         {numbers[i] + 1, numbers[i] + 2, numbers[i] - 1, std::uint64_t{0}, std::uint64_t{127},
          std::uint64_t{1} << 32, UINT64_MAX}) {
      auto rotten = numbers;
      rotten[i] = other;
      expect_rotten(rotten, i);
    }
    auto dropped = numbers;
    dropped.erase(dropped.begin() + static_cast<std::ptrdiff_t>(i));
    expect_rotten(dropped, i);
    auto repeated = numbers;
    repeated.insert(repeated.begin() + static_cast<std::ptrdiff_t>(i), numbers[i]);
    expect_rotten(repeated, i);
    if (i + 1 == numbers.size()) continue;
    auto swapped = numbers;
    std::swap(swapped[i], swapped[i + 1]);
    expect_rotten(swapped, i);
  }
  expect_rotten({numbers.rbegin(), numbers.rend()}, numbers.size());
}

/// Cuts the proof off at each of its bytes, and changes each.
inline void spoil_bytes(const Proved& proved) {
  for (std::size_t length = 0; length < proved.proof.size(); ++length) {
    expect_refuted(judge(proved, proved.claim, proved.proof.substr(0, length)),
                   "cut at " + std::to_string(length));
  }
  const std::size_t body = proved.proof.find('\n') + 1;
  for (std::size_t i = body; i < proved.proof.size(); ++i) {
    std::string rotten = proved.proof;
    rotten[i] = static_cast<char>(rotten[i] ^ 0x15);
    // A few bits of the compressed form mean nothing; the numbers then are the same.
    Verdict verdict = judge(proved, proved.claim, rotten);
    if (verdict.finding == Finding::Proved && test::decode(rotten) == test::decode(proved.proof))
      continue;
    expect_refuted(verdict, "byte " + std::to_string(i));
  }
  expect_refuted(judge(proved, proved.claim, proved.proof + "x"), "a byte more");
}

/// Claims other values and answers: all refuted, with and without the proof and the line.
inline void spoil_value(const Proved& proved) {
  const std::int64_t value = *proved.claim.value;
  for (const std::int64_t wrong : {value + 1, value - 1, std::int64_t{0}, -value, 2 * value}) {
    if (wrong == value) continue;
    for (const bool with_line : {true, false}) {
      Claim claim = proved.claim;
      if (!with_line) claim.line.reset();
      claim.value = wrong;
      expect_refuted(judge(proved, claim, proved.proof), "value against answer");
      claim.answer = std::to_string(wrong);
      expect_refuted(judge(proved, claim, proved.proof), "value");
      expect_refuted(judge_without_proof(proved, claim), "value without proof");
      claim.value.reset();
      expect_refuted(judge(proved, claim, proved.proof), "answer alone");
    }
  }
  const std::string& right = proved.solution.answer;
  for (const std::string& answer :
       {std::string(), " " + right, "+" + right, "0" + right, right + "\n", right + "x"}) {
    Claim claim = proved.claim;
    claim.answer = answer;
    expect_refuted(judge(proved, claim, proved.proof), "answer '" + answer + "'");
    claim.value.reset();
    expect_refuted(judge(proved, claim, proved.proof), "answer '" + answer + "' alone");
  }
  Claim nothing;
  expect_refuted(judge(proved, nothing, proved.proof), "no value");
}

/// Claims other numbers of lines: all refuted, with and without the line.
inline void spoil_count(const Proved& proved) {
  const std::string& right = *proved.claim.count;
  std::vector<std::string> wrong{"0", right + "0", "1" + right, std::string(10'000, '7')};
  for (std::size_t i = 0; i < right.size(); ++i) {
    wrong.push_back(right);
    wrong.back()[i] = right[i] == '9' ? '8' : static_cast<char>(right[i] + 1);
  }
  for (const std::string& count : wrong) {
    Claim claim = proved.claim;
    claim.count = count;
    expect_refuted(judge(proved, claim, proved.proof), "count " + count);
    claim.line.reset();
    expect_refuted(judge(proved, claim, proved.proof), "count " + count + " without line");
  }
  EXPECT_EQ(judge_without_proof(proved, proved.claim).text, "nothing shows the count");
}

/// Changes each move of the line to each of `others`, drops, repeats and swaps moves. `right` tells
/// whether a line is as good as the one claimed.
inline void spoil_line(const Proved& proved, const std::vector<Move>& others,
                       const std::function<bool(const std::vector<Move>&)>& right) {
  const std::vector<Move>& line = *proved.claim.line;
  EXPECT_TRUE(right(line));
  const auto expect_as_right = [&](std::vector<Move> changed) {
    Claim claim = proved.claim;
    const std::string text = to_string(changed);
    const Finding expected = right(changed) ? Finding::Proved : Finding::Refuted;
    claim.line = std::move(changed);
    EXPECT_EQ(judge(proved, claim, proved.proof).finding, expected) << text;
  };
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (const Move& other : others) {
      auto changed = line;
      changed[i] = other;
      expect_as_right(changed);
    }
    auto dropped = line;
    dropped.erase(dropped.begin() + static_cast<std::ptrdiff_t>(i));
    expect_as_right(dropped);
    auto repeated = line;
    repeated.insert(repeated.begin() + static_cast<std::ptrdiff_t>(i), line[i]);
    expect_as_right(repeated);
    for (std::size_t j = 0; j < i; ++j) {
      auto swapped = line;
      std::swap(swapped[i], swapped[j]);
      expect_as_right(swapped);
    }
  }
}

/// Stops and starves the check, and stops the making of the proof. Takes an instance of more than
/// a few thousand states.
inline void limit(const Proved& proved) {
  Control cancelled;
  cancelled.cancel();
  ProofWriter nowhere(header_of(proved), [](std::string_view) {});
  EXPECT_EQ(proved.solution.certificate->write(nowhere, cancelled).status, Status::Cancelled);
  Verdict verdict =
      test::verify_file(proved.game, proved.instance, proved.claim, proved.proof, cancelled);
  EXPECT_EQ(verdict.finding, Finding::Unfinished);
  EXPECT_EQ(verdict.run.status, Status::Cancelled);
  Control small({.memory_bytes = 64});
  verdict = test::verify_file(proved.game, proved.instance, proved.claim, proved.proof, small);
  EXPECT_EQ(verdict.finding, Finding::Unfinished);
  EXPECT_EQ(verdict.run.status, Status::LimitReached);
  EXPECT_FALSE(verdict.run.limit.empty());
}

/// Gives the proof to another instance and another game.
inline void expect_foreign(const Proved& proved, const Instance& other) {
  expect_refuted(test::verify_file(proved.game, other, proved.claim, proved.proof),
                 "other instance");
  ProofHeader header = header_of(proved);
  header.kind = "strategies";
  EXPECT_EQ(judge(proved, proved.claim, test::encode(header, test::decode(proved.proof))).text,
            "the proof is of another kind: strategies, expected " + header_of(proved).kind);
  header.game = "bus";
  expect_refuted(judge(proved, proved.claim, test::encode(header, test::decode(proved.proof))),
                 "other game");
}

}  // namespace minimex::check
