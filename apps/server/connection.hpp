// One client: reads a request within its deadline, has it answered, and goes on with the next.
//
// All functions run on the one thread of the io_context. Every state has its own end: reading and
// writing by a deadline for the whole message, working and waiting for a job by their own limits or
// the client's leaving (a client that closes its side has left), closing by a short grace in which
// the client can take the last answer.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "apps/server/jobs.hpp"
#include "apps/server/response.hpp"
#include "apps/server/server.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {

/// What all connections share; outlives them.
struct Shared {
  const ServerOptions& options;
  boost::asio::io_context& io;
  boost::asio::thread_pool& pool;  // works on requests
  Service& service;
  Jobs& jobs;
  std::uint16_t port = 0;
  std::string games = {};  // the answer to GET /api/games
};

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  using Clock = std::chrono::steady_clock;
  using Socket = boost::asio::ip::tcp::socket;

  Connection(Socket socket, Shared& shared);

  void start() { read(); }
  /// Answers that there are too many connections, and closes.
  void turn_away();
  /// Closes at once.
  void drop();
  /// Whether it is over, even if late events still hold it.
  [[nodiscard]] bool closed() const noexcept { return state_ == State::Closed; }
  /// Since when the client has owed us something: a request, or to take an answer that others have
  /// taken long ago. Nothing while we owe it an answer.
  [[nodiscard]] std::optional<Clock::time_point> idle_since() const;

 private:
  using Error = boost::system::error_code;
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;
  enum class State : std::uint8_t { Reading, Working, Waiting, Writing, Closing, Closed };

  void read();
  void read_body();
  void on_header(const Error& error);
  void on_request(const Error& error);
  void reading_failed(const Error& error);
  /// Whether the client may send another request after the one that is being read.
  [[nodiscard]] bool stays_open() const;

  void handle();
  void get();
  void post();
  void take(Answer answer);

  void await(std::shared_ptr<Job> job, std::chrono::milliseconds wait, bool fresh);
  void watch_for_leaving();
  void answer_job();

  void fail(const ApiError& error);
  void send(Reply reply);
  void write(Response response);
  void written(const Error& error, bool keep);
  void close_gracefully();
  void drain();
  void start_deadline(std::chrono::milliseconds time);

  Shared& shared_;
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  boost::beast::http::request<boost::beast::http::string_body> request_;
  boost::asio::steady_timer deadline_;
  std::string path_;  // of the request's target
  State state_ = State::Reading;
  Clock::time_point since_ = Clock::now();
  bool timed_out_ = false;
  bool keep_ = true;                // the connection, after this answer
  bool head_only_ = false;          // HEAD: the answer has no body
  std::atomic<bool> left_ = false;  // closed; read by the pool, too
  std::uint64_t turn_ = 0;  // counts requests, so that late events of an old one are ignored
  std::shared_ptr<Job> job_;
  bool fresh_ = false;  // the job was made by this request, so nobody else knows its id
  std::size_t drained_ = 0;
};

}  // namespace minimex::server
