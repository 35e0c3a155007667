#include "apps/cli/output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/format.h>

namespace minimex::cli {
namespace {

[[noreturn]] void fail() {
  throw OutputError(fmt::format("standard output cannot be written ({})", std::strerror(errno)));
}

}  // namespace

void write_out(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) fail();
}

void flush_out() {
  if (std::fflush(stdout) != 0) fail();
}

void write_error(std::string_view text) {
  write_note(fmt::format("minimex: {}\n", text));
}

void write_note(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);  // nobody is left to tell when this fails
}

}  // namespace minimex::cli
