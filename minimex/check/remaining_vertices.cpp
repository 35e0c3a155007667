#include "minimex/check/remaining_vertices.hpp"

namespace minimex::check {

RemainingVertices::RemainingVertices(Vertex vertices)
    : next_(at(vertices) + 1), before_(at(vertices) + 1), list_of_(at(vertices), 1) {
  for (Vertex v = 0; v < vertices; ++v) link(v, v + 1);
  link(vertices, 0);
}

std::uint64_t RemainingVertices::bytes(std::uint64_t vertices) noexcept {
  return vertices * (2 * sizeof(Vertex) + sizeof(std::uint64_t));
}

void RemainingVertices::take_out(Vertex v) {
  taken_.push_back({v, before_[at(v)], next_[at(v)], list_of_[at(v)]});
  link(before_[at(v)], next_[at(v)]);
  list_of_[at(v)] = 0;
}

void RemainingVertices::put_back(std::size_t mark) {
  while (taken_.size() > mark) {
    const Taken& taken = taken_.back();
    link(taken.before, taken.vertex);
    link(taken.vertex, taken.after);
    list_of_[at(taken.vertex)] = taken.list;
    taken_.pop_back();
  }
}

RemainingVertices::Aside RemainingVertices::enter_part(std::size_t count) {
  const Aside aside{first(), before_[at(end())], list_};
  list_ = ++newest_list_;
  link(end(), end());
  for (const Taken& taken : std::span(taken_).last(count)) {
    link(before_[at(end())], taken.vertex);
    link(taken.vertex, end());
    list_of_[at(taken.vertex)] = list_;
  }
  return aside;
}

void RemainingVertices::leave_part(const Aside& aside) {
  link(end(), aside.first);
  link(aside.last, end());
  list_ = aside.list;
}

}  // namespace minimex::check
