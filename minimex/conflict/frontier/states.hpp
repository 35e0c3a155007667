// The states of one place of a sweep: which vertices of the frontier are blocked, how many tokens
// the best way there has put, and how many ways there are.
//
// States lie one after another in one array of words: the blocked slots, the tokens, then the count
// in as many limbs as the largest count needs; a hash index of 32-bit numbers finds them. All grow
// by doubling, and never beyond the bytes that are allowed: the table then says what it would need.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "minimex/core/natural.hpp"

namespace minimex::conflict {

class FrontierStates {
 public:
  using Word = std::uint64_t;
  static constexpr std::uint32_t kNone = UINT32_MAX;

  /// No states; each will have so many words of slots and limbs of count.
  FrontierStates(std::size_t slot_words, std::size_t limbs)
      : slot_words_(slot_words), limbs_(limbs), index_(kFirstIndex, kNone) {}

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] std::size_t limbs() const noexcept { return limbs_; }
  [[nodiscard]] std::span<const Word> blocked(std::size_t state) const noexcept {
    return {record(state), slot_words_};
  }
  [[nodiscard]] Word tokens(std::size_t state) const noexcept { return record(state)[slot_words_]; }
  [[nodiscard]] std::span<const Limb> count(std::size_t state) const noexcept {
    return {record(state) + slot_words_ + 1, limbs_};
  }
  [[nodiscard]] std::uint64_t bytes() const noexcept {
    return records_.capacity() * sizeof(Word) + index_.size() * sizeof(std::uint32_t);
  }

  /// Adds a way to a state, with so many tokens and the count of `count.size()` <= limbs() limbs. A
  /// way with fewer tokens than others there is dropped, and one with more takes their place. The
  /// state's number; kNone when the table would need more than `most_bytes` (then in `short_of`).
  std::uint32_t add(std::span<const Word> blocked, Word tokens, std::span<const Limb> count,
                    std::uint64_t most_bytes) {
    if (2 * (size_ + 1) > index_.size() && !grow(most_bytes)) return kNone;
    std::size_t place = home(blocked);
    while (index_[place] != kNone && !is_at(index_[place], blocked)) {
      place = (place + 1) & (index_.size() - 1);
    }
    if (index_[place] == kNone) {
      index_[place] = static_cast<std::uint32_t>(size_++);
      records_.insert(records_.end(), blocked.begin(), blocked.end());
      records_.push_back(tokens);
      records_.insert(records_.end(), count.begin(), count.end());
      records_.resize(size_ * stride());
      return index_[place];
    }
    const std::uint32_t state = index_[place];
    Word* const mine = records_.data() + state * stride() + slot_words_;
    if (tokens < *mine) return state;
    if (tokens == *mine) return add_count(state, count, most_bytes) ? state : kNone;
    *mine = tokens;
    std::fill(std::copy(count.begin(), count.end(), mine + 1), mine + 1 + limbs_, 0);
    return state;
  }

  /// Bytes that `add` could not have.
  [[nodiscard]] std::uint64_t short_of() const noexcept { return short_of_; }

  /// Forgets the states; the next ones have so many limbs.
  void clear(std::size_t limbs) {
    limbs_ = limbs;
    size_ = 0;
    records_.clear();
    std::fill(index_.begin(), index_.end(), kNone);
  }

 private:
  static constexpr std::size_t kFirstIndex = 16;

  [[nodiscard]] std::size_t stride() const noexcept { return slot_words_ + 1 + limbs_; }
  [[nodiscard]] const Word* record(std::size_t state) const noexcept {
    return records_.data() + state * stride();
  }
  [[nodiscard]] bool is_at(std::size_t state, std::span<const Word> blocked) const noexcept {
    return std::equal(blocked.begin(), blocked.end(), record(state));
  }
  [[nodiscard]] std::size_t home(std::span<const Word> blocked) const noexcept {
    Word hash = 0;
    for (const Word word : blocked) {
      hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
      hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash) & (index_.size() - 1);
  }

  [[nodiscard]] bool allowed(std::uint64_t bytes, std::uint64_t most_bytes) noexcept {
    if (bytes <= most_bytes) return true;
    short_of_ = bytes;
    return false;
  }

  /// Doubles the index, and makes room for half as many states.
  bool grow(std::uint64_t most_bytes) {
    const std::size_t places = 2 * index_.size();
    const std::size_t words = places / 2 * stride();
    const std::uint64_t needed = places * sizeof(std::uint32_t) + words * sizeof(Word);
    // While they move, the old and the new records are both there.
    if (!allowed(needed + records_.capacity() * sizeof(Word), most_bytes)) return false;
    records_.reserve(words);
    index_.assign(places, kNone);
    for (std::size_t state = 0; state < size_; ++state) {
      std::size_t place = home(blocked(state));
      while (index_[place] != kNone) place = (place + 1) & (places - 1);
      index_[place] = static_cast<std::uint32_t>(state);
    }
    return true;
  }

  bool add_count(std::size_t state, std::span<const Limb> count, std::uint64_t most_bytes) {
    const auto mine = [&] {
      return std::span<Limb>(records_.data() + state * stride() + slot_words_ + 1, limbs_);
    };
    if (add_to(mine(), count) == 0) return true;
    if (!widen(most_bytes)) return false;
    mine().back() = 1;
    return true;
  }

  /// One more limb for every count.
  bool widen(std::uint64_t most_bytes) {
    const std::size_t room = std::max(records_.capacity() / stride(), size_) * (stride() + 1);
    if (!allowed(bytes() + room * sizeof(Word), most_bytes)) return false;
    std::vector<Word> wider;
    wider.reserve(room);
    for (std::size_t state = 0; state < size_; ++state) {
      wider.insert(wider.end(), record(state), record(state) + stride());
      wider.push_back(0);
    }
    records_ = std::move(wider);
    ++limbs_;
    return true;
  }

  std::size_t slot_words_;
  std::size_t limbs_;
  std::size_t size_ = 0;
  std::vector<Word> records_;
  std::vector<std::uint32_t> index_;  // a power of two of numbers of states
  std::uint64_t short_of_ = 0;
};

}  // namespace minimex::conflict
