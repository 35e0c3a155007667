#include "minimex/conflict/nimber/closed_forms.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace minimex::conflict {
namespace {

constexpr std::size_t kPeriod = 34;
constexpr std::size_t kPreperiod = 52;
constexpr std::size_t kTable = kPreperiod + kPeriod;

constexpr std::array<std::int8_t, kTable> path_table() {
  std::array<std::int8_t, kTable> g{};
  for (std::size_t n = 1; n < kTable; ++n) {
    std::uint32_t reached = 0;
    for (std::size_t i = 0; i < n; ++i) {  // the vertex taken: i on its left, n-1-i on its right
      const std::size_t left = i > 1 ? i - 1 : 0;
      const std::size_t right = n - 1 - i > 1 ? n - 2 - i : 0;
      reached |= std::uint32_t{1} << static_cast<unsigned>(g[left] ^ g[right]);
    }
    while ((reached >> static_cast<unsigned>(g[n]) & 1U) != 0) ++g[n];
  }
  return g;
}

}  // namespace

int path_nimber(std::int64_t vertices) noexcept {
  static constexpr std::array<std::int8_t, kTable> kNimbers = path_table();
  auto n = static_cast<std::size_t>(vertices);
  if (n >= kTable) n = kPreperiod + (n - kPreperiod) % kPeriod;
  return kNimbers[n];
}

int cycle_nimber(std::int64_t vertices) noexcept {
  return path_nimber(vertices - 3) == 0 ? 1 : 0;
}

}  // namespace minimex::conflict
