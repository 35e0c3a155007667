// What the head of a request says: whether it may go on, what it asks for, what it takes.
#pragma once

#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <chrono>
#include <cstdint>
#include <string_view>

namespace minimex::server {

using Head = boost::beast::http::request_header<>;

/// Where jobs are; their ids follow.
inline constexpr std::string_view kJobs = "/api/jobs/";

std::string_view view(boost::beast::string_view text);
/// The value of a header, empty where there is none.
std::string_view field(const Head& head, boost::beast::http::field name);
/// A request's target, taken apart.
struct Target {
  std::string_view authority;  ///< host and port of `http://host:port/path`, empty for `/path`
  std::string_view path;
  std::string_view query;
};
Target target_of(std::string_view target);
/// The methods of a path, for Allow; empty when there is no such path.
std::string_view methods_of(std::string_view path);
/// The time that the query `wait=MILLISECONDS` asks for. Throws ApiError.
std::chrono::milliseconds wait_of(std::string_view query);
bool takes_gzip(std::string_view encodings);

/// Throws ApiError when the request is refused before its body is read: for a header that can be
/// read in two ways, its Host, its Origin, its path, its method, or the type of its body.
void check_head(const Head& head, std::uint16_t port);

}  // namespace minimex::server
