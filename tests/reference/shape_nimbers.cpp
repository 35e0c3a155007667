#include "tests/reference/shape_nimbers.hpp"

#include <algorithm>
#include <bitset>
#include <stdexcept>

#include "tests/reference/shape_space.hpp"
#include "tests/reference/shape_table.hpp"

namespace minimex::reference {

class ShapeNimbers::Search {
 public:
  Search() = default;
  virtual ~Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual int nimber(const std::vector<int>& positions) = 0;
  [[nodiscard]] virtual std::uint64_t shapes() const = 0;
  [[nodiscard]] virtual std::uint64_t bytes() const = 0;
};

namespace {

/// What both methods share: the table, and sums by their components.
template <int kWords, class Value>
class WordSearch : public ShapeNimbers::Search {
 public:
  using Shape = Bits<kWords>;

  WordSearch(const Frame& frame, std::uint64_t most_bytes) : space_(frame), table_(most_bytes) {}

  int nimber(const std::vector<int>& positions) override {
    Shape set{};
    for (const int p : positions) insert<kWords>(set, p);
    return nimber_of_set(set);
  }
  [[nodiscard]] std::uint64_t shapes() const override { return table_.size(); }
  [[nodiscard]] std::uint64_t bytes() const override { return table_.bytes(); }

 protected:
  virtual int nimber_of_component(const Shape& shape) = 0;

  int nimber_of_set(Shape set) {
    int nimber = 0;
    while (!is_empty<kWords>(set)) nimber ^= nimber_of_component(space_.cut_component(set));
    return nimber;
  }

  ShapeSpace<kWords> space_;
  ShapeTable<kWords, Value> table_;
};

template <int kWords>
class MexSearch final : public WordSearch<kWords, std::uint8_t> {
 public:
  using Shape = Bits<kWords>;
  using WordSearch<kWords, std::uint8_t>::WordSearch;

 private:
  static constexpr std::size_t kMostNimbers = 256;  // they have a byte

  int nimber_of_component(const Shape& shape) override {
    if (const std::uint8_t* const known = this->table_.find(shape)) return *known;
    std::bitset<kMostNimbers> reached;
    Shape left = shape;
    while (!is_empty<kWords>(left)) {
      const int p = take_lowest<kWords>(left);
      reached.set(static_cast<std::size_t>(this->nimber_of_set(this->space_.after(shape, p))));
    }
    std::size_t mex = 0;
    while (mex < kMostNimbers && reached[mex]) ++mex;
    if (mex == kMostNimbers) throw OutOfTable("a nimber is above 255");
    this->table_.set(shape, static_cast<std::uint8_t>(mex));
    return static_cast<int>(mex);
  }
};

/// What is known of a component: its nimber, or heaps with which the player to move wins.
struct Facts {
  std::uint32_t won_heaps = 0;  // bit h: the component plus a heap of h
  std::int32_t nimber = -1;
};

template <int kWords>
class OutcomeSearch final : public WordSearch<kWords, Facts> {
 public:
  using Shape = Bits<kWords>;
  using WordSearch<kWords, Facts>::WordSearch;

 private:
  static constexpr int kMostHeap = 31;

  int nimber_of_component(const Shape& shape) override {
    int heap = 0;
    while (!is_lost(shape, heap)) ++heap;
    return heap;
  }

  /// Whether the player to move loses on `shape`, which is connected, plus a heap.
  bool is_lost(const Shape& shape, int heap) {
    if (heap > kMostHeap) throw OutOfTable("a heap is above 31");
    Facts facts = facts_of(shape);
    if (facts.nimber >= 0) return facts.nimber == heap;
    if (((facts.won_heaps >> heap) & 1U) != 0) return false;
    const bool lost = !has_winning_token(shape, heap) && !has_lost_heap_below(shape, heap);
    facts = facts_of(shape);
    if (lost) {
      facts.nimber = heap;
    } else {
      facts.won_heaps |= std::uint32_t{1} << heap;
    }
    this->table_.set(shape, facts);
    return lost;
  }

  [[nodiscard]] Facts facts_of(const Shape& shape) const {
    const Facts* const known = this->table_.find(shape);
    return known == nullptr ? Facts{} : *known;
  }

  bool has_lost_heap_below(const Shape& shape, int heap) {
    for (int smaller = 0; smaller < heap; ++smaller) {
      if (is_lost(shape, smaller)) return true;
    }
    return false;
  }

  /// What a move leaves: components, the largest last.
  using Sum = std::vector<Shape>;

  Sum sum_after(const Shape& shape, int p) const {
    Sum sum;
    Shape left = this->space_.after(shape, p);
    while (!is_empty<kWords>(left)) sum.push_back(this->space_.cut_component(left));
    std::sort(sum.begin(), sum.end(),
              [](const Shape& a, const Shape& b) { return count<kWords>(a) < count<kWords>(b); });
    return sum;
  }

  /// Moves whose outcome is known come first, then those that leave small components.
  bool has_winning_token(const Shape& shape, int heap) {
    std::vector<Sum> sums;
    Shape left = shape;
    while (!is_empty<kWords>(left)) {
      sums.push_back(sum_after(shape, take_lowest<kWords>(left)));
      if (is_known_lost(sums.back(), heap)) return true;
    }
    const auto size = [](const Sum& sum) { return sum.empty() ? 0 : count<kWords>(sum.back()); };
    std::stable_sort(sums.begin(), sums.end(),
                     [&](const Sum& a, const Sum& b) { return size(a) < size(b); });
    return std::any_of(sums.begin(), sums.end(),
                       [&](const Sum& sum) { return is_sum_lost(sum, heap); });
  }

  [[nodiscard]] bool is_known_lost(const Sum& sum, int heap) const {
    for (const Shape& part : sum) {
      const int nimber = facts_of(part).nimber;
      if (nimber < 0) return false;
      heap ^= nimber;
    }
    return heap == 0;
  }

  /// The nimbers of all components but the largest join the heap.
  bool is_sum_lost(const Sum& sum, int heap) {
    if (sum.empty()) return heap == 0;
    for (std::size_t i = 0; i + 1 < sum.size(); ++i) heap ^= nimber_of_component(sum[i]);
    return is_lost(sum.back(), heap);
  }
};

template <int kWords>
std::unique_ptr<ShapeNimbers::Search> search_by(Method method, const Frame& frame,
                                                std::uint64_t most_bytes) {
  if (method == Method::PlainMex) return std::make_unique<MexSearch<kWords>>(frame, most_bytes);
  return std::make_unique<OutcomeSearch<kWords>>(frame, most_bytes);
}

}  // namespace

ShapeNimbers::ShapeNimbers(const Frame& frame, Method method, std::uint64_t most_bytes) {
  if (frame.size() > kMostPositions) throw std::invalid_argument("the frame is too large");
  if (!keeps_adjacency(frame)) throw std::invalid_argument("a motion changes adjacency");
  const int words = (frame.size() + 63) / 64;
  if (words <= 1) {
    search_ = search_by<1>(method, frame, most_bytes);
  } else if (words == 2) {
    search_ = search_by<2>(method, frame, most_bytes);
  } else if (words <= 4) {
    search_ = search_by<4>(method, frame, most_bytes);
  } else {
    search_ = search_by<8>(method, frame, most_bytes);
  }
}

ShapeNimbers::~ShapeNimbers() = default;

int ShapeNimbers::nimber(const std::vector<int>& positions) {
  return search_->nimber(positions);
}

std::uint64_t ShapeNimbers::shapes() const {
  return search_->shapes();
}

std::uint64_t ShapeNimbers::bytes() const {
  return search_->bytes();
}

void shape_terms(const Terms& terms, Method method, std::uint64_t most_bytes,
                 const TellTerm& tell) {
  const PlacedFamily family = placed_family(terms.family, terms.last);
  if (family.smallest <= terms.first) {
    ShapeNimbers table(family.frame, method, most_bytes);
    for (int n = terms.first; n <= terms.last; ++n) {
      tell(n, table.nimber(family.member(n)), table);
    }
    return;
  }
  for (int n = terms.first; n <= terms.last; ++n) {
    const PlacedFamily alone = placed_family(terms.family, n);
    ShapeNimbers table(alone.frame, method, most_bytes);
    tell(n, table.nimber(alone.member(n)), table);
  }
}

}  // namespace minimex::reference
