#include "minimex/formats/json_reader.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/json_place.hpp"

namespace minimex {
namespace {

using Json = nlohmann::json;

/// Builds the tree from parser events, and refuses what the parser lets pass: repeated keys and
/// deep nesting. `tokens_` counts events, which are the tokens of json_token_offset.
class TreeBuilder : public nlohmann::json_sax<Json> {
 public:
  TreeBuilder(const Source& source, Json& root) : source_(source), root_(root) {}

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return add(value); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t& /*value*/) override { return false; }

  bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
  bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    const auto [place, fresh] = open_.back()->get_ref<Json::object_t&>().emplace(name, nullptr);
    if (!fresh) fail_here(fmt::format("the key \"{}\" is repeated", printable(name)));
    member_ = &place->second;
    ++tokens_;
    return true;
  }

  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& error) override;

 private:
  [[noreturn]] void fail_here(const std::string& message) const {
    throw InputError(place_at(source_, json_token_offset(source_.text, tokens_)), message);
  }

  Json& place_value(Json value) {
    ++tokens_;
    if (open_.empty()) return root_ = std::move(value);
    if (open_.back()->is_object()) return *member_ = std::move(value);
    auto& elements = open_.back()->get_ref<Json::array_t&>();
    elements.push_back(std::move(value));
    return elements.back();
  }

  bool add(Json value) {
    place_value(std::move(value));
    return true;
  }

  bool open(Json container) {
    if (open_.size() == JsonDocument::kDepth) {
      fail_here(fmt::format("nested too deeply, expected at most {} levels of arrays and objects",
                            JsonDocument::kDepth));
    }
    open_.push_back(&place_value(std::move(container)));
    return true;
  }

  bool close() {
    open_.pop_back();
    ++tokens_;
    return true;
  }

  const Source& source_;
  Json& root_;
  std::vector<Json*> open_;  // the containers around the next value, outermost first
  Json* member_ = nullptr;   // where the value of the last key goes
  std::size_t tokens_ = 0;
};

/// The library's complaint without its exception number, its own place and the last bytes read.
std::string complaint(std::string_view what) {
  for (const std::string_view lead : {"] ", "syntax error while parsing ", " - "}) {
    const std::size_t at = what.find(lead);
    if (at != std::string_view::npos) what.remove_prefix(at + lead.size());
  }
  const std::size_t read = what.find("; last read: '");
  const std::size_t expected = what.rfind("; expected ");
  std::string out(what.substr(0, read));
  if (read != std::string_view::npos && expected != std::string_view::npos && expected > read) {
    out += what.substr(expected);
  }
  return out;
}

bool TreeBuilder::parse_error(std::size_t position, const std::string& /*token*/,
                              const nlohmann::detail::exception& error) {
  const std::string_view what = error.what();
  const std::string& text = source_.text;
  if (what.find("number overflow") != std::string_view::npos) {
    throw InputError(place_at(source_, json_token_before(text, position)),
                     "the number does not fit 64 bits");
  }
  // A broken token is told at the byte that breaks it, a token out of place at its start.
  const bool broken = what.find("last read: ") != std::string_view::npos;
  const bool at_end = what.find("unexpected end of input") != std::string_view::npos;
  std::size_t offset = std::min(position == 0 ? 0 : position - 1, text.size());
  if (at_end) {
    offset = text.size();
  } else if (!broken) {
    offset = json_token_before(text, position);
  }
  throw InputError(place_at(source_, offset), "not JSON: " + complaint(what));
}

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

std::vector<JsonStep> path_of(const Json& root, const Json& value) {
  std::vector<JsonStep> path;
  find_path(root, &value, path);
  return path;
}

}  // namespace

JsonDocument::JsonDocument(const Source& source) : source_(source) {
  const std::size_t nul = source.text.find('\0');
  if (nul != std::string::npos) {
    throw InputError(place_at(source, nul), "a NUL byte, expected JSON text");
  }
  TreeBuilder builder(source, root_);
  Json::sax_parse(source.text, &builder);
}

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
    const std::size_t start =
        json_value_offset(document_->source_.text, path_of(document_->root_, *value_));
    std::string_view text = json_token_at(document_->source_.text, start);
    if (value_->is_string()) text = value_->get_ref<const std::string&>();
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
    fail(fmt::format("an array of length {}, expected {}, {} elements", value_->size(), expected,
                     length));
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
    fail(fmt::format("{} characters, expected {} of {} characters", text.size(), expected, length));
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
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  if (value < -kExact || value > kExact) return std::to_string(value);
  return value;
}

}  // namespace minimex
