#include "minimex/formats/json_stream.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

namespace minimex {
namespace {

/// The offset behind the object whose `{` is at `begin`; npos when it does not end.
std::size_t end_of_object(std::string_view text, std::size_t begin) {
  std::size_t depth = 0;
  bool in_string = false;
  for (std::size_t at = begin; at < text.size(); ++at) {
    const char c = text[at];
    if (in_string) {
      if (c == '\\') ++at;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{') {
      ++depth;
    } else if (c == '}' && --depth == 0) {
      return at + 1;
    }
  }
  return std::string_view::npos;
}

Source empty_piece(const Source& source, const Place& begin) {
  return {.name = source.name,
          .first_line = begin.line,
          .first_column = begin.column,
          .most_memory = source.most_memory};
}

}  // namespace

std::vector<Source> split_json(const Source& source) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::string_view text = source.text;
  std::vector<Source> pieces;
  ReadingMemory memory(source);
  Source piece = empty_piece(source, {.line = source.first_line, .column = source.first_column});
  std::size_t begin = 0;
  std::size_t object = text.find_first_not_of(kSpace);
  while (object < text.size() && text[object] == '{') {
    const std::size_t end = end_of_object(text, object);
    object = text.find_first_not_of(kSpace, end);
    if (end == std::string_view::npos || object == std::string_view::npos || text[object] != '{') {
      break;
    }
    piece.text = text.substr(begin, object - begin);
    memory.take(2 * sizeof(Source));
    const Place next = place_at(piece, piece.text.size());
    pieces.push_back(std::exchange(piece, empty_piece(source, next)));
    begin = object;
  }
  if (pieces.empty()) return pieces;
  piece.text = text.substr(begin);
  pieces.push_back(std::move(piece));
  return pieces;
}

}  // namespace minimex
