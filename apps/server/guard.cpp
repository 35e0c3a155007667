#include "apps/server/guard.hpp"

#include <algorithm>
#include <string>

namespace minimex::server {
namespace {

std::string lower_case(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return out;
}

}  // namespace

bool host_allowed(std::string_view host, std::uint16_t port) {
  constexpr std::uint16_t kUnsaid = 80;  // browsers leave it out
  const std::string given = lower_case(host);
  for (const std::string name : {"127.0.0.1", "localhost", "[::1]"}) {
    if (given == name + ":" + std::to_string(port)) return true;
    if (port == kUnsaid && given == name) return true;
  }
  return false;
}

bool origin_allowed(std::string_view origin, std::string_view site, std::uint16_t port,
                    bool navigates) {
  constexpr std::string_view kScheme = "http://";
  if (!origin.empty()) {
    return origin.starts_with(kScheme) && host_allowed(origin.substr(kScheme.size()), port);
  }
  return navigates || site.empty() || site == "same-origin" || site == "none";
}

}  // namespace minimex::server
