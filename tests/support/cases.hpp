// The instances of tests/cases, with the answers that independent programs found.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "minimex/formats/source.hpp"

namespace minimex::tests {

struct SolvedCase {
  Source source;       ///< its name is the path
  std::string answer;  ///< the line of the `.ans` file; buses: the number of passengers
};

/// All cases of a game, which is named as its folder is.
inline std::vector<SolvedCase> solved_cases(const std::string& game) {
  std::vector<SolvedCase> cases;
  const std::filesystem::path folder(MINIMEX_SOURCE_DIR "/tests/cases/" + game);
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".in") continue;
    SolvedCase one{.source = read_source(entry.path().string()), .answer = {}};
    std::ifstream file(std::filesystem::path(entry.path()).replace_extension(".ans"));
    std::getline(file, one.answer);
    cases.push_back(one);
  }
  return cases;
}

}  // namespace minimex::tests
