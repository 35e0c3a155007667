// The journal of a batch: answers that are kept so that a run that was killed can be taken up
// again.
//
// A text file. Its first line says what is answered; every other line holds the number of an
// answer, the checksum of the input line it belongs to, and the answer; each line ends with a
// checksum of its own (docs/formats.md). Answers are added as they are found, so their order is
// that of the numbers but for fewer than kReach places, and reading along with the input takes
// bounded memory. Entries out of that order (lines that a later run answered for the first time)
// are found when the journal is opened and kept apart. What is damaged is passed over, and an
// unfinished last line cut off: a lost answer is found again, a wrong one cannot be taken over.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "minimex/core/disk/file.hpp"

#include "apps/cli/line_reader.hpp"
#include "apps/cli/line_window.hpp"

namespace minimex::cli {

class Journal {
 public:
  /// In one run, an answer is added before any whose number is greater by this much or more.
  static constexpr std::uint64_t kReach = LineWindow::kLines;

  /// Opens the journal at `path`, or starts one. `title` names the game and every option that
  /// changes answers. Throws InputError when the file is something else or the journal of another
  /// title, OutputError when it cannot be used or another run uses it.
  Journal(const std::string& path, std::string_view title);

  /// The answer kept for this number and this line. Numbers must not decrease from call to call.
  std::optional<std::string> find(std::uint64_t number, std::string_view line);
  /// Keeps an answer. It is in the file a moment later, at the latest with `flush`. Safe from
  /// several threads at once, also beside `find`. Throws OutputError.
  void add(std::uint64_t number, std::string_view line, std::string_view answer);
  /// Hands what was added to the system, so that it outlives this process. Throws OutputError.
  void flush();
  /// Waits until it is on the disk. Throws OutputError.
  void sync();

  /// Lines of the opened journal that were passed over; an unfinished last one is not counted.
  [[nodiscard]] std::uint64_t damaged() const noexcept { return damaged_; }

 private:
  using Clock = std::chrono::steady_clock;
  struct Entry {
    std::string line_checksum;
    std::string answer;
  };
  using Entries = std::map<std::uint64_t, Entry>;

  void start(std::string_view header);
  void open(std::string_view title, std::string_view header);
  void scan(LineReader& lines);
  void read_ahead(std::uint64_t number);
  void write_pending();
  LineReader reader_from_start();
  static std::optional<std::pair<std::uint64_t, Entry>> parse(std::string_view line);

  std::string path_;
  File file_;
  std::uint64_t old_end_ = 0;  // of what was there when the journal was opened
  std::uint64_t damaged_ = 0;
  Entries late_;  // entries behind one whose number is greater by kReach or more
  std::optional<LineReader> old_lines_;
  Entries ahead_;  // read already, their numbers not asked for yet
  std::uint64_t greatest_ = 0;

  std::mutex mutex_;  // for what follows
  std::string pending_;
  std::uint64_t end_ = 0;
  Clock::time_point written_at_ = Clock::now();
};

}  // namespace minimex::cli
