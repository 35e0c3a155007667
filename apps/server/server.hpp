// The HTTP server: the page and the API of docs/api.md on the loopback interface.
//
// One thread does all input and output without ever waiting; requests are worked on by a small
// pool, and what may take long by the threads of jobs.hpp. A client that is slow, silent, or sends
// too much costs a connection for some seconds and nothing else: every message has a deadline for
// the whole of it, and when all connections are taken, the one that has been silent longest makes
// room.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "apps/server/service.hpp"

namespace minimex::server {

struct ServerOptions {
  std::uint16_t port = 8080;  ///< 0: any that is free
  ServiceLimits limits = {};
  std::size_t connections = 64;           ///< at once, at most
  std::chrono::seconds request_time{10};  ///< for a whole request to arrive, and between requests
  std::chrono::seconds answer_time{30};   ///< for an answer to be taken
  std::chrono::seconds patience{10};      ///< after which a job that nobody asks for is stopped
};

/// Serves until SIGINT or SIGTERM; calls `ready` with the port once connections are accepted.
/// Throws std::system_error when the port cannot be had.
void serve(const ServerOptions& options, const std::function<void(std::uint16_t port)>& ready);

}  // namespace minimex::server
