// The vertices of a graph that a log still speaks of: a sorted list that shrinks, and grows back.
//
// A doubly linked list through arrays: taking a vertex out remembers where it stood, so that
// undoing in reverse order restores the list exactly (Knuth's dancing links). O(1) a vertex. A part
// that was taken out can become the list for a while, with the rest set aside.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::check {

class RemainingVertices {
 public:
  /// All of 0..`vertices`-1.
  explicit RemainingVertices(Vertex vertices);

  /// Bytes for `vertices` vertices when none has been taken out.
  static std::uint64_t bytes(std::uint64_t vertices) noexcept;

  [[nodiscard]] bool has(Vertex v) const noexcept { return list_of_[at(v)] == list_; }
  [[nodiscard]] bool empty() const noexcept { return first() == end(); }
  // In increasing order, from first() through next() to end().
  [[nodiscard]] Vertex first() const noexcept { return next_[at(end())]; }
  [[nodiscard]] Vertex next(Vertex v) const noexcept { return next_[at(v)]; }
  [[nodiscard]] Vertex end() const noexcept { return static_cast<Vertex>(list_of_.size()); }

  /// Takes out `v`, which is there.
  void take_out(Vertex v);
  /// How many were taken out.
  [[nodiscard]] std::size_t mark() const noexcept { return taken_.size(); }
  /// Puts back what was taken out since `mark()` was `mark`.
  void put_back(std::size_t mark);

  /// The list from before a part took its place.
  struct Aside {
    Vertex first;
    Vertex last;
    std::uint64_t list;
  };
  /// Makes the `count` vertices taken out last, which were in increasing order, the list.
  Aside enter_part(std::size_t count);
  /// Returns to the list set aside; what was taken out since was put back.
  void leave_part(const Aside& aside);

 private:
  struct Taken {
    Vertex vertex;
    Vertex before;
    Vertex after;
    std::uint64_t list;
  };
  static std::size_t at(Vertex v) noexcept { return static_cast<std::size_t>(v); }
  void link(Vertex before, Vertex after) noexcept {
    next_[at(before)] = after;
    before_[at(after)] = before;
  }

  std::vector<Vertex> next_;  // end() stands before the first and after the last
  std::vector<Vertex> before_;
  std::vector<std::uint64_t> list_of_;  // 0 when taken out
  std::vector<Taken> taken_;
  std::uint64_t list_ = 1;
  std::uint64_t newest_list_ = 1;
};

}  // namespace minimex::check
