#include "apps/cli/line_window.hpp"

namespace minimex::cli {

bool LineWindow::full(std::uint64_t released) const noexcept {
  if (pushed_ == released) return false;
  return pushed_ - released == kLines ||
         pushed_bytes_ - released_bytes_.load(std::memory_order_relaxed) >= most_bytes_;
}

BatchLine& LineWindow::room() {
  for (std::uint64_t released = released_.load(); full(released); released = released_.load()) {
    publish();
    released_.wait(released);
  }
  return at(pushed_);
}

void LineWindow::push() {
  pushed_bytes_ += at(pushed_).text.size();
  ++pushed_;
}

void LineWindow::publish() {
  if (published_.load(std::memory_order_relaxed) == pushed_) return;
  published_.store(pushed_);
  published_.notify_all();
}

void LineWindow::close() {
  published_.store(pushed_ | kClosed);
  published_.notify_all();
}

BatchLine* LineWindow::take() {
  const std::uint64_t index = taken_.fetch_add(1, std::memory_order_relaxed);
  for (;;) {
    const std::uint64_t published = published_.load();
    if (index < (published & ~kClosed)) return &at(index);
    if ((published & kClosed) != 0) return nullptr;
    published_.wait(published);
  }
}

void LineWindow::finish(BatchLine& line) {
  line.done.store(true);
  line.done.notify_one();
}

bool LineWindow::ready() const noexcept {
  return lines_[written_ % kLines].done.load();
}

BatchLine* LineWindow::oldest() {
  BatchLine& line = at(written_);
  if (line.done.load()) return &line;
  tell_reader();
  for (;;) {
    const std::uint64_t published = published_.load();
    if (written_ < (published & ~kClosed)) break;
    if ((published & kClosed) != 0) return nullptr;
    published_.wait(published);
  }
  line.done.wait(false);
  return &line;
}

void LineWindow::release() {
  constexpr std::uint64_t kAtOnce = kLines / 8;
  constexpr std::size_t kKeptBytes = 4096;
  BatchLine& line = at(written_);
  released_bytes_.fetch_add(line.text.size(), std::memory_order_relaxed);
  if (line.text.capacity() > kKeptBytes) line.text = std::string();
  if (line.answer.capacity() > kKeptBytes) line.answer = std::string();
  line.done.store(false, std::memory_order_relaxed);
  ++written_;
  if (written_ % kAtOnce == 0) tell_reader();
}

void LineWindow::tell_reader() {
  if (released_.load(std::memory_order_relaxed) == written_) return;
  released_.store(written_);
  released_.notify_one();
}

}  // namespace minimex::cli
