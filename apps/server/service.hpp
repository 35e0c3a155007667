// The API without HTTP: what each path answers, and which work it starts.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "minimex/core/control.hpp"

#include "apps/server/jobs.hpp"
#include "apps/server/memo.hpp"

namespace minimex::server {

/// Most bytes of a body.
inline constexpr std::uint64_t kMostBody = std::uint64_t{1} << 20;

struct Reply {
  int status = 200;
  std::string type = "application/json";
  std::string body = {};
};

/// Work that is to become a job.
struct JobOrder {
  Lane lane = Lane::Moves;
  std::string kind = {};
  Budget budget = {};
  Work work = {};
  std::chrono::milliseconds wait{0};  ///< before it is answered that the job goes on
};

using Answer = std::variant<Reply, JobOrder>;

/// What the server gives to those who ask.
struct ServiceLimits {
  int threads = 1;                                ///< of a job
  std::uint64_t memory = std::uint64_t{1} << 30;  ///< of a job, and of all solved tables together
  std::chrono::milliseconds time{60'000};         ///< of a job
  int running = 2;                                ///< jobs at once in each lane
  std::size_t waiting = 8;                        ///< jobs in the queue of each lane
};

class Service {
 public:
  explicit Service(const ServiceLimits& limits) : limits_(limits), memo_(limits.memory) {}
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  [[nodiscard]] static bool has_post(std::string_view path);
  /// Answers a POST to a path that has_post. May take a moment. Throws ApiError, InputError.
  Answer post(std::string_view path, const std::string& body);
  /// The answer to GET /api/games.
  [[nodiscard]] std::string games() const;

  // What posts do; each takes the body.
  Answer position(const std::string& body);
  Answer moves(const std::string& body);
  Answer review(const std::string& body);
  Answer solve(const std::string& body);
  Answer verify(const std::string& body);
  Answer generate(const std::string& body);
  Answer parse(const std::string& body);
  Answer convert(const std::string& body);
  Answer render(const std::string& body);

 private:
  /// A job with the limits of the server.
  [[nodiscard]] JobOrder order(Lane lane, std::string kind, std::chrono::milliseconds wait,
                               Work work) const;

  ServiceLimits limits_;
  Memo memo_;
};

/// A budget for what is answered at once.
Budget quick_budget();

}  // namespace minimex::server
