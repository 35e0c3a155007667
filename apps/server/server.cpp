#include "apps/server/server.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <csignal>
#include <list>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "apps/server/connection.hpp"

namespace minimex::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;

constexpr std::size_t kPoolThreads = 2;

/// Accepts connections, and makes room among them.
class Listener {
 public:
  Listener(Shared& shared, tcp::acceptor& acceptor)
      : shared_(shared), acceptor_(acceptor), timer_(shared.io) {}

  void accept() {
    acceptor_.async_accept([this](const Error& error, tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (error) return accept_later();
      socket.set_option(tcp::no_delay(true));
      admit(std::make_shared<Connection>(std::move(socket), shared_));
      accept();
    });
  }

 private:
  /// The process has no more descriptors, for instance.
  void accept_later() {
    timer_.expires_after(std::chrono::milliseconds(100));
    timer_.async_wait([this](const Error& error) {
      if (!error) accept();
    });
  }

  void admit(const std::shared_ptr<Connection>& connection) {
    connections_.remove_if([](const std::weak_ptr<Connection>& weak) {
      const auto one = weak.lock();
      return !one || one->closed();
    });
    const bool room = connections_.size() < shared_.options.connections || drop_most_idle();
    if (!room && connections_.size() >= 2 * shared_.options.connections) return;  // closes it
    connections_.push_back(connection);
    if (room) {
      connection->start();
    } else {
      connection->turn_away();
    }
  }

  bool drop_most_idle() {
    std::shared_ptr<Connection> idlest;
    for (const std::weak_ptr<Connection>& weak : connections_) {
      const auto one = weak.lock();
      if (!one || !one->idle_since()) continue;
      if (!idlest || *one->idle_since() < *idlest->idle_since()) idlest = one;
    }
    if (!idlest) return false;
    idlest->drop();
    return true;
  }

  Shared& shared_;
  tcp::acceptor& acceptor_;
  asio::steady_timer timer_;
  std::list<std::weak_ptr<Connection>> connections_;
};

/// Stops jobs that nobody asks for, every second.
class Sweeper {
 public:
  explicit Sweeper(Shared& shared) : shared_(shared), timer_(shared.io) {}

  void start() {
    timer_.expires_after(std::chrono::seconds(1));
    timer_.async_wait([this](const Error& error) {
      if (error) return;
      shared_.jobs.sweep(shared_.options.patience);
      start();
    });
  }

 private:
  Shared& shared_;
  asio::steady_timer timer_;
};

/// Throws std::system_error.
tcp::acceptor listen(asio::io_context& io, std::uint16_t port) {
  try {
    return {io, tcp::endpoint(asio::ip::address_v4::loopback(), port)};
  } catch (const boost::system::system_error& error) {
    throw std::system_error(static_cast<std::error_code>(error.code()));
  }
}

}  // namespace

void serve(const ServerOptions& options, const std::function<void(std::uint16_t port)>& ready) {
  // In this order: jobs that end tell the io_context, and ask the service.
  asio::io_context io(1);
  Service service(options.limits);
  asio::thread_pool pool(kPoolThreads);
  Jobs jobs(options.limits.running, options.limits.waiting);
  tcp::acceptor acceptor = listen(io, options.port);
  Shared shared{.options = options,
                .io = io,
                .pool = pool,
                .service = service,
                .jobs = jobs,
                .port = acceptor.local_endpoint().port(),
                .games = service.games()};
  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&io](const Error&, int) { io.stop(); });
  Listener listener(shared, acceptor);
  listener.accept();
  Sweeper sweeper(shared);
  sweeper.start();
  ready(shared.port);
  io.run();
  pool.stop();
  pool.join();
}

}  // namespace minimex::server
