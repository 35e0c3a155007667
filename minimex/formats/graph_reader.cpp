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

/// True when the first line that is not blank starts with an integer, as no graph6 line does. An
/// edge list has two of them there and nothing else; anything different is told here, where the
/// graph6 reader would only complain about a byte. Throws InputError.
bool starts_as_edge_list(const Source& source) {
  const std::string& text = source.text;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n\v\f"), text.size());
  TokenReader line(source, begin, std::min(text.find('\n', begin), text.size()));
  if (!is_integer(line.peek().text)) return false;
  line.next("the number of vertices");
  const Token second = line.next("the number of edges on the first line, too");
  const Token third = line.peek();
  if (!is_integer(second.text) || !third.text.empty()) {
    line.fail(is_integer(second.text) ? third : second,
              "the first line is not two integers, expected the numbers of vertices and edges "
              "alone on it");
  }
  return true;
}

}  // namespace

Format graph_format(const Source& source, Format format) {
  if (format == Format::Auto) format = detect_format(source.text);
  if (format != Format::Text) return format;
  return starts_as_edge_list(source) ? Format::Edges : Format::Graph6;
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
