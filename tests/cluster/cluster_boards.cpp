// A job that solves random boards by all its ranks and compares with one process.
// usage: mpirun minimex_cluster_boards COUNT
#include <cstdlib>
#include <iostream>
#include <string>

#include "apps/cluster/mpi_transport.hpp"
#include "tests/cluster/shared_boards.hpp"

int main(int argc, char** argv) {
  minimex::cluster::MpiTransport transport(argc, argv);
  const std::uint64_t count = argc > 1 ? std::stoull(argv[1]) : 200;
  int different = 0;
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    if (minimex::tests::solves_alike(transport, seed)) continue;
    std::cout << "different: seed " << seed << "\n";
    ++different;
  }
  if (transport.rank() == 0) {
    std::cout << count << " boards, " << different << " different\n";
  }
  return transport.least(-different) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
