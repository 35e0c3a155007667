#include "minimex/conflict/score/catalogue.hpp"

#include <algorithm>
#include <limits>

#include "minimex/conflict/score/vertex_set.hpp"

namespace minimex::conflict::duel {
namespace {

// Sorts the options and joins those that leave the same pieces.
void normalise(std::vector<Option>& options) {
  std::sort(options.begin(), options.end());
  auto last = options.begin();
  for (auto next = options.begin() + 1; next != options.end(); ++next) {
    if (next->parts == last->parts) {
      last->most = std::max(last->most, next->most);
    } else {
      *++last = *next;
    }
  }
  options.erase(last + 1, options.end());
}

std::uint64_t hash_of(std::span<const Option> options) noexcept {
  std::uint64_t h = options.size();
  for (const Option& option : options) {
    h = mix(h + (std::uint64_t{option.least} << 16 | option.most));
    for (const TypeId part : option.parts) h = mix(h + part);
  }
  return h;
}

}  // namespace

bool Option::add(const Piece& piece) noexcept {
  std::int32_t gain = piece.tokens;
  if (piece.type == kTempo && parts.front() == kTempo) {
    std::move(parts.begin() + 1, parts.end(), parts.begin());
    parts.back() = kNothing;
    gain += 2;
  } else if (piece.type != kNothing) {
    if (parts.back() != kNothing) return false;
    const auto place = std::upper_bound(parts.begin(), parts.end(), piece.type);
    std::move_backward(place, parts.end() - 1, parts.end());
    *place = piece.type;
  }
  least = static_cast<std::uint16_t>(least + gain);
  most = static_cast<std::uint16_t>(most + gain);
  return true;
}

Catalogue::Catalogue(std::uint64_t max_bytes) : max_bytes_(max_bytes) {
  options_.emplace_back();  // type 0: one move that leaves nothing
  entries_.push_back({0, 1, {{1, 1}, {1, 1}, 0, 0}});
}

// With m = local.lower: leading, the maximiser gets max over moves of tokens + sum of m over the
// parts; answering the minimiser, min over moves of tokens + sum of m + the greatest rise among the
// parts (0 when none is left: she leads elsewhere). m is the lesser of the two, so that both are
// enough to keep it. The minimiser's side mirrors this.
Worth Catalogue::worth_of(std::span<const Option> options) const noexcept {
  constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
  Range any{kMost, 0};
  std::int32_t lead_up = 0;
  std::int32_t answer_up = kMost;
  std::int32_t lead_down = kMost;
  std::int32_t answer_down = 0;
  for (const Option& option : options) {
    Worth rest;
    for (const TypeId part : option.parts) {
      if (part == kNothing) break;
      const Worth& one = entries_[part].worth;
      rest.any = {rest.any.lower + one.any.lower, rest.any.upper + one.any.upper};
      rest.local = {rest.local.lower + one.local.lower, rest.local.upper + one.local.upper};
      rest.rise = std::max(rest.rise, one.rise);
      rest.fall = std::max(rest.fall, one.fall);
    }
    any.lower = std::min(any.lower, option.least + rest.any.lower);
    any.upper = std::max(any.upper, option.most + rest.any.upper);
    lead_up = std::max(lead_up, option.most + rest.local.lower);
    answer_up = std::min(answer_up, option.least + rest.local.lower + rest.rise);
    lead_down = std::min(lead_down, option.least + rest.local.upper);
    answer_down = std::max(answer_down, option.most + rest.local.upper - rest.fall);
  }
  const Range local{std::min(lead_up, answer_up), std::max(lead_down, answer_down)};
  return {any, local, lead_up - local.lower, local.upper - lead_down};
}

std::optional<Piece> Catalogue::intern(std::vector<Option>& options) {
  normalise(options);
  Worth worth = worth_of(options);
  if (worth.any.lower == worth.any.upper) return settled(worth.any.lower);

  const auto fewest =
      std::min_element(options.begin(), options.end(),
                       [](const Option& a, const Option& b) { return a.least < b.least; });
  const auto surplus = static_cast<std::uint16_t>(fewest->least - 1);
  for (Option& option : options) {
    option.least = static_cast<std::uint16_t>(option.least - surplus);
    option.most = static_cast<std::uint16_t>(option.most - surplus);
  }
  for (Range* range : {&worth.any, &worth.local}) {
    range->lower -= surplus;
    range->upper -= surplus;
  }

  const std::uint64_t hash = hash_of(options);
  const auto [begin, end] = by_hash_.equal_range(hash);
  for (auto it = begin; it != end; ++it) {
    const auto known = this->options(it->second);
    if (std::equal(known.begin(), known.end(), options.begin(), options.end())) {
      return Piece{surplus, it->second};
    }
  }
  if (entries_.size() == kNothing || bytes() + options.size() * sizeof(Option) > max_bytes_) {
    return std::nullopt;
  }
  const auto type = static_cast<TypeId>(entries_.size());
  const auto first = static_cast<std::uint32_t>(options_.size());
  options_.insert(options_.end(), options.begin(), options.end());
  entries_.push_back({first, static_cast<std::uint32_t>(options_.size()), worth});
  by_hash_.emplace(hash, type);
  return Piece{surplus, type};
}

// Vectors may hold twice their size, and three times while they grow.
std::uint64_t Catalogue::bytes() const noexcept {
  constexpr std::uint64_t kIndexBytes = 48;  // a node of the index and its bucket
  return 3 * (options_.size() * sizeof(Option) + entries_.size() * sizeof(Entry)) +
         entries_.size() * kIndexBytes;
}

}  // namespace minimex::conflict::duel
