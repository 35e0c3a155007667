#include "tests/fuzz/reader.hpp"

#include <cstdio>
#include <cstdlib>

namespace minimex::fuzz {

const Reader& reader_of(std::uint8_t byte) {
  const std::span<const Reader> all = readers();
  return all[byte % all.size()];
}

void expect(bool holds, std::string_view what) {
  if (holds) return;
  std::fprintf(stderr, "finding: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

}  // namespace minimex::fuzz
