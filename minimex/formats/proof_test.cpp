#include "minimex/formats/proof.hpp"

#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <vector>
#include <zstd.h>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

namespace minimex {
namespace {

const ProofHeader kHeader{.game = "chomp", .kind = "table", .instance = "abc"};
constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

template <class Fill>
std::string proof_of(Fill fill) {
  std::string file;
  ProofWriter writer(kHeader, [&file](std::string_view bytes) { file += bytes; });
  fill(writer);
  writer.finish();
  return file;
}

/// The error of reading `file` with `use`; empty when there is none.
template <class Use>
std::string error_of(const std::string& file, Use use) {
  std::istringstream in(file);
  try {
    ProofReader reader(in);
    use(reader);
    reader.expect_end();
  } catch (const ProofError& error) {
    return error.what();
  }
  return "";
}

/// A proof file with the given plain bytes.
std::string raw(const std::string& bytes) {
  return proof_of([&](ProofWriter& out) { out.bytes(bytes); });
}

TEST(Proof, NumbersComeBack) {
  std::vector<std::uint64_t> numbers = {0,     1,     127,   128,       129,
                                        16383, 16384, kMost, kMost - 1, std::uint64_t{1} << 63};
  Random random(1);
  for (int i = 0; i < 100000; ++i) numbers.push_back(random.next() >> random.below(64));
  const std::string file = proof_of([&](ProofWriter& out) {
    for (const std::uint64_t number : numbers) {
      out.number(number);
      out.signed_number(static_cast<std::int64_t>(number));
    }
    out.bytes("end");
  });
  EXPECT_EQ(error_of(file,
                     [&](ProofReader& in) {
                       EXPECT_EQ(in.header(), kHeader);
                       for (const std::uint64_t number : numbers) {
                         ASSERT_EQ(in.number("a number", kMost), number);
                         ASSERT_EQ(in.signed_number("a number"), static_cast<std::int64_t>(number));
                       }
                       EXPECT_EQ(in.bytes("bytes", 3), "end");
                     }),
            "");
}

TEST(Proof, SmallSignedNumbersAreShort) {
  const std::string file = proof_of([](ProofWriter& out) {
    for (const std::int64_t number : {0, -1, 1, -2, 2, -64}) out.signed_number(number);
  });
  EXPECT_EQ(error_of(file,
                     [](ProofReader& in) {
                       EXPECT_EQ(in.bytes("bytes", 6), std::string("\0\1\2\3\4\x7f", 6));
                     }),
            "");
}

TEST(Proof, AnEmptyProofIsOne) {
  EXPECT_EQ(error_of(raw(""), [](ProofReader&) {}), "");
}

TEST(Proof, ABadHeaderIsRefused) {
  const std::string body = raw("").substr(raw("").find('\n') + 1);
  const auto error = [&](const std::string& header) {
    return error_of(header + body, [](ProofReader&) {});
  };
  for (const char* header : {"{\"minimex\":\"proof\",\"version\":1}\n",
                             "{\"minimex\":\"proof\",\"version\":1,\"game\":\"a\",\"kind\":\"x\","
                             "\"kind\":\"b\",\"instance\":"
                             "\"c\"}\n",
                             "{\"minimex\":\"proof\",\"version\":1,\"game\":\"a\",\"kind\":\"b\","
                             "\"instance\":\"c\",\"z\":0}\n",
                             "{\"minimex\":\"proof\",\"version\":1,\"game\":\"a\",\"kind\":\"b\","
                             "\"instance\":\"c\"}\r\n"}) {
    EXPECT_EQ(error(header), "the header line is not as minimex writes it") << header;
  }
  EXPECT_EQ(error("{\"minimex\":\"proof\",\"version\":1,\"game\":\"a\",\"kind\":\"b\",\"instance\":"
                  "\"c\"}\n"),
            "");
  EXPECT_EQ(error("{\"minimex\":\"proof\",\"version\":2}\n"),
            "the proof is of another version, expected version 1");
  EXPECT_EQ(error("{\"minimex\":\"proof\"}\n"),
            "the proof is of another version, expected version 1");
  for (const char* header : {"{}\n", "[]\n", "x\n", "\n", "{\"minimex\":1}\n", "{\"minimex\":\n"}) {
    EXPECT_EQ(error(header), "the header line is not that of a proof") << header;
  }
  EXPECT_EQ(error(std::string(5000, ' ') + "\n"), "the proof has no header line");
  EXPECT_EQ(error_of("", [](ProofReader&) {}), "the proof has no header line");
}

TEST(Proof, MalformedNumbersAreRefused) {
  const auto error = [](const std::string& bytes) {
    return error_of(raw(bytes), [](ProofReader& in) { in.number("a size", kMost); });
  };
  EXPECT_EQ(error("\x7f"), "");
  EXPECT_EQ(error(std::string("\x80\x00", 2)), "a number is malformed, expected a size");
  EXPECT_EQ(error(std::string(9, '\xff') + '\x01'), "");
  EXPECT_EQ(error(std::string(9, '\xff') + '\x02'), "a number is malformed, expected a size");
  EXPECT_EQ(error(std::string(10, '\xff') + '\x01'), "a number is malformed, expected a size");
  EXPECT_EQ(error("\x80"), "the proof ends early, expected a size");
  EXPECT_EQ(error_of(raw("\x09"), [](ProofReader& in) { in.number("a size", 8); }),
            "9 is too large, expected a size up to 8");
}

TEST(Proof, WhatIsLeftOverIsRefused) {
  const auto read_one = [](ProofReader& in) { in.number("a size", kMost); };
  EXPECT_EQ(error_of(raw("\1\2"), read_one), "the proof goes on where it should end");
  EXPECT_EQ(error_of(raw("\1") + "x", read_one), "bytes follow the end of the proof");
  EXPECT_EQ(error_of(raw("\1") + raw("\1"), read_one), "bytes follow the end of the proof");
}

/// Cut off anywhere, or with any byte of the stream changed, a proof is refused or still the same.
TEST(Proof, DamageIsNoticed) {
  Random random(2);
  std::vector<std::uint64_t> numbers;
  for (int i = 0; i < 300; ++i) numbers.push_back(random.below(1000));
  const std::string file = proof_of([&](ProofWriter& out) {
    for (const std::uint64_t number : numbers) out.number(number);
  });
  const auto read_all = [&](ProofReader& in) {
    for (const std::uint64_t number : numbers) {
      if (in.number("a number", 999) != number) throw ProofError("another number");
    }
  };
  ASSERT_EQ(error_of(file, read_all), "");
  for (std::size_t length = 0; length < file.size(); ++length) {
    EXPECT_NE(error_of(file.substr(0, length), read_all), "") << length;
  }
  std::size_t unnoticed = 0;  // a few bits of the frame header mean nothing
  for (std::size_t i = file.find('\n') + 1; i < file.size(); ++i) {
    for (const int change : {1, 2, 64, 128}) {
      std::string damaged = file;
      damaged[i] = static_cast<char>(damaged[i] ^ change);
      unnoticed += error_of(damaged, read_all).empty() ? 1 : 0;
    }
  }
  EXPECT_LE(unnoticed, 4U);
}

/// A stream may not make its reader hold a large window.
TEST(Proof, LargeWindowsAreRefused) {
  std::string packed(ZSTD_compressBound(std::size_t{1} << 24), '\0');
  ZSTD_CCtx* const zstd = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(zstd, ZSTD_c_windowLog, 27);
  ZSTD_CCtx_setParameter(zstd, ZSTD_c_contentSizeFlag, 0);
  const std::string zeros(std::size_t{1} << 24, '\0');
  ZSTD_inBuffer in{zeros.data(), zeros.size(), 0};
  ZSTD_outBuffer out{packed.data(), packed.size(), 0};
  while (ZSTD_compressStream2(zstd, &out, &in, ZSTD_e_continue) != 0 && in.pos < in.size) {
  }
  while (ZSTD_compressStream2(zstd, &out, &in, ZSTD_e_end) != 0) {
  }
  ZSTD_freeCCtx(zstd);
  packed.resize(out.pos);
  const std::string file = raw("").substr(0, raw("").find('\n') + 1) + packed;
  EXPECT_NE(error_of(file, [](ProofReader& reader) { reader.bytes("zeros", 1); })
                .find("the proof is damaged"),
            std::string::npos);
}

}  // namespace
}  // namespace minimex
