// A run of `minimex batch`: one thread reads lines, several answer them, the caller's writes.
//
// Each worker solves whole instances on one thread in an even share of the memory. An instance that
// needs more is solved again with all of the memory and all threads while the other workers wait,
// so that no answer depends on how many there are.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/game.hpp"

#include "apps/cli/arguments.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/journal.hpp"
#include "apps/cli/line_window.hpp"
#include "apps/cli/progress.hpp"

namespace minimex::cli {

/// Lines are answered elsewhere, `workers` of them at a time.
struct RemoteAnswers {
  int workers = 1;
  /// Sets the line's kind and answer. Called by as many threads.
  std::function<void(const Source& source, BatchLine& line)> answer = {};
};

/// Reads the instance of a line. Throws InputError, which says what a line can hold where it begins
/// like a format of graphs that takes several.
Instance read_line_instance(const Game& game, const Source& source, const ReadOptions& options);

class BatchRun {
 public:
  /// Answers the lines of `descriptor`, called `name` in errors. `journal` may be null, and so may
  /// `remote`: lines are answered here then. All references must outlive the run.
  BatchRun(const Game& game, const Arguments& arguments, const Budget& budget, int descriptor,
           std::string name, Journal* journal, const RemoteAnswers* remote = nullptr);

  /// Answers every line. Throws InputError when the input cannot be read, OutputError when the
  /// answers or the journal cannot be written.
  ExitCode run();

 private:
  using Clock = std::chrono::steady_clock;
  using Kind = BatchLine::Kind;
  /// How many instances ended like this, and where the first one is.
  struct Tally {
    std::uint64_t count = 0;
    std::uint64_t first_line = 0;
  };

  // The reader.
  void read_lines();
  void add_line(std::uint64_t line_number, std::string& text, bool too_long);
  // The workers.
  void answer_lines();
  void answer(BatchLine& line, Source& source);
  void solve(BatchLine& line, const Source& source);
  Solution solve_within_share(const Instance& instance);
  Solution solve_alone(const Instance& instance);
  // The writer.
  void write_lines();
  void write(const BatchLine& line);
  void pause();

  [[nodiscard]] Budget share(const Budget& budget) const;
  void fail(std::exception_ptr failure);
  [[nodiscard]] ExitCode ending() const;

  const Game& game_;
  const Arguments& arguments_;
  const Budget budget_;
  const int descriptor_;
  const std::string name_;
  Journal* const journal_;
  const RemoteAnswers* const remote_;
  const ReadOptions read_options_;
  const SolveOptions solve_options_;
  const int workers_;
  const std::size_t longest_line_;
  const Clock::time_point born_ = Clock::now();

  LineWindow window_;
  Control control_;              // of every instance that is solved in a share
  std::uint64_t instances_ = 0;  // the reader's own: seen so far, and those of the shard
  std::uint64_t numbers_ = 0;
  std::shared_mutex solving_;  // alone or with others

  std::mutex failure_mutex_;
  std::exception_ptr failure_;
  Control* alone_ = nullptr;

  ProgressReporter progress_;
  Control reporter_;
  bool ended_ = false;  // the writer's own: nothing more is written
  std::uint64_t written_ = 0;
  Tally bad_;
  Tally limited_;
  Clock::time_point synced_ = born_;
};

}  // namespace minimex::cli
