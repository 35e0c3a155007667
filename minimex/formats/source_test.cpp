#include "minimex/formats/source.hpp"

#include <cstdio>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

TEST(Source, PlacesCountLinesAndBytes) {
  const Source source{.name = "a", .text = "ab\n\nc\xc3\xa9x"};
  const auto place = [&source](std::size_t offset) {
    const Place at = place_at(source, offset);
    return std::to_string(at.line) + ':' + std::to_string(at.column);
  };
  EXPECT_EQ(place(0), "1:1");
  EXPECT_EQ(place(2), "1:3");
  EXPECT_EQ(place(3), "2:1");
  EXPECT_EQ(place(4), "3:1");
  EXPECT_EQ(place(7), "3:4");
  EXPECT_EQ(place(8), "3:5");
}

TEST(Source, ReadsFilesWholeAndTellsWhyNot) {
  const std::string name = ::testing::TempDir() + "minimex_source_test.txt";
  const std::string text = std::string("a\0b\n", 4) + std::string(200'000, 'x');
  std::ofstream(name, std::ios::binary) << text;
  const Source source = read_source(name);
  EXPECT_EQ(source.name, name);
  EXPECT_EQ(source.text, text);
  std::remove(name.c_str());
  EXPECT_EQ(tests::error_line([&] { read_source(name); }),
            name + ": cannot be read (No such file or directory), expected a readable file");
  EXPECT_EQ(tests::error_line([] { read_source("/"); }),
            "/: cannot be read (Is a directory), expected a readable file");
}

TEST(Source, FormatNames) {
  Format format = Format::Auto;
  EXPECT_TRUE(parse_format("sparse6", format));
  EXPECT_EQ(format, Format::Sparse6);
  for (const char* name : {"", "JSON", "g6", "json "}) EXPECT_FALSE(parse_format(name, format));
  EXPECT_EQ(format, Format::Sparse6);
}

TEST(Source, DetectsFormats) {
  EXPECT_EQ(detect_format("{\"game\""), Format::Json);
  EXPECT_EQ(detect_format(" \n{ "), Format::Json);
  EXPECT_EQ(detect_format("{\n"), Format::Json);
  EXPECT_EQ(detect_format("{}"), Format::Json);
  EXPECT_EQ(detect_format("{}\n"), Format::Json);
  EXPECT_EQ(detect_format("{"), Format::Text);
  EXPECT_EQ(detect_format("{}x"), Format::Text);
  EXPECT_EQ(detect_format("{?"), Format::Text);
  EXPECT_EQ(detect_format("[1]"), Format::Text);
  EXPECT_EQ(detect_format("p edge 1 0"), Format::Dimacs);
  EXPECT_EQ(detect_format("\nc"), Format::Dimacs);
  EXPECT_EQ(detect_format("c\n"), Format::Dimacs);
  EXPECT_EQ(detect_format("cO"), Format::Text);
  EXPECT_EQ(detect_format("e 1 2"), Format::Text);
  EXPECT_EQ(detect_format(":Cdv"), Format::Sparse6);
  EXPECT_EQ(detect_format(">>sparse6<<:Cdv"), Format::Sparse6);
  EXPECT_EQ(detect_format(">>graph6<<Ch"), Format::Graph6);
  EXPECT_EQ(detect_format(" >>graph6<<Ch"), Format::Text);
  EXPECT_EQ(detect_format(""), Format::Text);
  EXPECT_EQ(detect_format(" \n"), Format::Text);
}

}  // namespace
}  // namespace minimex
