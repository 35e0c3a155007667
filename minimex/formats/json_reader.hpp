// JSON instances with exact error places.
//
// A document is parsed once by nlohmann::json. Only when a value is complained about are its JSON
// pointer and its place worked out, by walking the tree and then the text, so that a value costs
// two pointers and a good document pays nothing. A repeated key in an object is an error, and so
// is nesting deeper than kDepth. Include this only in .cpp files of readers: the library header is
// heavy.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "minimex/formats/source.hpp"

namespace minimex {

class JsonDocument;

/// A value inside a document; valid as long as the document lives. Every accessor throws InputError
/// that points at this value when the type, range or length is not what was asked for.
class JsonValue {
 public:
  [[nodiscard]] const nlohmann::json& raw() const noexcept { return *value_; }
  /// The JSON pointer (RFC 6901) of this value. O(document).
  [[nodiscard]] std::string pointer() const;
  /// Where this value stands. O(document).
  [[nodiscard]] Place place() const;

  /// An integer in [low, high]. Integers written as strings (needed beyond 2^53) are accepted;
  /// fractions and exponents are not, and neither is what does not fit 64 bits with sign.
  [[nodiscard]] std::int64_t integer(
      std::string_view expected, std::int64_t low = std::numeric_limits<std::int64_t>::min(),
      std::int64_t high = std::numeric_limits<std::int64_t>::max()) const;
  [[nodiscard]] bool boolean(std::string_view expected) const;
  [[nodiscard]] std::string string(std::string_view expected) const;
  /// The elements of an array.
  [[nodiscard]] std::vector<JsonValue> array(std::string_view expected) const;
  /// The elements of an array that must have `length` elements.
  [[nodiscard]] std::vector<JsonValue> array(std::string_view expected, std::size_t length) const;
  /// A string of exactly `length` characters from `alphabet`; the error points at the first wrong
  /// character.
  [[nodiscard]] std::string row(std::string_view expected, std::size_t length,
                                std::string_view alphabet) const;

  [[nodiscard]] bool has(std::string_view key) const;
  /// Member `key` of this object; throws when it is missing.
  [[nodiscard]] JsonValue at(std::string_view key, std::string_view expected) const;
  /// Throws unless this is an object whose keys are all among `keys`.
  void only_keys(std::initializer_list<std::string_view> keys) const;

  [[noreturn]] void fail(const std::string& message) const;

 private:
  friend class JsonDocument;
  JsonValue(const JsonDocument& document, const nlohmann::json& value)
      : document_(&document), value_(&value) {}

  /// Throws that this is not what was expected.
  [[noreturn]] void fail_type(std::string_view expected) const;

  const JsonDocument* document_;
  const nlohmann::json* value_;
};

class JsonDocument {
 public:
  static constexpr std::size_t kDepth = 100;  ///< deepest nesting of arrays and objects

  /// Keeps a reference to `source`. Throws InputError on malformed JSON, repeated keys, nesting
  /// beyond kDepth, invalid UTF-8, NUL bytes, and text after the document. Takes about 16 bytes a
  /// number and 80 an inner array or string.
  explicit JsonDocument(const Source& source);
  JsonDocument(const JsonDocument&) = delete;
  JsonDocument& operator=(const JsonDocument&) = delete;

  [[nodiscard]] JsonValue root() const { return {*this, root_}; }

  /// Checks that the root is an object whose `game` is `game`, and returns it.
  [[nodiscard]] JsonValue instance_of(std::string_view game) const;

 private:
  friend class JsonValue;
  const Source& source_;
  nlohmann::json root_;
};

/// An integer for output: a number up to 2^53 in size, else a string.
nlohmann::json json_integer(std::int64_t value);

/// `rows` arrays of `cols` such integers each in one array: those at 0, 1, ... row by row, asked
/// for in this order. As a tree they would take many times their text.
std::string json_integer_rows(std::int32_t rows, std::int32_t cols,
                              const std::function<std::int64_t(std::size_t index)>& at);

}  // namespace minimex
