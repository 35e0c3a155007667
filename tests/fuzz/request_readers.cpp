// HTTP requests without sockets: the parser and the limits of a connection, who may ask, and what
// each path answers.
//
// Bodies go to every path by themselves, too, where mutations need not keep a header intact. Jobs
// are run at once, within a small budget. Every answer is JSON, or says what else it is; every
// error is one that the API knows.
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/multi_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

#include "minimex/catalog.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/sha256.hpp"
#include "minimex/formats/solution_json.hpp"

#include "apps/server/assets.hpp"
#include "apps/server/errors.hpp"
#include "apps/server/request_head.hpp"
#include "apps/server/service.hpp"
#include "tests/fuzz/reader.hpp"

namespace minimex::fuzz {
namespace {

namespace http = boost::beast::http;

constexpr std::uint16_t kPort = 8080;
constexpr std::size_t kMostHeader = 16 << 10;

server::Service& service() {
  static server::Service only(
      {.memory = std::uint64_t{32} << 20, .time = std::chrono::milliseconds(20)});
  return only;
}

void expect_json(const std::string& text) {
  expect(nlohmann::json::accept(text), "an answer is JSON");
}

/// Calls `answer`, which may throw what the API makes an answer of.
template <class Act>
void answering(const Act& act) {
  try {
    act();
  } catch (...) {
    const server::ApiError error = server::current_error();
    expect(error.status() >= 400 && error.status() != 500, "every error is one that is known");
    expect_json(error.json());
  }
}

void post(std::string_view path, const std::string& body) {
  answering([&] {
    server::Answer answer = service().post(path, body);
    if (const auto* const reply = std::get_if<server::Reply>(&answer)) {
      if (reply->type == "application/json") expect_json(reply->body);
      return;
    }
    const auto& order = std::get<server::JobOrder>(answer);
    Control control(order.budget);
    expect_json(order.work(control));
  });
}

void take(const http::request<http::string_body>& request) {
  answering([&] {
    server::check_head(request, kPort);
    const auto [authority, path, query] = server::target_of(server::view(request.target()));
    if (request.method() == http::verb::post) return post(path, request.body());
    if (path.starts_with(server::kJobs)) return static_cast<void>(server::wait_of(query));
    if (path == "/api/games") return expect_json(service().games());
    expect(server::find_asset(path) != nullptr, "what is allowed is there");
    static_cast<void>(server::takes_gzip(server::field(request, http::field::accept_encoding)));
  });
}

/// Bytes of a connection: one request after another, as far as they are any.
void read_connection(std::string_view input) {
  boost::asio::const_buffer rest(input.data(), input.size());
  while (rest.size() > 0) {
    http::request_parser<http::string_body> parser;
    parser.eager(true);
    parser.header_limit(kMostHeader);
    parser.body_limit(server::kMostBody);
    std::size_t used = 0;
    boost::system::error_code error;
    while (!error && !parser.is_done() && rest.size() > 0) {
      const std::size_t taken = parser.put(rest, error);
      rest += taken;
      used += taken;
      if (taken == 0) break;
    }
    if (error || !parser.is_done() || used == 0) return;
    take(parser.release());
  }
}

struct Body {
  std::string path = {};
  std::vector<std::string> seeds = {};
};

/// Each path with bodies that it answers, of a board of each game.
std::vector<Body> bodies() {
  std::vector<Body> all(9);
  const char* const paths[] = {"position", "moves", "review",  "solve", "verify",
                               "generate", "parse", "convert", "render"};
  for (std::size_t i = 0; i < all.size(); ++i) all[i].path = std::string("/api/") + paths[i];
  for (const Game& game : catalog()) {
    const Instance instance = game.generate({.size = {3}});
    const std::string json = game.to_json(instance);
    const std::string with = "{\"instance\":" + json;
    Control control;
    const Solution solution = game.solve(instance, {.line = true}, control);
    const std::string stated =
        solution_json(solution, {.game = game.info.name, .digest = sha256(json)});
    const std::string move = solution.line.empty() ? "1" : to_string(solution.line.front());
    all[0].seeds.push_back(with + ",\"after\":[\"" + move + "\"],\"scene\":true}");
    all[1].seeds.push_back(with + ",\"after\":[\"" + move + "\"],\"wait\":250}");
    all[2].seeds.push_back(with + ",\"moves\":[\"" + move + "\"]}");
    all[3].seeds.push_back(with + ",\"seconds\":0.01,\"proof\":true}");
    all[4].seeds.push_back(with + ",\"solution\":" + stated + "}");
    all[5].seeds.push_back("{\"game\":\"" + game.info.name +
                           "\",\"size\":[3],\"density\":0.5,\"seed\":7}");
    all[6].seeds.push_back("{\"game\":\"" + game.info.name + "\",\"text\":" +
                           nlohmann::json(game.to_text(instance).value_or("")).dump() +
                           ",\"format\":\"auto\"}");
    all[7].seeds.push_back(with + ",\"to\":\"graph6\"}");
    all[8].seeds.push_back(with + ",\"after\":[\"" + move + "\"],\"format\":\"svg\"}");
  }
  return all;
}

std::vector<std::string> connection_seeds() {
  std::vector<std::string> seeds;
  const auto head = [](const std::string& line) {
    return line + " HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n";
  };
  for (const char* const path : {"/", "/api/games", "/api/jobs/0123456789abcdef?wait=10"}) {
    seeds.push_back(head(std::string("GET ") + path) + "Accept-Encoding: gzip\r\n\r\n");
  }
  for (const Body& body : bodies()) {
    const std::string& text = body.seeds.front();
    seeds.push_back(head("POST " + body.path) +
                    "Origin: http://127.0.0.1:8080\r\nContent-Type: application/json\r\n"
                    "Content-Length: " +
                    std::to_string(text.size()) + "\r\n\r\n" + text);
  }
  return seeds;
}

std::vector<Reader> all_readers() {
  std::vector<Reader> all = {{"connection", read_connection, connection_seeds}};
  for (Body& body : bodies()) {
    all.push_back({.name = body.path.substr(body.path.rfind('/') + 1),
                   .read = [path = body.path](std::string_view in) { post(path, std::string(in)); },
                   .seeds = [seeds = std::move(body.seeds)] { return seeds; }});
  }
  return all;
}

}  // namespace

std::span<const Reader> readers() {
  static const std::vector<Reader> all = all_readers();
  return all;
}

}  // namespace minimex::fuzz
