// minimex-cluster: what minimex solves, on all ranks of an MPI job.
//
// Rank 0 is the program with its arguments, input and output; the others help it. They end with 0
// whatever comes of it, so the job exits as `minimex` would.
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <malloc.h>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/machine.hpp"
#include "minimex/core/version.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/output.hpp"
#include "apps/cluster/cluster_commands.hpp"
#include "apps/cluster/mpi_transport.hpp"
#include "apps/cluster/shared_solve.hpp"

namespace minimex::cluster {
namespace {

using cli::ExitCode;

constexpr const char* kUsage =
    "usage: mpirun minimex-cluster COMMAND [arguments]\n\n"
    "  solve GAME [FILE]     as minimex solve, by all ranks together (chessboard, woodchess);\n"
    "                        with --plan: what that would take\n"
    "  batch GAME [FILE]     as minimex batch, each instance by one of the ranks\n"
    "  --version             the version of this program\n\n"
    "minimex-cluster COMMAND --help tells all about a command.\n";

/// The fair part of this machine's memory and processors, where the arguments do not say.
void share_machine(Transport& transport, cli::Arguments& arguments) {
  const auto neighbours = static_cast<std::uint64_t>(transport.neighbours());
  // All ranks do with what the least of them has.
  const std::uint64_t memory = available_memory() / 10 * 8 / neighbours;
  const auto least_memory = transport.least(static_cast<std::int64_t>(memory));
  const int threads = std::max(1, hardware_threads() / transport.neighbours());
  const auto least_threads = transport.least(threads);
  if (!arguments.memory) arguments.memory = static_cast<std::uint64_t>(least_memory);
  if (!arguments.threads) arguments.threads = static_cast<int>(least_threads);
}

ExitCode run(Job& job, const std::vector<std::string>& words) {
  if (words.empty()) {
    cli::write_note(kUsage);
    return ExitCode::Usage;
  }
  if (words.front() == "--version") {
    cli::write_out(fmt::format("minimex-cluster {}\n", version()));
    return ExitCode::Solved;
  }
  if (words.front() == "help" || words.front() == "--help" || words.front() == "-h") {
    cli::write_out(kUsage);
    return ExitCode::Solved;
  }
  return run_command(job, words);
}

/// Rank 0. When it fails while the others wait for it, the job is ended.
int lead(MpiTransport& transport, const std::vector<std::string>& words,
         const cli::Arguments& machine) {
  Job job{transport, machine};
  const ExitCode code = cli::guarded([&] { return run(job, words); });
  if (job.busy) transport.abort(static_cast<int>(code));
  dismiss_helpers(transport);
  return static_cast<int>(code);
}

int work(MpiTransport& transport, const std::vector<std::string>& words) {
  cli::Arguments machine;
  share_machine(transport, machine);
  if (transport.rank() == 0) return lead(transport, words, machine);
  // What stops a job reaches all ranks at once; the leader says when to end, and what is proved.
  std::signal(SIGINT, SIG_IGN);
  std::signal(SIGTERM, SIG_IGN);
  const ExitCode code = cli::guarded([&] {
    help_leader(transport);
    return ExitCode::Solved;
  });
  if (code != ExitCode::Solved) transport.abort(static_cast<int>(code));
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace minimex::cluster

int main(int argc, char** argv) {
  mallopt(M_MMAP_THRESHOLD, 128 << 10);  // as minimex does
  minimex::cluster::MpiTransport transport(argc, argv);
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return minimex::cluster::work(transport, words);
}
