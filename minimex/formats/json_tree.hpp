// A JSON text as a tree, or an InputError that says where it is broken.
#pragma once

#include <cstddef>

#include <nlohmann/json.hpp>

#include "minimex/formats/source.hpp"

namespace minimex {

/// Parses `source`. Throws InputError on malformed JSON, invalid UTF-8, NUL bytes, text behind the
/// document, repeated keys, and more than `depth` arrays and objects inside each other;
/// ReadingLimit when the tree and what readers make of it take more memory than `source` may.
nlohmann::json parse_json_tree(const Source& source, std::size_t depth);

}  // namespace minimex
