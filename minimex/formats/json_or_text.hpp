// Which of the two formats of a game's instances a source is in.
#pragma once

#include "minimex/formats/source.hpp"

namespace minimex {

/// Whether `source` is to be read as JSON: because the user says so, or by the text itself.
inline bool is_json(const Source& source, Format format) {
  return format == Format::Json ||
         (format == Format::Auto && detect_format(source.text) == Format::Json);
}

}  // namespace minimex
