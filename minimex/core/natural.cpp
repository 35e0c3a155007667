#include "minimex/core/natural.hpp"

#include <cassert>
#include <gmp.h>
#include <type_traits>
#include <utility>

namespace minimex {
namespace {

static_assert(std::is_same_v<Limb, mp_limb_t> && GMP_NUMB_BITS == 64);

/// The limbs without leading zeros.
std::size_t significant(std::span<const Limb> number) noexcept {
  std::size_t limbs = number.size();
  while (limbs > 0 && number[limbs - 1] == 0) --limbs;
  return limbs;
}

}  // namespace

Limb add_to(std::span<Limb> sum, std::span<const Limb> summand) noexcept {
  assert(summand.size() <= sum.size());
  if (summand.empty()) return 0;
  return mpn_add(sum.data(), sum.data(), static_cast<mp_size_t>(sum.size()), summand.data(),
                 static_cast<mp_size_t>(summand.size()));
}

std::vector<Limb> multiply(std::span<const Limb> a, std::span<const Limb> b) {
  a = a.first(significant(a));
  b = b.first(significant(b));
  if (a.size() < b.size()) std::swap(a, b);
  if (b.empty()) return {};
  std::vector<Limb> product(a.size() + b.size());
  mpn_mul(product.data(), a.data(), static_cast<mp_size_t>(a.size()), b.data(),
          static_cast<mp_size_t>(b.size()));
  product.resize(significant(product));
  return product;
}

std::string to_decimal(std::span<const Limb> number) {
  mpz_t value;
  mpz_roinit_n(value, number.data(), static_cast<mp_size_t>(significant(number)));
  std::string text(mpz_sizeinbase(value, 10) + 2, '\0');  // at most one digit more, and a NUL
  mpz_get_str(text.data(), 10, value);
  text.resize(text.find('\0'));
  return text;
}

std::vector<Limb> from_decimal(std::string_view digits) {
  mpz_t value;
  mpz_init(value);
  mpz_set_str(value, std::string(digits).c_str(), 10);
  const Limb* const limbs = mpz_limbs_read(value);
  std::vector<Limb> number(limbs, limbs + mpz_size(value));
  mpz_clear(value);
  return number;
}

}  // namespace minimex
