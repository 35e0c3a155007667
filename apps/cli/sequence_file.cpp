#include "apps/cli/sequence_file.hpp"

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <span>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/sha256.hpp"

#include "apps/cli/output.hpp"

namespace minimex::cli {

namespace {

constexpr std::string_view kSeal = "# minimex's seal of the terms: ";

Source read_if_there(const std::string& name, std::uint64_t most_bytes) {
  std::error_code unknown;
  const bool there = std::filesystem::exists(name, unknown) || unknown;
  return there ? read_source(name, most_bytes) : Source{.name = name};
}

std::string next_seal(std::string_view seal, std::string_view line) {
  constexpr std::size_t kDigits = 16;
  return sha256(fmt::format("{}{}", seal, line)).substr(0, kDigits);
}

std::string seal_line(std::string_view seal) {
  return fmt::format("{}{}\n", kSeal, seal);
}

}  // namespace

SequenceFile::SequenceFile(const std::string& name, std::string_view title,
                           std::uint64_t most_bytes)
    : source_(read_if_there(name, most_bytes)), content_(read_b_file(source_)) {
  seal_ = next_seal(title, "\n");
  std::int64_t n = content_.first;
  for (const BFile::Term& term : content_.terms) {
    seal_ = next_seal(seal_, b_file_line(n++, term.value));
  }
  check_seal(title);
}

/// Looks for a whole seal behind the last term.
void SequenceFile::check_seal(std::string_view title) {
  const std::size_t at = source_.text.find(kSeal, content_.length);
  const std::size_t end = source_.text.find('\n', std::min(at, source_.text.size()));
  if (end == std::string::npos) return;
  sealed_ = source_.text.substr(at, end + 1 - at) == seal_line(seal_);
  if (sealed_) return;
  throw InputError(place_at(source_, at),
                   fmt::format("not the seal of these terms as those of {}; without this line, "
                               "they are taken as they are",
                               printable(std::string(title))));
}

void SequenceFile::fail(const BFile::Term& term, const std::string& message) const {
  throw InputError(place_at(source_, term.offset), message);
}

void SequenceFile::open() {
  auto opened = File::open(source_.name, O_WRONLY | O_CREAT);
  if (!opened) throw OutputError(opened.error());
  file_.emplace(std::move(*opened));
  length_ = content_.length;
  if (length_ == source_.text.size()) return;
  cut();
  if (sealed_) write(seal_line(seal_));
}

void SequenceFile::add(std::string_view text) {
  // First of all the old seal goes: of lines that come in its place, the first ones may come alone.
  if (sealed_) cut();
  if (!text.starts_with('#')) seal_ = next_seal(seal_, text);
  sealed_ = static_cast<bool>(file_->size());  // pipes and their like have none
  write(sealed_ ? fmt::format("{}{}", text, seal_line(seal_)) : std::string(text));
  length_ += text.size();
}

void SequenceFile::cut() {
  if (ftruncate(file_->descriptor(), static_cast<off_t>(length_)) == 0) return;
  throw OutputError(system_error(source_.name).text);
}

void SequenceFile::write(std::string_view text) {
  const auto written = file_->write(std::as_bytes(std::span(text)), length_);
  if (!written) throw OutputError(written.error());
}

bool SequenceFile::is_standard_output() const {
  struct stat ours {};
  struct stat output {};
  return fstat(file_->descriptor(), &ours) == 0 && fstat(STDOUT_FILENO, &output) == 0 &&
         ours.st_dev == output.st_dev && ours.st_ino == output.st_ino;
}

}  // namespace minimex::cli
