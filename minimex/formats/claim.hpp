// Solutions read back as claims: the JSON that `solve --json` prints, or its plain text.
//
// Reading only sees to the form; whether what is claimed fits together and belongs to the instance
// is `contradiction`, and whether it is true is for check/.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/solution_json.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// In place of the symmetries and images of a list of sets that was read from text.
inline constexpr std::uint64_t kUntold = 0;

/// A solution as somebody wrote it down.
struct StatedSolution {
  Claim claim = {};
  std::optional<std::string> instance = std::nullopt;  ///< SHA-256 of the instance it speaks of
  Status status = Status::Proved;
  std::optional<Bounds> bounds = std::nullopt;
  std::optional<CertificateEntry> certificate = std::nullopt;
  /// Among several: what is wrong with the form of this one, as an error line tells it; nothing
  /// else is set then.
  std::string unreadable = {};
};

/// What a solution holds below its answer, in this order; one of the counts at most.
struct ClaimParts {
  bool line = false;
  bool listing = false;
  bool count = false;
  bool count_all = false;
};

/// What the reader has to know of the game.
struct ClaimOptions {
  std::string game = {};
  bool answers_value = true;  ///< as text, the first line is the value
  bool takes_first = false;   ///< either player may begin
  bool takes_winner = false;  ///< a solution may tell who wins instead of a value
  bool takes_misere = false;  ///< likewise, when the player who cannot move wins
  bool takes_count = false;   ///< optimal lines, or sets, are counted
  bool takes_sets = false;    ///< optima are sets, which are counted and listed
  bool line_only = false;     ///< as text, nothing but a line or a set is below the answer
  /// What texts hold, exactly, and JSON at least; nothing: as far as they tell by themselves.
  std::optional<ClaimParts> parts = std::nullopt;
  /// Who must begin; else JSON says it, and the maximiser does where nothing is said.
  std::optional<FirstPlayer> first = std::nullopt;
  /// Within which it is read; nothing: any.
  std::optional<Budget> budget = std::nullopt;
};

/// The solutions of `instances` instances (at least one). JSON (a text that starts with `{`): one
/// object, or for several instances one a line. Text: the answer, and below it what
/// ClaimOptions::parts say; a list of sets only for one instance, without symmetries and images.
/// Where they say nothing: if there is a second line, the line of play (below `first` or `second`,
/// where a solution may tell who wins, the moves that win); for several instances all have one or
/// none has. Where optimal lines, not sets, are counted, their number may end a text about one
/// instance; where sets are counted, a number alone is refused, unless `line_only`.
/// Throws InputError, also when there are more or fewer; but of several that are as many as the
/// instances, one that cannot be read leaves the others alone. Throws ReadingLimit when what the
/// text says does not fit the budget.
std::vector<StatedSolution> read_solutions(const Source& source, const ClaimOptions& options,
                                           std::size_t instances);

/// Bytes of the lines, moves and sets in a solution.
std::uint64_t claim_bytes(const StatedSolution& stated) noexcept;

/// Why `stated` cannot be a true solution of the instance with this SHA-256, whatever its value:
/// unreadable, of another instance, not proved, neither value nor winner or both, bounds that are
/// not the value; empty when nothing speaks against it.
std::string contradiction(const StatedSolution& stated, std::string_view instance);

}  // namespace minimex
