#include "minimex/formats/claim.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/claim_json.hpp"
#include "minimex/formats/claim_text.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

/// Bytes that reading takes at its height, the text itself and a copy by lines included.
std::uint64_t reading_bytes(std::string_view text, bool json) {
  constexpr std::uint64_t kString = 100;  // in the tree of a document, and in a list of its values
  const auto count = [text](char c) {
    return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), c));
  };
  if (json) return 2 * text.size() + count('"') / 2 * (sizeof(Move) + kString);
  const std::uint64_t line = sizeof(Source) + sizeof(Listing::Entry);
  return 2 * text.size() + words_of(text) * sizeof(Move) + (count('\n') + 1) * line;
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
  if (!json) return read_claim_text(source, options, instances);
  std::vector<StatedSolution> out = read_json_lines(source, options);
  if (out.size() != instances) {
    throw InputError(
        place_at(source, source.text.size()),
        fmt::format("{}, expected {}, one a line", counted(out.size(), "solution"), instances));
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
