#include "minimex/core/version.hpp"

namespace minimex {

std::string_view version() noexcept {
  return MINIMEX_VERSION;
}

}  // namespace minimex
