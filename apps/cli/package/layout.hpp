// Where the parts of a problem package go: as Kattis wants them, or Polygon.
#pragma once

#include <string>
#include <vector>

#include "minimex/games/game.hpp"

#include "apps/cli/package/data.hpp"
#include "apps/cli/package/plan.hpp"

namespace minimex::cli {

struct PackageFile {
  std::string path;  ///< relative to the package
  std::string text;
  bool program = false;  ///< may be executed
};

/// Kattis's problem package format.
std::vector<PackageFile> kattis_files(const Game& game, const PackagePlan& plan,
                                      const ContestData& data);
/// Polygon's package: problem.xml and what it names.
std::vector<PackageFile> polygon_files(const Game& game, const PackagePlan& plan,
                                       const ContestData& data);

}  // namespace minimex::cli
