// Several JSON objects in one text, one a line or anyhow behind each other.
#pragma once

#include <vector>

#include "minimex/formats/source.hpp"

namespace minimex {

/// The pieces of `source`, an object each; errors in a piece are told at their places in `source`.
/// A piece ends behind an object that another `{` follows, so that text which is no further object
/// stays with the last one, whose reader complains about it. None when there is nothing to
/// split, however malformed: the text is not copied then. Time linear in the text.
std::vector<Source> split_json(const Source& source);

}  // namespace minimex
