#include "minimex/formats/claim_json.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/base64.hpp"
#include "minimex/formats/claim_words.hpp"
#include "minimex/formats/json_reader.hpp"

namespace minimex {
namespace {

Status status_of(const JsonValue& value) {
  const std::string text = value.string("a status");
  for (const Status status : {Status::Proved, Status::LimitReached, Status::Cancelled}) {
    if (text == to_string(status)) return status;
  }
  value.fail(
      fmt::format("'{}' is not a status, expected proved, limit or cancelled", printable(text)));
}

FirstPlayer first_of(const JsonValue& value) {
  const std::string text = value.string("max or min");
  if (text != "max" && text != "min") {
    value.fail(fmt::format("'{}' is no player, expected max or min", printable(text)));
  }
  return text == "max" ? FirstPlayer::Maximiser : FirstPlayer::Minimiser;
}

std::string digest_of(const JsonValue& value) {
  value.only_keys({"sha256"});
  const std::string text = value.at("sha256", "a SHA-256 digest").string("a SHA-256 digest");
  const bool hex = text.find_first_not_of("0123456789abcdef") == std::string::npos;
  if (text.size() != 64 || !hex) {
    value.at("sha256", "").fail("not a SHA-256 digest, expected 64 digits 0-9 and a-f");
  }
  return text;
}

Bounds bounds_of(const JsonValue& value) {
  value.only_keys({"lower", "upper"});
  return {.lower = value.at("lower", "the lower bound").integer("the lower bound"),
          .upper = value.at("upper", "the upper bound").integer("the upper bound")};
}

std::vector<Move> line_of(const JsonValue& value) {
  std::vector<Move> line;
  const std::vector<JsonValue> elements = value.array("a list of moves");
  line.reserve(elements.size());
  for (const JsonValue& element : elements) {
    const std::string text = element.string("a move");
    const auto move = parse_move(text);
    if (!move) {
      element.fail(fmt::format("'{}' is not a move, expected {}", printable(text), kMoveForms));
    }
    line.push_back(*move);
  }
  return line;
}

/// Calls `use` with the member `key` unless it is missing or null.
template <class Use>
void if_given(const JsonValue& object, std::string_view key, const Use& use) {
  if (!object.has(key)) return;
  const JsonValue member = object.at(key, "");
  if (!member.raw().is_null()) use(member);
}

OutcomeClaim outcome_of(const JsonValue& root, const ClaimOptions& options) {
  const JsonValue winner = root.at("winner", "first or second");
  const std::string text = winner.string("first or second");
  const std::optional<bool> first = first_wins(text);
  if (!first) {
    winner.fail(fmt::format("'{}' is no winner, expected first or second", printable(text)));
  }
  OutcomeClaim claim{.first_wins = *first};
  if_given(root, "misere", [&](const JsonValue& v) { claim.misere = v.boolean("true or false"); });
  if (!(claim.misere ? options.takes_misere : options.takes_winner)) {
    winner.fail(fmt::format("{} has no winner{}", options.game,
                            options.takes_misere ? " without \"misere\":true" : ""));
  }
  if_given(root, "winning_moves", [&](const JsonValue& v) { claim.winning = line_of(v); });
  if_given(root, "p_positions", [&](const JsonValue& v) {
    claim.lost_positions = static_cast<std::uint64_t>(v.integer("the number of P-positions", 0));
  });
  return claim;
}

CertificateEntry certificate_of(const JsonValue& value) {
  value.only_keys({"kind", "proof", "data"});
  CertificateEntry entry{.kind = value.at("kind", "the kind of proof").string("the kind of proof")};
  const JsonValue proof = value.at("proof", "embedded or separate");
  const std::string where = proof.string("embedded or separate");
  if (where != "embedded" && where != "separate") {
    proof.fail(fmt::format("'{}' is no place of a proof, expected embedded or separate",
                           printable(where)));
  }
  if (where == "separate") {
    value.only_keys({"kind", "proof"});
    return entry;
  }
  const JsonValue data = value.at("data", "the proof in base64");
  entry.proof = from_base64(data.string("the proof in base64"));
  if (!entry.proof) data.fail("not base64, expected the bytes of the proof");
  return entry;
}

std::string count_of(const JsonValue& value) {
  std::string text = value.string("a count in decimal digits");
  if (!is_count(text)) {
    value.fail(fmt::format("'{}' is not a count, expected decimal digits without leading zeros",
                           printable(text)));
  }
  return text;
}

std::uint64_t natural_of(const JsonValue& object, std::string_view key) {
  const std::string what = "the number of " + std::string(key);
  return static_cast<std::uint64_t>(object.at(key, what).integer(what, 1));
}

Listing listing_of(const JsonValue& value) {
  value.only_keys({"symmetries", "sets"});
  Listing listing{.symmetries = natural_of(value, "symmetries")};
  for (const JsonValue& element : value.at("sets", "a list of sets").array("a list of sets")) {
    element.only_keys({"set", "images"});
    listing.sets.push_back({.set = line_of(element.at("set", "a list of moves")),
                            .images = natural_of(element, "images")});
  }
  return listing;
}

/// Throws InputError unless the solution is of `game`.
void expect_game(const JsonValue& root, std::string_view expected) {
  const JsonValue game = root.at("game", "the name of the game");
  const std::string name = game.string("the name of the game");
  if (name != expected) {
    game.fail(
        fmt::format("the solution is of the game '{}', expected '{}'", printable(name), expected));
  }
}

/// Who begins: as stated, which what the user said must not contradict.
FirstPlayer beginner_of(const JsonValue& value, const ClaimOptions& options) {
  if (!options.takes_first) value.fail(fmt::format("{} has no choice of who begins", options.game));
  const FirstPlayer first = first_of(value);
  if (options.first && first != *options.first) {
    value.fail("the other player begins, expected what --first says");
  }
  return first;
}

/// What a game's options say it has no place for: numbers of lines and sets.
void read_counts(const JsonValue& root, const ClaimOptions& options, Claim& claim) {
  if_given(root, "count", [&](const JsonValue& v) {
    if (!options.takes_count) v.fail(fmt::format("{} has no count of lines", options.game));
    claim.count = count_of(v);
  });
  if_given(root, "count_all", [&](const JsonValue& v) {
    if (!options.takes_sets) v.fail(fmt::format("{} has no sets to count", options.game));
    claim.count_all = count_of(v);
  });
  if_given(root, "all", [&](const JsonValue& v) {
    if (!options.takes_sets) v.fail(fmt::format("{} has no sets to list", options.game));
    claim.listing = listing_of(v);
  });
}

/// Who wins, where the solution says that instead of a value.
void read_outcome(const JsonValue& root, const ClaimOptions& options, Claim& claim) {
  for (const char* const key : {"winner", "misere", "winning_moves", "p_positions"}) {
    if_given(root, key, [&](const JsonValue& v) {
      if (!options.takes_winner && !options.takes_misere) {
        v.fail(fmt::format("{} has no winner", options.game));
      }
      if (!claim.outcome) claim.outcome = outcome_of(root, options);
    });
  }
}

}  // namespace

StatedSolution read_json_solution(const Source& source, const ClaimOptions& options) {
  const JsonDocument document(source);
  const JsonValue root = document.root();
  root.only_keys({"game", "instance", "first", "status", "value", "bounds", "answer", "winner",
                  "misere", "winning_moves", "p_positions", "line", "count", "count_all", "all",
                  "certificate", "run"});
  expect_game(root, options.game);
  StatedSolution out;
  Claim& claim = out.claim;
  claim.first = options.first.value_or(FirstPlayer::Maximiser);
  out.instance = digest_of(root.at("instance", "the instance's SHA-256 digest"));
  out.status = status_of(root.at("status", "a status"));
  const JsonValue value = root.at("value", "the value");
  if (!value.raw().is_null()) claim.value = value.integer("the value");
  if_given(root, "first", [&](const JsonValue& v) { claim.first = beginner_of(v, options); });
  read_outcome(root, options, claim);
  if_given(root, "bounds", [&](const JsonValue& v) { out.bounds = bounds_of(v); });
  if_given(root, "answer", [&](const JsonValue& v) { claim.answer = v.string("the answer"); });
  if_given(root, "line", [&](const JsonValue& v) { claim.line = line_of(v); });
  read_counts(root, options, claim);
  if_given(root, "certificate", [&](const JsonValue& v) { out.certificate = certificate_of(v); });
  return out;
}

}  // namespace minimex
