// What an operation on files comes to: a value, or one line that says which file and what is wrong.
//
//   const DiskResult<BlockReader> file = BlockReader::open(path);
//   if (!file) return failure(file.error());
//   file->read(0, bytes);
//
// Disks fill up and files get damaged in the middle of long solves; those are answers to the
// engines, as running out of memory or time is, and never exceptions.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace minimex {

/// E.g. `/tmp/run/layer.part: No space left on device`.
struct DiskError {
  std::string text;
};

/// The value of an operation that has none to give.
struct DiskDone {};

template <class T>
class [[nodiscard]] DiskResult {
 public:
  DiskResult(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  DiskResult(DiskError error) : state_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const noexcept { return state_.index() == 0; }

  // Only when true.
  T& operator*() noexcept { return *std::get_if<0>(&state_); }
  const T& operator*() const noexcept { return *std::get_if<0>(&state_); }
  T* operator->() noexcept { return std::get_if<0>(&state_); }
  const T* operator->() const noexcept { return std::get_if<0>(&state_); }

  /// Only when false.
  [[nodiscard]] const std::string& error() const noexcept { return std::get_if<1>(&state_)->text; }

 private:
  std::variant<T, DiskError> state_;
};

using DiskStatus = DiskResult<DiskDone>;

}  // namespace minimex
