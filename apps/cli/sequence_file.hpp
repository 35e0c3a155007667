// The file of `sequence --resume`: terms of an earlier run, to which new ones are added.
//
// Each line goes to the system in one write, so a run that is killed leaves whole lines, or one
// last line without its end that the next run cuts off. What is anything else is refused.
//
// A digit that changes leaves a term like any other. So a comment ends the file that seals its
// terms: the beginning of a SHA-256, of that of the terms before and the last term's line, and in
// the first place of what the terms are of. Terms that someone else has written have none, and are
// taken as they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "minimex/core/disk/file.hpp"
#include "minimex/formats/b_file.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::cli {

class SequenceFile {
 public:
  /// Reads `name`; one that is not there has no terms. `title` is what the terms are of. Throws
  /// ReadingLimit, and InputError for terms that are not those of the seal, too.
  SequenceFile(const std::string& name, std::string_view title, std::uint64_t most_bytes);

  [[nodiscard]] const BFile& content() const noexcept { return content_; }
  /// Throws InputError at the line of a term.
  [[noreturn]] void fail(const BFile::Term& term, const std::string& message) const;

  /// Cuts off what follows the last term, a comment or a damaged line, and prepares to add; once,
  /// before add(). Throws OutputError.
  void open();
  /// Adds a line: a term, or a comment, which is not sealed. Throws OutputError.
  void add(std::string_view text);
  /// Whether standard output goes to this file, too. Only when open.
  [[nodiscard]] bool is_standard_output() const;

 private:
  void check_seal(std::string_view title);
  /// Throw OutputError.
  void cut();
  void write(std::string_view text);

  Source source_;
  BFile content_;
  std::string seal_;     // of the terms so far
  bool sealed_ = false;  // whether the file has it
  std::optional<File> file_;
  std::uint64_t length_ = 0;
};

}  // namespace minimex::cli
