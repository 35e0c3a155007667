#include "apps/cli/journal.hpp"

#include <algorithm>
#include <charconv>
#include <fcntl.h>
#include <span>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/sha256.hpp"

#include "apps/cli/output.hpp"

namespace minimex::cli {
namespace {

constexpr std::size_t kDigits = 16;
constexpr std::size_t kLongestLine = std::size_t{1} << 24;
constexpr std::size_t kMostLate = std::size_t{1} << 16;
constexpr std::string_view kKind = "minimex batch journal 1: ";

/// The first 64 bits of the SHA-256 of `text`, in hexadecimal.
std::string checksum(std::string_view text) {
  return sha256(text).substr(0, kDigits);
}

std::string sealed(std::string_view body) {
  return fmt::format("{} {}\n", body, checksum(body));
}

/// `line` without its checksum; nothing when that is wrong.
std::optional<std::string_view> unsealed(std::string_view line) {
  if (line.size() <= kDigits || line[line.size() - kDigits - 1] != ' ') return std::nullopt;
  const std::string_view body = line.substr(0, line.size() - kDigits - 1);
  if (line.substr(line.size() - kDigits) != checksum(body)) return std::nullopt;
  return body;
}

template <class T>
void require(const DiskResult<T>& result) {
  if (!result) throw OutputError(fmt::format("the journal cannot be used ({})", result.error()));
}

File open_file(const std::string& path) {
  auto file = File::open(path, O_RDWR | O_CREAT);
  require(file);
  return std::move(*file);
}

}  // namespace

Journal::Journal(const std::string& path, std::string_view title)
    : path_(path), file_(open_file(path)) {
  const auto size = file_.size();
  require(size);
  if (flock(file_.descriptor(), LOCK_EX | LOCK_NB) != 0) {
    throw OutputError(fmt::format("the journal {} is used by another run", printable(path)));
  }
  const std::string header = sealed(fmt::format("{}{}", kKind, title));
  std::string begin(std::min<std::uint64_t>(*size, header.size()), '\0');
  require(file_.read(std::as_writable_bytes(std::span(begin)), 0));
  if (begin.size() < header.size() && header.starts_with(begin)) {
    start(header);  // new, or killed while it was started
  } else {
    open(title, header);
  }
}

void Journal::start(std::string_view header) {
  require(file_.write(std::as_bytes(std::span(header)), 0));
  end_ = header.size();
}

LineReader Journal::reader_from_start() {
  lseek(file_.descriptor(), 0, SEEK_SET);
  return {file_.descriptor(), path_, kLongestLine};
}

void Journal::open(std::string_view title, std::string_view header) {
  LineReader lines = reader_from_start();
  std::string line;
  lines.next(line);
  const auto body = unsealed(line);
  if (!body || !body->starts_with(kKind)) {
    throw InputError({.source = path_},
                     "not the journal of a batch, expected one or an empty file");
  }
  if (line + '\n' != header) {
    throw InputError({.source = path_}, fmt::format("a journal of '{}', expected one of '{}'",
                                                    body->substr(kKind.size()), title));
  }
  scan(lines);
  old_lines_ = reader_from_start();
  old_lines_->next(line);
}

/// Finds the end of what is whole, and what is late.
void Journal::scan(LineReader& lines) {
  std::string line;
  std::uint64_t greatest = 0;
  old_end_ = lines.offset();
  for (auto got = lines.next(line); got != LineReader::Got::End && lines.complete();
       got = lines.next(line)) {
    old_end_ = lines.offset();
    auto entry = got == LineReader::Got::Line ? parse(line) : std::nullopt;
    if (!entry) {
      ++damaged_;
      continue;
    }
    greatest = std::max(greatest, entry->first);
    if (entry->first + kReach <= greatest && late_.size() < kMostLate) {
      late_.insert_or_assign(entry->first, std::move(entry->second));
    }
  }
  end_ = old_end_;
  if (ftruncate(file_.descriptor(), static_cast<off_t>(end_)) != 0) {
    require(DiskStatus(system_error(path_)));
  }
}

std::optional<std::pair<std::uint64_t, Journal::Entry>> Journal::parse(std::string_view line) {
  const auto body = unsealed(line);
  if (!body) return std::nullopt;
  std::uint64_t number = 0;
  const auto [stop, error] = std::from_chars(body->data(), body->data() + body->size(), number);
  const std::string_view rest = body->substr(static_cast<std::size_t>(stop - body->data()));
  constexpr std::size_t kAnswerAt = kDigits + 2;  // behind ` CHECKSUM `
  if (error != std::errc() || rest.size() < kAnswerAt || rest.front() != ' ' ||
      rest[kAnswerAt - 1] != ' ') {
    return std::nullopt;
  }
  return std::pair(number, Entry{.line_checksum = std::string(rest.substr(1, kDigits)),
                                 .answer = std::string(rest.substr(kAnswerAt))});
}

/// Reads as far as the entry of `number` can be.
void Journal::read_ahead(std::uint64_t number) {
  std::string line;
  while (old_lines_ && greatest_ < number + kReach) {
    if (old_lines_->offset() >= old_end_) {
      old_lines_.reset();
      return;
    }
    auto entry = old_lines_->next(line) == LineReader::Got::Line ? parse(line) : std::nullopt;
    if (!entry) continue;
    greatest_ = std::max(greatest_, entry->first);
    if (entry->first + kReach <= greatest_ || entry->first < number) continue;
    ahead_.insert_or_assign(entry->first, std::move(entry->second));
  }
}

std::optional<std::string> Journal::find(std::uint64_t number, std::string_view line) {
  read_ahead(number);
  ahead_.erase(ahead_.begin(), ahead_.lower_bound(number));
  std::optional<std::string> answer;
  for (Entries* entries : {&ahead_, &late_}) {
    const auto found = entries->find(number);
    if (found == entries->end()) continue;
    if (found->second.line_checksum == checksum(line)) answer = std::move(found->second.answer);
    entries->erase(found);
  }
  return answer;
}

void Journal::add(std::uint64_t number, std::string_view line, std::string_view answer) {
  constexpr std::size_t kMostPending = std::size_t{1} << 16;
  constexpr std::chrono::milliseconds kSoon{100};
  const std::string entry = sealed(fmt::format("{} {} {}", number, checksum(line), answer));
  const std::lock_guard lock(mutex_);
  pending_ += entry;
  if (pending_.size() >= kMostPending || Clock::now() - written_at_ >= kSoon) write_pending();
}

void Journal::flush() {
  const std::lock_guard lock(mutex_);
  write_pending();
}

void Journal::write_pending() {
  written_at_ = Clock::now();
  if (pending_.empty()) return;
  require(file_.write(std::as_bytes(std::span(pending_)), end_));
  end_ += pending_.size();
  pending_.clear();
}

void Journal::sync() {
  require(file_.sync());
}

}  // namespace minimex::cli
