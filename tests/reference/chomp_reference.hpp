// Chomp straight from its rules: the mex over every bite, diagrams kept in a map.
#pragma once

#include <map>
#include <vector>

namespace minimex::reference {

/// Nimbers of Young diagrams, remembered from call to call.
class ChompNimbers {
 public:
  /// `shape`: lengths of the rows, each at least 1, non-increasing.
  int nimber(const std::vector<int>& shape);

 private:
  std::map<std::vector<int>, int> known_;
};

}  // namespace minimex::reference
