#include "minimex/contour/optimum.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <utility>

#include "minimex/contour/layer_team.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/removal_ideals.hpp"
#include "minimex/contour/removal_words.hpp"
#include "minimex/contour/tiling.hpp"
#include "minimex/contour/word_solver.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

// An ideal costs about as much time as this many words, and a row of words, besides them, as much
// as four ideals: most words of long thin boards are alone in their rows (measured on random
// boards).
constexpr std::uint64_t kWordsPerIdeal = 20;
constexpr std::uint64_t kWordsPerRow = 4 * kWordsPerIdeal;
// Below this many words, counting ideals is not worth the time.
constexpr std::uint64_t kFewWords = 1U << 14;
// Points of the largest board whose ideals are counted: a fraction of a second.
constexpr std::uint64_t kMostPoints = 1U << 26;

/// No more than the pieces one by one. No less than if all pieces of the core were exposed at once:
/// a pair saves twice the lesser of two values, and pairing the largest white with the largest
/// black piece, and so on, saves most.
Bounds easy_bounds(const OptimumProblem& problem, const Core& core) {
  std::array<std::vector<std::int64_t>, 2> values;
  std::int64_t total = 0;
  for (const Piece& piece : problem.pieces) total += piece.value;
  for (const std::size_t i : core.pieces) {
    const Piece& piece = problem.pieces[i];
    values[static_cast<std::size_t>(piece.colour)].push_back(piece.value);
  }
  Bounds bounds{total, total};
  for (auto& side : values) std::sort(side.begin(), side.end(), std::greater<>());
  for (std::size_t i = 0; i < std::min(values[0].size(), values[1].size()); ++i) {
    bounds.lower -= 2 * std::min(values[0][i], values[1][i]);
  }
  return bounds;
}

/// The pieces' own ideals, and what a table of them takes.
struct IdealPlan {
  std::uint64_t ideals = 0;
  std::uint64_t bytes = 0;
};

/// Nothing when the board is too large for its ideals to be counted.
std::optional<IdealPlan> plan_ideals(const Core& core, std::uint64_t width,
                                     const Control& control) {
  const std::uint64_t points = saturating_multiply(static_cast<std::uint64_t>(core.place.rows) + 1,
                                                   static_cast<std::uint64_t>(core.place.cols) + 1);
  const std::uint64_t fixed = Ranking::bytes(core.place.rows, core.place.cols);
  if (points > kMostPoints || !control.fits(fixed)) return std::nullopt;
  const std::uint64_t ideals = rank_ideals(core).size();
  return IdealPlan{ideals, saturating_add(saturating_multiply(ideals, width), fixed)};
}

/// One solve: the core's table by ideals or by words, and the line.
class Solve {
 public:
  Solve(const OptimumProblem& problem, const OptimumOptions& options, Control& control)
      : problem_(problem), options_(options), control_(control), core_(reduce(problem)) {
    for (const std::size_t i : core_.pieces) core_total_ += problem.pieces[i].value;
    const bool narrow = !options.wide && core_total_ <= kMostWordsTotal<std::int32_t>;
    width_ = narrow ? sizeof(std::int32_t) : sizeof(std::int64_t);
    result_.bounds = easy_bounds(problem, core_);
  }

  OptimumResult run() {
    std::optional<IdealPlan> ideals = choose_ideals();
    std::optional<WordSolver> words;
    if (!ideals) {
      words.emplace(word_task(), keep(), sweeping(), control_);
      ideals = choose_ideals_instead(*words);
    }
    std::optional<WordValues> values =
        ideals ? solve_ideals(*ideals) : words->solve(result_.run, control_);
    if (!values) return std::move(result_);
    result_.table = std::make_shared<const OptimumTable>(problem_, core_, std::move(*values));
    const std::int64_t value = OptimumPosition(result_.table).value();
    result_.bounds = {value, value};
    if (!options_.line || find_line(words ? &*words : nullptr)) result_.value = value;
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool words_can() const noexcept {
    return core_.place.cols > 0 && core_total_ <= kMostWordsTotal<std::int64_t>;
  }
  [[nodiscard]] Keep keep() const noexcept {
    if (options_.whole) return Keep::All;
    return options_.line ? Keep::Line : Keep::Start;
  }

  [[nodiscard]] Sweeping sweeping() const noexcept {
    if (options_.route == Route::Layers) return Sweeping::Layers;
    return options_.route == Route::Packed ? Sweeping::Packed : Sweeping::Automatic;
  }

  /// The core as numbers.
  [[nodiscard]] std::vector<std::int64_t> identity() const {
    std::vector<std::int64_t> numbers{1, core_.place.rows, core_.place.cols,
                                      static_cast<std::int64_t>(width_)};
    for (std::size_t i = 0; i < core_.pieces.size(); ++i) {
      const Piece& piece = problem_.pieces[core_.pieces[i]];
      const Cell& cell = core_.place.cells[i];
      numbers.insert(numbers.end(),
                     {cell.row, cell.col, piece.colour == Colour::White ? 0 : 1, piece.value});
    }
    return numbers;
  }

  [[nodiscard]] WordTask word_task() const {
    return {.rows = core_.place.rows,
            .cols = core_.place.cols,
            .width = width_,
            .reach = 2,
            .packing = 4,
            .identity = identity(),
            .kernel =
                [this](const Tiling& tiling, ValueTable& table) {
                  return removal_kernel(problem_, core_, tiling, options_.kernel, table);
                },
            .team = options_.team};
  }

  [[nodiscard]] std::optional<IdealPlan> ideal_plan() const {
    return plan_ideals(core_, width_, control_);
  }

  /// The ideals, when they are asked for, or expected to be faster than words and fit the memory,
  /// or when there is nothing else. To plan for words may take longer than such a solve.
  [[nodiscard]] std::optional<IdealPlan> choose_ideals() const {
    if (!words_can()) return ideal_plan().value_or(IdealPlan{kSaturated, kSaturated});
    if (options_.route == Route::Ideals) return ideal_plan();
    if (options_.route != Route::Automatic) return std::nullopt;
    const auto [rows, cols] = std::pair(core_.place.rows, core_.place.cols);
    const std::uint64_t words = saturating_add(
        word_count(rows, cols), saturating_multiply(Tiling::row_count(rows, cols), kWordsPerRow));
    if (words <= kFewWords) return std::nullopt;
    const std::optional<IdealPlan> ideals = ideal_plan();
    const bool faster = ideals && saturating_multiply(ideals->ideals, kWordsPerIdeal) <= words;
    return faster && control_.fits(ideals->bytes) ? ideals : std::nullopt;
  }

  /// The ideals, when words do not fit the memory and ideals do, or need less.
  [[nodiscard]] std::optional<IdealPlan> choose_ideals_instead(const WordSolver& words) const {
    if (options_.route != Route::Automatic || control_.fits(words.bytes())) return std::nullopt;
    const std::optional<IdealPlan> ideals = ideal_plan();
    const bool better = ideals && (control_.fits(ideals->bytes) || ideals->bytes < words.bytes());
    return better ? ideals : std::nullopt;
  }

  std::optional<WordValues> solve_ideals(const IdealPlan& plan) {
    if (options_.team != nullptr && !options_.team->leads()) return std::nullopt;
    std::optional<ValueTable> table;
    if (control_.fits(plan.bytes)) table = ValueTable::make(plan.ideals, width_);
    if (!table) {
      result_.run = needs_memory("the table of the pieces' ideals", plan.bytes, control_.budget());
      return std::nullopt;
    }
    Ranking ranking = rank_ideals(core_);
    if (!fill_ideals(problem_, core_, ranking, *table, control_)) {
      result_.run = stopped_report(control_);
      return std::nullopt;
    }
    result_.run = {.regime = "ideals", .positions = plan.ideals, .peak_bytes = plan.bytes};
    return WordValues(std::move(ranking), std::make_shared<const ValueTable>(std::move(*table)));
  }

  /// The optimal removals in order; false when stopped half-way.
  bool find_line(WordSolver* words) {
    constexpr std::size_t kBetweenChecks = 256;
    OptimumPosition position(result_.table);
    std::size_t left = problem_.pieces.size();
    while (left > 0) {
      if (result_.line.size() % kBetweenChecks == 0 && control_.stopped()) break;
      const std::optional<Removal> removal = position.best_move();
      if (!removal) {
        if (!go_on(*words, position)) break;
        continue;
      }
      result_.line.push_back(*removal);
      position.play(*removal);
      left -= removal->second ? 2 : 1;
    }
    if (left == 0) return true;
    if (result_.run.status == Status::Proved) {
      result_.run.status = control_.status();
      result_.run.limit = (words ? words->stopped(control_) : stopped_report(control_)).limit;
    }
    result_.line.clear();
    result_.table.reset();
    return false;
  }

  /// Has the values around a position found.
  bool go_on(WordSolver& words, OptimumPosition& position) {
    // What was found before goes first.
    result_.table.reset();
    position.use(nullptr);
    std::optional<WordValues> values =
        words.solve_from(position.core_heights(), result_.run, control_);
    if (!values) return false;
    position.use(std::make_shared<const OptimumTable>(problem_, core_, std::move(*values)));
    return true;
  }

  const OptimumProblem& problem_;
  const OptimumOptions& options_;
  Control& control_;
  Core core_;
  std::int64_t core_total_ = 0;
  std::uint64_t width_ = 0;
  OptimumResult result_;
};

}  // namespace

OptimumResult solve_optimum(const OptimumProblem& problem, const OptimumOptions& options,
                            Control& control) {
  return Solve(problem, options, control).run();
}

}  // namespace minimex::contour
