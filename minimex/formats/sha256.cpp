#include "minimex/formats/sha256.hpp"

#include <array>

#include <sha2.h>

namespace minimex {

std::string sha256(std::string_view text) {
  std::array<char, SHA256_DIGEST_STRING_LENGTH> digits{};
  SHA2_CTX context;
  SHA256Init(&context);
  SHA256Update(&context, reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  return SHA256End(&context, digits.data());
}

}  // namespace minimex
