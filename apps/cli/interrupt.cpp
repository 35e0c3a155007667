#include "apps/cli/interrupt.hpp"

#include <atomic>
#include <csignal>
#include <ctime>
#include <unistd.h>

#include "apps/cli/exit_code.hpp"

namespace minimex::cli {
namespace {

// A signal handler has no arguments of ours, so what it needs lives here: lock-free atomics and a
// timer, set before the handlers are installed.
std::atomic<Control*> solving{nullptr};
std::atomic<bool> interrupted{false};
std::atomic<const char*> unfinished_file{nullptr};
std::atomic<int> child_group{0};
timer_t patience{};

static_assert(std::atomic<Control*>::is_always_lock_free);
static_assert(std::atomic<bool>::is_always_lock_free);
static_assert(std::atomic<const char*>::is_always_lock_free);
static_assert(std::atomic<int>::is_always_lock_free);

[[noreturn]] void end_now() noexcept {
  constexpr char kLine[] = "minimex: interrupted\n";
  if (const char* const path = unfinished_file.load()) unlink(path);
  if (const int group = child_group.load(); group > 0) kill(-group, SIGKILL);
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, kLine, sizeof(kLine) - 1);
  _exit(static_cast<int>(ExitCode::Interrupted));
}

void set_patience(long nanoseconds) noexcept {
  itimerspec time{};
  time.it_value.tv_nsec = nanoseconds;
  timer_settime(patience, 0, &time, nullptr);
}

/// Everything called here is async-signal-safe.
void on_signal(int signal_number) {
  const bool first = !interrupted.exchange(true);
  Control* const control = solving.load();
  if (signal_number == SIGALRM || !first || control == nullptr) end_now();
  control->cancel();
  set_patience(400'000'000);
}

}  // namespace

void install_interrupt_handlers() {
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGALRM;
  timer_create(CLOCK_MONOTONIC, &event, &patience);

  struct sigaction action {};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (const int number : {SIGINT, SIGTERM, SIGALRM}) sigaddset(&action.sa_mask, number);
  for (const int number : {SIGINT, SIGTERM, SIGALRM}) sigaction(number, &action, nullptr);
}

void set_unfinished_file(const char* path) noexcept {
  unfinished_file.store(path);
}

void set_child_group(int group) noexcept {
  child_group.store(group);
}

InterruptScope::InterruptScope(Control& control) noexcept : outer_(solving.exchange(&control)) {}

InterruptScope::~InterruptScope() {
  solving.store(outer_);
  if (outer_ == nullptr && interrupted.load()) set_patience(0);
}

}  // namespace minimex::cli
