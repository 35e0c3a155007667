// The engine on the terms of tests/known-values-new.json: beyond what is published, each found by
// the engine and by minimex-reference.
#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/reference/agreement_test.hpp"

namespace minimex::reference {
namespace {

TEST(ConfirmedTermsSlow, AreThoseOfTheEngine) {
  std::ifstream file(MINIMEX_SOURCE_DIR "/tests/known-values-new.json");
  int sequences = 0;
  for (const auto& sequence : nlohmann::json::parse(file)) {
    ASSERT_EQ(sequence["game"], "node-kayles");
    const std::string family = sequence["family"];
    int n = sequence["from"];
    for (const int value : sequence["values"]) {
      EXPECT_EQ(test::engine_nimber(family, n), value) << family << ", N = " << n;
      ++n;
    }
    ++sequences;
  }
  EXPECT_GE(sequences, 4);
}

}  // namespace
}  // namespace minimex::reference
