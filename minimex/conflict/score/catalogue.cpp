#include "minimex/conflict/score/catalogue.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "minimex/core/hash.hpp"

namespace minimex::conflict::duel {
namespace {

/// Sorts the options and joins those that leave the same pieces.
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
    h = mixed(h + (std::uint64_t{option.least} << 16 | option.most));
    for (const TypeId part : option.parts) h = mixed(h + part);
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

Catalogue::Catalogue(std::uint64_t max_bytes, std::uint64_t pair_bytes)
    : max_bytes_(max_bytes), pairs_(pair_bytes) {
  options_.emplace_back();  // type 0: one move that leaves nothing
  entries_.push_back({0, 1, {{1, 1}, {1, 1}, 0, 0}});
}

/// What a move leaves, and maybe a piece beside it, by increasing type.
class Catalogue::Rest {
 public:
  Rest(const Option& option, TypeId beside) noexcept {
    for (const TypeId part : option.parts) {
      if (part >= beside) add(std::exchange(beside, kNothing));
      if (part == kNothing) break;
      add(part);
    }
    add(beside);
  }
  [[nodiscard]] std::span<const Part> parts() const noexcept { return {parts_.data(), kinds_}; }

 private:
  void add(TypeId type) noexcept {
    if (type == kNothing) return;
    if (kinds_ > 0 && parts_[kinds_ - 1].type == type) {
      ++parts_[kinds_ - 1].count;
    } else {
      parts_[kinds_++] = {type, 1};
    }
  }

  std::array<Part, Option::kMaxParts + 1> parts_;
  std::size_t kinds_ = 0;
};

Worth Catalogue::worth_of(std::span<const Option> options) const noexcept {
  MovesWorth moves;
  for (const Option& option : options) {
    const Rest rest(option, kNothing);
    Worth left = worth_apart(rest.parts());
    for (const Part& part : rest.parts()) {
      left.any.lower += worth(part.type).any.lower * part.count;
      left.any.upper += worth(part.type).any.upper * part.count;
    }
    moves.add(option.least, option.most, left);
  }
  return moves.worth();
}

Worth Catalogue::worth_apart(std::span<const Part> parts) const noexcept {
  Worth sum;
  for (const Part& part : parts) sum.add(worth(part.type), part.count);
  return sum;
}

Worth Catalogue::worth_in_pairs(std::span<const Part> parts) {
  constexpr std::uint32_t kMostSteps = 1 << 18;  // some milliseconds
  steps_left_ = kMostSteps;
  return in_pairs(parts);
}

/// Pieces of fixed worth stand alone, equal ones make pairs, and the others pair with the one that
/// is open most nearly as wide.
Worth Catalogue::in_pairs(std::span<const Part> parts) {
  struct Single {
    TypeId type;
    std::int32_t open;
  };
  std::array<Single, kMaxKinds> singles;
  std::size_t count = 0;
  Worth sum;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (count == singles.size()) {
      sum.add(in_pairs(parts.subspan(i)), 1);
      break;
    }
    const auto& [type, pieces] = parts[i];
    const Worth& one = worth(type);
    const std::int32_t open = one.local.upper - one.local.lower;
    if (open == 0) {
      sum.add(one, pieces);
      continue;
    }
    if (pieces > 1) sum.add(pair(type, type), pieces / 2);
    if (pieces % 2 == 0) continue;
    std::size_t at = count++;
    for (; at > 0 && singles[at - 1].open < open; --at) singles[at] = singles[at - 1];
    singles[at] = {type, open};
  }
  for (std::size_t i = 0; i + 1 < count; i += 2) {
    sum.add(pair(singles[i].type, singles[i + 1].type), 1);
  }
  if (count % 2 != 0) sum.add(worth(singles[count - 1].type), 1);
  return sum;
}

/// Two pieces are a game: its moves are those of either, beside the other. Where there is no room
/// for it, or it takes too long, they stay apart.
Worth Catalogue::pair(TypeId a, TypeId b) {
  constexpr std::size_t kMostMoves = 256;
  constexpr std::int32_t kMostTokens = 1000;  // bounds the recursion
  if (const auto known = pairs_.find(a, b)) return *known;
  const std::size_t moves = options(a).size() + (a == b ? 0 : options(b).size());
  Worth apart = worth(a);
  apart.add(worth(b), 1);
  if (moves > kMostMoves || moves > steps_left_) return apart;
  if (worth(a).any.upper + worth(b).any.upper > kMostTokens) return apart;
  steps_left_ -= static_cast<std::uint32_t>(moves);
  MovesWorth joined;
  add_moves(a, b, joined);
  if (a != b) add_moves(b, a, joined);
  const Worth found = joined.worth().or_better(apart);
  if (pairs_.make_room()) pairs_.insert(a, b, found);
  return found;
}

void Catalogue::add_moves(TypeId mover, TypeId beside, MovesWorth& moves) {
  for (const Option& option : options(mover)) {
    moves.add(option.least, option.most, in_pairs(Rest(option, beside).parts()));
  }
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

/// Vectors may hold twice their size, and three times while they grow.
std::uint64_t Catalogue::bytes() const noexcept {
  constexpr std::uint64_t kIndexBytes = 48;  // a node of the index and its bucket
  return 3 * (options_.size() * sizeof(Option) + entries_.size() * sizeof(Entry)) +
         entries_.size() * kIndexBytes;
}

}  // namespace minimex::conflict::duel
