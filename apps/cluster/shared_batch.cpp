#include "apps/cluster/shared_batch.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>

#include "minimex/catalog.hpp"
#include "minimex/core/input_error.hpp"

#include "apps/cli/batch_command.hpp"
#include "apps/cli/session.hpp"
#include "apps/cluster/tags.hpp"

namespace minimex::cluster {
namespace {

using cli::BatchLine;
using nlohmann::json;
using Kind = BatchLine::Kind;

Bytes to_bytes(const json& value) {
  const std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
  const auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

json from_bytes(const Bytes& bytes) {
  const auto* const text = reinterpret_cast<const char*>(bytes.data());
  return json::parse(text, text + bytes.size());
}

/// Between threads that wait for answers and the one that talks to the ranks.
class Dispatcher {
 public:
  explicit Dispatcher(Transport& transport)
      : transport_(transport), given_(static_cast<std::size_t>(transport.ranks()), nullptr) {}

  /// From any thread: has a line answered.
  void answer(const Source& source, BatchLine& line) {
    Request request{&source, &line};
    std::unique_lock lock(mutex_);
    waiting_.push_back(&request);
    answered_.wait(lock, [&] { return request.done; });
  }

  /// Hands lines to idle ranks until `over`.
  void run(const std::atomic<bool>& over) {
    constexpr std::chrono::microseconds kPause{50};
    while (!over) {
      const bool gave = give_lines();
      const bool took = take_answers();
      if (!gave && !took) std::this_thread::sleep_for(kPause);
    }
    for (int rank = 1; rank < transport_.ranks(); ++rank) transport_.send(rank, kLineTag, {});
  }

 private:
  struct Request {
    const Source* source;
    BatchLine* line;
    bool done = false;
  };

  bool give_lines() {
    bool gave = false;
    const std::lock_guard lock(mutex_);
    for (int rank = 1; rank < transport_.ranks() && !waiting_.empty(); ++rank) {
      Request*& given = given_[static_cast<std::size_t>(rank)];
      if (given != nullptr) continue;
      given = waiting_.front();
      waiting_.pop_front();
      // The text may be any bytes: it goes as it is, after the number of the line.
      const std::uint64_t number = given->source->first_line;
      const auto head = std::as_bytes(std::span(&number, 1));
      const auto text = std::as_bytes(std::span(given->source->text));
      Bytes bytes(head.begin(), head.end());
      bytes.insert(bytes.end(), text.begin(), text.end());
      transport_.send(rank, kLineTag, bytes);
      gave = true;
    }
    return gave;
  }

  bool take_answers() {
    bool took = false;
    while (const auto message = transport_.receive_if_there(kAnswerTag)) {
      const json reply = from_bytes(message->bytes);
      const std::lock_guard lock(mutex_);
      Request*& given = given_[static_cast<std::size_t>(message->from)];
      given->line->kind = static_cast<Kind>(reply.at("kind").get<int>());
      given->line->answer = reply.at("answer").get<std::string>();
      given->done = true;
      given = nullptr;
      took = true;
      answered_.notify_all();
    }
    return took;
  }

  Transport& transport_;
  std::mutex mutex_ = {};
  std::condition_variable answered_ = {};
  std::deque<Request*> waiting_ = {};
  std::vector<Request*> given_;  // by rank
};

/// What one line comes to, as minimex batch has it.
class LineAnswerer {
 public:
  explicit LineAnswerer(const json& job)
      : game_(*find_game(job.at("batch").get<std::string>())),
        read_options_{.format = static_cast<Format>(job.at("format").get<int>()),
                      .strict = job.at("strict").get<bool>()},
        solve_options_{.first = static_cast<FirstPlayer>(job.at("first").get<int>())},
        control_(budget_of(job)) {}

  json answer(const Source& source) {
    try {
      const Solution solution = game_.solve(cli::read_line_instance(game_, source, read_options_),
                                            solve_options_, control_);
      if (solution.run.status == Status::Proved) return reply(Kind::Answered, solution.answer);
      if (control_.stopped()) return reply(Kind::Stopped, "");
      return reply(Kind::Limited, cli::unfinished_text(solution.run, cli::proved_text(solution)));
    } catch (const InputError& error) {
      return reply(Kind::Bad, error.what());
    } catch (const std::bad_alloc&) {
      return reply(Kind::Limited, "limit reached: out of memory; proved: nothing about the value");
    }
  }

 private:
  static json reply(Kind kind, const std::string& answer) {
    return {{"kind", static_cast<int>(kind)}, {"answer", answer}};
  }
  static Budget budget_of(const json& job) {
    Budget budget{.threads = job.at("threads").get<int>(),
                  .memory_bytes = job.at("memory").get<std::uint64_t>(),
                  .program_bytes = job.at("program").get<std::uint64_t>()};
    if (job.contains("milliseconds")) {
      budget.time_limit = std::chrono::milliseconds(job["milliseconds"].get<std::int64_t>());
    }
    return budget;
  }

  const Game& game_;
  ReadOptions read_options_;
  SolveOptions solve_options_;
  Control control_;
};

json job_of(const Game& game, const cli::Arguments& arguments) {
  const Budget budget = cli::budget_of(arguments, std::nullopt);
  json job{{"batch", game.info.name},
           {"name", arguments.file.empty() ? "-" : arguments.file},
           {"format", static_cast<int>(arguments.format.value_or(Format::Auto))},
           {"strict", arguments.strict},
           {"first", static_cast<int>(arguments.first.value_or(FirstPlayer::Maximiser))},
           {"threads", budget.threads},
           {"memory", budget.memory_bytes},
           {"program", budget.program_bytes}};
  if (budget.time_limit) job["milliseconds"] = budget.time_limit->count();
  return job;
}

}  // namespace

cli::ExitCode run_shared_batch(Transport& transport, const cli::Arguments& arguments) {
  if (transport.ranks() == 1) return cli::run_batch(arguments, nullptr);
  const Game& game = cli::named_game(arguments.game);
  check_options(game, arguments);
  const Bytes job = to_bytes(job_of(game, arguments));
  for (int rank = 1; rank < transport.ranks(); ++rank) transport.send(rank, kJobTag, job);
  Dispatcher dispatcher(transport);
  const cli::RemoteAnswers remote{
      .workers = transport.ranks() - 1,
      .answer = [&](const Source& source, BatchLine& line) { dispatcher.answer(source, line); }};
  std::atomic<bool> over{false};
  std::exception_ptr failure;
  cli::ExitCode code = cli::ExitCode::Internal;
  std::jthread batch([&] {
    try {
      code = cli::run_batch(arguments, &remote);
    } catch (...) {
      failure = std::current_exception();
    }
    over = true;
  });
  dispatcher.run(over);
  batch.join();
  if (failure) std::rethrow_exception(failure);
  return code;
}

void help_batch(Transport& transport, const json& job) {
  LineAnswerer answerer(job);
  Source source{.name = job.at("name").get<std::string>()};
  while (true) {
    const Bytes line = transport.receive(0, kLineTag).bytes;
    if (line.empty()) return;
    std::uint64_t number = 0;
    std::memcpy(&number, line.data(), sizeof number);
    source.first_line = number;
    source.text.assign(reinterpret_cast<const char*>(line.data()) + sizeof number,
                       line.size() - sizeof number);
    transport.send(0, kAnswerTag, to_bytes(answerer.answer(source)));
  }
}

}  // namespace minimex::cluster
