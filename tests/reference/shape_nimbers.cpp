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

/// What is known of a component: its nimber, or some that moves reach and that it therefore is not.
struct Facts {
  std::uint32_t reached = 0;  // bit n: nimber n
  std::int32_t nimber = -1;

  [[nodiscard]] bool has_reached(int n) const { return ((reached >> n) & 1U) != 0; }
  void reach(int n) { reached |= std::uint32_t{1} << n; }
};

template <int kWords>
class OutcomeSearch final : public WordSearch<kWords, Facts> {
 public:
  using Shape = Bits<kWords>;
  using WordSearch<kWords, Facts>::WordSearch;

 private:
  static constexpr int kMostNimber = 31;
  static constexpr int kLastAskedFirst = 2;  // larger ones are rare: a smaller one comes before

  /// What a move leaves: components without pairs of equal ones, the largest last.
  using Sum = std::vector<Shape>;

  int nimber_of_component(const Shape& shape) override {
    int nimber = 0;
    while (!is_nimber(shape, nimber)) ++nimber;
    return nimber;
  }

  [[nodiscard]] Facts facts_of(const Shape& shape) const {
    const Facts* const known = this->table_.find(shape);
    return known == nullptr ? Facts{} : *known;
  }

  /// Whether `target` is the nimber of `shape`, which is connected.
  bool is_nimber(const Shape& shape, int target) {
    if (target > kMostNimber) throw OutOfTable("a nimber is above 31");
    Facts facts = facts_of(shape);
    if (facts.nimber >= 0) return facts.nimber == target;
    if (facts.has_reached(target)) return false;
    find_nimber(facts, sums_after(shape, facts), target);
    this->table_.set(shape, facts);
    return facts.nimber == target;
  }

  /// Finds the nimber, or that moves reach `target`.
  void find_nimber(Facts& facts, const std::vector<Sum>& sums, int target) {
    const bool asked = target <= kLastAskedFirst && !facts.has_reached(target);
    if (asked && reaches(sums, target)) facts.reach(target);
    for (int n = 0; !facts.has_reached(target); ++n) {
      if (facts.has_reached(n)) continue;
      if ((asked && n == target) || !reaches(sums, n)) {
        facts.nimber = n;
        return;
      }
      facts.reach(n);
    }
  }

  /// What all moves leave, small components first; those of known nimber go into `facts`.
  std::vector<Sum> sums_after(const Shape& shape, Facts& facts) const {
    std::vector<Sum> sums;
    Shape left = shape;
    while (!is_empty<kWords>(left)) {
      Sum sum = sum_of(this->space_.after(shape, take_lowest<kWords>(left)));
      const int nimber = known_nimber(sum);
      if (nimber < 0 || nimber > kMostNimber) {
        sums.push_back(std::move(sum));
      } else {
        facts.reach(nimber);
      }
    }
    std::stable_sort(sums.begin(), sums.end(), [](const Sum& a, const Sum& b) {
      return count<kWords>(a.back()) < count<kWords>(b.back());
    });
    return sums;
  }

  Sum sum_of(Shape set) const {
    Sum sum;
    while (!is_empty<kWords>(set)) {
      const Shape part = this->space_.cut_component(set);
      const auto twin = std::find(sum.begin(), sum.end(), part);
      if (twin == sum.end()) {
        sum.push_back(part);
      } else {
        sum.erase(twin);
      }
    }
    std::sort(sum.begin(), sum.end(),
              [](const Shape& a, const Shape& b) { return count<kWords>(a) < count<kWords>(b); });
    return sum;
  }

  /// -1 where a component is not known; 0 for the empty sum.
  [[nodiscard]] int known_nimber(const Sum& sum) const {
    int total = 0;
    for (const Shape& part : sum) {
      const int nimber = facts_of(part).nimber;
      if (nimber < 0) return -1;
      total ^= nimber;
    }
    return total;
  }

  bool reaches(const std::vector<Sum>& sums, int nimber) {
    return std::any_of(sums.begin(), sums.end(),
                       [&](const Sum& sum) { return is_nimber_of_sum(sum, nimber); });
  }

  /// All components but the largest are solved outright.
  bool is_nimber_of_sum(const Sum& sum, int nimber) {
    for (std::size_t i = 0; i + 1 < sum.size(); ++i) nimber ^= nimber_of_component(sum[i]);
    return is_nimber(sum.back(), nimber);
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
