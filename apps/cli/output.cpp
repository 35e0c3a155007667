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
  fmt::print(stderr, "minimex: {}\n", text);
}

}  // namespace minimex::cli
