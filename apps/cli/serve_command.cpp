// `minimex serve`: the page and the API on the loopback interface, until Ctrl-C.
#include <cstdint>
#include <system_error>

#include <fmt/format.h>

#include "minimex/core/machine.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/server/server.hpp"

namespace minimex::cli {
namespace {

server::ServerOptions options_of(const Arguments& arguments) {
  // Two lanes with two jobs each, and the solved tables.
  constexpr std::uint64_t kShares = 5;
  constexpr std::uint64_t kLeast = std::uint64_t{16} << 20;
  constexpr std::chrono::minutes kUsualTime{10};
  const std::uint64_t memory = arguments.memory.value_or(available_memory() / 2);
  if (memory < kLeast) throw UsageError("serve: --memory is too small, expected at least 16M");
  server::ServerOptions options{.port = arguments.port};
  options.limits.threads = arguments.threads.value_or(hardware_threads());
  options.limits.memory = memory / kShares;
  options.limits.time = arguments.time_limit.value_or(kUsualTime);
  return options;
}

}  // namespace

ExitCode run_serve(const Arguments& arguments) {
  const server::ServerOptions options = options_of(arguments);
  bool listening = false;
  try {
    server::serve(options, [&listening](std::uint16_t port) {
      listening = true;
      write_out(fmt::format("http://127.0.0.1:{}/\n", port));
      flush_out();
    });
  } catch (const std::system_error& error) {
    if (listening) throw;
    throw UsageError(fmt::format("serve: port {} cannot be had: {} (--port N takes another)",
                                 arguments.port, error.code().message()));
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
