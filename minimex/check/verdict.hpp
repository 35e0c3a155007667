// What a checker finds.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "minimex/core/control.hpp"

namespace minimex::check {

enum class Finding : std::uint8_t {
  Proved,      ///< the value is right
  Attained,    ///< the line or set is right and has the value; nothing shows that none is better
  Refuted,     ///< the claim is wrong, or nothing supports it
  Unfinished,  ///< a limit stopped the check
};

struct Verdict {
  Finding finding = Finding::Unfinished;
  std::string text =
      {};              ///< the value (or the answer, where a claim has only that); why, if refuted
  RunReport run = {};  ///< when unfinished: which limit
  /// When refuted: only because nothing shows the value; nothing contradicts it either.
  bool unsupported = false;
};

/// Thrown by the parts of a checker as soon as something is wrong, and turned into a verdict by
/// verify(). The text is one line without a full stop: `move 3 of the line is illegal: ...`.
class Refuted : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The claim may be true, but nothing in it shows so.
class Unsupported : public Refuted {
 public:
  using Refuted::Refuted;
};

}  // namespace minimex::check
