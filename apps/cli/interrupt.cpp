#include "apps/cli/interrupt.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <span>
#include <string_view>
#include <unistd.h>
#include <utility>

#include "apps/cli/exit_code.hpp"

namespace minimex::cli {
namespace {

// A signal handler has no arguments of ours, so what it needs lives here: lock-free atomics and a
// timer, set before the handlers are installed.
std::atomic<Control*> solving{nullptr};
std::atomic<bool> interrupted{false};
std::atomic<const char*> unfinished_file{nullptr};
std::atomic<const char*> last_words{nullptr};
std::atomic<int> child_group{0};
timer_t patience{};
timer_t reading{};
constexpr int kReading = 1;  // what that timer's signal carries

bool installed = false;

// A solve that was asked to stop has 0.4 s for it, and more where the machine is busy: as long as
// the process has not had half of that of the processor, up to 4 s.
using std::chrono::nanoseconds;
constexpr nanoseconds kPatience = std::chrono::milliseconds(400);
constexpr int kMostPatience = 10;  // times kPatience
std::atomic<nanoseconds::rep> worked_before{0};
std::atomic<int> waited{0};  // times kPatience

static_assert(std::atomic<Control*>::is_always_lock_free);
static_assert(std::atomic<bool>::is_always_lock_free);
static_assert(std::atomic<const char*>::is_always_lock_free);
static_assert(std::atomic<int>::is_always_lock_free);
static_assert(std::atomic<nanoseconds::rep>::is_always_lock_free);

[[noreturn]] void end_now(std::span<const std::string_view> line, ExitCode code) noexcept {
  if (const char* const path = unfinished_file.load()) unlink(path);
  if (const int group = child_group.load(); group > 0) kill(-group, SIGKILL);
  for (const std::string_view piece : line) {
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, piece.data(), piece.size());
  }
  _exit(static_cast<int>(code));
}

/// Ends as interrupted; `proved` ends the line.
[[noreturn]] void end_interrupted(std::string_view proved) noexcept {
  const char* const words = last_words.load();
  const std::array<std::string_view, 3> line = {"minimex: interrupted", words ? words : "", proved};
  end_now(line, ExitCode::Interrupted);
}

/// Sets a timer off once, or stops it when the time is 0.
void set_timer(timer_t timer, nanoseconds time) noexcept {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
  itimerspec spec{};
  spec.it_value.tv_sec = seconds.count();
  spec.it_value.tv_nsec = (time - seconds).count();
  timer_settime(timer, 0, &spec, nullptr);
}

void make_timer(timer_t& timer, int carries) noexcept {
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGALRM;
  event.sigev_value.sival_int = carries;
  timer_create(CLOCK_MONOTONIC, &event, &timer);
}

/// What the process has had of the processor.
nanoseconds worked() noexcept {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

/// Ends the process, unless the machine has kept it from ending by itself.
void out_of_patience() noexcept {
  const bool had_time = worked() - nanoseconds(worked_before.load()) >= kPatience / 2;
  if (had_time || waited.fetch_add(1) + 1 >= kMostPatience) {
    end_interrupted("; proved: nothing about the value\n");
  }
  set_timer(patience, kPatience);
}

/// Everything called here is async-signal-safe.
void on_signal(int signal_number, siginfo_t* info, void* /*context*/) {
  if (signal_number == SIGALRM && info->si_code == SI_TIMER &&
      info->si_value.sival_int == kReading) {
    constexpr std::array<std::string_view, 1> kLine = {
        "minimex: limit reached: the time limit was reached while the input was read; proved: "
        "nothing about the value\n"};
    end_now(kLine, ExitCode::Limit);
  }
  if (signal_number == SIGALRM && info->si_code == SI_TIMER) return out_of_patience();
  const bool first = !interrupted.exchange(true);
  Control* const control = solving.load();
  if (!first || control == nullptr) end_interrupted("\n");
  control->cancel();
  worked_before.store(worked().count());
  set_timer(patience, kPatience);
}

}  // namespace

void install_interrupt_handlers() {
  make_timer(patience, 0);
  make_timer(reading, kReading);
  installed = true;

  struct sigaction action {};
  action.sa_sigaction = on_signal;
  action.sa_flags = SA_RESTART | SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  for (const int number : {SIGINT, SIGTERM, SIGALRM}) sigaddset(&action.sa_mask, number);
  for (const int number : {SIGINT, SIGTERM, SIGALRM}) sigaction(number, &action, nullptr);
}

SignalsHeld::SignalsHeld() noexcept {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before_);
}

SignalsHeld::~SignalsHeld() {
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void set_unfinished_file(const char* path) noexcept {
  unfinished_file.store(path);
}

void set_child_group(int group) noexcept {
  child_group.store(group);
}

LastWords::LastWords(std::string words) noexcept : words_(std::move(words)) {
  last_words.store(words_.c_str());
}

LastWords::~LastWords() {
  last_words.store(nullptr);
}

InterruptScope::InterruptScope(Control& control) noexcept : outer_(solving.exchange(&control)) {}

InterruptScope::~InterruptScope() {
  solving.store(outer_);
  if (outer_ == nullptr && interrupted.load()) set_timer(patience, {});
}

ReadingScope::ReadingScope(std::optional<std::chrono::milliseconds> limit) noexcept {
  // A reader that waits for text tells the limit itself, and of which file.
  constexpr std::chrono::milliseconds kGrace{100};
  if (installed && limit) set_timer(reading, *limit + kGrace);
}

ReadingScope::~ReadingScope() {
  if (installed) set_timer(reading, {});
}

}  // namespace minimex::cli
