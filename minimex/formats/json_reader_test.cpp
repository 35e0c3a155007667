#include "minimex/formats/json_reader.hpp"

#include <array>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

namespace minimex {
namespace {

/// The error line of parsing `text`, or of `use` on its root; empty when there is none.
std::string error_of(
    const std::string& text,
    const std::function<void(const JsonValue&)>& use = [](const JsonValue&) {}) {
  const Source source{.name = "x.json", .text = text};
  try {
    const JsonDocument document(source);
    use(document.root());
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

std::string integer_error(const std::string& number, std::int64_t low = INT64_MIN,
                          std::int64_t high = INT64_MAX) {
  return error_of("{\"a\": [0, " + number + "]}", [&](const JsonValue& root) {
    std::ignore = root.at("a", "numbers").array("numbers")[1].integer("a size", low, high);
  });
}

TEST(JsonReader, ReadsEveryKindOfValue) {
  const Source source{.text =
                          R"({"i": -7, "s": "a\u00e9b", "b": true, "rows": ["..W"], "n": [1, 2]})"};
  const JsonDocument document(source);
  const JsonValue root = document.root();
  EXPECT_EQ(root.at("i", "i").integer("i"), -7);
  EXPECT_EQ(root.at("s", "s").string("s"),
            "a\xc3\xa9"
            "b");
  EXPECT_TRUE(root.at("b", "b").boolean("b"));
  EXPECT_EQ(root.at("rows", "rows").array("rows", 1)[0].row("a row", 3, ".WB"), "..W");
  EXPECT_EQ(root.at("n", "n").array("n").size(), 2);
  EXPECT_EQ(root.at("n", "n").array("n")[1].pointer(), "/n/1");
  EXPECT_FALSE(root.has("x"));
  EXPECT_TRUE(root.has("n"));
}

TEST(JsonReader, IntegersUpToSixtyFourBits) {
  const Source source{
      .text = R"([9223372036854775807, -9223372036854775808, "9223372036854775807", "-5", 0, -0])"};
  const JsonDocument document(source);
  std::vector<std::int64_t> values;
  for (const JsonValue& value : document.root().array("numbers")) {
    values.push_back(value.integer("a number"));
  }
  EXPECT_EQ(values, (std::vector<std::int64_t>{INT64_MAX, INT64_MIN, INT64_MAX, -5, 0, 0}));
}

TEST(JsonReader, RefusesWhatIsNotAnInteger) {
  EXPECT_EQ(integer_error("1.0"), "x.json:1:11: /a/1: '1.0' is not an integer, expected a size");
  EXPECT_EQ(integer_error("1e3"), "x.json:1:11: /a/1: '1e3' is not an integer, expected a size");
  EXPECT_EQ(integer_error("-0.5"), "x.json:1:11: /a/1: '-0.5' is not an integer, expected a size");
  EXPECT_EQ(integer_error("true"), "x.json:1:11: /a/1: a boolean, expected a size");
  EXPECT_EQ(integer_error("null"), "x.json:1:11: /a/1: a null, expected a size");
  EXPECT_EQ(integer_error("[1]"), "x.json:1:11: /a/1: an array, expected a size");
  EXPECT_EQ(integer_error("{}"), "x.json:1:11: /a/1: an object, expected a size");
  EXPECT_EQ(integer_error("\"\""), "x.json:1:11: /a/1: '' is not an integer, expected a size");
  EXPECT_EQ(integer_error("\" 5\""), "x.json:1:11: /a/1: ' 5' is not an integer, expected a size");
  EXPECT_EQ(integer_error("\"0x5\""),
            "x.json:1:11: /a/1: '0x5' is not an integer, expected a size");
  EXPECT_EQ(integer_error("9223372036854775808"),
            "x.json:1:11: /a/1: 9223372036854775808 does not fit 64 bits, expected a size");
  EXPECT_EQ(integer_error("-9223372036854775809"),
            "x.json:1:11: /a/1: -9223372036854775809 does not fit 64 bits, expected a size");
  EXPECT_EQ(integer_error("99999999999999999999"),
            "x.json:1:11: /a/1: 99999999999999999999 does not fit 64 bits, expected a size");
  EXPECT_EQ(integer_error("\"9223372036854775808\""),
            "x.json:1:11: /a/1: 9223372036854775808 does not fit 64 bits, expected a size");
  EXPECT_EQ(integer_error("0", 1),
            "x.json:1:11: /a/1: 0 is too small, expected a size, at least 1");
  EXPECT_EQ(integer_error("11", 1, 10),
            "x.json:1:11: /a/1: 11 is out of range, expected a size, from 1 to 10");
  EXPECT_EQ(integer_error("1e999"),
            "x.json:1:11: the number is too large, expected one that fits 64 bits");
}

struct Malformed {
  std::string text;
  std::string error;
};

TEST(JsonReader, RefusesMalformedTextWithItsPlace) {
  using namespace std::string_literals;
  const std::vector<Malformed> cases = {
      {"", "x.json:1:1: not JSON: unexpected end of input, expected '[', '{', or a literal"},
      {"{\"a\":1", "x.json:1:7: not JSON: unexpected end of input, expected '}'"},
      {"{\"a\":\n 1,}", "x.json:2:4: not JSON: unexpected '}', expected string literal"},
      {"{\"a\" 1}", "x.json:1:6: not JSON: unexpected number literal, expected ':'"},
      {"{a:1}", "x.json:1:2: not JSON: invalid literal, expected string literal"},
      {"{'a':1}", "x.json:1:2: not JSON: invalid literal, expected string literal"},
      {"[1,2", "x.json:1:5: not JSON: unexpected end of input, expected ']'"},
      {"[1 2]", "x.json:1:4: not JSON: unexpected number literal, expected ']'"},
      {"[1,,2]", "x.json:1:4: not JSON: unexpected ',', expected '[', '{', or a literal"},
      {"[1]\n[2]", "x.json:2:1: not JSON: unexpected '[', expected end of input"},
      {"{} \"ab\\\"c\"", "x.json:1:4: not JSON: unexpected string literal, expected end of input"},
      {"[tru]", "x.json:1:5: not JSON: invalid literal, expected a JSON value"},
      {"[01]", "x.json:1:2: not JSON: unexpected number literal, expected ']'"},
      {"[+1]", "x.json:1:2: not JSON: invalid literal, expected a JSON value"},
      {"[1.]", "x.json:1:4: not JSON: invalid number, expected digit after '.'"},
      {"[-]", "x.json:1:3: not JSON: invalid number, expected digit after '-'"},
      {"[NaN]", "x.json:1:2: not JSON: invalid literal, expected a JSON value"},
      {"[\"ab",
       "x.json:1:5: not JSON: invalid string: missing closing quote, expected a JSON string"},
      {"[\"a\\qb\"]",
       "x.json:1:5: not JSON: invalid string: forbidden character after backslash, expected a JSON "
       "string"},
      {"[\"\\ud800\"]",
       "x.json:1:9: not JSON: invalid string: surrogate U+D800..U+DBFF must be followed by "
       "U+DC00..U+DFFF, expected a JSON string"},
      {"[\"a\xff\"]",
       "x.json:1:4: not JSON: invalid string: ill-formed UTF-8 byte, expected a JSON string"},
      {"[\"\xc0\x80\"]",
       "x.json:1:3: not JSON: invalid string: ill-formed UTF-8 byte, expected a JSON string"},
      {"[\"\xed\xa0\x80\"]",
       "x.json:1:4: not JSON: invalid string: ill-formed UTF-8 byte, expected a JSON string"},
      {"[\"number overflow] - unexpected end of input\\q\"]",
       "x.json:1:46: not JSON: invalid string: forbidden character after backslash, expected a "
       "JSON string"},
      {"[1]\0"s, "x.json:1:4: a NUL byte, expected JSON text"},
      {"[\"\0\"]"s, "x.json:1:3: a NUL byte, expected JSON text"},
      {"[1] // note", "x.json:1:5: not JSON: invalid literal, expected end of input"},
      {"{\"a\":1,\n\"b\":{},\n \"\\u0061\":2}",
       "x.json:3:2: the key \"a\" is repeated, expected each key once"},
      {"{\"a\":{\"k\":[1,{}],\"k\":2}}",
       "x.json:1:18: the key \"k\" is repeated, expected each key once"},
  };
  for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

TEST(JsonReader, ControlBytesInAStringAreRefusedOnOneLine) {
  EXPECT_EQ(error_of("[\"a\nb\"]").find("x.json:1:4: not JSON: invalid string: control character"),
            0);
  EXPECT_EQ(error_of("[\"a\nb\"]").find('\n'), std::string::npos);
}

TEST(JsonReader, NestingIsLimitedNotRecursedInto) {
  const std::string too_deep =
      "x.json:1:101: nested too deeply, expected at most 100 levels of "
      "arrays and objects";
  EXPECT_EQ(error_of(std::string(100'000, '[')), too_deep);
  EXPECT_EQ(error_of(std::string(101, '[') + std::string(101, ']')), too_deep);
  EXPECT_EQ(error_of(std::string(100, '[') + std::string(100, ']')), "");
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_EQ(error_of(objects).find("x.json:1:501: nested too deeply"), 0);
}

TEST(JsonReader, PointsAtShapesThatAreWrong) {
  const std::string text = "{\n  \"game\": \"bus\",\n  \"a/b~\": [[1], \"x.y\"],\n  \"z\": {}\n}";
  const auto first = [](const JsonValue& root) { return root.at("a/b~", "rows").array("rows"); };
  EXPECT_EQ(
      error_of(text,
               [](const JsonValue& root) { std::ignore = root.at("n", "the number of seats"); }),
      "x.json:1:1: the key \"n\" is missing, expected the number of seats");
  EXPECT_EQ(error_of(text,
                     [](const JsonValue& root) {
                       root.only_keys({"game", "z"});
                     }),
            "x.json:3:11: /a~1b~0: the key \"a/b~\" is unknown, expected one of game, z");
  EXPECT_EQ(error_of(text, [](const JsonValue& root) { std::ignore = root.array("rows"); }),
            "x.json:1:1: an object, expected rows");
  EXPECT_EQ(
      error_of(text,
               [&](const JsonValue& root) { std::ignore = first(root)[0].array("a pair", 2); }),
      "x.json:3:12: /a~1b~0/0: an array of length 1, expected a pair, 2 elements");
  EXPECT_EQ(
      error_of(text,
               [&](const JsonValue& root) { std::ignore = first(root)[1].row("a row", 3, "x."); }),
      "x.json:3:20: /a~1b~0/1: 'y' is not one of 'x.', expected a row");
  EXPECT_EQ(
      error_of(text,
               [&](const JsonValue& root) { std::ignore = first(root)[1].row("a row", 4, "x.y"); }),
      "x.json:3:17: /a~1b~0/1: 3 characters, expected a row of 4 characters");
  EXPECT_EQ(
      error_of(text,
               [&](const JsonValue& root) { std::ignore = first(root)[1].boolean("a flag"); }),
      "x.json:3:17: /a~1b~0/1: a string, expected a flag");
  EXPECT_EQ(
      error_of(text,
               [](const JsonValue& root) { std::ignore = root.at("z", "z").string("a name"); }),
      "x.json:4:8: /z: an object, expected a name");
  EXPECT_EQ(
      error_of(text,
               [](const JsonValue& root) { std::ignore = root.at("game", "x").at("y", "y"); }),
      "x.json:2:11: /game: a string, expected an object with \"y\"");
}

TEST(JsonReader, InstanceOfChecksTheGame) {
  const auto error = [](const std::string& text) {
    try {
      const Source source{.name = "x.json", .text = text};
      const JsonDocument document(source);
      std::ignore = document.instance_of("bus");
    } catch (const InputError& failure) {
      return std::string(failure.what());
    }
    return std::string();
  };
  EXPECT_EQ(error(R"({"game":"bus"})"), "");
  EXPECT_EQ(error(R"({"game":"river"})"),
            "x.json:1:9: /game: the instance is of the game 'river', expected 'bus'");
  EXPECT_EQ(error(R"({})"),
            "x.json:1:1: the key \"game\" is missing, expected the name of the game");
  EXPECT_EQ(error(R"([])"), "x.json:1:1: an array, expected an object with \"game\"");
  EXPECT_EQ(error(R"({"game":5})"), "x.json:1:9: /game: a number, expected the name of the game");
}

TEST(JsonReader, EveryValueKnowsItsPlace) {
  constexpr std::uint64_t kSeed = 31;
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    std::string text(random.below(3), ' ');
    std::vector<std::size_t> offsets;
    text += '[';
    const std::uint64_t count = 1 + random.below(8);
    for (std::uint64_t i = 0; i < count; ++i) {
      if (i > 0) text += ',';
      text += std::string(random.below(3), '\n') + std::string(random.below(3), ' ');
      offsets.push_back(text.size());
      constexpr std::array kValues = {"12",   "\"a\\\"]\"", "[1,[2,{\"a\":[]}]]", "{\"x\":\"}\"}",
                                      "null", "-1.5e3"};
      text += kValues[static_cast<std::size_t>(random.below(kValues.size()))];
    }
    text += " ]";
    const Source source{.text = text};
    const JsonDocument document(source);
    const auto values = document.root().array("values");
    ASSERT_EQ(values.size(), count);
    for (std::size_t i = 0; i < count; ++i) {
      try {
        values[i].fail("here");
      } catch (const InputError& error) {
        const Place expected = place_at(source, offsets[i]);
        ASSERT_EQ(error.place().line, expected.line) << "seed " << kSeed << ": " << text;
        ASSERT_EQ(error.place().column, expected.column) << "seed " << kSeed << ": " << text;
        ASSERT_EQ(error.place().pointer, "/" + std::to_string(i));
      }
    }
  }
}

TEST(JsonReader, IntegersForOutputAreExactEverywhere) {
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  EXPECT_EQ(json_integer(kExact).dump(), "9007199254740992");
  EXPECT_EQ(json_integer(kExact + 1).dump(), "\"9007199254740993\"");
  EXPECT_EQ(json_integer(-kExact).dump(), "-9007199254740992");
  EXPECT_EQ(json_integer(INT64_MIN).dump(), "\"-9223372036854775808\"");
}

}  // namespace
}  // namespace minimex
