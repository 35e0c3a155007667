#include "tests/reference/woodchess_reference.hpp"

#include <cstddef>
#include <map>
#include <optional>

namespace minimex::reference {
namespace {

class Search {
 public:
  Search(const Matrix& first, const Matrix& second) : first_(first), second_(second) {}

  /// First's further score minus second's from the position where row i has `played[i]` cells.
  std::int64_t margin(const std::vector<std::size_t>& played) {
    const auto found = known_.find(played);
    if (found != known_.end()) return found->second;
    std::size_t total = 0;
    for (const std::size_t cells : played) total += cells;
    const bool first_moves = total % 2 == 0;

    std::optional<std::int64_t> best;
    for (std::size_t row = 0; row < played.size(); ++row) {
      const std::size_t col = played[row];
      if (col == first_[row].size() || (row > 0 && played[row - 1] <= col)) continue;
      std::vector<std::size_t> next = played;
      ++next[row];
      const std::int64_t after = margin(next);
      const std::int64_t value = first_moves ? first_[row][col] + after : after - second_[row][col];
      if (!best || (first_moves ? value > *best : value < *best)) best = value;
    }
    return known_[played] = best.value_or(0);
  }

  /// The games of best moves only from that position on.
  std::uint64_t lines(const std::vector<std::size_t>& played) {
    std::size_t total = 0;
    for (const std::size_t cells : played) total += cells;
    if (total == first_.size() * first_[0].size()) return 1;
    std::uint64_t count = 0;
    for (std::size_t row = 0; row < played.size(); ++row) {
      const std::size_t col = played[row];
      if (col == first_[row].size() || (row > 0 && played[row - 1] <= col)) continue;
      std::vector<std::size_t> next = played;
      ++next[row];
      const std::int64_t gain = total % 2 == 0 ? first_[row][col] : -second_[row][col];
      if (gain + margin(next) == margin(played)) count += lines(next);
    }
    return count;
  }

 private:
  const Matrix& first_;
  const Matrix& second_;
  std::map<std::vector<std::size_t>, std::int64_t> known_;
};

}  // namespace

std::int64_t woodchess_margin(const Matrix& first, const Matrix& second) {
  return woodchess_margin(first, second, std::vector<std::size_t>(first.size(), 0));
}

std::int64_t woodchess_margin(const Matrix& first, const Matrix& second,
                              const std::vector<std::size_t>& played) {
  return Search(first, second).margin(played);
}

std::uint64_t woodchess_lines(const Matrix& first, const Matrix& second) {
  return Search(first, second).lines(std::vector<std::size_t>(first.size(), 0));
}

}  // namespace minimex::reference
