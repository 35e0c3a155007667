#include "apps/server/service.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace minimex::server {
namespace {

struct Endpoint {
  std::string_view path;
  Answer (Service::*answer)(const std::string& body);
};

constexpr std::array kEndpoints = {
    Endpoint{"/api/position", &Service::position}, Endpoint{"/api/moves", &Service::moves},
    Endpoint{"/api/review", &Service::review},     Endpoint{"/api/solve", &Service::solve},
    Endpoint{"/api/verify", &Service::verify},     Endpoint{"/api/generate", &Service::generate},
    Endpoint{"/api/parse", &Service::parse},       Endpoint{"/api/convert", &Service::convert},
    Endpoint{"/api/render", &Service::render},
};

const Endpoint* endpoint(std::string_view path) {
  const auto* const found =
      std::find_if(kEndpoints.begin(), kEndpoints.end(),
                   [path](const Endpoint& candidate) { return candidate.path == path; });
  return found == kEndpoints.end() ? nullptr : found;
}

}  // namespace

bool Service::has_post(std::string_view path) {
  return endpoint(path) != nullptr;
}

Answer Service::post(std::string_view path, const std::string& body) {
  return (this->*endpoint(path)->answer)(body);
}

JobOrder Service::order(Lane lane, std::string kind, std::chrono::milliseconds wait,
                        Work work) const {
  return {.lane = lane,
          .kind = std::move(kind),
          .budget = {.threads = limits_.threads,
                     .memory_bytes = limits_.memory,
                     .time_limit = limits_.time},
          .work = std::move(work),
          .wait = wait};
}

Budget quick_budget() {
  return {.threads = 1,
          .memory_bytes = std::uint64_t{256} << 20,
          .time_limit = std::chrono::seconds(5)};
}

}  // namespace minimex::server
