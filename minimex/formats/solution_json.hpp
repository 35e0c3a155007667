// Solutions as JSON.
//
// {"game": NAME, "instance": {"sha256": DIGEST}, "first": "max" | "min",
//  "status": "proved" | "limit" | "cancelled",
//  "value": INTEGER | null, "bounds": {"lower": INTEGER, "upper": INTEGER} | null,
//  "answer": TEXT | null,
//  "winner": "first" | "second", "winning_moves": [MOVE...], "p_positions": INTEGER,
//  "line": [MOVE...], "count": DIGITS,
//  "certificate": {"kind": TEXT, "proof": "embedded", "data": BASE64} |
//                 {"kind": TEXT, "proof": "separate"} | null,
//  "run": {"version": TEXT, "positions": INTEGER, "peak_bytes": INTEGER, "limit": TEXT}}
// in this order. `first` is there for games in which either player may begin; the line of
// `winner` where that is asked for instead of the value, and found; `count` when it was asked for
// and found, whatever its size a string; `limit` when the status is not `proved`. Integers beyond
// 2^53 are strings. Two runs that end with the same status differ only in `run`, and in `data`
// where a value has many proofs. claim.hpp reads it back.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "minimex/core/solution.hpp"

namespace minimex {

/// Proofs that are predicted to be longer are not embedded in JSON.
inline constexpr std::uint64_t kMostEmbeddedProof = std::uint64_t{1} << 20;

/// What is said of the proof of a solution.
struct CertificateEntry {
  std::string kind = {};
  std::optional<std::string> proof = std::nullopt;  ///< its bytes, when they are to be embedded
};

/// What a solution does not know of itself.
struct SolutionContext {
  std::string game = {};
  std::string digest = {};  ///< of its canonical JSON: SHA-256 in hexadecimal
  std::optional<FirstPlayer> first = std::nullopt;  ///< for games in which either may begin
  std::optional<CertificateEntry> certificate = std::nullopt;
  std::string no_proof = {};  ///< why a proved value comes without its certificate, if it does
};

/// Hands `solution`, on one line without line break, to `sink` piece by piece: a set of millions of
/// moves takes no memory beside itself. What `sink` throws goes through.
void write_solution_json(const Solution& solution, const SolutionContext& context,
                         const std::function<void(std::string_view)>& sink);

/// The same as one text.
std::string solution_json(const Solution& solution, const SolutionContext& context);

}  // namespace minimex
