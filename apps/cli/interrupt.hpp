// SIGINT and SIGTERM: stop the solve, or the program when nothing is being solved.
//
// A signal during a solve cancels its Control; the engine unwinds and the caller reports what is
// proved. Should that take longer than 0.4 s (a solve between two checks; on a busy machine, where
// the process gets no processor, it may take more), or should a second signal come, or should the
// program be reading its input or writing its answer, it ends on the spot with exit code 130 and
// one line on standard error.
#pragma once

#include <chrono>
#include <csignal>
#include <optional>
#include <string>

#include "minimex/core/control.hpp"

namespace minimex::cli {

/// Installs the handlers, for the rest of the process.
void install_interrupt_handlers();

/// No signal is delivered to this thread as long as this lives: what a signal has to undo can be
/// made and named in one step.
class SignalsHeld {
 public:
  SignalsHeld() noexcept;
  ~SignalsHeld();
  SignalsHeld(const SignalsHeld&) = delete;
  SignalsHeld& operator=(const SignalsHeld&) = delete;

 private:
  sigset_t before_{};
};

/// The file that a signal removes before it ends the process; nullptr for none. `path` stays valid
/// until the next call.
void set_unfinished_file(const char* path) noexcept;

/// A process group that a signal kills before it ends the process; 0 for none.
void set_child_group(int group) noexcept;

/// While it lives, the input is read: when that takes longer than `limit`, the process ends on the
/// spot with exit code 4 and one line on standard error, wherever it is. Nothing is proved yet.
class ReadingScope {
 public:
  explicit ReadingScope(std::optional<std::chrono::milliseconds> limit) noexcept;
  ~ReadingScope();
  ReadingScope(const ReadingScope&) = delete;
  ReadingScope& operator=(const ReadingScope&) = delete;
};

/// While it lives, a signal that ends the process on the spot says `words` after "interrupted".
class LastWords {
 public:
  explicit LastWords(std::string words) noexcept;
  ~LastWords();
  LastWords(const LastWords&) = delete;
  LastWords& operator=(const LastWords&) = delete;

 private:
  std::string words_;
};

/// While it lives, a signal cancels `control` instead of ending the process. Another one may be
/// made meanwhile, if it ends first: a signal then cancels that one's Control alone.
class InterruptScope {
 public:
  explicit InterruptScope(Control& control) noexcept;
  ~InterruptScope();
  InterruptScope(const InterruptScope&) = delete;
  InterruptScope& operator=(const InterruptScope&) = delete;

 private:
  Control* outer_;
};

}  // namespace minimex::cli
