#include "minimex/formats/claim.hpp"

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex {
namespace {

const ClaimOptions kBoard{.game = "chessboard", .takes_count = true};

std::vector<StatedSolution> read(std::string text, const ClaimOptions& options,
                                 std::size_t instances = 1) {
  return read_solutions(Source{.name = "s", .text = std::move(text)}, options, instances);
}

/// The error line of a text that is refused.
std::string refusal(const std::string& text, const ClaimOptions& options = kBoard,
                    std::size_t instances = 1) {
  try {
    read(text, options, instances);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

Solution solved() {
  Solution solution;
  solution.value = 19;
  solution.answer = "19";
  solution.line = {{Site{1, 2}, Site{2, 1}}, {Site{1, 1}}};
  return solution;
}

TEST(Claim, WhatTheWriterWritesIsReadBack) {
  const std::string text = solution_json(
      solved(), {.game = "chessboard",
                 .digest = sha256("abc"),
                 .certificate = CertificateEntry{.kind = "policy", .proof = "bytes"}});
  const StatedSolution stated = read(text, kBoard).at(0);
  EXPECT_EQ(stated.claim.value, 19);
  EXPECT_EQ(stated.claim.answer, "19");
  EXPECT_EQ(stated.claim.line, solved().line);
  EXPECT_EQ(stated.certificate->kind, "policy");
  EXPECT_EQ(stated.certificate->proof, "bytes");
  EXPECT_EQ(contradiction(stated, sha256("abc")), "");
  EXPECT_EQ(contradiction(stated, sha256("abd")), "the solution is of another instance");
}

TEST(Claim, OfText) {
  const StatedSolution answer = read("19\n", kBoard).at(0);
  EXPECT_EQ(answer.claim.value, 19);
  EXPECT_EQ(answer.claim.answer, "19");
  EXPECT_FALSE(answer.claim.line);
  EXPECT_EQ(contradiction(answer, sha256("abc")), "");
  EXPECT_EQ(read("19\r\n1,2+2,1 1,1\r\n", kBoard).at(0).claim.line, solved().line);
  EXPECT_EQ(read("0\n\n", kBoard).at(0).claim.line, std::vector<Move>{});
  const StatedSolution state = read("xa.b\n", {.game = "bus", .answers_value = false}).at(0);
  EXPECT_FALSE(state.claim.value);
  EXPECT_EQ(state.claim.answer, "xa.b");
}

TEST(Claim, WhoWins) {
  const ClaimOptions chomp{.game = "chomp", .takes_winner = true};
  Solution solution;
  solution.answer = "first";
  solution.outcome = Outcome{true, {{Site{1, 2}}, {Site{2, 2}}}, 9'007'199'254'740'993};
  const std::string json = solution_json(solution, {.game = "chomp", .digest = sha256("abc")});
  EXPECT_NE(json.find(R"("winner":"first","winning_moves":["1,2","2,2"],)"
                      R"("p_positions":"9007199254740993")"),
            std::string::npos);
  const StatedSolution stated = read(json, chomp).at(0);
  EXPECT_TRUE(stated.claim.outcome->first_wins);
  EXPECT_EQ(stated.claim.outcome->winning, solution.outcome->winning);
  EXPECT_EQ(stated.claim.outcome->lost_positions, solution.outcome->lost_positions);
  EXPECT_FALSE(stated.claim.value);
  EXPECT_EQ(contradiction(stated, sha256("abc")), "");
  solution.value = 3;
  EXPECT_EQ(
      contradiction(
          read(solution_json(solution, {.game = "chomp", .digest = sha256("abc")}), chomp).at(0),
          sha256("abc")),
      "the solution has a value and a winner");
  EXPECT_NE(refusal(json, {.game = "chomp"}).find("/winner: chomp has no winner"),
            std::string::npos);
}

TEST(Claim, WhoWinsAsText) {
  const ClaimOptions chomp{.game = "chomp", .takes_winner = true};
  const StatedSolution moves = read("first\n1,2 2,2\n", chomp).at(0);
  EXPECT_TRUE(moves.claim.outcome->first_wins);
  EXPECT_EQ(moves.claim.outcome->winning->size(), 2U);
  EXPECT_FALSE(moves.claim.line);
  const StatedSolution second = read("second\n", chomp).at(0);
  EXPECT_FALSE(second.claim.outcome->first_wins);
  EXPECT_FALSE(second.claim.outcome->winning);
  EXPECT_EQ(read("7\n1,2\n", chomp).at(0).claim.line->size(), 1U);
  EXPECT_NE(refusal("third\n", chomp), "");
  EXPECT_NE(refusal("first\n", {.game = "chomp"}), "");
}

TEST(Claim, OfSeveralInstances) {
  EXPECT_EQ(read("1\n2\n3\n", kBoard, 3).at(2).claim.value, 3);
  const auto pairs = read("1\n\n2\n1,1\n", kBoard, 2);
  EXPECT_EQ(pairs.at(0).claim.line, std::vector<Move>{});
  EXPECT_EQ(pairs.at(1).claim.line->size(), 1U);
  const std::string json = solution_json(solved(), {.game = "chessboard", .digest = sha256("abc")});
  EXPECT_EQ(read(json + "\n\n" + json + "\n", kBoard, 2).size(), 2U);
  const auto half = read(json + "\n{\n", kBoard, 2);
  EXPECT_TRUE(half.at(0).unreadable.empty());
  EXPECT_EQ(half.at(1).unreadable.substr(0, 5), "s:2:2");
  EXPECT_EQ(contradiction(half.at(1), sha256("abc")), half.at(1).unreadable);
  EXPECT_EQ(read("1\nx\n", kBoard, 2).at(1).unreadable.substr(0, 5), "s:2:1");
  EXPECT_EQ(refusal(json + "\n", kBoard, 2), "s:2:1: 1 solution, expected 2, one a line");
  EXPECT_EQ(refusal("1\n2\n3\n", kBoard, 2),
            "s:4:1: 3 lines, expected 2 or, with lines of play, 4");
  EXPECT_EQ(refusal("1\n1,1\n2,2\n", kBoard, 1),
            "s:4:1: 3 lines, expected 1 or, with lines of play, 2; below them may be a count");
}

TEST(Claim, OfCounts) {
  const auto claim = [](const std::string& text) { return read(text, kBoard).at(0).claim; };
  EXPECT_EQ(claim("19\n12345678901234567890\n").count, "12345678901234567890");
  EXPECT_FALSE(claim("19\n7\n").line);
  EXPECT_EQ(claim("19\n1,2+2,1 1,1\n 7 \n").count, "7");
  EXPECT_EQ(claim("19\n1,2+2,1 1,1\n7\n").line, solved().line);
  EXPECT_EQ(claim("0\n\n1\n").line, std::vector<Move>{});
  EXPECT_FALSE(claim("19\n").count);
  EXPECT_FALSE(claim("19\n1,1\n").count);
  EXPECT_EQ(refusal("19\n1,1\n7\n8\n"),
            "s:5:1: 4 lines, expected 1 or, with lines of play, 2; below them may be a count");
  EXPECT_EQ(refusal("19\n1,1\n07\n"),
            "s:4:1: 3 lines, expected 1 or, with lines of play, 2; below them may be a count");
  // Vertices look like counts; in such games nothing is counted.
  const ClaimOptions graph{.game = "node-kayles"};
  EXPECT_FALSE(read("19\n7\n", graph).at(0).claim.count);
  Solution counted = solved();
  counted.count = "42";
  const std::string text = solution_json(counted, {.game = "chessboard", .digest = sha256("abc")});
  EXPECT_EQ(read(text, kBoard).at(0).claim.count, "42");
  EXPECT_NE(refusal(text, {.game = "chessboard"}).find("/count: chessboard has no count"),
            std::string::npos);
}

TEST(Claim, WhoBegins) {
  ClaimOptions duel{.game = "independence-duel", .takes_first = true};
  const std::string json = solution_json(
      solved(),
      {.game = "independence-duel", .digest = sha256(""), .first = FirstPlayer::Minimiser});
  EXPECT_EQ(read(json, duel).at(0).claim.first, FirstPlayer::Minimiser);
  EXPECT_EQ(read("3", duel).at(0).claim.first, FirstPlayer::Maximiser);
  duel.first = FirstPlayer::Minimiser;
  EXPECT_EQ(read(json, duel).at(0).claim.first, FirstPlayer::Minimiser);
  EXPECT_EQ(read("3", duel).at(0).claim.first, FirstPlayer::Minimiser);
  duel.first = FirstPlayer::Maximiser;
  EXPECT_NE(refusal(json, duel).find("/first: the other player begins"), std::string::npos);
}

TEST(Claim, WhatIsNotFinalIsContradicted) {
  Solution solution = solved();
  const SolutionContext context{.game = "chessboard", .digest = sha256("abc")};
  const auto why = [&] {
    return contradiction(read(solution_json(solution, context), kBoard).at(0), sha256("abc"));
  };
  solution.bounds = Bounds{19, 20};
  EXPECT_EQ(why(), "the bounds 19 and 20 are not the value");
  solution.bounds = Bounds{18, 18};
  EXPECT_EQ(why(), "the bounds 18 and 18 are not the value");
  solution.run.status = Status::LimitReached;
  EXPECT_EQ(why(), "the solution is not final, its status is limit");
  solution = {};
  EXPECT_EQ(why(), "the solution has no value");
}

TEST(Claim, MalformedText) {
  EXPECT_EQ(refusal(""), "s:1:1: the input is empty, expected a solution");
  EXPECT_EQ(refusal("\n"), "s:1:1: the line is empty, expected the answer");
  EXPECT_EQ(refusal("ten\n").substr(0, 6), "s:1:1:");
  EXPECT_EQ(refusal("1 2\n").substr(0, 6), "s:1:3:");
  EXPECT_EQ(refusal("1\n1,1 2;2\n"),
            "s:2:5: '2;2' is not a move, expected a move such as 3,4 or 3,4+5,6 or 7");
}

TEST(Claim, MalformedJsonIsToldWithItsPlace) {
  const std::string good =
      R"({"game":"chessboard","instance":{"sha256":")" + sha256("a") +
      R"("},"status":"proved","value":1,"bounds":null,"answer":"1","line":["1,1"],"certificate":null})";
  EXPECT_EQ(refusal(good), "");
  const std::pair<std::string, std::string> changes[] = {
      {R"("chessboard")", R"("chomp")"},
      {R"("chessboard")", "1"},
      {R"("sha256")", R"("sha1")"},
      {sha256("a"), "abc"},
      {sha256("a"), std::string(64, 'g')},
      {R"("proved")", R"("likely")"},
      {R"("value":1)", R"("value":1.5)"},
      {R"("value":1)", R"("values":1)"},
      {R"("bounds":null)", R"("bounds":{"lower":1})"},
      {R"("bounds":null)", R"("bounds":[1,1])"},
      {R"("answer":"1")", R"("answer":1)"},
      {R"(["1,1"])", R"("1,1")"},
      {R"(["1,1"])", R"(["1,0"])"},
      {R"(["1,1"])", R"([1])"},
      {R"("certificate":null)", R"("certificate":{"kind":"x"})"},
      {R"("certificate":null)", R"("certificate":{"kind":"x","proof":"lost"})"},
      {R"("certificate":null)", R"("certificate":{"kind":"x","proof":"embedded"})"},
      {R"("certificate":null)", R"("certificate":{"kind":"x","proof":"embedded","data":"Zg="})"},
      {R"("certificate":null)", R"("certificate":{"kind":"x","proof":"separate","data":"Zg=="})"},
      {R"("certificate":null)", R"("certificate":null,"first":"max")"},
      {R"("certificate":null)", R"("certificate":null,"count":7)"},
      {R"("certificate":null)", R"("certificate":null,"count":"")"},
      {R"("certificate":null)", R"("certificate":null,"count":"07")"},
      {R"("certificate":null)", R"("certificate":null,"count":"-7")"},
      {R"("certificate":null)", R"("certificate":null,"surprise":1)"},
  };
  for (const auto& [from, to] : changes) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    const std::string line = refusal(text);
    EXPECT_EQ(line.substr(0, 4), "s:1:") << text;
    EXPECT_NE(line.find(": /"), std::string::npos) << line;
  }
}

}  // namespace
}  // namespace minimex
