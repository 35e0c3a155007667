#include "minimex/contour/words.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/tiling.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

using Heights = std::vector<std::int32_t>;

/// The word of a contour: 0 for a step down, 1 for a step right.
std::string word_of(const Heights& heights, std::int32_t rows) {
  std::string word;
  std::int32_t row = 0;
  for (const std::int32_t height : heights) {
    word.append(static_cast<std::size_t>(height - row), '0');
    word += '1';
    row = height;
  }
  return word.append(static_cast<std::size_t>(rows - row), '0');
}

/// Heights of all contours of a board, by increasing word.
std::vector<Heights> all_contours(std::int32_t rows, std::int32_t cols) {
  std::string word = std::string(static_cast<std::size_t>(rows), '0') +
                     std::string(static_cast<std::size_t>(cols), '1');
  std::vector<Heights> contours;
  do {
    Heights heights;
    std::int32_t row = 0;
    for (const char step : word) {
      if (step == '0') ++row;
      if (step == '1') heights.push_back(row);
    }
    contours.push_back(heights);
  } while (std::next_permutation(word.begin(), word.end()));
  return contours;
}

/// Ranks of `ranking` must number the contours that `keep` keeps in their order.
template <typename Keep>
void expect_ranks(const Ranking& ranking, const Keep& keep) {
  std::uint64_t rank = 0;
  for (const Heights& heights : all_contours(ranking.rows(), ranking.cols())) {
    if (!keep(heights)) continue;
    EXPECT_EQ(ranking.rank(heights), rank) << word_of(heights, ranking.rows());
    Heights back;
    ranking.heights(rank, back);
    EXPECT_EQ(back, heights);
    ++rank;
  }
  EXPECT_EQ(ranking.size(), rank);
}

TEST(Words, CountsAreBinomialsAndSaturate) {
  EXPECT_EQ(word_count(0, 0), 1);
  EXPECT_EQ(word_count(0, 1'000'000), 1);
  EXPECT_EQ(word_count(1, 1'000'000), 1'000'001);
  EXPECT_EQ(word_count(1'000'000, 2), 500'001'500'001);
  EXPECT_EQ(word_count(12, 12), 2'704'156);
  EXPECT_EQ(word_count(30, 30), 118'264'581'564'861'424U);
  EXPECT_EQ(word_count(33, 33), 7'219'428'434'016'265'740U);
  EXPECT_EQ(word_count(34, 34), kSaturated);
  EXPECT_EQ(word_count(1'000'000, 1'000'000), kSaturated);
  for (std::int64_t rows = 1; rows <= 15; ++rows) {
    for (std::int64_t cols = 1; cols <= 15; ++cols) {
      EXPECT_EQ(word_count(rows, cols), word_count(rows - 1, cols) + word_count(rows, cols - 1));
    }
  }
}

TEST(Words, BytesSaturate) {
  EXPECT_EQ(Ranking::bytes(3, 2), 8 * 4 * 4);
  EXPECT_EQ(Ranking::bytes(std::int64_t{1} << 40, std::int64_t{1} << 40), kSaturated);
}

TEST(Words, RankOfAllContoursIsTheirOrder) {
  for (std::int32_t rows = 0; rows <= 5; ++rows) {
    for (std::int32_t cols = 0; cols <= 5; ++cols) {
      expect_ranks(Ranking::all(rows, cols), [](const Heights&) { return true; });
    }
  }
}

/// The contour after taking every empty cell that can be.
template <typename Piece>
Heights without_empty_corners(Heights heights, const Piece& piece) {
  for (bool changed = true; changed;) {
    changed = false;
    std::int32_t before = 0;
    for (std::size_t col = 0; col < heights.size(); ++col) {
      while (heights[col] > before && !piece(heights[col] - 1, static_cast<std::int32_t>(col))) {
        --heights[col];
        changed = true;
      }
      before = heights[col];
    }
  }
  return heights;
}

TEST(Words, RankOfContoursTurningAtPieces) {
  constexpr std::int32_t kRows = 3;
  constexpr std::int32_t kCols = 3;
  for (std::uint32_t pieces = 0; pieces < 1U << (kRows * kCols); ++pieces) {
    const auto piece = [pieces](std::int32_t row, std::int32_t col) {
      return (pieces >> (row * kCols + col) & 1U) != 0;
    };
    const Ranking ranking = Ranking::turning(kRows, kCols, piece);
    expect_ranks(ranking, [&piece](const Heights& heights) {
      return heights == without_empty_corners(heights, piece);
    });
    for (const Heights& heights : all_contours(kRows, kCols)) {
      EXPECT_EQ(ranking.rank(heights), ranking.rank(without_empty_corners(heights, piece)));
    }
  }
}

TEST(Words, RankOfContoursWithinALimit) {
  constexpr std::int32_t kRows = 4;
  for (const Heights& lowest : all_contours(kRows, 4)) {
    expect_ranks(Ranking::within(kRows, lowest), [&lowest](const Heights& heights) {
      for (std::size_t col = 0; col < heights.size(); ++col) {
        if (heights[col] < lowest[col]) return false;
      }
      return true;
    });
  }
}

TEST(Words, SizeSaturates) {
  EXPECT_EQ(Ranking::all(40, 40).size(), kSaturated);
}

TEST(Tiling, CountsRows) {
  for (std::int32_t rows = 1; rows <= 9; ++rows) {
    for (std::int32_t cols = 1; cols <= 9; ++cols) {
      std::set<std::string> prefixes;
      for (const Heights& heights : all_contours(rows, cols)) {
        const std::string word = word_of(heights, rows);
        constexpr std::size_t kSuffix = Tiling::kSuffixBits;
        prefixes.insert(word.substr(0, word.size() - std::min(word.size(), kSuffix)));
      }
      EXPECT_EQ(Tiling::row_count(rows, cols), prefixes.size()) << rows << " x " << cols;
    }
  }
}

}  // namespace
}  // namespace minimex::contour
