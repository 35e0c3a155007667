// Every bus of 9 to 12 seats with every broken pattern, step by step against the reference.
#include <gtest/gtest.h>

#include "minimex/games/bus/bus_check_test.hpp"

namespace minimex::bus {
namespace {

TEST(BusSlow, EveryBusUpToTwelveSeatsIsPlayedBest) {
  for (std::int32_t seats = 9; seats <= 12; ++seats) {
    for (std::uint32_t pattern = 0; pattern < 1U << seats; ++pattern) {
      for (std::int32_t distance = 0; distance <= 4; ++distance) {
        test::expect_best_play(test::bus_of(seats, distance, pattern));
      }
    }
  }
}

}  // namespace
}  // namespace minimex::bus
