#include "apps/server/connection.hpp"

#include <boost/asio/post.hpp>
#include <utility>

#include <fmt/format.h>

#include "apps/server/errors.hpp"
#include "apps/server/request_head.hpp"

namespace minimex::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

constexpr std::size_t kMostBuffered = 128 << 10;
constexpr std::chrono::milliseconds kGrace{1000};   // to take the last answer
constexpr std::chrono::milliseconds kTaking{2000};  // an answer; then others are let in instead
constexpr std::size_t kMostDrained = 4 << 20;       // bytes, meanwhile

}  // namespace

Connection::Connection(Socket socket, Shared& shared)
    : shared_(shared), stream_(std::move(socket)), buffer_(kMostBuffered), deadline_(shared.io) {}

std::optional<Connection::Clock::time_point> Connection::idle_since() const {
  const bool owes = state_ == State::Reading || state_ == State::Closing ||
                    (state_ == State::Writing && Clock::now() - since_ > kTaking);
  return owes ? std::optional(since_) : std::nullopt;
}

void Connection::turn_away() {
  keep_ = false;
  fail(ApiError(503, "busy", "as many connections are open as this server takes"));
}

void Connection::drop() {
  if (state_ == State::Waiting && fresh_ && job_) shared_.jobs.forget(job_->id());
  state_ = State::Closed;
  left_ = true;
  job_.reset();
  deadline_.cancel();
  Error ignored;
  stream_.socket().close(ignored);
}

void Connection::start_deadline(std::chrono::milliseconds time) {
  deadline_.expires_after(time);
  deadline_.async_wait(
      [self = shared_from_this(), turn = turn_, state = state_](const Error& error) {
        if (error || turn != self->turn_ || state != self->state_) return;
        self->timed_out_ = true;
        if (state == State::Reading) {
          self->stream_.cancel();
        } else {
          self->drop();
        }
      });
}

void Connection::read() {
  ++turn_;
  state_ = State::Reading;
  since_ = Clock::now();
  timed_out_ = head_only_ = false;
  path_.clear();
  job_.reset();
  parser_.emplace();
  parser_->header_limit(kMostHeader);
  parser_->body_limit(kMostBody);
  start_deadline(shared_.options.request_time);
  http::async_read_header(
      stream_, buffer_, *parser_,
      [self = shared_from_this()](const Error& error, std::size_t) { self->on_header(error); });
}

void Connection::on_header(const Error& error) {
  if (state_ != State::Reading) return;
  if (error) return reading_failed(error);
  head_only_ = parser_->get().method() == http::verb::head;
  path_ = target_of(view(parser_->get().target())).path;
  try {
    check_head(parser_->get(), shared_.port);
  } catch (const ApiError& refusal) {
    // After a request that is not understood, nobody knows where the next one begins.
    keep_ = refusal.status() != 400 && stays_open() && parser_->is_done();
    return fail(refusal);
  }
  if (!boost::beast::iequals(parser_->get()[http::field::expect], "100-continue")) {
    return read_body();
  }
  auto go_on = std::make_shared<http::response<http::empty_body>>(http::status::continue_, 11);
  http::async_write(stream_, *go_on,
                    [self = shared_from_this(), go_on](const Error& failed, std::size_t) {
                      if (self->state_ != State::Reading) return;
                      if (failed) return self->drop();
                      self->read_body();
                    });
}

void Connection::read_body() {
  http::async_read(
      stream_, buffer_, *parser_,
      [self = shared_from_this()](const Error& error, std::size_t) { self->on_request(error); });
}

void Connection::on_request(const Error& error) {
  if (state_ != State::Reading) return;
  if (error) return reading_failed(error);
  keep_ = stays_open();
  request_ = parser_->release();
  state_ = State::Working;
  deadline_.cancel();
  try {
    handle();
  } catch (const ApiError& failed) {
    fail(failed);
  }
}

bool Connection::stays_open() const {
  constexpr unsigned kFirstToStay = 11;  // before HTTP/1.1, connections end with their answer
  return parser_->keep_alive() && parser_->get().version() >= kFirstToStay;
}

void Connection::reading_failed(const Error& error) {
  keep_ = false;
  const bool late = timed_out_ && parser_->got_some();
  if (const std::optional<ApiError> told = reading_error(error, late)) return fail(*told);
  drop();
}

void Connection::handle() {
  switch (request_.method()) {
    case http::verb::post:
      return post();
    case http::verb::delete_:
      if (!shared_.jobs.forget(path_.substr(kJobs.size()))) {
        throw ApiError(404, "not-found", "there is no such job");
      }
      return send({.status = 204});
    default:
      return get();
  }
}

void Connection::get() {
  if (path_ == "/api/games") return send({.body = shared_.games});
  if (!std::string_view(path_).starts_with(kJobs)) return write(asset_response(path_, request_));
  const std::chrono::milliseconds wait = wait_of(target_of(view(request_.target())).query);
  std::shared_ptr<Job> job = shared_.jobs.find(path_.substr(kJobs.size()));
  if (!job) throw ApiError(404, "not-found", "there is no such job");
  await(std::move(job), wait, false);
}

void Connection::post() {
  watch_for_leaving();
  asio::post(shared_.pool, [self = shared_from_this(), path = path_,
                            body = std::move(request_.body())] {
    if (self->left_) return;
    const auto later = [&self](auto what) {
      asio::post(self->shared_.io, [self, what = std::move(what)]() mutable {
        if (self->state_ == State::Working) what(*self);
      });
    };
    try {
      later([answer = self->shared_.service.post(path, body)](Connection& to) mutable {
        to.take(std::move(answer));
      });
    } catch (const InputError& error) {
      later([failed = api_error(400, "bad-request", error)](Connection& to) { to.fail(failed); });
    } catch (...) {
      later([failed = current_error()](Connection& to) { to.fail(failed); });
    }
  });
}

void Connection::take(Answer answer) {
  if (auto* const reply = std::get_if<Reply>(&answer)) return send(std::move(*reply));
  auto& order = std::get<JobOrder>(answer);
  try {
    await(
        shared_.jobs.submit(order.lane, std::move(order.kind), order.budget, std::move(order.work)),
        order.wait, true);
  } catch (const ApiError& busy) {
    fail(busy);
  }
}

void Connection::await(std::shared_ptr<Job> job, std::chrono::milliseconds wait, bool fresh) {
  state_ = State::Waiting;
  job_ = std::move(job);
  fresh_ = fresh;
  deadline_.expires_after(wait);
  deadline_.async_wait([self = shared_from_this(), turn = turn_](const Error& error) {
    if (!error && turn == self->turn_) self->answer_job();
  });
  if (!fresh) watch_for_leaving();
  job_->when_finished([weak = weak_from_this(), &io = shared_.io, turn = turn_] {
    asio::post(io, [weak, turn] {
      const auto self = weak.lock();
      if (self && turn == self->turn_) self->answer_job();
    });
  });
}

void Connection::watch_for_leaving() {
  stream_.socket().async_wait(
      Socket::wait_read, [self = shared_from_this(), turn = turn_](const Error& error) {
        const bool awaited = self->state_ == State::Working || self->state_ == State::Waiting;
        if (error || turn != self->turn_ || !awaited) return;
        Error ignored;
        if (self->stream_.socket().available(ignored) == 0) self->drop();
      });
}

void Connection::answer_job() {
  if (state_ != State::Waiting) return;
  const bool over = job_->finished();
  // What is over in the first answer is not kept: nobody will ask for it.
  if (over && fresh_) shared_.jobs.forget(job_->id());
  Reply reply;
  reply.body = job_->json(!(over && fresh_), reply.status);
  state_ = State::Working;
  send(std::move(reply));
}

void Connection::fail(const ApiError& error) {
  send({.status = error.status(), .body = fmt::format(R"({{"error":{}}})", error.json())});
}

void Connection::send(Reply reply) {
  write(api_response(std::move(reply), path_));
}

void Connection::write(Response response) {
  complete(response, keep_, head_only_);
  state_ = State::Writing;
  since_ = Clock::now();
  start_deadline(shared_.options.answer_time);
  auto kept = std::make_shared<Response>(std::move(response));
  http::async_write(stream_, *kept,
                    [self = shared_from_this(), kept, keep = keep_](
                        const Error& error, std::size_t) { self->written(error, keep); });
}

void Connection::written(const Error& error, bool keep) {
  if (state_ != State::Writing) return;
  deadline_.cancel();
  if (error) return drop();
  if (keep) return read();
  close_gracefully();
}

void Connection::close_gracefully() {
  state_ = State::Closing;
  since_ = Clock::now();
  Error ignored;
  stream_.socket().shutdown(Socket::shutdown_send, ignored);
  start_deadline(kGrace);
  drain();
}

void Connection::drain() {
  buffer_.clear();
  stream_.async_read_some(buffer_.prepare(kMostBuffered / 2),
                          [self = shared_from_this()](const Error& error, std::size_t bytes) {
                            if (self->state_ != State::Closing) return;
                            self->drained_ += bytes;
                            if (error || self->drained_ > kMostDrained) return self->drop();
                            self->drain();
                          });
}

}  // namespace minimex::server
