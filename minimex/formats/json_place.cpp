#include "minimex/formats/json_place.hpp"

#include <nlohmann/json.hpp>

namespace minimex {
namespace {

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kSpaceOrMark = " \t\r\n,:";
constexpr std::string_view kEndOfWord = " \t\r\n,:[]{}\"";
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

struct Token {
  std::size_t start = 0;
  std::size_t end = 0;
};

std::size_t end_of_string(std::string_view text, std::size_t quote) {
  std::size_t at = quote + 1;
  while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
  return std::min(at + 1, text.size());
}

/// The first token at or after `from`, past any of `skipped`; empty at the end of the text.
Token token_from(std::string_view text, std::size_t from, std::string_view skipped) {
  if (from == 0 && text.starts_with(kByteOrderMark)) from = kByteOrderMark.size();
  const std::size_t start = std::min(text.find_first_not_of(skipped, from), text.size());
  if (start == text.size()) return {start, start};
  if (text[start] == '"') return {start, end_of_string(text, start)};
  const std::size_t word_end = std::min(text.find_first_of(kEndOfWord, start), text.size());
  return {start, std::max(word_end, start + 1)};
}

/// The end of the value that starts with `token`.
std::size_t end_of_value(std::string_view text, Token token) {
  std::size_t depth = 0;
  while (true) {
    const char first = text[token.start];
    if (first == '[' || first == '{') ++depth;
    if (first == ']' || first == '}') --depth;
    if (depth == 0) return token.end;
    token = token_from(text, token.end, kSpaceOrMark);
  }
}

}  // namespace

std::size_t json_token_offset(std::string_view text, std::size_t index) {
  Token token = token_from(text, 0, kSpaceOrMark);
  for (; index > 0; --index) token = token_from(text, token.end, kSpaceOrMark);
  return token.start;
}

std::size_t json_token_before(std::string_view text, std::size_t end) {
  std::size_t last = 0;
  for (Token token = token_from(text, 0, kSpace); token.start < std::min(end, text.size());
       token = token_from(text, token.end, kSpace)) {
    last = token.start;
  }
  return last;
}

std::size_t json_value_offset(std::string_view text, const std::vector<JsonStep>& path) {
  Token token = token_from(text, 0, kSpaceOrMark);
  for (const JsonStep& step : path) {
    token = token_from(text, token.end, kSpaceOrMark);  // past the opening bracket
    if (const auto* const index = std::get_if<std::size_t>(&step)) {
      for (std::size_t i = 0; i < *index; ++i) {
        token = token_from(text, end_of_value(text, token), kSpaceOrMark);
      }
      continue;
    }
    const auto is_key = [&](const Token& key) {
      return nlohmann::json::parse(text.substr(key.start, key.end - key.start)) ==
             std::get<std::string>(step);
    };
    while (!is_key(token)) {
      token = token_from(text, token.end, kSpaceOrMark);
      token = token_from(text, end_of_value(text, token), kSpaceOrMark);
    }
    token = token_from(text, token.end, kSpaceOrMark);
  }
  return token.start;
}

std::string_view json_token_at(std::string_view text, std::size_t offset) {
  const Token token = token_from(text, offset, kSpace);
  return text.substr(token.start, token.end - token.start);
}

std::string json_pointer(const std::vector<JsonStep>& path) {
  std::string out;
  for (const JsonStep& step : path) {
    out += '/';
    if (const auto* const index = std::get_if<std::size_t>(&step)) {
      out += std::to_string(*index);
      continue;
    }
    for (const char c : std::get<std::string>(step)) {
      if (c == '~') {
        out += "~0";
      } else if (c == '/') {
        out += "~1";
      } else {
        out += c;
      }
    }
  }
  return out;
}

}  // namespace minimex
