#include "minimex/formats/json_reader.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/json_place.hpp"
#include "minimex/formats/json_tree.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

using Json = nlohmann::json;

/// Finds `wanted` below `value` by its address; `path` leads to it when true.
bool find_path(const Json& value, const Json* wanted, std::vector<JsonStep>& path) {
  if (&value == wanted) return true;
  if (value.is_object()) {
    for (const auto& [key, member] : value.get_ref<const Json::object_t&>()) {
      path.emplace_back(key);
      if (find_path(member, wanted, path)) return true;
      path.pop_back();
    }
  } else if (value.is_array()) {
    const auto& elements = value.get_ref<const Json::array_t&>();
    for (std::size_t i = 0; i < elements.size(); ++i) {
      path.emplace_back(i);
      if (find_path(elements[i], wanted, path)) return true;
      path.pop_back();
    }
  }
  return false;
}

/// Whether a reader that takes numbers for doubles, as most do, reads this one as it is.
bool is_exact(std::int64_t value) noexcept {
  constexpr std::int64_t kMost = std::int64_t{1} << 53;
  return value >= -kMost && value <= kMost;
}

std::vector<JsonStep> path_of(const Json& root, const Json& value) {
  std::vector<JsonStep> path;
  find_path(root, &value, path);
  return path;
}

}  // namespace

JsonDocument::JsonDocument(const Source& source)
    : source_(source), root_(parse_json_tree(source, kDepth)) {}

JsonValue JsonDocument::instance_of(std::string_view game) const {
  const JsonValue object = root();
  const JsonValue name = object.at("game", "the name of the game");
  const std::string given = name.string("the name of the game");
  if (given != game) {
    name.fail(
        fmt::format("the instance is of the game '{}', expected '{}'", printable(given), game));
  }
  return object;
}

std::string JsonValue::pointer() const {
  return json_pointer(path_of(document_->root_, *value_));
}

Place JsonValue::place() const {
  const auto path = path_of(document_->root_, *value_);
  Place place = place_at(document_->source_, json_value_offset(document_->source_.text, path));
  place.pointer = json_pointer(path);
  return place;
}

void JsonValue::fail(const std::string& message) const {
  throw InputError(place(), message);
}

void JsonValue::fail_type(std::string_view expected) const {
  fail(fmt::format("{} {}, expected {}", value_->is_array() || value_->is_object() ? "an" : "a",
                   value_->type_name(), expected));
}

std::int64_t JsonValue::integer(std::string_view expected, std::int64_t low,
                                std::int64_t high) const {
  std::int64_t value = 0;
  if (value_->is_number_float() || value_->is_string()) {
    // A float is told as it is written; a string is looked at without a walk to its place.
    const std::string_view text =
        value_->is_string() ? std::string_view(value_->get_ref<const std::string&>())
                            : json_token_at(document_->source_.text,
                                            json_value_offset(document_->source_.text,
                                                              path_of(document_->root_, *value_)));
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (stop != text.data() + text.size() || text.empty() || error == std::errc::invalid_argument) {
      fail(fmt::format("'{}' is not an integer, expected {}", printable(text), expected));
    }
    if (error == std::errc::result_out_of_range) {
      fail(fmt::format("{} does not fit 64 bits, expected {}", printable(text), expected));
    }
  } else if (value_->is_number_unsigned()) {
    const auto given = value_->get<std::uint64_t>();
    if (given > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      fail(fmt::format("{} does not fit 64 bits, expected {}", given, expected));
    }
    value = static_cast<std::int64_t>(given);
  } else if (value_->is_number_integer()) {
    value = value_->get<std::int64_t>();
  } else {
    fail_type(expected);
  }
  if (value < low || value > high) {
    const bool open = high == std::numeric_limits<std::int64_t>::max();
    fail(open ? fmt::format("{} is too small, expected {}, at least {}", value, expected, low)
              : fmt::format("{} is out of range, expected {}, from {} to {}", value, expected, low,
                            high));
  }
  return value;
}

bool JsonValue::boolean(std::string_view expected) const {
  if (!value_->is_boolean()) fail_type(expected);
  return value_->get<bool>();
}

std::string JsonValue::string(std::string_view expected) const {
  if (!value_->is_string()) fail_type(expected);
  return value_->get<std::string>();
}

std::vector<JsonValue> JsonValue::array(std::string_view expected) const {
  if (!value_->is_array()) fail_type(expected);
  std::vector<JsonValue> elements;
  elements.reserve(value_->size());
  for (const Json& element : *value_) elements.push_back(JsonValue(*document_, element));
  return elements;
}

std::vector<JsonValue> JsonValue::array(std::string_view expected, std::size_t length) const {
  if (value_->is_array() && value_->size() != length) {
    fail(fmt::format("an array of length {}, expected {}, {}", value_->size(), expected,
                     counted(length, "element")));
  }
  return array(expected);
}

std::string JsonValue::row(std::string_view expected, std::size_t length,
                           std::string_view alphabet) const {
  const std::string text = string(expected);
  const std::size_t wrong = text.find_first_not_of(alphabet);
  if (wrong != std::string::npos) {
    // An escape in the row shifts what follows it; then the place is that of the whole string.
    const std::size_t start =
        json_value_offset(document_->source_.text, path_of(document_->root_, *value_));
    const std::string_view written = json_token_at(document_->source_.text, start);
    const bool plain = written.size() == text.size() + 2;
    Place character = place();
    if (plain) character.column += wrong + 1;
    throw InputError(std::move(character),
                     fmt::format("'{}' is not one of '{}', expected {}",
                                 printable(text.substr(wrong, 1)), alphabet, expected));
  }
  if (text.size() != length) {
    fail(fmt::format("{}, expected {} of {}", counted(text.size(), "character"), expected,
                     counted(length, "character")));
  }
  return text;
}

bool JsonValue::has(std::string_view key) const {
  return value_->is_object() && value_->contains(key);
}

JsonValue JsonValue::at(std::string_view key, std::string_view expected) const {
  if (!value_->is_object()) fail_type(fmt::format("an object with \"{}\"", key));
  const auto member = value_->find(key);
  if (member == value_->end()) {
    fail(fmt::format("the key \"{}\" is missing, expected {}", key, expected));
  }
  return JsonValue(*document_, *member);
}

void JsonValue::only_keys(std::initializer_list<std::string_view> keys) const {
  if (!value_->is_object()) fail_type("an object");
  for (const auto& [key, member] : value_->get_ref<const Json::object_t&>()) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      JsonValue(*document_, member)
          .fail(fmt::format("the key \"{}\" is unknown, expected one of {}", printable(key),
                            fmt::join(keys, ", ")));
    }
  }
}

Json json_integer(std::int64_t value) {
  if (is_exact(value)) return value;
  return std::to_string(value);
}

std::string json_integer_rows(std::int32_t rows, std::int32_t cols,
                              const std::function<std::int64_t(std::size_t index)>& at) {
  std::string text = "[";
  std::size_t index = 0;
  for (std::int32_t row = 0; row < rows; ++row) {
    text += row > 0 ? ",[" : "[";
    for (std::int32_t col = 0; col < cols; ++col) {
      const std::int64_t value = at(index++);
      const std::string_view quote = is_exact(value) ? "" : "\"";
      fmt::format_to(std::back_inserter(text), "{}{}{}{}", col > 0 ? "," : "", quote, value, quote);
    }
    text += ']';
  }
  return text + "]";
}

}  // namespace minimex
