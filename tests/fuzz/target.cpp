// What libFuzzer calls.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/reader.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  minimex::fuzz::reader_of(data[0]).read(input.substr(1));
  return 0;
}
