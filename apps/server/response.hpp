// The answers of the server as HTTP messages: what is common to all of them is said here once.
#pragma once

#include <boost/beast/http/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

#include "apps/server/errors.hpp"
#include "apps/server/request_head.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {

using Response = boost::beast::http::response<boost::beast::http::string_body>;

/// Most bytes of a request's head.
inline constexpr std::uint32_t kMostHeader = 16 << 10;

/// An answer of the API; `path` is the one that was asked for.
Response api_response(Reply reply, std::string_view path);

/// The file of the page at `path`, which exists, or that the client has it already.
Response asset_response(std::string_view path, const Head& head);

/// What a client is told whose message could not be read to its end, because of `error` or, when
/// `late`, because its time was over; nothing when the client is gone or never began.
std::optional<ApiError> reading_error(const boost::system::error_code& error, bool late);

/// Adds what every message has: safety headers, length, whether the connection stays open.
void complete(Response& response, bool keep_open, bool head_only);

}  // namespace minimex::server
