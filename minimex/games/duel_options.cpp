#include "minimex/games/duel_options.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "minimex/core/hash.hpp"

namespace minimex::duel {
namespace {

auto by_outcome(const Option& option) {
  return std::tie(option.parts, option.least, option.most, option.listed, option.unlisted.lower,
                  option.unlisted.upper);
}

bool same_outcome(const Option& a, const Option& b) {
  return by_outcome(a) == by_outcome(b);
}

}  // namespace

void Option::add(const Component& component) {
  std::int64_t gain = component.tokens;
  if (!component.listed) {
    listed = false;
    unlisted.lower += component.unlisted.lower;
    unlisted.upper += component.unlisted.upper;
  } else if (component.unit == kTempo && !parts.empty() && parts.front() == kTempo) {
    parts.erase(parts.begin());
    gain += 2;
  } else if (component.unit != kNothing) {
    parts.insert(std::upper_bound(parts.begin(), parts.end(), component.unit), component.unit);
  }
  least += gain;
  most += gain;
}

std::uint64_t hash_of(std::span<const Option> options) noexcept {
  std::uint64_t h = options.size();
  for (const Option& option : options) {
    h = hashed(h, static_cast<std::uint64_t>(option.least));
    h = hashed(h, static_cast<std::uint64_t>(option.most));
    for (const Unit part : option.parts) h = hashed(h, part + std::uint64_t{1});
  }
  return h;
}

void sort_options(std::vector<Option>& options) {
  std::stable_sort(options.begin(), options.end(),
                   [](const Option& a, const Option& b) { return by_outcome(a) < by_outcome(b); });
  options.erase(std::unique(options.begin(), options.end(), same_outcome), options.end());
}

void join_options(std::vector<Option>& options) {
  auto last = options.begin();
  for (auto next = options.begin() + 1; next != options.end(); ++next) {
    if (next->parts == last->parts) {
      last->most = std::max(last->most, next->most);
    } else if (++last != next) {
      *last = std::move(*next);
    }
  }
  options.erase(last + 1, options.end());
}

bool same_moves(std::span<const Option> a, std::span<const Option> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_outcome);
}

}  // namespace minimex::duel
