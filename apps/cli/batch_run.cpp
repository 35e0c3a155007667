#include "apps/cli/batch_run.hpp"

#include <algorithm>
#include <new>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/text_layout.hpp"

#include "apps/cli/interrupt.hpp"
#include "apps/cli/line_reader.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20;

/// Whether a line holds no instance: white space, or the header of a graph format by itself.
bool is_blank(std::string_view text, bool graph_formats) {
  if (graph_formats && (text == ">>graph6<<" || text == ">>sparse6<<")) return true;
  return text.find_first_not_of(" \t\v\f") == std::string_view::npos;
}

/// Whether a line begins like a format of graphs that takes several: no graph6 begins with a digit.
bool is_of_several_lines(std::string_view text, Format format) {
  if (format != Format::Auto && format != Format::Text) return false;
  const std::size_t start = std::min(text.find_first_not_of(" \t\v\f"), text.size());
  const bool digit = start < text.size() && text[start] >= '0' && text[start] <= '9';
  return digit || (format == Format::Auto && detect_format(text) == Format::Dimacs);
}

}  // namespace

Instance read_line_instance(const Game& game, const Source& source, const ReadOptions& options) {
  try {
    return std::move(game.read(source, options).front());
  } catch (const InputError& error) {
    if (!game.info.graph_formats || !is_of_several_lines(source.text, options.format)) throw;
    throw InputError(error.place(),
                     "an edge list or DIMACS takes several lines and each line here is an instance "
                     "of its own, expected graph6, sparse6 or JSON");
  }
}

BatchRun::BatchRun(const Game& game, const Arguments& arguments, const Budget& budget,
                   int descriptor, std::string name, Journal* journal, const RemoteAnswers* remote)
    : game_(game),
      arguments_(arguments),
      budget_(budget),
      descriptor_(descriptor),
      name_(std::move(name)),
      journal_(journal),
      remote_(remote),
      read_options_{.format = arguments.format.value_or(Format::Auto), .strict = arguments.strict},
      solve_options_{.first = arguments.first.value_or(FirstPlayer::Maximiser)},
      workers_(remote != nullptr ? remote->workers
                                 : static_cast<int>(std::clamp<std::uint64_t>(
                                       budget.memory_bytes / kMebibyte, 1,
                                       static_cast<std::uint64_t>(budget.threads)))),
      longest_line_(longest_text(budget)),
      window_(std::clamp(budget.memory_bytes / 16, kMebibyte, 256 * kMebibyte)),
      control_(share(budget)),
      progress_(arguments.progress),
      reporter_(budget, progress_.sink()) {}

Budget BatchRun::share(const Budget& budget) const {
  Budget out = budget;
  out.memory_bytes = budget.memory_bytes / static_cast<std::uint64_t>(workers_);
  if (workers_ > 1) out.threads = 1;
  return out;
}

ExitCode BatchRun::run() {
  {
    const InterruptScope scope(control_);
    std::vector<std::jthread> team;
    try {
      for (int i = 0; i < workers_; ++i) team.emplace_back([this] { answer_lines(); });
      team.emplace_back([this] { read_lines(); });
    } catch (...) {  // the system gives no more threads
      window_.close();
      throw;
    }
    write_lines();
  }
  progress_.finish();
  if (journal_ != nullptr) {
    journal_->flush();
    journal_->sync();
  }
  if (failure_) std::rethrow_exception(failure_);
  return ending();
}

// --- reading ---

void BatchRun::read_lines() {
  try {
    LineReader lines(descriptor_, name_, longest_line_, &control_);
    std::string text;
    for (std::uint64_t number = 1;; ++number) {
      if (!lines.ready()) window_.publish();
      const auto got = lines.next(text);
      if (got == LineReader::Got::End || control_.stopped()) break;
      if (text.ends_with('\r')) text.pop_back();
      add_line(number, text, got == LineReader::Got::TooLong);
    }
  } catch (...) {
    fail(std::current_exception());
  }
  window_.close();
}

/// Hands a line to the workers when it holds an instance, and one of the shard.
void BatchRun::add_line(std::uint64_t line_number, std::string& text, bool too_long) {
  if (!too_long && is_blank(text, game_.info.graph_formats)) return;
  if (instances_++ % arguments_.shard.count != arguments_.shard.index - 1) return;
  BatchLine& line = window_.room();
  line.line_number = line_number;
  line.number = ++numbers_;
  line.text.swap(text);
  line.kind = Kind::Open;
  if (too_long) {
    line.kind = Kind::Limited;
    line.answer = fmt::format(
        "limit reached: the line is longer than {}, all that the memory budget leaves for it",
        format_bytes(longest_line_));
  } else if (journal_ != nullptr) {
    if (auto known = journal_->find(line.number, line.text)) {
      line.answer = *std::move(known);
      line.kind = Kind::Answered;
    }
  }
  window_.push();
}

// --- answering ---

void BatchRun::answer_lines() {
  Source source{.name = name_, .stopped = [this] { return control_.stopped(); }};
  while (BatchLine* const line = window_.take()) {
    if (line->kind == Kind::Open) answer(*line, source);
    LineWindow::finish(*line);
  }
}

void BatchRun::answer(BatchLine& line, Source& source) {
  line.kind = Kind::Stopped;
  if (control_.stopped()) return;
  source.text.swap(line.text);
  source.first_line = line.line_number;
  source.most_memory = memory_beside(source.text, control_.budget());
  try {
    solve(line, source);
    if (line.kind == Kind::Answered && journal_ != nullptr) {
      journal_->add(line.number, source.text, line.answer);
    }
  } catch (const InputError& error) {
    line.answer = error.what();
    line.kind = Kind::Bad;
  } catch (const ReadingLimit& error) {
    if (!control_.stopped()) {
      line.answer = fmt::format("limit reached: {}; proved: nothing about the value", error.what());
      line.kind = Kind::Limited;
    }
  } catch (const std::bad_alloc&) {
    line.answer = "limit reached: out of memory; proved: nothing about the value";
    line.kind = Kind::Limited;
  } catch (...) {
    fail(std::current_exception());
  }
  source.text.swap(line.text);
}

void BatchRun::solve(BatchLine& line, const Source& source) {
  if (remote_ != nullptr) {
    remote_->answer(source, line);
    return;
  }
  const Instance instance = read_line_instance(game_, source, read_options_);
  Solution solution = solve_within_share(instance);
  if (solution.run.status == Status::LimitReached && workers_ > 1) {
    solution = solve_alone(instance);
  }
  if (solution.run.status == Status::Proved) {
    line.answer = std::move(solution.answer);
    line.kind = Kind::Answered;
  } else if (!control_.stopped()) {
    line.answer = unfinished_text(solution.run, proved_text(solution));
    line.kind = Kind::Limited;
  }
}

Solution BatchRun::solve_within_share(const Instance& instance) {
  const std::shared_lock others(solving_);
  return game_.solve(instance, solve_options_, control_);
}

/// With the whole budget, while nobody else solves anything.
Solution BatchRun::solve_alone(const Instance& instance) {
  const std::unique_lock nobody(solving_);
  if (control_.stopped()) return {.run = stopped_report(control_)};
  Budget budget = budget_;
  if (budget.time_limit) {
    *budget.time_limit -= std::chrono::floor<std::chrono::milliseconds>(Clock::now() - born_);
  }
  Control control(budget);
  const auto announce = [this](Control* alone) {
    const std::lock_guard lock(failure_mutex_);
    alone_ = alone;
  };
  announce(&control);
  Solution solution;
  {
    const InterruptScope scope(control);
    solution = game_.solve(instance, solve_options_, control);
  }
  announce(nullptr);
  if (control.status() == Status::Cancelled) control_.cancel();
  // Its time is that of the run, give or take a millisecond in which the run would go on.
  while (control.status() == Status::LimitReached && !control_.stopped()) {
    std::this_thread::yield();
  }
  return solution;
}

// --- writing ---

// Answers leave in bunches: a fast stream would cost a system call and a wake-up for each of them.
void BatchRun::write_lines() {
  const auto guarded = [this](const auto& work) {
    try {
      work();
    } catch (...) {  // the lines that are left go by unwritten
      fail(std::current_exception());
      ended_ = true;
    }
  };
  while (const BatchLine* const line = window_.oldest()) {
    ended_ = ended_ || line->kind == Kind::Stopped;
    if (!ended_) guarded([&] { write(*line); });
    window_.release();
    if (!window_.ready()) guarded([&] { pause(); });
  }
}

void BatchRun::write(const BatchLine& line) {
  if (line.kind != Kind::Answered) {
    Tally& tally = line.kind == Kind::Bad ? bad_ : limited_;
    if (tally.count++ == 0) tally.first_line = line.line_number;
    write_out(line.kind == Kind::Bad ? "! " : "? ");
  }
  write_out(line.answer);
  write_out("\n");
  ++written_;
}

/// What was written becomes visible; then some more lines may gather.
void BatchRun::pause() {
  constexpr std::chrono::milliseconds kPause{2};
  constexpr std::chrono::seconds kBetweenSyncs{2};
  flush_out();
  reporter_.progress("instances", written_, 0);
  if (journal_ != nullptr) {
    journal_->flush();
    if (Clock::now() - synced_ >= kBetweenSyncs) {
      journal_->sync();
      synced_ = Clock::now();
    }
  }
  std::this_thread::sleep_for(kPause);
}

void BatchRun::fail(std::exception_ptr failure) {
  const std::lock_guard lock(failure_mutex_);
  if (!failure_) failure_ = std::move(failure);
  control_.cancel();
  if (alone_ != nullptr) alone_->cancel();
}

ExitCode BatchRun::ending() const {
  flush_out();
  if (control_.status() != Status::Proved) {
    const RunReport run = stopped_report(control_);
    write_error(unfinished_text(
        run, written_ == 0 ? "no answer" : "the first " + counted(written_, "answer")));
    return exit_code_of(run);
  }
  std::string text;
  const auto tell = [&](std::string_view what, const Tally& tally) {
    if (tally.count == 0) return;
    text += fmt::format("{}{}: {} of {}, the first in line {}", text.empty() ? "" : "; ", what,
                        tally.count, counted(written_, "instance"), tally.first_line);
  };
  tell("bad input", bad_);
  tell("limit reached", limited_);
  if (!text.empty()) write_error(text);
  if (bad_.count > 0) return ExitCode::BadInput;
  return limited_.count > 0 ? ExitCode::Limit : ExitCode::Solved;
}

}  // namespace minimex::cli
