// What people see of a text that may be long: its lines, cut around the first difference from
// another text.
#pragma once

#include <string>

namespace minimex::cli {

/// The lines of `text`, indented, with everything outside printable ASCII written as `\xNN`. Of
/// many lines, and of a long line, the stretch around the first difference from `other` is shown,
/// and `...` for the rest; the beginning where they do not differ.
std::string excerpt(const std::string& text, const std::string& other);

}  // namespace minimex::cli
