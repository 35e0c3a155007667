#include "apps/cli/line_reader.hpp"

#include <cerrno>
#include <cstring>
#include <poll.h>
#include <unistd.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::cli {

LineReader::Got LineReader::next(std::string& line) {
  line.clear();
  bool too_long = false;
  const std::uint64_t before = offset_;
  for (;;) {
    if (at_ == end_ && !fill()) {
      complete_ = offset_ == before;
      if (complete_) return Got::End;
      break;
    }
    const char* const begin = buffer_.data() + at_;
    const void* const found = std::memchr(begin, '\n', end_ - at_);
    const char* const stop =
        found != nullptr ? static_cast<const char*>(found) : &buffer_[0] + end_;
    const auto length = static_cast<std::size_t>(stop - begin);
    too_long = too_long || length > most_bytes_ - line.size();
    if (!too_long) line.append(begin, length);
    const std::size_t taken = length + (found != nullptr ? 1 : 0);
    at_ += taken;
    offset_ += taken;
    if (found == nullptr) continue;
    complete_ = true;
    break;
  }
  if (too_long) line.clear();
  if (before == 0) drop_byte_order_mark(line);
  return too_long ? Got::TooLong : Got::Line;
}

bool LineReader::ready() const noexcept {
  return at_ < end_ && std::memchr(buffer_.data() + at_, '\n', end_ - at_) != nullptr;
}

/// Reads on; false at the end of the stream and when the control has stopped.
bool LineReader::fill() {
  if (!wait_for_input()) return false;
  ssize_t got = 0;
  do {
    got = read(descriptor_, buffer_.data(), buffer_.size());
  } while (got < 0 && errno == EINTR);
  if (got < 0) fail();
  at_ = 0;
  end_ = static_cast<std::size_t>(got);
  return got > 0;
}

bool LineReader::wait_for_input() {
  constexpr int kSlice = 100;  // milliseconds
  if (control_ == nullptr) return true;
  for (;;) {
    if (control_->stopped()) return false;
    pollfd input{.fd = descriptor_, .events = POLLIN, .revents = 0};
    const int ready = poll(&input, 1, kSlice);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) fail();
  }
}

void LineReader::fail() const {
  throw InputError(
      {.source = name_, .line = 0},
      std::string("cannot be read (") + std::strerror(errno) + "), expected a readable file");
}

}  // namespace minimex::cli
