// Amounts as people write them on a command line: `4G`, `1m30s`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace minimex::cli {

/// Bytes of `512`, `64K`, `4G`, `4GiB`, `4GB`: a whole number and a 1024-based unit K, M, G or T in
/// either case. Nothing when malformed or not below 2^64.
std::optional<std::uint64_t> parse_size(std::string_view text);

/// The time of `500ms`, `10s`, `10m`, `2h` or a sum from the largest unit down, `1h30m`; a number
/// without a unit is seconds. Nothing when malformed or longer than 2^31 hours.
std::optional<std::chrono::milliseconds> parse_duration(std::string_view text);

/// The whole number `text`, digits only; nothing when malformed or not below 2^64.
std::optional<std::uint64_t> parse_whole(std::string_view text);

/// The sides of `12` or `4x5x6`, each from 0 to 10^6; nothing when malformed.
std::optional<std::vector<std::int32_t>> parse_sides(std::string_view text);

/// A share from 0 to 1 with up to six decimals, such as `0.35`, in millionths; nothing when
/// malformed.
std::optional<std::uint32_t> parse_share(std::string_view text);

}  // namespace minimex::cli
