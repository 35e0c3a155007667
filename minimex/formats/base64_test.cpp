#include "minimex/formats/base64.hpp"

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

namespace minimex {
namespace {

TEST(Base64, VectorsOfTheRfc) {
  const std::pair<const char*, const char*> vectors[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"}};
  for (const auto& [plain, text] : vectors) {
    EXPECT_EQ(to_base64(plain), text);
    EXPECT_EQ(from_base64(text), plain);
  }
}

TEST(Base64, AllBytesInAllPlaces) {
  Random random(1);
  for (std::size_t length = 0; length < 300; ++length) {
    std::string bytes;
    while (bytes.size() < length) bytes += static_cast<char>(random.below(256));
    EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
  }
}

TEST(Base64, OnlyWhatTheWriterWritesIsRead) {
  for (const char* text : {"Z", "Zg", "Zg=", "Zh==", "Zm9=", "====", "Z===", "Zg==Zg==", "Zm 9",
                           "Zm9-", "Zm9v\n", "=Zg=", "Zg=g", "Zm9v===="}) {
    EXPECT_FALSE(from_base64(text)) << text;
  }
}

}  // namespace
}  // namespace minimex
