// Terms of a sequence as the b-files of the OEIS hold them: a line `n a(n)` each, indices in steps
// of one; empty lines and lines that start with # are comments.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "minimex/formats/source.hpp"

namespace minimex {

struct BFile {
  struct Term {
    std::int64_t value = 0;
    std::size_t offset = 0;  ///< of its line in the text
  };
  std::int64_t first = 0;  ///< index of the first term; meaningless when there is none
  std::vector<Term> terms = {};
  std::size_t length = 0;  ///< of the text up to the end of the last term's line
};

/// Reads what a run that may have been killed has written: a last line that has no line break and
/// may be the beginning of a term or of a comment is left out. Throws InputError when any other
/// line is not `n a(n)` with the next n.
BFile read_b_file(const Source& source);

/// `n a(n)` and a line break.
std::string b_file_line(std::int64_t n, std::int64_t value);

}  // namespace minimex
