// A job that solves random boards by all its ranks and compares with one process; and one that
// holds the exchange of a board against its plan.
// usage: mpirun minimex_cluster_boards COUNT [CHUNK]       (CHUNK: bytes that travel at once)
//        mpirun minimex_cluster_boards exchange SIZE
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cluster/mpi_transport.hpp"
#include "apps/cluster/plan.hpp"
#include "apps/cluster/run_report.hpp"
#include "tests/cluster/shared_boards.hpp"

namespace minimex {
namespace {

using cluster::MpiTransport;

bool solves_boards(MpiTransport& transport, std::uint64_t count) {
  int different = 0;
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    if (tests::solves_alike(transport, seed)) continue;
    std::cout << "different: seed " << seed << "\n";
    ++different;
  }
  if (transport.rank() == 0) {
    std::cout << count << " boards, " << different << " different\n";
  }
  return transport.least(-different) == 0;
}

/// Whether messages that take any number of chunks arrive whole, and in order.
bool sends_messages(MpiTransport& transport) {
  constexpr int kTag = 99;
  constexpr std::size_t kLengths = 41;
  constexpr std::size_t kStep = 100;
  const auto byte_at = [](std::size_t length, std::size_t i) {
    return static_cast<std::byte>((length * 7 + i) % 251);
  };
  bool fine = true;
  if (transport.rank() != 0) {
    for (std::size_t length = 0; length < kLengths; ++length) {
      cluster::Bytes bytes(length * kStep);
      for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = byte_at(length, i);
      transport.send(0, kTag, bytes);
    }
  } else {
    std::vector<std::size_t> next(static_cast<std::size_t>(transport.ranks()), 0);
    for (std::size_t i = 0; i < kLengths * (next.size() - 1); ++i) {
      const cluster::Message message = transport.receive(cluster::Transport::kAnyone, kTag);
      const std::size_t length = next[static_cast<std::size_t>(message.from)]++;
      fine = fine && message.bytes.size() == length * kStep;
      for (std::size_t at = 0; fine && at < message.bytes.size(); ++at) {
        fine = message.bytes[at] == byte_at(length, at);
      }
    }
  }
  cluster::Bytes shared(transport.rank() == 0 ? kStep * kLengths : 0, std::byte{7});
  transport.broadcast(shared);
  return transport.least(fine && shared == cluster::Bytes(kStep * kLengths, std::byte{7}) ? 1
                                                                                          : 0) == 1;
}

/// Prints what the plan says and what the ranks have sent, in bytes, messages included.
bool exchanges_as_planned(MpiTransport& transport, std::int32_t size) {
  Random random(1);
  const auto problem = tests::random_pieces(random, size, size, 100, 1000);
  Control planning;
  cluster::PlanTeam planned(transport.ranks(), 1, planning);
  contour::OptimumOptions options{.route = contour::Route::Layers, .team = &planned};
  (void)solve_optimum(problem, options, planning);
  cluster::RankTeam team(transport, "");
  options.team = &team;
  Control control;
  const auto result = solve_optimum(problem, options, control);
  team.end();
  const auto reports = cluster::gather(transport, team.report());
  std::uint64_t sent = 0;
  for (const cluster::RankReport& report : reports) sent += report.sent_bytes;
  bool fine = planned.plan().has_value();
  if (fine && transport.rank() == 0) {
    const std::uint64_t expected = planned.plan()->pulled_bytes;
    std::cout << size << "x" << size << ", " << transport.ranks() << " ranks: planned " << expected
              << " bytes, sent " << sent << "\n";
    fine = result.value && sent >= expected && (expected == 0 || sent <= expected / 10 * 11);
  }
  return transport.least(fine ? 1 : 0) == 1;
}

int run(MpiTransport& transport, const std::vector<std::string>& words) {
  if (words.size() == 2 && words[0] == "exchange") {
    return exchanges_as_planned(transport, std::stoi(words[1])) ? EXIT_SUCCESS : EXIT_FAILURE;
  }
  const bool fine = sends_messages(transport) &&
                    solves_boards(transport, words.empty() ? 200 : std::stoull(words[0]));
  return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace minimex

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const bool chunked = words.size() == 2 && words[0] != "exchange";
  minimex::cluster::MpiTransport transport(
      argc, argv, chunked ? std::stoull(words[1]) : minimex::cluster::MpiTransport::kChunk);
  return minimex::run(transport, words);
}
