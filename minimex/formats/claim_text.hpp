// Solutions as plain text, as `solve` prints them: the answer, and below it what was asked for.
//
// Text does not name its parts, and a number below the size of a set can be a set of one token, how
// many maximum sets there are, or how many of any size. What can mean only one thing is read
// without being told; the rest is refused until ClaimOptions::parts says what it is.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// The solutions of `instances` instances (at least one), as read_solutions() reads texts. Throws
/// InputError. Time and memory linear in the text.
std::vector<StatedSolution> read_claim_text(const Source& source, const ClaimOptions& options,
                                            std::size_t instances);

/// The lines of a text, without their ends; what follows the last line break is one only if it is
/// not empty.
std::vector<Source> lines_of(const Source& source);

/// An upper bound on the words in `text`: one for each blank, and the last one.
std::size_t words_of(std::string_view text) noexcept;

/// What `read` makes of one solution of several: each gets a verdict, and one that cannot be read
/// is an answer about itself only.
template <class Read>
StatedSolution one_of_several(const Read& read) {
  try {
    return read();
  } catch (const InputError& error) {
    return {.unreadable = error.what()};
  }
}

}  // namespace minimex
