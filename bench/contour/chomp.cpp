// Chomp: nimbers of all diagrams inside a board, or only who wins.
#include "minimex/contour/nimber.hpp"
#include "minimex/contour/outcome.hpp"
#include "minimex/contour/words.hpp"

#include "bench/contour/suites.hpp"

namespace minimex::bench {
namespace {

std::vector<std::int32_t> board(std::int32_t rows, std::int32_t cols) {
  return std::vector<std::int32_t>(static_cast<std::size_t>(rows), cols);
}

void register_nimbers(std::int32_t rows, std::int32_t cols) {
  for (const bool wide : {false, true}) {
    register_solve("chomp-nimber/" + name_of(rows, cols) + (wide ? "/32bit" : "/8bit"),
                   bite_work(rows, cols), [=](Control& control) {
                     return contour::solve_nimber({board(rows, cols)}, {.wide = wide}, control).run;
                   });
  }
}

/// Who wins is found from marks, not from bite to bite: only states count.
void register_winner(std::int32_t rows, std::int32_t cols) {
  register_solve("chomp-winner/" + name_of(rows, cols), {contour::word_count(rows, cols), 0},
                 [=](Control& control) {
                   return contour::solve_outcome({board(rows, cols)}, {}, control).run;
                 });
}

}  // namespace

void register_chomp() {
  for (const std::int32_t side : {8, 10, 12}) register_nimbers(side, side);
  register_nimbers(8, 15);
  for (const std::int32_t side : {8, 10, 12, 14, 16}) register_winner(side, side);
  register_winner(12, 18);
}

}  // namespace minimex::bench
