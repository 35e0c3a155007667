#include "minimex/contour/kernel.hpp"

#include <cstdint>

#include "minimex/contour/kernels.hpp"

namespace minimex::contour {
namespace {

#if defined(MINIMEX_HAS_AVX2)
bool machine_has_avx2() noexcept {
  return __builtin_cpu_supports("avx2") != 0;
}
#else
constexpr bool machine_has_avx2() noexcept {
  return false;
}
#endif

}  // namespace

std::string_view to_string(Kernel kernel) noexcept {
  switch (kernel) {
    case Kernel::Portable:
      return "portable";
    case Kernel::Avx2:
      return "avx2";
    case Kernel::Automatic:
      break;
  }
  return "automatic";
}

bool available(Kernel kernel) noexcept {
  return kernel != Kernel::Avx2 || machine_has_avx2();
}

Kernel choose_kernel(Kernel kernel) noexcept {
  const bool portable = kernel == Kernel::Portable || !available(Kernel::Avx2);
  return portable ? Kernel::Portable : Kernel::Avx2;
}

template <typename Value>
RemovalLoops<Value> removal_loops([[maybe_unused]] Kernel kernel) noexcept {
#if defined(MINIMEX_HAS_AVX2)
  if (kernel == Kernel::Avx2) return avx2_removal_loops<Value>();
#endif
  return portable_removal_loops<Value>();
}

template <typename Value>
ScoreLoops<Value> score_loops([[maybe_unused]] Kernel kernel) noexcept {
#if defined(MINIMEX_HAS_AVX2)
  if (kernel == Kernel::Avx2) return avx2_score_loops<Value>();
#endif
  return portable_score_loops<Value>();
}

template RemovalLoops<std::int32_t> removal_loops(Kernel kernel) noexcept;
template RemovalLoops<std::int64_t> removal_loops(Kernel kernel) noexcept;
template ScoreLoops<std::int32_t> score_loops(Kernel kernel) noexcept;
template ScoreLoops<std::int64_t> score_loops(Kernel kernel) noexcept;

}  // namespace minimex::contour
