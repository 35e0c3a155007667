#include "apps/cli/output_file.hpp"

#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"

#include "apps/cli/interrupt.hpp"
#include "apps/cli/output.hpp"

namespace minimex::cli {
namespace {

bool is_special(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

bool is_folder(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

}  // namespace

OutputFile::OutputFile(std::string path) : path_(std::move(path)) {
  if (is_folder(path_)) {
    errno = EISDIR;
    fail();
  }
  if (is_special(path_)) {
    file_.reset(std::fopen(path_.c_str(), "wbe"));
    if (!file_) fail();
    return;
  }
  temporary_ = fmt::format("{}.part{}", path_, getpid());
  // "x" opens no file that is there. A signal between the opening and the note of it would leave
  // the file behind.
  const SignalsHeld held;
  file_.reset(std::fopen(temporary_.c_str(), "wbxe"));
  if (!file_) fail();
  set_unfinished_file(temporary_.c_str());
}

OutputFile::~OutputFile() {
  if (!temporary_.empty()) unlink(temporary_.c_str());
  set_unfinished_file(nullptr);
}

void OutputFile::write(std::string_view bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) fail();
}

void OutputFile::commit() {
  if (std::fclose(file_.release()) != 0) fail();
  if (temporary_.empty()) return;
  if (std::rename(temporary_.c_str(), path_.c_str()) != 0) fail();
  set_unfinished_file(nullptr);
  temporary_.clear();
}

void OutputFile::fail() const {
  throw OutputError(
      fmt::format("{} cannot be written ({})", printable(path_), std::strerror(errno)));
}

}  // namespace minimex::cli
