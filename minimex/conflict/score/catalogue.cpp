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

// What the moves of a game make it worth. With m = local.lower: leading, the maximiser gets max over
// moves of tokens + m of the rest; answering the minimiser, min over moves of tokens + m + rise of
// the rest (0 when none is left: she leads elsewhere). m is the lesser of the two, so that both are
// enough to keep it. The minimiser's side mirrors this.
class Catalogue::Moves {
 public:
  void add(const Option& option, const Worth& rest) noexcept {
    any_.lower = std::min(any_.lower, option.least + rest.any.lower);
    any_.upper = std::max(any_.upper, option.most + rest.any.upper);
    lead_up_ = std::max(lead_up_, option.most + rest.local.lower);
    answer_up_ = std::min(answer_up_, option.least + rest.local.lower + rest.rise);
    lead_down_ = std::min(lead_down_, option.least + rest.local.upper);
    answer_down_ = std::max(answer_down_, option.most + rest.local.upper - rest.fall);
  }
  [[nodiscard]] Worth worth() const noexcept {
    const Range local{std::min(lead_up_, answer_up_), std::max(lead_down_, answer_down_)};
    return {any_, local, lead_up_ - local.lower, local.upper - lead_down_};
  }

 private:
  static constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
  Range any_{kMost, 0};
  std::int32_t lead_up_ = 0;
  std::int32_t answer_up_ = kMost;
  std::int32_t lead_down_ = kMost;
  std::int32_t answer_down_ = 0;
};

Worth Catalogue::worth_of(std::span<const Option> options) {
  Moves moves;
  for (const Option& option : options) moves.add(option, worth_beside(option, kNothing));
  return moves.worth();
}

// What a move leaves, with another piece beside it.
Worth Catalogue::worth_beside(const Option& option, TypeId other) {
  const bool single = other == kNothing;
  std::array<Part, Option::kMaxParts + 1> parts;
  std::size_t kinds = 0;
  const auto add = [&](TypeId type) {
    if (kinds > 0 && parts[kinds - 1].type == type) {
      ++parts[kinds - 1].count;
    } else {
      parts[kinds++] = {type, 1};
    }
  };
  for (const TypeId part : option.parts) {
    if (other <= part) {
      if (other != kNothing) add(other);
      other = kNothing;
    }
    if (part == kNothing) break;
    add(part);
  }
  if (other != kNothing) add(other);
  Worth rest;
  if (single) { for (std::size_t i = 0; i < kinds; ++i) { const Worth& one = entries_[parts[i].type].worth; rest.local.lower += one.local.lower*parts[i].count; rest.local.upper += one.local.upper*parts[i].count; rest.rise = std::max(rest.rise, one.rise); rest.fall=std::max(rest.fall, one.fall);} }
  else rest = worth(std::span(parts.data(), kinds));
  for (std::size_t i = 0; i < kinds; ++i) {
    const Range& any = entries_[parts[i].type].worth.any;
    rest.any.lower += any.lower * parts[i].count;
    rest.any.upper += any.upper * parts[i].count;
  }
  return rest;
}

Worth Catalogue::pair(TypeId a, TypeId b) {
  const std::uint32_t key = std::uint32_t{std::min(a, b)} << 16 | std::max(a, b);
  if (const auto known = pairs_.find(key); known != pairs_.end()) return known->second;
  Moves moves;
  for (const Option& option : options(a)) moves.add(option, worth_beside(option, b));
  if (a != b) {
    for (const Option& option : options(b)) moves.add(option, worth_beside(option, a));
  }
  const Worth found = moves.worth();
  pairs_.emplace(key, found);
  return found;
}

Worth Catalogue::worth(std::span<const Part> parts) {
  struct Single {
    TypeId type;
    std::int32_t open;
  };
  Worth sum;
  const auto add = [&sum](const Worth& one, std::int32_t count) {
    sum.local.lower += one.local.lower * count;
    sum.local.upper += one.local.upper * count;
    sum.rise = std::max(sum.rise, one.rise);
    sum.fall = std::max(sum.fall, one.fall);
  };
  std::array<Single, kMaxKinds> singles;
  std::size_t count = 0;
  for (const Part& part : parts) {
    const Worth& one = entries_[part.type].worth;
    const std::int32_t open = one.local.upper - one.local.lower;
    if (open == 0) {
      add(one, part.count);
      continue;
    }
    if (part.count > 1) add(pair(part.type, part.type), part.count / 2);
    if (part.count % 2 == 0) continue;
    std::size_t at = count++;
    for (; at > 0 && singles[at - 1].open < open; --at) singles[at] = singles[at - 1];
    singles[at] = {part.type, open};
  }
  for (std::size_t i = 0; i + 1 < count; i += 2) add(pair(singles[i].type, singles[i + 1].type), 1);
  if (count % 2 != 0) add(entries_[singles[count - 1].type].worth, 1);
  return sum;
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
