// Lines between one reader, several workers and one writer: worked on in any order, written in the
// order in which they were read, never more than a fixed number at once.
//
// The lines lie in a ring. The reader fills it and waits when it is full; each worker takes the
// next line that nobody has taken; the writer waits for the oldest line to be answered and gives
// its place back. A line costs one atomic addition and one flag, so that lines of a microsecond
// keep many processors busy, and one line of an hour holds up nothing but the writing, until the
// ring is full. Waiting is std::atomic's; whoever can be woken too often is told of many lines at a
// time.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace minimex::cli {

struct BatchLine {
  enum class Kind : std::uint8_t {
    Open,      ///< not answered yet
    Answered,  ///< `answer` is the exact answer
    Bad,       ///< the line is no instance; `answer` says why
    Limited,   ///< a limit came first; `answer` says which
    Stopped,   ///< the run ended before the answer was found
  };

  std::uint64_t line_number = 0;  ///< in the input, from 1
  std::uint64_t number = 0;       ///< of its answer in the output, from 1
  std::string text = {};
  std::string answer = {};  ///< one line
  Kind kind = Kind::Open;
  std::atomic<bool> done = false;  ///< for LineWindow alone
};

class LineWindow {
 public:
  static constexpr std::size_t kLines = std::size_t{1} << 14;

  /// Holds up to kLines lines; fewer when their texts have more than `most_bytes` together.
  explicit LineWindow(std::uint64_t most_bytes) : most_bytes_(most_bytes), lines_(kLines) {}

  /// For the reader: a line to fill; waits until there is room for one.
  BatchLine& room();
  /// The line is filled. Workers may not know before `publish`.
  void push();
  /// Lets the workers see all lines pushed so far. To be called before waiting for input.
  void publish();
  /// There are no more lines. To be called once, whatever happened.
  void close();

  /// For workers: the next line; nullptr when there are no more.
  BatchLine* take();
  /// `line`, which was taken, is answered.
  static void finish(BatchLine& line);

  /// For the writer: whether the oldest line is answered.
  [[nodiscard]] bool ready() const noexcept;
  /// Waits for the oldest line to be answered; nullptr when there are no more.
  BatchLine* oldest();
  /// The oldest line is written; its place may be used again.
  void release();

 private:
  static constexpr std::uint64_t kClosed = std::uint64_t{1} << 63;

  [[nodiscard]] BatchLine& at(std::uint64_t index) noexcept { return lines_[index % kLines]; }
  [[nodiscard]] bool full(std::uint64_t released) const noexcept;
  void tell_reader();

  std::uint64_t most_bytes_;
  std::vector<BatchLine> lines_;

  std::uint64_t pushed_ = 0;  // the reader's own
  std::uint64_t pushed_bytes_ = 0;
  alignas(64) std::atomic<std::uint64_t> published_{0};  // how many lines, and kClosed
  alignas(64) std::atomic<std::uint64_t> taken_{0};
  alignas(64) std::atomic<std::uint64_t> released_{0};  // as far as the reader is told
  std::atomic<std::uint64_t> released_bytes_{0};
  std::uint64_t written_ = 0;  // the writer's own
};

}  // namespace minimex::cli
