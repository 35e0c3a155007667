// Makes a matching of a board nearly maximum, by pushes and relabels, without its graph.
//
// A right cell's label tells how many matched pairs lie between it and the nearest free right cell
// on alternating paths. A free left cell takes the neighbour with the least label and pushes its
// former partner on, which goes on likewise, downhill until a free right cell is found; the cell
// that was taken gets the label that its new way out has. Labels come from searches backwards from
// all free right cells, 64 cells at a time, and again after so many pushes that labels have grown
// stale. What such a search does not reach has no way out. (Goldberg and Tarjan 1988; as double
// pushes for bipartite matching Langguth, Manne and Sanders 2011.) Labels are bytes: what is
// further away is left to board_phases.hpp. A push reads one byte a step, a search costs O(words *
// steps) a level.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

class BoardPushRelabel {
 public:
  /// `left` and `right`: all usable cells. The arguments have to outlive it.
  BoardPushRelabel(BoardMatching& matching, const BoardBits& left, const BoardBits& right);

  /// Pushes until no free left cell is known to have a way out, or `control` stops it.
  void run(Control& control);

 private:
  static constexpr std::uint8_t kUnusable = 255;
  static constexpr std::uint8_t kFar = 254;  // no way out is known

  void relabel(std::int32_t first);
  void spread(std::size_t word, std::uint64_t bits, std::uint8_t label);
  void reach(std::size_t word, std::uint64_t cells, std::uint8_t label);
  void push(std::int32_t cell);

  BoardMatching& matching_;
  const BoardBits& left_;
  const BoardBits& right_;
  std::span<const BoardLayout::Step> steps_;
  std::vector<std::uint8_t> label_;   // of right cells
  std::vector<std::int32_t> active_;  // free left cells that may have a way out
  std::int64_t pushes_ = 0;           // since the labels were new
  bool put_off_ = false;              // some cell has waited for new labels since then
  // Of a search:
  BoardBits waiting_;                                         // left cells that are not reached yet
  BoardBits next_;                                            // right cells of the level to come
  std::vector<std::size_t> next_words_;                       // words of next_ that are not zero
  std::vector<std::pair<std::size_t, std::uint64_t>> front_;  // words of the level at hand
};

}  // namespace minimex::conflict
