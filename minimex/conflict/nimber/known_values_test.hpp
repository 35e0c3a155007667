// The Node Kayles entries of tests/known-values.json, for tests.
#pragma once

#include <cstddef>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace minimex::conflict::test {

/// Families with numbers in place of N, and their nimbers.
inline std::vector<std::pair<std::string, int>> known_nimbers() {
  std::vector<std::pair<std::string, int>> known;
  std::ifstream file(MINIMEX_SOURCE_DIR "/tests/known-values.json");
  for (const auto& sequence : nlohmann::json::parse(file)) {
    if (sequence["game"] != "node-kayles") continue;
    int n = sequence["from"];
    for (const int value : sequence["values"]) {
      std::string family = sequence["family"];
      for (std::size_t at = 0; (at = family.find('N', at)) != std::string::npos;) {
        family.replace(at, 1, std::to_string(n));
      }
      known.emplace_back(std::move(family), value);
      ++n;
    }
  }
  return known;
}

}  // namespace minimex::conflict::test
