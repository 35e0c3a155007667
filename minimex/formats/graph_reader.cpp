#include "minimex/formats/graph_reader.hpp"

#include <algorithm>
#include <cassert>

#include "minimex/formats/dimacs.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/graph6.hpp"
#include "minimex/formats/sparse6.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex {
namespace {

bool is_integer(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// True when the first line that is not blank is two integers.
bool starts_with_two_integers(const Source& source) {
  const std::string& text = source.text;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n\v\f"), text.size());
  TokenReader line(source, begin, std::min(text.find('\n', begin), text.size()));
  for (int i = 0; i < 2; ++i) {
    if (line.at_end() || !is_integer(line.next("an integer").text)) return false;
  }
  return line.at_end();
}

}  // namespace

Format graph_format(const Source& source, Format format) {
  if (format == Format::Auto) format = detect_format(source.text);
  if (format != Format::Text) return format;
  return starts_with_two_integers(source) ? Format::Edges : Format::Graph6;
}

std::vector<Graph> read_graphs(const Source& source, Format format) {
  switch (format) {
    case Format::Graph6:
      return read_graph6(source);
    case Format::Sparse6:
      return read_sparse6(source);
    case Format::Dimacs:
      return {read_dimacs(source)};
    case Format::Edges:
      return {read_edge_list(source)};
    case Format::Auto:
    case Format::Text:
    case Format::Json:
      break;
  }
  assert(false && "not a plain graph format");
  return {};
}

}  // namespace minimex
