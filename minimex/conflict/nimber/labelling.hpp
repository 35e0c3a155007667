// A numbering of the vertices of a connected position that isomorphic positions mostly share.
//
// Three rounds of colour refinement: a vertex starts with its degree as colour, and each round
// mixes in the sum of its neighbours' colours. Then a breadth-first walk from a vertex of the
// rarest colour numbers the vertices, siblings by colour. Colours and walk depend on the shape
// alone, up to ties; ties broken unluckily, or two colours that collide, only make two numberings
// differ: whoever compares two positions compares the adjacency rows of their numberings, and equal
// rows are isomorphic for certain. O(V log V + E), a microsecond for a few dozen vertices.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/core/hash.hpp"

namespace minimex::conflict {

template <int W>
class NimberLabelling {
 public:
  using Bits = NimberBits<W>;
  /// A run of equal colours in the order of `vertex`.
  struct Class {
    int begin = 0;
    int end = 0;
    [[nodiscard]] int size() const noexcept { return end - begin; }
  };

  /// Keeps a reference to the open neighbourhoods of all vertices.
  explicit NimberLabelling(std::span<const Bits> open)
      : open_(open), place_(open.size()), members_(open.size()), order_(open.size()) {}

  /// Takes the subgraph on `set`, which is connected and not empty.
  void load(const Bits& set) {
    set_ = set;
    size_ = 0;
    set.for_each([&](int v) {
      place_[index(v)] = static_cast<std::uint16_t>(size_);
      members_[index(size_++)].vertex = static_cast<std::uint16_t>(v);
    });
    neighbours_.clear();
    most_degree_ = 0;
    for (int i = 0; i < size_; ++i) {
      Member& member = members_[index(i)];
      member.first = static_cast<std::uint32_t>(neighbours_.size());
      neighbours_of(member.vertex).for_each([&](int u) {
        neighbours_.push_back(place_[index(u)]);
      });
      member.last = static_cast<std::uint32_t>(neighbours_.size());
      member.colour = member.last - member.first;
      most_degree_ = std::max(most_degree_, static_cast<int>(member.colour));
    }
  }

  /// Colours the vertices and divides them into classes.
  void colour() {
    for (int round = 0; round < kRounds; ++round) mix_neighbours();
    for (int i = 0; i < size_; ++i) {
      order_[index(i)] = (members_[index(i)].colour & ~kPlaceMask) | index(i);
    }
    std::sort(order_.begin(), order_.begin() + size_);
    classes_.clear();
    for (int i = 0; i < size_; ++i) {
      if (i == 0 || ((order_[index(i)] ^ order_[index(i - 1)]) & ~kPlaceMask) != 0) {
        classes_.push_back({i, i});
      }
      classes_.back().end = i + 1;
    }
  }

  /// After `colour`: numbers the vertices and fills `rows`.
  void number() {
    const Class& rarest =
        *std::min_element(classes_.begin(), classes_.end(),
                          [](const Class& a, const Class& b) { return a.size() < b.size(); });
    walk_from(place_at(rarest.begin));
    rows_.assign(index(size_), Bits{});
    for (int rank = 0; rank < size_; ++rank) {
      const Member& member = members_[walk_[index(rank)]];
      for (std::uint32_t e = member.first; e < member.last; ++e) {
        rows_[index(rank)].set(members_[neighbours_[e]].rank);
      }
    }
  }

  [[nodiscard]] int size() const noexcept { return size_; }
  [[nodiscard]] int edge_count() const noexcept { return static_cast<int>(neighbours_.size() / 2); }
  [[nodiscard]] int most_degree() const noexcept { return most_degree_; }
  /// After `colour`: the classes, and the vertex at each place of the order that they divide.
  [[nodiscard]] std::span<const Class> classes() const noexcept { return classes_; }
  [[nodiscard]] bool all_differ() const noexcept { return classes_.size() == index(size_); }
  [[nodiscard]] int vertex(int at) const noexcept { return members_[place_at(at)].vertex; }
  /// Neighbours of `v` inside the position.
  [[nodiscard]] Bits neighbours_of(int v) const noexcept { return open_[index(v)] & set_; }

  /// After `number`: the adjacency rows in the new numbering. Equal rows mean isomorphic positions.
  [[nodiscard]] std::span<const Bits> rows() const noexcept { return rows_; }
  [[nodiscard]] std::uint64_t rows_hash() const noexcept {
    std::uint64_t h = index(size_);
    for (const Bits& row : rows_) {
      for (const std::uint64_t word : row.words) h = hashed(h, word);
    }
    return mixed(h);
  }

 private:
  struct Member {
    std::uint64_t colour = 0;
    std::uint64_t told = 0;   // what neighbours hear of the colour
    std::uint32_t first = 0;  // its neighbours' places in neighbours_
    std::uint32_t last = 0;
    std::uint16_t vertex = 0;
    std::uint16_t rank = 0;
  };
  static constexpr int kRounds = 3;
  static constexpr std::uint64_t kPlaceMask = 0xffff;  // low bits of order_: a place in members_
  static constexpr std::uint16_t kNotYet = 0xffff;

  static constexpr std::size_t index(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] std::size_t place_at(int at) const noexcept {
    return order_[index(at)] & kPlaceMask;
  }

  void mix_neighbours() {
    for (int i = 0; i < size_; ++i) members_[index(i)].told = mixed(members_[index(i)].colour);
    for (int i = 0; i < size_; ++i) {
      Member& member = members_[index(i)];
      std::uint64_t sum = 3 * member.colour;
      for (std::uint32_t e = member.first; e < member.last; ++e) {
        sum += members_[neighbours_[e]].told;
      }
      member.colour = sum;
    }
  }

  void walk_from(std::size_t start) {
    for (int i = 0; i < size_; ++i) members_[index(i)].rank = kNotYet;
    walk_.clear();
    const auto visit = [&](std::size_t place) {
      members_[place].rank = static_cast<std::uint16_t>(walk_.size());
      walk_.push_back(static_cast<std::uint16_t>(place));
    };
    visit(start);
    for (std::size_t head = 0; head < walk_.size(); ++head) {
      const std::size_t first_child = walk_.size();
      const Member& parent = members_[walk_[head]];
      for (std::uint32_t e = parent.first; e < parent.last; ++e) {
        if (members_[neighbours_[e]].rank == kNotYet) visit(neighbours_[e]);
      }
      sort_siblings(first_child);
    }
  }

  void sort_siblings(std::size_t first) {
    if (walk_.size() - first < 2) return;
    std::sort(walk_.begin() + static_cast<std::ptrdiff_t>(first), walk_.end(),
              [&](std::uint16_t a, std::uint16_t b) {
                return members_[a].colour != members_[b].colour
                           ? members_[a].colour < members_[b].colour
                           : a < b;
              });
    for (std::size_t i = first; i < walk_.size(); ++i) {
      members_[walk_[i]].rank = static_cast<std::uint16_t>(i);
    }
  }

  std::span<const Bits> open_;
  Bits set_{};
  int size_ = 0;
  int most_degree_ = 0;
  std::vector<std::uint16_t> place_;  // vertex -> its place in members_
  std::vector<Member> members_;
  std::vector<std::uint16_t> neighbours_;
  std::vector<std::uint64_t> order_;  // colour and place, sorted
  std::vector<Class> classes_;
  std::vector<std::uint16_t> walk_;  // rank -> place
  std::vector<Bits> rows_;
};

}  // namespace minimex::conflict
