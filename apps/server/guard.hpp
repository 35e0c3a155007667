// Who may ask, and what browsers are told about every answer.
//
// A page of another site can make a browser send requests to this machine, and by rebinding its own
// name to 127.0.0.1 even read the answers. Both leave traces that the page cannot forge: the name
// in `Host`, and the site in `Origin` and `Sec-Fetch-Site`.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace minimex::server {

/// Whether `host`, the Host header, is a loopback name with this port.
bool host_allowed(std::string_view host, std::uint16_t port);

/// Whether a request may come from here: `origin` and `site` are the headers Origin and
/// Sec-Fetch-Site, empty where there is none. `navigates` for the page itself, to which other pages
/// may link.
bool origin_allowed(std::string_view origin, std::string_view site, std::uint16_t port,
                    bool navigates);

/// Headers of every answer.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kSafetyHeaders = {{
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
}};

/// Of the page; nothing from elsewhere, and no script but its own files.
inline constexpr std::string_view kPagePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: "
    "blob:; connect-src 'self'; font-src 'self'; worker-src 'self'; base-uri 'none'; form-action "
    "'none'; frame-ancestors 'none'";

/// Of everything else: a picture or an error that is opened as a document can do nothing.
inline constexpr std::string_view kApiPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

}  // namespace minimex::server
