#include "apps/server/request_head.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <charconv>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include "apps/server/assets.hpp"
#include "apps/server/errors.hpp"
#include "apps/server/guard.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {
namespace {

namespace http = boost::beast::http;

bool allows(std::string_view methods, std::string_view method) {
  return fmt::format(" {},", methods).find(fmt::format(" {},", method)) != std::string::npos;
}

bool is_json(std::string_view type) {
  constexpr std::string_view kJson = "application/json";
  return type.substr(0, type.find(';')) == kJson;
}

/// Requests that two readers may understand in two ways are refused: one of them may be a guard in
/// front of this server, or the browser that says where a request comes from.
void check_unambiguous(const Head& head) {
  for (const char* const name : {"Host", "Origin", "Sec-Fetch-Site", "Content-Type",
                                 "Content-Length", "Transfer-Encoding", "Expect"}) {
    if (head.count(name) > 1) {
      throw ApiError(400, "bad-request", fmt::format("the header {} is repeated", name));
    }
  }
  constexpr unsigned kFirstWithChunks = 11;
  const auto coding = head.find(http::field::transfer_encoding);
  if (coding != head.end() &&
      (!boost::beast::iequals(coding->value(), "chunked") || head.version() < kFirstWithChunks)) {
    throw ApiError(400, "bad-request", "expected no Transfer-Encoding but chunked, in HTTP/1.1");
  }
  if (field(head, http::field::content_length).find_first_not_of("0123456789") !=
      std::string_view::npos) {
    throw ApiError(400, "bad-request", "expected one number as Content-Length");
  }
}

}  // namespace

std::string_view view(boost::beast::string_view text) {
  return {text.data(), text.size()};
}

std::string_view field(const Head& head, http::field name) {
  const auto found = head.find(name);
  return found == head.end() ? std::string_view{} : view(found->value());
}

Target target_of(std::string_view target) {
  constexpr std::string_view kScheme = "http://";
  Target out;
  if (boost::beast::iequals({target.data(), std::min(target.size(), kScheme.size())},
                            {kScheme.data(), kScheme.size()})) {
    target.remove_prefix(kScheme.size());
    out.authority = target.substr(0, target.find_first_of("/?"));
    target.remove_prefix(out.authority.size());
  }
  const std::size_t mark = std::min(target.find('?'), target.size());
  out.path = mark == 0 && !out.authority.empty() ? "/" : target.substr(0, mark);
  out.query = target.substr(std::min(mark + 1, target.size()));
  return out;
}

std::string_view methods_of(std::string_view path) {
  if (path.starts_with(kJobs)) return "GET, DELETE";
  if (Service::has_post(path)) return "POST";
  if (path == "/api/games" || find_asset(path) != nullptr) return "GET, HEAD";
  return {};
}

std::chrono::milliseconds wait_of(std::string_view query) {
  constexpr std::string_view kName = "wait=";
  constexpr int kMost = 2000;
  if (query.empty()) return std::chrono::milliseconds(0);
  int wait = -1;
  const char* const end = query.data() + query.size();
  if (query.starts_with(kName)) {
    const auto [stop, error] = std::from_chars(query.data() + kName.size(), end, wait);
    if (stop != end || error != std::errc{}) wait = -1;
  }
  if (wait < 0 || wait > kMost) {
    throw ApiError(400, "bad-request", fmt::format("expected ?wait=N with N from 0 to {}", kMost));
  }
  return std::chrono::milliseconds(wait);
}

bool takes_gzip(std::string_view encodings) {
  return encodings.find("gzip") != std::string_view::npos &&
         encodings.find("gzip;q=0") == std::string_view::npos;
}

void check_head(const Head& head, std::uint16_t port) {
  check_unambiguous(head);
  const auto [authority, path, query] = target_of(view(head.target()));
  if (!host_allowed(field(head, http::field::host), port) ||
      (!authority.empty() && !host_allowed(authority, port))) {
    throw ApiError(403, "forbidden", "the request does not name this server as its Host");
  }
  const auto site = head.find("Sec-Fetch-Site");
  if (!origin_allowed(field(head, http::field::origin),
                      site == head.end() ? std::string_view{} : view(site->value()), port,
                      !path.starts_with("/api/"))) {
    throw ApiError(403, "forbidden", "requests from other sites are refused");
  }
  const std::string_view methods = methods_of(path);
  if (methods.empty()) throw ApiError(404, "not-found", "there is nothing at this path");
  if (!allows(methods, view(head.method_string()))) {
    throw ApiError(405, "bad-method", fmt::format("expected one of: {}", methods));
  }
  if (head.method() == http::verb::post && !is_json(field(head, http::field::content_type))) {
    throw ApiError(415, "bad-type", "expected Content-Type: application/json");
  }
}

}  // namespace minimex::server
