#include "minimex/games/knights/generate.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex::knights {
namespace {

constexpr std::int64_t kMostCells = std::int64_t{1} << 27;

std::int64_t cells_of(const std::vector<std::int32_t>& size) {
  std::int64_t cells = 1;
  for (const std::int32_t side : size) {
    if (side > kMostCells / cells) {
      throw InputError(
          {.source = "--size"},
          fmt::format("the board is too large, expected at most {} cells", kMostCells));
    }
    cells *= side;
  }
  return cells;
}

}  // namespace

Instance generate(const GenerateOptions& options) {
  Instance instance;
  instance.board.size = generate_sides(options, {6, 6, 6}, 1, static_cast<std::int32_t>(kMaxSide));
  const std::uint32_t density = generate_density(options, 200'000);
  expect_no_values(options);
  Random random(options.seed);
  const std::int64_t cells = cells_of(instance.board.size);
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
  const Board& board = instance.board;
  std::vector<Instance> out;
  for (const bool half : {true, false}) {
    for (std::size_t d = 0; d < board.size.size(); ++d) {
      const std::int32_t side = board.size[d];
      if (side == 1 || (half && side <= 3)) continue;
      out.push_back({with_side(board, d, half ? side / 2 : side - 1)});
    }
  }
  for_each_stretch(board.blocked.size(), pieces_for(board.blocked.size() * sizeof(std::int64_t)),
                   [&](std::size_t from, std::size_t to) {
                     Board fewer = board;
                     fewer.blocked.erase(fewer.blocked.begin() + static_cast<std::ptrdiff_t>(from),
                                         fewer.blocked.begin() + static_cast<std::ptrdiff_t>(to));
                     out.push_back({std::move(fewer)});
                   });
  return out;
}

}  // namespace minimex::knights
