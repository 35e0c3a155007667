#include "minimex/contour/number_table.hpp"

#include <limits>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace minimex::contour {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

}  // namespace

void* allocate_large(std::uint64_t bytes) noexcept {
  if (bytes > std::numeric_limits<std::size_t>::max() / 2) return nullptr;
  const auto size = static_cast<std::size_t>(bytes);
  void* const memory = ::operator new (size, std::align_val_t{kHugePage}, std::nothrow);
#if defined(__linux__)
  // A page fault for every 4 KiB would take a tenth of the time of a large solve.
  if (memory != nullptr && size >= kHugePage) madvise(memory, size, MADV_HUGEPAGE);
#endif
  return memory;
}

void FreeLarge::operator()(void* memory) const noexcept {
  ::operator delete (memory, std::align_val_t{kHugePage});
}

}  // namespace minimex::contour
