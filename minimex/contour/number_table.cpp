#include "minimex/contour/number_table.hpp"

#include <limits>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace minimex::contour {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;
constexpr std::size_t kCacheLine = 64;

}  // namespace

void FreeMemory::operator()(void* memory) const noexcept {
  ::operator delete(memory, alignment);
}

std::unique_ptr<void, FreeMemory> allocate(std::uint64_t bytes) noexcept {
  if (bytes > std::numeric_limits<std::size_t>::max() / 2) return nullptr;
  const auto size = static_cast<std::size_t>(bytes);
  const std::align_val_t alignment{size < kHugePage ? kCacheLine : kHugePage};
  std::unique_ptr<void, FreeMemory> memory(::operator new(size, alignment, std::nothrow),
                                           {alignment});
#if defined(__linux__)
  // A page fault for every 4 KiB would take a tenth of the time of a large solve.
  if (memory && size >= kHugePage) madvise(memory.get(), size, MADV_HUGEPAGE);
#endif
  return memory;
}

}  // namespace minimex::contour
