#include "apps/server/response.hpp"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "apps/server/assets.hpp"
#include "apps/server/guard.hpp"

namespace minimex::server {
namespace {

namespace http = boost::beast::http;

constexpr unsigned kVersion = 11;

boost::beast::string_view beast_view(std::string_view text) {
  return {text.data(), text.size()};
}

}  // namespace

Response api_response(Reply reply, std::string_view path) {
  Response response(http::int_to_status(static_cast<unsigned>(reply.status)), kVersion);
  response.set(http::field::cache_control, "no-store");
  if (reply.status == 405) response.set(http::field::allow, beast_view(methods_of(path)));
  if (reply.status != 204) response.set(http::field::content_type, reply.type);
  response.set("Content-Security-Policy", beast_view(kApiPolicy));
  response.body() = std::move(reply.body);
  return response;
}

Response asset_response(std::string_view path, const Head& head) {
  constexpr std::string_view kHashed = "/assets/";
  const Asset& asset = *find_asset(path);
  const bool packed = !asset.gzip.empty() && takes_gzip(field(head, http::field::accept_encoding));
  std::string etag(asset.etag);
  if (packed) etag.insert(etag.size() - 1, "-gz");
  Response response(http::status::ok, kVersion);
  response.set(http::field::etag, etag);
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control,
               path.starts_with(kHashed) ? "public, max-age=31536000, immutable" : "no-cache");
  response.set("Content-Security-Policy", beast_view(kPagePolicy));
  if (field(head, http::field::if_none_match) == etag) {
    response.result(http::status::not_modified);
  } else {
    response.set(http::field::content_type, beast_view(asset.type));
    if (packed) response.set(http::field::content_encoding, "gzip");
    response.body() = packed ? asset.gzip : asset.content;
  }
  return response;
}

std::optional<ApiError> reading_error(const boost::system::error_code& error, bool late) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return ApiError(431, "too-large",
                    fmt::format("the header is longer than {} bytes", kMostHeader));
  }
  if (error == http::error::body_limit) {
    return ApiError(413, "too-large", fmt::format("the body is longer than {} bytes", kMostBody));
  }
  if (late) return ApiError(408, "timeout", "the request did not arrive in time");
  const bool not_http = error.category() == make_error_code(http::error::bad_method).category() &&
                        error != http::error::end_of_stream &&
                        error != http::error::partial_message;
  if (not_http) return ApiError(400, "bad-request", "this is no HTTP request");
  return std::nullopt;
}

void complete(Response& response, bool keep_open, bool head_only) {
  for (const auto& [name, value] : kSafetyHeaders)
    response.set(beast_view(name), beast_view(value));
  response.keep_alive(keep_open);
  if (response.result() != http::status::no_content &&
      response.result() != http::status::not_modified) {
    response.content_length(response.body().size());
  }
  if (head_only) response.body().clear();
}

}  // namespace minimex::server
