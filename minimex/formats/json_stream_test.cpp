#include "minimex/formats/json_stream.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/json_reader.hpp"

namespace minimex {
namespace {

std::vector<std::string> texts(const std::string& text) {
  std::vector<std::string> out;
  for (const Source& piece : split_json({.name = "s", .text = text})) out.push_back(piece.text);
  if (out.empty()) out.push_back(text);
  return out;
}

using Texts = std::vector<std::string>;

TEST(JsonStream, ObjectsAreSplitWhereTheNextOneBegins) {
  EXPECT_EQ(texts(R"({"a":1})"), Texts{R"({"a":1})"});
  EXPECT_EQ(texts("{}\n{}\n"), (Texts{"{}\n", "{}\n"}));
  EXPECT_EQ(texts(" {\"a\":{}} \n\n{}{ }"), (Texts{" {\"a\":{}} \n\n", "{}", "{ }"}));
}

TEST(JsonStream, BracesInStringsAreText) {
  EXPECT_EQ(texts(R"({"}{":"{\"}{"}{"b":"\\"} {})"),
            (Texts{R"({"}{":"{\"}{"})", R"({"b":"\\"} )", "{}"}));
}

TEST(JsonStream, WhatIsNoFurtherObjectStaysWithTheLast) {
  for (const std::string text :
       {"", " ", "{", "{}}", "{} x {}", "[{}]{}", "{}[]", R"({"a)", R"({"a\)"}) {
    EXPECT_EQ(texts(text), Texts{text}) << text;
  }
  EXPECT_EQ(texts("{}{} x"), (Texts{"{}", "{} x"}));
}

TEST(JsonStream, ErrorsAreToldAtTheirPlaces) {
  for (const auto& [text, place] : std::vector<std::pair<std::string, std::string>>{
           {"{} {\"a\":@}", "s:1:9: "}, {"{}\n {}{@}", "s:2:5: "}, {"{}{\n@}", "s:2:1: "}}) {
    const auto pieces = split_json({.name = "s", .text = text});
    try {
      const JsonDocument document(pieces.back());
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_EQ(std::string(error.what()).substr(0, place.size()), place);
    }
  }
}

}  // namespace
}  // namespace minimex
