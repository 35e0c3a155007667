#include "minimex/games/knights/generate.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex::knights {

Instance generate(const GenerateOptions& options) {
  Instance instance;
  instance.board.size = generate_sides(options, {6, 6, 6}, 1, static_cast<std::int32_t>(kMaxSide));
  const std::uint32_t density = generate_density(options, 200'000);
  expect_no_values(options);
  Random random(options.seed);
  const std::int64_t cells = instance.board.cell_count();
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    if (random.chance(density, kWhole)) instance.board.blocked.push_back(cell);
  }
  return instance;
}

std::vector<std::string> generate_help() {
  return {"--size N or AxBxC (6x6x6): the sides of the board",
          "--density D (0.2): the share of blocked cells"};
}

std::vector<Instance> simpler(const Instance& instance) {
  const std::vector<std::int64_t>& blocked = instance.board.blocked;
  std::vector<Instance> out;
  for (Board& board : with_shorter_sides(instance.board)) out.push_back({std::move(board)});
  for (const Cut& cut : cuts(blocked.size(), most_cuts(blocked.size() * sizeof(std::int64_t)))) {
    out.push_back(instance);
    out.back().board.blocked = without(blocked, cut);
  }
  return out;
}

}  // namespace minimex::knights
