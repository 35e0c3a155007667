#include "minimex/formats/proof.hpp"

#include <istream>
#include <limits>
#include <new>
#include <utility>
#include <vector>
#include <zstd.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace minimex {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16;
constexpr std::size_t kMostHeader = 4096;
constexpr int kLevel = 3;
constexpr int kWindowLog = 21;  // of the writer, and the most that the reader takes: 2 MiB

std::string header_line(const ProofHeader& header) {
  return nlohmann::ordered_json{{"minimex", "proof"},
                                {"version", 1},
                                {"game", header.game},
                                {"kind", header.kind},
                                {"instance", header.instance}}
             .dump() +
         "\n";
}

/// A line up to kMostHeader bytes, without its end.
std::string read_line(std::istream& in) {
  std::string line;
  char c = 0;
  while (line.size() < kMostHeader && in.get(c)) {
    if (c == '\n') return line;
    line += c;
  }
  throw ProofError("the proof has no header line");
}

ProofHeader parse_header(const std::string& line) {
  const auto json = nlohmann::json::parse(line, nullptr, false);
  const auto text = [&json](const char* key) -> std::string {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  if (!json.is_object() || text("minimex") != "proof") {
    throw ProofError("the header line is not that of a proof");
  }
  const auto version = json.find("version");
  if (version == json.end() || *version != 1) {
    throw ProofError("the proof is of another version, expected version 1");
  }
  ProofHeader header{text("game"), text("kind"), text("instance")};
  if (line + '\n' != header_line(header)) {
    throw ProofError("the header line is not as minimex writes it");
  }
  return header;
}

}  // namespace

struct ProofWriter::Stream {
  explicit Stream(Sink to) : sink(std::move(to)) {}

  Sink sink;
  std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> zstd{ZSTD_createCCtx(), &ZSTD_freeCCtx};
  std::string pending = {};
  std::string packed = std::string(ZSTD_CStreamOutSize(), '\0');
};

ProofWriter::ProofWriter(const ProofHeader& header, Sink sink)
    : stream_(std::make_unique<Stream>(std::move(sink))) {
  if (!stream_->zstd) throw std::bad_alloc();
  ZSTD_CCtx_setParameter(stream_->zstd.get(), ZSTD_c_compressionLevel, kLevel);
  ZSTD_CCtx_setParameter(stream_->zstd.get(), ZSTD_c_windowLog, kWindowLog);
  ZSTD_CCtx_setParameter(stream_->zstd.get(), ZSTD_c_checksumFlag, 1);
  stream_->sink(header_line(header));
}

ProofWriter::~ProofWriter() = default;

void ProofWriter::number(std::uint64_t value) {
  while (value >= 0x80) {
    stream_->pending += static_cast<char>((value & 0x7f) | 0x80);
    value >>= 7;
  }
  stream_->pending += static_cast<char>(value);
  if (stream_->pending.size() >= kBlock) flush(false);
}

void ProofWriter::signed_number(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  number(value < 0 ? ~(bits << 1) : bits << 1);
}

void ProofWriter::bytes(std::string_view text) {
  stream_->pending += text;
  if (stream_->pending.size() >= kBlock) flush(false);
}

void ProofWriter::finish() {
  flush(true);
}

void ProofWriter::flush(bool end) {
  ZSTD_inBuffer in{stream_->pending.data(), stream_->pending.size(), 0};
  std::size_t left = 0;
  do {
    ZSTD_outBuffer out{stream_->packed.data(), stream_->packed.size(), 0};
    left = ZSTD_compressStream2(stream_->zstd.get(), &out, &in, end ? ZSTD_e_end : ZSTD_e_continue);
    if (ZSTD_isError(left) != 0) throw std::bad_alloc();  // the only way for it to fail here
    if (out.pos > 0) stream_->sink(std::string_view(stream_->packed).substr(0, out.pos));
  } while (end ? left != 0 : in.pos < in.size);
  stream_->pending.clear();
}

struct ProofReader::Stream {
  Stream(std::istream& from, ProofHeader read) : in(from), header(std::move(read)) {}

  std::istream& in;
  ProofHeader header;
  std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> zstd{ZSTD_createDCtx(), &ZSTD_freeDCtx};
  std::string packed = {};
  ZSTD_inBuffer packed_view{nullptr, 0, 0};
  std::string plain = {};
  std::size_t at = 0;  // in `plain`
  bool frame_done = false;
};

ProofReader::ProofReader(std::istream& in)
    : stream_(std::make_unique<Stream>(in, parse_header(read_line(in)))) {
  if (!stream_->zstd) throw std::bad_alloc();
  ZSTD_DCtx_setParameter(stream_->zstd.get(), ZSTD_d_windowLogMax, kWindowLog);
}

ProofReader::~ProofReader() = default;

const ProofHeader& ProofReader::header() const noexcept {
  return stream_->header;
}

std::uint64_t ProofReader::number(std::string_view expected, std::uint64_t most) {
  std::uint64_t value = 0;
  for (int shift = 0;; shift += 7) {
    const unsigned char byte = next(expected);
    const std::uint64_t group = byte & 0x7fU;
    if (shift > 63 || (shift == 63 && group > 1) || (byte == 0 && shift > 0)) {
      throw ProofError(fmt::format("a number is malformed, expected {}", expected));
    }
    value |= group << shift;
    if (byte < 0x80) break;
  }
  if (value > most) {
    throw ProofError(fmt::format("{} is too large, expected {} up to {}", value, expected, most));
  }
  return value;
}

std::int64_t ProofReader::signed_number(std::string_view expected) {
  const std::uint64_t bits = number(expected, std::numeric_limits<std::uint64_t>::max());
  return static_cast<std::int64_t>((bits & 1) != 0 ? ~(bits >> 1) : bits >> 1);
}

std::string ProofReader::bytes(std::string_view expected, std::size_t length) {
  std::string text;
  while (text.size() < length) text += static_cast<char>(next(expected));
  return text;
}

void ProofReader::expect_end() {
  if (stream_->at < stream_->plain.size() || refill()) {
    throw ProofError("the proof goes on where it should end");
  }
}

unsigned char ProofReader::next(std::string_view expected) {
  if (stream_->at == stream_->plain.size() && !refill()) {
    throw ProofError(fmt::format("the proof ends early, expected {}", expected));
  }
  return static_cast<unsigned char>(stream_->plain[stream_->at++]);
}

/// More plain bytes; false at the end of a whole stream.
bool ProofReader::refill() {
  Stream& s = *stream_;
  s.plain.resize(kBlock);
  s.at = 0;
  ZSTD_outBuffer out{s.plain.data(), s.plain.size(), 0};
  while (out.pos == 0) {
    if (s.packed_view.pos == s.packed_view.size) {
      s.packed.resize(kBlock);
      s.in.read(s.packed.data(), static_cast<std::streamsize>(kBlock));
      s.packed_view = {s.packed.data(), static_cast<std::size_t>(s.in.gcount()), 0};
    }
    const bool no_more = s.packed_view.size == 0;
    if (s.frame_done) {
      if (!no_more) throw ProofError("bytes follow the end of the proof");
      break;
    }
    if (no_more) throw ProofError("the proof is cut off");
    const std::size_t hint = ZSTD_decompressStream(s.zstd.get(), &out, &s.packed_view);
    if (ZSTD_isError(hint) != 0) {
      throw ProofError(fmt::format("the proof is damaged ({})", ZSTD_getErrorName(hint)));
    }
    s.frame_done = hint == 0;
  }
  s.plain.resize(out.pos);
  return out.pos > 0;
}

}  // namespace minimex
