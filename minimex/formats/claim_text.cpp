#include "minimex/formats/claim_text.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/claim_words.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

[[noreturn]] void fail_at(const Source& source, std::size_t offset, const std::string& message) {
  throw InputError(place_at(source, offset), message);
}

/// Where the text of a line begins; its end when it is blank.
std::size_t begin_of(const Source& line) {
  return std::min(line.text.find_first_not_of(" \t"), line.text.size());
}

/// A line without the blanks around it.
std::string_view inner(const Source& line) {
  const std::size_t begin = begin_of(line);
  return std::string_view(line.text).substr(begin, line.text.find_last_not_of(" \t") + 1 - begin);
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

StatedSolution read_answer(const Source& line, const ClaimOptions& options) {
  const std::string_view text = inner(line);
  if (text.empty()) fail_at(line, begin_of(line), "the line is empty, expected the answer");
  StatedSolution out;
  out.claim.answer = text;
  out.claim.first = options.first.value_or(FirstPlayer::Maximiser);
  if (options.takes_winner || options.takes_misere) {
    if (const auto first = first_wins(text)) {
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

std::vector<Move> read_moves(const Source& line) {
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

std::string read_count(const Source& line) {
  const std::string_view text = inner(line);
  if (is_count(text)) return std::string(text);
  fail_at(line, begin_of(line),
          fmt::format("'{}' is not a count, expected decimal digits without leading zeros",
                      printable(text)));
}

/// How many lines `parts` stand for, those of a list of sets aside.
std::size_t lines_in(const ClaimParts& parts) {
  return std::size_t{1} + (parts.line ? 1 : 0) + (parts.count || parts.count_all ? 1 : 0);
}

/// A solution of these lines, at least lines_in(parts).
StatedSolution read_parts(std::span<const Source> lines, const ClaimParts& parts,
                          const ClaimOptions& options) {
  StatedSolution stated = read_answer(lines.front(), options);
  Claim& claim = stated.claim;
  lines = lines.subspan(1);
  if (parts.count) claim.count = read_count(lines.back());
  if (parts.count_all) claim.count_all = read_count(lines.back());
  if (parts.count || parts.count_all) lines = lines.first(lines.size() - 1);
  if (parts.line) {
    (claim.outcome ? claim.outcome->winning : claim.line) = read_moves(lines.front());
    lines = lines.subspan(1);
  }
  if (!parts.listing) return stated;
  claim.listing = Listing{.symmetries = kUntold};
  claim.listing->sets.reserve(lines.size());
  for (const Source& line : lines) {
    claim.listing->sets.push_back({.set = read_moves(line), .images = kUntold});
  }
  return stated;
}

std::string text_of(const ClaimParts& parts) {
  std::string text = "the answer";
  if (parts.line) text += ", the line";
  if (parts.listing) text += ", the sets one a line";
  if (parts.count || parts.count_all) text += ", the count";
  return text;
}

/// Throws InputError unless `lines` can be solutions of these parts.
void expect_lines(const Source& source, std::size_t lines, const ClaimParts& parts,
                  std::size_t instances) {
  if (parts.listing && instances > 1) {
    fail_at(source, 0,
            fmt::format("sets listed as text are those of one instance, expected JSON for {}",
                        instances));
  }
  // Every graph has a maximum set.
  const std::size_t expected = (lines_in(parts) + (parts.listing ? 1 : 0)) * instances;
  if (parts.listing ? lines >= expected : lines == expected) return;
  fail_at(source, source.text.size(),
          fmt::format("{}, expected {}{}: {}{}", counted(lines, "line"),
                      parts.listing ? "at least " : "", expected, text_of(parts),
                      instances > 1 ? ", for each instance" : ""));
}

/// Throws InputError when what stands below an answer may be a set or a number of sets.
void expect_no_number(const Source& line) {
  const std::string_view text = inner(line);
  if (!is_number(text)) return;
  fail_at(
      line, begin_of(line),
      fmt::format("'{}' may be a set of one token or a count, expected JSON, or --line, --count "
                  "or --count all of verify to say which",
                  printable(text)));
}

[[noreturn]] void fail_untold(const Source& source, std::span<const Source> lines,
                              const ClaimOptions& options, std::size_t instances) {
  if (instances == 1) read_answer(lines.front(), options);  // what is no solution at all
  std::string_view more;
  if (options.takes_count && !options.takes_sets && instances == 1) {
    more = "; below them may be a count";
  } else if (options.takes_sets && !options.line_only) {
    more = "; --line, --all and --count of verify say what else they are";
  }
  fail_at(source, source.text.size(),
          fmt::format("{}, expected {} or, with lines of play, {}{}", counted(lines.size(), "line"),
                      instances, 2 * instances, more));
}

/// What the lines tell by themselves: answers, each with a line of moves below it when there are
/// twice as many as instances, and in the end a count of optimal lines. Throws InputError.
ClaimParts parts_of(const Source& source, std::span<const Source> lines,
                    const ClaimOptions& options, std::size_t instances) {
  const bool counted = options.takes_count && !options.takes_sets && instances == 1;
  ClaimParts parts{.count = counted && lines.size() > 1 && is_count(inner(lines.back()))};
  const std::size_t rest = lines.size() - (parts.count ? 1 : 0);
  parts.line = rest == 2 * instances;
  if (rest != instances && !parts.line) fail_untold(source, lines, options, instances);
  const bool sets = options.takes_sets && !options.line_only;
  for (std::size_t i = 1; sets && parts.line && i < lines.size(); i += 2) {
    expect_no_number(lines[i]);
  }
  return parts;
}

}  // namespace

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

std::size_t words_of(std::string_view text) noexcept {
  return 1 + static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
           return kSpace.find(c) != std::string_view::npos;
         }));
}

std::vector<StatedSolution> read_claim_text(const Source& source, const ClaimOptions& options,
                                            std::size_t instances) {
  const std::vector<Source> lines = lines_of(source);
  if (lines.empty()) fail_at(source, 0, "the input is empty, expected a solution");
  if (options.parts) expect_lines(source, lines.size(), *options.parts, instances);
  const ClaimParts parts =
      options.parts ? *options.parts : parts_of(source, lines, options, instances);
  const std::size_t each = parts.listing ? lines.size() : lines_in(parts);
  std::vector<StatedSolution> out;
  for (std::size_t i = 0; i < lines.size(); i += each) {
    const auto read = [&] { return read_parts(std::span(lines).subspan(i, each), parts, options); };
    out.push_back(instances == 1 ? read() : one_of_several(read));
  }
  return out;
}

}  // namespace minimex
