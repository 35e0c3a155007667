// Proofs as streams of numbers.
//
// A proof is one line of JSON, the header, and then a zstd stream (with its checksum) of integers
// in as many 7-bit groups as they need, low groups first (LEB128). What the numbers mean is the
// matter of each kind of proof: docs/certificates.md. Both ends work in constant memory.
//   {"minimex":"proof","version":1,"game":NAME,"kind":KIND,"instance":SHA-256}
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace minimex {

struct ProofHeader {
  std::string game = {};
  std::string kind = {};
  std::string instance = {};  ///< SHA-256 of the instance's canonical JSON

  friend bool operator==(const ProofHeader&, const ProofHeader&) = default;
};

class ProofWriter {
 public:
  /// Takes the bytes of the proof, in order. What it throws passes through the writer.
  using Sink = std::function<void(std::string_view bytes)>;

  ProofWriter(const ProofHeader& header, Sink sink);
  ~ProofWriter();
  ProofWriter(const ProofWriter&) = delete;
  ProofWriter& operator=(const ProofWriter&) = delete;

  void number(std::uint64_t value);
  /// 0, -1, 1, -2, 2, ... as 0, 1, 2, 3, 4, ...
  void signed_number(std::int64_t value);
  /// Raw bytes, without their length.
  void bytes(std::string_view text);
  /// Ends the stream. Nothing is written after it; without it the proof is cut off.
  void finish();

 private:
  struct Stream;
  void flush(bool end);
  std::unique_ptr<Stream> stream_;
};

/// The proof is damaged, cut off, or says something out of range; the text is one line.
class ProofError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class ProofReader {
 public:
  /// Reads the header. `in` must outlive the reader. Throws ProofError.
  explicit ProofReader(std::istream& in);
  ~ProofReader();
  ProofReader(const ProofReader&) = delete;
  ProofReader& operator=(const ProofReader&) = delete;

  [[nodiscard]] const ProofHeader& header() const noexcept;

  // Each throws ProofError when the proof is damaged or ends before `expected`.

  /// A number up to `most`.
  std::uint64_t number(std::string_view expected, std::uint64_t most);
  std::int64_t signed_number(std::string_view expected);
  std::string bytes(std::string_view expected, std::size_t length);
  /// Throws ProofError unless everything was read.
  void expect_end();

 private:
  struct Stream;
  unsigned char next(std::string_view expected);
  bool refill();
  std::unique_ptr<Stream> stream_;
};

}  // namespace minimex
