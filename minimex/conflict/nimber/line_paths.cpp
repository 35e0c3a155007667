#include "minimex/conflict/nimber/line_paths.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <utility>

#include "minimex/conflict/nimber/closed_forms.hpp"

namespace minimex::conflict {

void NimberLinePaths::add(const Graph& graph, const std::vector<Vertex>& component) {
  const auto end_point = std::find_if(component.begin(), component.end(),
                                      [&](Vertex v) { return graph.degree(v) < 2; });
  const bool cycle = end_point == component.end();
  const std::size_t begin = order_.size();
  Vertex previous = -1;
  Vertex v = cycle ? component.front() : *end_point;
  for (std::size_t count = 0; count < component.size(); ++count) {
    at_[index(v)] = order_.size();
    order_.push_back(v);
    const auto neighbours = graph.neighbours(v);
    const auto next =
        std::find_if(neighbours.begin(), neighbours.end(), [&](Vertex u) { return u != previous; });
    previous = v;
    if (next != neighbours.end()) v = *next;
  }
  runs_.emplace(begin, Run{order_.size(), cycle});
}

NimberLinePaths::Runs::const_iterator NimberLinePaths::run_of(Vertex v) const {
  const auto found = std::prev(runs_.upper_bound(at_[index(v)]));
  assert(at_[index(v)] < found->second.end);
  return found;
}

int NimberLinePaths::change(Vertex v) const {
  const auto& [begin, run] = *run_of(v);
  const auto length = static_cast<std::int64_t>(run.end - begin);
  if (run.cycle) return cycle_nimber(length) ^ path_nimber(length - 3);
  const auto i = static_cast<std::int64_t>(at_[index(v)] - begin);
  return path_nimber(length) ^ path_nimber(std::max<std::int64_t>(i - 1, 0)) ^
         path_nimber(std::max<std::int64_t>(length - i - 2, 0));
}

/// Turns the cycle in [begin, end) so that it starts with `v`.
void NimberLinePaths::cut_open(Vertex v, std::size_t begin, std::size_t end) {
  const auto place = [&](std::size_t i) { return order_.begin() + static_cast<std::ptrdiff_t>(i); };
  std::rotate(place(begin), place(at_[index(v)]), place(end));
  for (std::size_t i = begin; i < end; ++i) at_[index(order_[i])] = i;
}

std::vector<Vertex> NimberLinePaths::take(Vertex v) {
  const auto found = run_of(v);
  const std::size_t begin = found->first;
  const auto [end, cycle] = found->second;
  runs_.erase(found);
  std::vector<Vertex> gone{v};
  const auto keep = [&](std::size_t from, std::size_t to) {
    if (from < to) runs_.emplace(from, Run{to, false});
  };
  if (cycle) {
    cut_open(v, begin, end);
    gone.insert(gone.end(), {order_[begin + 1], order_[end - 1]});
    keep(begin + 2, end - 1);
    return gone;
  }
  const std::size_t i = at_[index(v)];
  if (i > begin) gone.push_back(order_[i - 1]);
  if (i + 1 < end) gone.push_back(order_[i + 1]);
  if (i > begin) keep(begin, i - 1);
  keep(i + 2, end);
  return gone;
}

}  // namespace minimex::conflict
