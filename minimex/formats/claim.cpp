#include "minimex/formats/claim.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/claim_json.hpp"
#include "minimex/formats/claim_words.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

/// The lines of a text, without their ends; what follows the last line break is one only if it is
/// not empty.
std::vector<Source> lines_of(const Source& source) {
  std::vector<Source> lines;
  std::size_t begin = 0;
  while (begin < source.text.size()) {
    const std::size_t stop = std::min(source.text.find('\n', begin), source.text.size());
    std::string text = source.text.substr(begin, stop - begin);
    if (text.ends_with('\r')) text.pop_back();
    lines.push_back({source.name, std::move(text), source.first_line + lines.size()});
    begin = stop + 1;
  }
  return lines;
}

/// At most so many words are in `text`: those that blanks end, and the last one.
std::size_t words_of(std::string_view text) {
  return 1 + static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
           return kSpace.find(c) != std::string_view::npos;
         }));
}

/// Bytes that reading takes at its height, the text itself and a copy by lines included.
std::uint64_t reading_bytes(std::string_view text, bool json) {
  constexpr std::uint64_t kString = 100;  // in the tree of a document, and in a list of its values
  const std::uint64_t moves =
      json ? static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '"')) / 2
           : words_of(text);
  return 2 * text.size() + moves * (sizeof(Move) + (json ? kString : 0));
}

/// Throws ReadingLimit when there is no room to read `source`.
void expect_room(const Source& source, bool json, const ClaimOptions& options) {
  if (!options.budget) return;
  const std::uint64_t bytes = reading_bytes(source.text, json);
  if (bytes <= options.budget->memory_bytes) return;
  throw ReadingLimit(needs_memory("reading the solution", bytes, *options.budget).limit);
}

bool is_blank(const Source& line) {
  return line.text.find_first_not_of(kSpace) == std::string::npos;
}

[[noreturn]] void fail_at(const Source& source, std::size_t offset, const std::string& message) {
  throw InputError(place_at(source, offset), message);
}

StatedSolution read_answer(const Source& line, const ClaimOptions& options) {
  const std::size_t begin = std::min(line.text.find_first_not_of(" \t"), line.text.size());
  const std::size_t end = line.text.find_last_not_of(" \t") + 1;
  if (begin >= end) fail_at(line, begin, "the line is empty, expected the answer");
  StatedSolution out;
  out.claim.answer = line.text.substr(begin, end - begin);
  out.claim.first = options.first.value_or(FirstPlayer::Maximiser);
  if (options.takes_winner || options.takes_misere) {
    if (const auto first = first_wins(*out.claim.answer)) {
      out.claim.outcome = OutcomeClaim{.first_wins = *first, .misere = !options.takes_winner};
      return out;
    }
  }
  if (options.answers_value) {
    TokenReader tokens(line, 0, line.text.size());
    out.claim.value = tokens.next_integer("the value");
    tokens.expect_end();
  }
  return out;
}

std::vector<Move> read_line(const Source& line) {
  std::vector<Move> moves;
  moves.reserve(words_of(line.text));
  TokenReader tokens(line, 0, line.text.size());
  while (!tokens.at_end()) {
    const Token token = tokens.next("a move");
    const auto move = parse_move(token.text);
    if (!move) {
      tokens.fail(
          token, fmt::format("'{}' is not a move, expected {}", printable(token.text), kMoveForms));
    }
    moves.push_back(*move);
  }
  return moves;
}

/// What `read` makes of one solution of several, of which the others go on to be read.
template <class Read>
StatedSolution one_of_several(const Read& read) {
  // Each solution gets a verdict, and one that cannot be read is an answer about itself only.
  try {
    return read();
  } catch (const InputError& error) {
    return {.unreadable = error.what()};
  }
}

/// Takes a count of optimal lines from the end of a text; nothing when it ends with a line of play
/// or with the answer.
std::optional<std::string> take_count(std::vector<Source>& lines) {
  if (lines.size() < 2) return std::nullopt;
  const std::string& last = lines.back().text;
  const std::size_t begin = std::min(last.find_first_not_of(" \t"), last.size());
  std::string text = last.substr(begin, last.find_last_not_of(" \t") + 1 - begin);
  if (!is_count(text)) return std::nullopt;
  lines.pop_back();
  return text;
}

/// Answers, each with a line of moves below it when there are twice as many lines as instances.
std::vector<StatedSolution> read_text(const Source& source, const ClaimOptions& options,
                                      std::size_t instances) {
  std::vector<Source> lines = lines_of(source);
  if (lines.empty()) fail_at(source, 0, "the input is empty, expected a solution");
  const std::size_t all = lines.size();
  std::optional<std::string> count;
  const bool counted = options.takes_count && !options.takes_sets && instances == 1;
  if (counted) count = take_count(lines);
  const std::size_t each = lines.size() == 2 * instances ? 2 : 1;
  const auto read = [&](std::size_t i) {
    StatedSolution stated = read_answer(lines[i], options);
    if (each == 1) return stated;
    Claim& claim = stated.claim;
    (claim.outcome ? claim.outcome->winning : claim.line) = read_line(lines[i + 1]);
    return stated;
  };
  std::vector<StatedSolution> out;
  for (std::size_t i = 0; i < std::min(lines.size(), each * instances); i += each) {
    out.push_back(instances == 1 ? read(i) : one_of_several([&] { return read(i); }));
  }
  if (lines.size() != instances && lines.size() != 2 * instances) {
    fail_at(
        source, source.text.size(),
        fmt::format("{}, expected {} or, with lines of play, {}{}", minimex::counted(all, "line"),
                    instances, 2 * instances, counted ? "; below them may be a count" : ""));
  }
  if (count) out.back().claim.count = std::move(count);
  return out;
}

std::vector<StatedSolution> read_json_lines(const Source& source, const ClaimOptions& options) {
  std::vector<StatedSolution> out;
  for (const Source& line : lines_of(source)) {
    if (!is_blank(line))
      out.push_back(one_of_several([&] { return read_json_solution(line, options); }));
  }
  return out;
}

}  // namespace

std::vector<StatedSolution> read_solutions(const Source& source, const ClaimOptions& options,
                                           std::size_t instances) {
  const std::size_t start = source.text.find_first_not_of(kSpace);
  const bool json = start != std::string::npos && source.text[start] == '{';
  expect_room(source, json, options);
  if (json && instances == 1) return {read_json_solution(source, options)};
  if (!json) return read_text(source, options, instances);
  std::vector<StatedSolution> out = read_json_lines(source, options);
  if (out.size() != instances) {
    fail_at(source, source.text.size(),
            fmt::format("{}, expected {}, one a line", minimex::counted(out.size(), "solution"),
                        instances));
  }
  return out;
}

std::uint64_t claim_bytes(const StatedSolution& stated) noexcept {
  const Claim& claim = stated.claim;
  std::uint64_t moves = claim.line ? claim.line->size() : 0;
  if (claim.outcome && claim.outcome->winning) moves += claim.outcome->winning->size();
  if (claim.listing) {
    for (const Listing::Entry& entry : claim.listing->sets) {
      moves += entry.set.size() + sizeof(entry) / sizeof(Move) + 1;
    }
  }
  const CertificateEntry* const entry = stated.certificate ? &*stated.certificate : nullptr;
  return sizeof(Move) * moves + (entry != nullptr && entry->proof ? entry->proof->size() : 0);
}

std::string contradiction(const StatedSolution& stated, std::string_view instance) {
  if (!stated.unreadable.empty()) return stated.unreadable;
  if (stated.instance && *stated.instance != instance) return "the solution is of another instance";
  if (stated.status != Status::Proved) {
    return fmt::format("the solution is not final, its status is {}", to_string(stated.status));
  }
  const Claim& claim = stated.claim;
  const bool json = stated.instance.has_value();
  if (json && !claim.value && !claim.outcome) return "the solution has no value";
  if (claim.value && claim.outcome) return "the solution has a value and a winner";
  if (!stated.bounds) return "";
  const auto [lower, upper] = *stated.bounds;
  if (claim.value && lower == *claim.value && upper == *claim.value) return "";
  return fmt::format("the bounds {} and {} are not the value", lower, upper);
}

}  // namespace minimex
