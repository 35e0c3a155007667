#include "minimex/formats/source.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/control.hpp"

namespace minimex {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

bool is_space(char c) noexcept {
  return kSpace.find(c) != std::string_view::npos;
}

bool looks_like_json(std::string_view text) noexcept {
  if (text.empty() || text.front() != '{' || text.size() == 1) return false;
  const char second = text[1];
  if (is_space(second) || second == '"') return true;
  return second == '}' && (text.size() == 2 || is_space(text[2]));
}

bool looks_like_dimacs(std::string_view text) noexcept {
  return (text.front() == 'c' || text.front() == 'p') && (text.size() == 1 || is_space(text[1]));
}

}  // namespace

Place place_at(const Source& source, std::size_t offset) {
  const std::string_view before = std::string_view(source.text).substr(0, offset);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t last_break = before.rfind('\n');
  const std::size_t start = last_break == std::string_view::npos ? 0 : last_break + 1;
  return {.source = source.name,
          .line = static_cast<std::size_t>(lines) + source.first_line,
          .column = before.size() - start + (start == 0 ? source.first_column : 1)};
}

Source read_source(const std::string& name, std::uint64_t most_bytes) {
  Source source;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> owner(nullptr, &std::fclose);
  std::FILE* file = stdin;
  if (!name.empty() && name != "-") {
    source.name = name;
    owner.reset(std::fopen(name.c_str(), "rb"));
    file = owner.get();
  }
  const auto fail = [&source] {
    throw InputError(
        {.source = source.name},
        std::string("cannot be read (") + std::strerror(errno) + "), expected a readable file");
  };
  if (file == nullptr) fail();
  std::array<char, 1 << 16> buffer{};
  std::size_t got = 0;
  while ((got = std::fread(buffer.data(), 1, buffer.size(), file)) > 0) {
    if (got > most_bytes - source.text.size()) {
      throw TextTooLong(
          fmt::format("{} is longer than {}, all that the memory budget leaves for it",
                      printable(source.name), format_bytes(most_bytes)));
    }
    source.text.append(buffer.data(), got);
  }
  if (std::ferror(file) != 0) fail();
  return source;
}

bool parse_format(std::string_view name, Format& format) {
  constexpr std::array<std::pair<std::string_view, Format>, 7> kFormats = {
      {{"auto", Format::Auto},
       {"text", Format::Text},
       {"json", Format::Json},
       {"graph6", Format::Graph6},
       {"sparse6", Format::Sparse6},
       {"dimacs", Format::Dimacs},
       {"edges", Format::Edges}}};
  const auto* const found = std::find_if(kFormats.begin(), kFormats.end(),
                                         [&](const auto& entry) { return entry.first == name; });
  if (found == kFormats.end()) return false;
  format = found->second;
  return true;
}

Format detect_format(std::string_view text) {
  if (text.starts_with(">>graph6<<")) return Format::Graph6;
  if (text.starts_with(">>sparse6<<")) return Format::Sparse6;
  const std::size_t start = text.find_first_not_of(kSpace);
  if (start == std::string_view::npos) return Format::Text;
  const std::string_view body = text.substr(start);
  if (looks_like_json(body)) return Format::Json;
  if (looks_like_dimacs(body)) return Format::Dimacs;
  if (body.front() == ':') return Format::Sparse6;
  return Format::Text;
}

}  // namespace minimex
