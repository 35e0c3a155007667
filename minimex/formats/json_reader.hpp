// JSON instances with exact error places.
//
// A document is parsed once by nlohmann::json; the place (line, column) of every value is kept
// beside it, so that a complaint about a value names both its place and its JSON pointer. A
// repeated key in an object is an error. Include this only in .cpp files of readers: the library
// header is heavy.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
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
  [[nodiscard]] const std::string& pointer() const noexcept { return pointer_; }

  /// An integer in [low, high]; integers written as strings (beyond 2^53) are accepted, fractions
  /// and exponents are not.
  [[nodiscard]] std::int64_t integer(
      std::string_view expected, std::int64_t low = std::numeric_limits<std::int64_t>::min(),
      std::int64_t high = std::numeric_limits<std::int64_t>::max()) const;
  [[nodiscard]] bool boolean(std::string_view expected) const;
  [[nodiscard]] std::string string(std::string_view expected) const;
  /// The elements of an array.
  [[nodiscard]] std::vector<JsonValue> array(std::string_view expected) const;
  /// The elements of an array that must have `length` elements.
  [[nodiscard]] std::vector<JsonValue> array(std::string_view expected, std::size_t length) const;
  /// A string of exactly `length` characters from `alphabet`.
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
  JsonValue(const JsonDocument& document, const nlohmann::json& value, std::string pointer)
      : document_(&document), value_(&value), pointer_(std::move(pointer)) {}

  const JsonDocument* document_;
  const nlohmann::json* value_;
  std::string pointer_;
};

class JsonDocument {
 public:
  /// Throws InputError on malformed JSON, repeated keys, and text after the document.
  explicit JsonDocument(const Source& source);
  ~JsonDocument();
  JsonDocument(const JsonDocument&) = delete;
  JsonDocument& operator=(const JsonDocument&) = delete;

  [[nodiscard]] JsonValue root() const;

  /// Checks that the root is an object whose `game` is `game`, and returns it.
  [[nodiscard]] JsonValue instance_of(std::string_view game) const;

 private:
  friend class JsonValue;
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// An integer for output: a number up to 2^53 in size, else a string.
nlohmann::json json_integer(std::int64_t value);

}  // namespace minimex
