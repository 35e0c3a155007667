#include "apps/cli/child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"

#include "apps/cli/arguments.hpp"
#include "apps/cli/interrupt.hpp"

namespace minimex::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// A file descriptor that is closed when done with.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) noexcept : number_(number) {}
  ~Descriptor() { close_now(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int get() const noexcept { return number_; }
  [[nodiscard]] bool is_open() const noexcept { return number_ >= 0; }
  void reset(int number) noexcept {
    close_now();
    number_ = number;
  }
  void close_now() noexcept {
    if (number_ >= 0) close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

struct Pipe {
  Descriptor read;
  Descriptor write;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
      throw std::system_error(errno, std::generic_category(), "pipe");
    }
    read.reset(ends[0]);
    write.reset(ends[1]);
  }
};

/// A closed pipe is an error of write(), not a signal, as long as this lives.
class NoPipeSignal {
 public:
  NoPipeSignal() noexcept {
    struct sigaction ignore {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &before_);
  }
  ~NoPipeSignal() { sigaction(SIGPIPE, &before_, nullptr); }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  struct sigaction before_ {};
};

/// Starts the program with the given standard input and output, no standard error, its own process
/// group, and signals as a shell would set them.
pid_t start(const std::vector<std::string>& program, int input, int output) {
  std::vector<char*> words;
  for (const std::string& word : program) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);

  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t all;
  sigfillset(&all);
  posix_spawnattr_setsigdefault(&attributes, &all);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t child = 0;
  const int error = posix_spawnp(&child, words.front(), &files, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) {
    throw UsageError(fmt::format("PROGRAM '{}' cannot be started ({})", printable(program.front()),
                                 std::strerror(error)));
  }
  return child;
}

/// A running child; killed with its group and waited for when this goes.
class Child {
 public:
  Child(const std::vector<std::string>& program, int input, int output) {
    // A signal between the start and the note of it would leave the child behind.
    const SignalsHeld held;
    pid_ = start(program, input, output);
    set_child_group(pid_);
  }
  ~Child() {
    kill(-pid_, SIGKILL);
    if (!ended_) waitpid(pid_, &status_, 0);
    set_child_group(0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Waits for its end up to `deadline`; false when that passes or `control` stops first.
  bool wait(Clock::time_point deadline, Control& control) {
    constexpr timespec kNap{.tv_sec = 0, .tv_nsec = 200'000};
    while (true) {
      if (waitpid(pid_, &status_, WNOHANG) == pid_) return ended_ = true;
      if (Clock::now() >= deadline || control.stopped()) return false;
      nanosleep(&kNap, nullptr);
    }
  }

  /// What was wrong with its end; empty when nothing was.
  [[nodiscard]] std::string problem() const {
    if (WIFSIGNALED(status_)) {
      return fmt::format("ended by signal {} ({})", WTERMSIG(status_),
                         strsignal(WTERMSIG(status_)));
    }
    return WEXITSTATUS(status_) == 0 ? "" : fmt::format("exit code {}", WEXITSTATUS(status_));
  }

 private:
  pid_t pid_ = 0;
  int status_ = 0;
  bool ended_ = false;
};

/// Writes what the pipe takes of `input`; closes the pipe when nothing is left or nobody reads.
void feed(Descriptor& pipe, std::string_view& input) {
  const ssize_t written = write(pipe.get(), input.data(), input.size());
  if (written > 0) input.remove_prefix(static_cast<std::size_t>(written));
  const bool waits = written < 0 && (errno == EAGAIN || errno == EINTR);
  if (input.empty() || (written < 0 && !waits)) pipe.close_now();
}

/// Reads what the pipe has; closes it at its end.
void drain(Descriptor& pipe, std::string& output) {
  std::array<char, 1 << 16> buffer{};
  const ssize_t got = read(pipe.get(), buffer.data(), buffer.size());
  if (got > 0) output.append(buffer.data(), static_cast<std::size_t>(got));
  const bool waits = got < 0 && (errno == EAGAIN || errno == EINTR);
  if (got <= 0 && !waits) pipe.close_now();
}

/// Why a run is given up before its end.
std::string given_up(const ChildLimits& limits, Control& control) {
  return control.stopped() ? "stopped"
                           : fmt::format("still running after {} ms", limits.time.count());
}

/// Serves both pipes until the output ends or a limit comes; returns which.
std::string exchange_texts(Descriptor& to, Descriptor& from, std::string_view input,
                           std::string& output, const ChildLimits& limits,
                           Clock::time_point deadline, Control& control) {
  constexpr std::chrono::milliseconds kBetweenChecks{50};
  if (input.empty()) to.close_now();
  while (from.is_open()) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0 || control.stopped()) return given_up(limits, control);
    std::array<pollfd, 2> waits = {pollfd{.fd = from.get(), .events = POLLIN, .revents = 0},
                                   pollfd{.fd = to.get(), .events = POLLOUT, .revents = 0}};
    poll(waits.data(), waits.size(), static_cast<int>(std::min(left, kBetweenChecks).count()));
    if (waits[1].revents != 0) feed(to, input);
    if (waits[0].revents != 0) drain(from, output);
    if (output.size() > limits.output_bytes) {
      output.resize(limits.output_bytes);
      return fmt::format("more than {} bytes of output", limits.output_bytes);
    }
  }
  return "";
}

}  // namespace

ChildRun run_child(const std::vector<std::string>& program, std::string_view input,
                   const ChildLimits& limits, Control& control) {
  const NoPipeSignal scope;
  Pipe to;
  Pipe from;
  const Clock::time_point deadline = Clock::now() + limits.time;
  Child child(program, to.read.get(), from.write.get());
  to.read.close_now();
  from.write.close_now();
  fcntl(to.write.get(), F_SETFL, O_NONBLOCK);
  fcntl(from.read.get(), F_SETFL, O_NONBLOCK);
  ChildRun run;
  run.problem = exchange_texts(to.write, from.read, input, run.output, limits, deadline, control);
  to.write.close_now();
  if (!run.problem.empty()) return run;
  run.problem = child.wait(deadline, control) ? child.problem() : given_up(limits, control);
  return run;
}

}  // namespace minimex::cli
