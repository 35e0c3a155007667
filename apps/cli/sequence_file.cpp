#include "apps/cli/sequence_file.hpp"

#include <fcntl.h>
#include <filesystem>
#include <span>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "minimex/core/input_error.hpp"

#include "apps/cli/output.hpp"

namespace minimex::cli {

namespace {

Source read_if_there(const std::string& name, std::uint64_t most_bytes) {
  std::error_code unknown;
  const bool there = std::filesystem::exists(name, unknown) || unknown;
  return there ? read_source(name, most_bytes) : Source{.name = name};
}

}  // namespace

SequenceFile::SequenceFile(const std::string& name, std::uint64_t most_bytes)
    : source_(read_if_there(name, most_bytes)), content_(read_b_file(source_)) {}

void SequenceFile::fail(const BFile::Term& term, const std::string& message) const {
  throw InputError(place_at(source_, term.offset), message);
}

void SequenceFile::open() {
  auto opened = File::open(source_.name, O_WRONLY | O_CREAT);
  if (!opened) throw OutputError(opened.error());
  file_.emplace(std::move(*opened));
  length_ = content_.length;
  if (length_ == source_.text.size()) return;
  if (ftruncate(file_->descriptor(), static_cast<off_t>(length_)) != 0) {
    throw OutputError(system_error(source_.name).text);
  }
}

void SequenceFile::add(std::string_view text) {
  const auto written = file_->write(std::as_bytes(std::span(text)), length_);
  if (!written) throw OutputError(written.error());
  length_ += text.size();
}

bool SequenceFile::is_standard_output() const {
  struct stat ours {};
  struct stat output {};
  return fstat(file_->descriptor(), &ours) == 0 && fstat(STDOUT_FILENO, &output) == 0 &&
         ours.st_dev == output.st_dev && ours.st_ino == output.st_ino;
}

}  // namespace minimex::cli
