#include "minimex/formats/json_tree.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/json_place.hpp"

namespace minimex {
namespace {

using Json = nlohmann::json;

/// Builds the tree from parser events, and refuses what the parser lets pass: repeated keys and
/// deep nesting. `tokens_` counts events, which are the tokens of json_token_offset.
class TreeBuilder : public nlohmann::json_sax<Json> {
 public:
  TreeBuilder(const Source& source, std::size_t depth, Json& root)
      : source_(source), memory_(source), depth_(depth), root_(root) {}

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return add(value); }
  bool string(string_t& value) override {
    memory_.take(kStringBytes + value.size());
    return add(std::move(value));
  }
  bool binary(binary_t& /*value*/) override { return false; }

  bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
  bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    memory_.take(kMemberBytes + name.size());
    const auto [place, fresh] = open_.back()->get_ref<Json::object_t&>().emplace(name, nullptr);
    if (!fresh)
      fail_here(fmt::format("the key \"{}\" is repeated, expected each key once", printable(name)));
    member_ = &place->second;
    ++tokens_;
    return true;
  }

  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& error) override;

 private:
  // What values take in the tree, with the room that grows ahead of them and the lists that readers
  // make of an array.
  static constexpr std::uint64_t kValueBytes = 48;
  static constexpr std::uint64_t kStringBytes = 48;
  static constexpr std::uint64_t kMemberBytes = 96;
  static constexpr std::uint64_t kContainerBytes = 64;

  [[noreturn]] void fail_here(const std::string& message) const {
    throw InputError(place_at(source_, json_token_offset(source_.text, tokens_)), message);
  }

  Json& place_value(Json value) {
    ++tokens_;
    memory_.take(kValueBytes);
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
    if (open_.size() == depth_) {
      fail_here(fmt::format("nested too deeply, expected at most {} levels of arrays and objects",
                            depth_));
    }
    memory_.take(kContainerBytes);
    open_.push_back(&place_value(std::move(container)));
    return true;
  }

  bool close() {
    open_.pop_back();
    ++tokens_;
    return true;
  }

  const Source& source_;
  ReadingMemory memory_;
  std::size_t depth_;
  Json& root_;
  std::vector<Json*> open_;  // the containers around the next value, outermost first
  Json* member_ = nullptr;   // where the value of the last key goes
  std::size_t tokens_ = 0;
};

/// The library's complaint in the form `what is wrong, expected what`: without its exception
/// number, its own place and the last bytes read.
std::string complaint(std::string_view what) {
  for (const std::string_view lead : {"] ", "syntax error while parsing ", " - "}) {
    const std::size_t at = what.find(lead);
    if (at != std::string_view::npos) what.remove_prefix(at + lead.size());
  }
  std::string_view wrong = what;
  std::string_view expected;
  for (const std::string_view lead : {"; expected ", ": expected "}) {
    const std::size_t at = wrong.rfind(lead);
    if (at == std::string_view::npos) continue;
    expected = wrong.substr(at + lead.size());
    wrong = wrong.substr(0, at);
  }
  wrong = wrong.substr(0, wrong.find("; last read: '"));
  expected = expected.substr(0, expected.find("; last read: '"));
  if (expected.empty()) {
    expected = wrong.starts_with("invalid string") ? "a JSON string" : "a JSON value";
  }
  return fmt::format("{}, expected {}", wrong, expected);
}

bool TreeBuilder::parse_error(std::size_t position, const std::string& /*token*/,
                              const nlohmann::detail::exception& error) {
  const std::string_view what = error.what();
  const std::string& text = source_.text;
  constexpr int kNumberOverflow = 406;
  if (error.id == kNumberOverflow) {
    throw InputError(place_at(source_, json_token_before(text, position)),
                     "the number is too large, expected one that fits 64 bits");
  }
  // A broken token is told at the byte that breaks it, a token out of place at its start.
  const bool broken = what.find("last read: ") != std::string_view::npos;
  const bool at_end = !broken && what.find("unexpected end of input") != std::string_view::npos;
  std::size_t offset = std::min(position == 0 ? 0 : position - 1, text.size());
  if (at_end) {
    offset = text.size();
  } else if (!broken) {
    offset = json_token_before(text, position);
  }
  throw InputError(place_at(source_, offset), "not JSON: " + complaint(what));
}

}  // namespace

Json parse_json_tree(const Source& source, std::size_t depth) {
  // The parser takes a NUL byte for the end of the text.
  const std::size_t nul = source.text.find('\0');
  if (nul != std::string::npos) {
    throw InputError(place_at(source, nul), "a NUL byte, expected JSON text");
  }
  Json root;
  TreeBuilder builder(source, depth, root);
  Json::sax_parse(source.text, &builder);
  return root;
}

}  // namespace minimex
