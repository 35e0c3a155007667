// Tables of checkers: they come with no promise that the machine has the memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

namespace minimex::check {

/// Room for `size` numbers, not cleared; null where the system has none.
template <typename Number>
std::unique_ptr<Number[]> make_room(std::uint64_t size) {
  return std::unique_ptr<Number[]>(new (std::nothrow) Number[static_cast<std::size_t>(size)]);
}

}  // namespace minimex::check
