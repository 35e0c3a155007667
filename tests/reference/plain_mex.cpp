// Shapes are bit sets over the positions of the frame. A motion is applied by tables of the images
// of each four positions, a slide by shifting; the least of all images stands for the shape.
#include "tests/reference/plain_mex.hpp"

#include <algorithm>
#include <bit>
#include <bitset>
#include <cassert>
#include <stdexcept>

#include "tests/reference/shape_table.hpp"

namespace minimex::reference {
namespace {

template <int kWords>
bool is_empty(const Bits<kWords>& set) {
  return same<kWords>(set, Bits<kWords>{});
}

template <int kWords>
void insert(Bits<kWords>& set, int position) {
  set[static_cast<std::size_t>(position / 64)] |= std::uint64_t{1} << (position % 64);
}

template <int kWords>
int lowest(const Bits<kWords>& set) {
  std::size_t word = 0;
  while (word + 1 < kWords && set[word] == 0) ++word;
  return static_cast<int>(64 * word) + std::countr_zero(set[word]);
}

template <int kWords>
int highest(const Bits<kWords>& set) {
  std::size_t word = kWords - 1;
  while (word > 0 && set[word] == 0) --word;
  return static_cast<int>(64 * word) + 63 - std::countl_zero(set[word]);
}

template <int kWords>
int take_lowest(Bits<kWords>& set) {
  const int position = lowest<kWords>(set);
  std::uint64_t& word = set[static_cast<std::size_t>(position / 64)];
  word &= word - 1;
  return position;
}

template <int kWords>
bool meet(const Bits<kWords>& a, const Bits<kWords>& b) {
  std::uint64_t common = 0;
  for (std::size_t i = 0; i < kWords; ++i) common |= a[i] & b[i];
  return common != 0;
}

template <int kWords>
Bits<kWords> without(Bits<kWords> set, const Bits<kWords>& taken) {
  for (std::size_t i = 0; i < kWords; ++i) set[i] &= ~taken[i];
  return set;
}

/// Every position lowered by `distance`.
template <int kWords>
Bits<kWords> shifted(const Bits<kWords>& set, int distance) {
  const auto words = static_cast<std::size_t>(distance / 64);
  const int bits = distance % 64;
  Bits<kWords> out{};
  for (std::size_t i = words; i < kWords; ++i) {
    out[i - words] = set[i] >> bits;
    if (bits != 0 && i + 1 < kWords) out[i - words] |= set[i + 1] << (64 - bits);
  }
  return out;
}

}  // namespace

class PlainMex::Search {
 public:
  Search() = default;
  virtual ~Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual int nimber(const std::vector<int>& positions) = 0;
  [[nodiscard]] virtual std::uint64_t shapes() const = 0;
  [[nodiscard]] virtual std::uint64_t bytes() const = 0;
};

template <int kWords>
class PlainMex::WordSearch final : public PlainMex::Search {
 public:
  using Shape = Bits<kWords>;

  WordSearch(const Frame& frame, std::uint64_t most_bytes)
      : nibbles_(static_cast<std::size_t>(frame.size() + 3) / 4), table_(most_bytes) {
    for (int p = 0; p < frame.size(); ++p) {
      Shape around{};
      for (const int q : frame.neighbours[static_cast<std::size_t>(p)]) insert<kWords>(around, q);
      neighbours_.push_back(around);
    }
    for (const Axis& axis : frame.axes) slides_.push_back(slide_along(axis));
    for (const std::vector<int>& motion : frame.motions) add_images(motion);
  }

  int nimber(const std::vector<int>& positions) override {
    Shape set{};
    for (const int p : positions) insert<kWords>(set, p);
    return nimber_of_set(set);
  }
  [[nodiscard]] std::uint64_t shapes() const override { return table_.size(); }
  [[nodiscard]] std::uint64_t bytes() const override { return table_.bytes(); }

 private:
  struct Slide {
    int stride = 1;
    std::vector<int> coordinate = {};
    std::vector<Shape> slices = {};  // the positions of each coordinate
    bool ascends = false;            // the lowest position has the least coordinate
  };

  static Slide slide_along(const Axis& axis) {
    const std::vector<int>& of = axis.coordinate;
    Slide slide{
        .stride = axis.stride, .coordinate = of, .ascends = std::is_sorted(of.begin(), of.end())};
    for (std::size_t p = 0; p < of.size(); ++p) {
      const auto c = static_cast<std::size_t>(of[p]);
      if (c >= slide.slices.size()) slide.slices.resize(c + 1);
      insert<kWords>(slide.slices[c], static_cast<int>(p));
    }
    return slide;
  }

  void add_images(const std::vector<int>& motion) {
    for (std::size_t nibble = 0; nibble < nibbles_; ++nibble) {
      for (unsigned value = 0; value < 16; ++value) {
        Shape image{};
        for (std::size_t i = 0; i < 4; ++i) {
          const std::size_t p = 4 * nibble + i;
          if (((value >> i) & 1U) == 0 || p >= motion.size() || motion[p] < 0) continue;
          insert<kWords>(image, motion[p]);
        }
        images_.push_back(image);
      }
    }
  }

  /// The image under motion number `motion` of a shape within the first `nibbles` nibbles.
  [[nodiscard]] Shape moved(const Shape& shape, std::size_t nibbles, std::size_t motion) const {
    Shape out{};
    const Shape* table = &images_[motion * nibbles_ * 16];
    for (std::size_t nibble = 0; nibble < nibbles; ++nibble, table += 16) {
      const Shape& image = table[(shape[nibble / 16] >> (4 * (nibble % 16))) & 15U];
      for (std::size_t i = 0; i < kWords; ++i) out[i] |= image[i];
    }
    return out;
  }

  /// `shape` as far down all axes as it goes.
  [[nodiscard]] Shape slid(const Shape& shape) const {
    int distance = 0;
    for (const Slide& slide : slides_) distance += slide.stride * least_coordinate(slide, shape);
    return distance == 0 ? shape : shifted<kWords>(shape, distance);
  }

  static int least_coordinate(const Slide& slide, const Shape& shape) {
    if (slide.ascends) return slide.coordinate[static_cast<std::size_t>(lowest<kWords>(shape))];
    int c = 0;
    while (!meet<kWords>(shape, slide.slices[static_cast<std::size_t>(c)])) ++c;
    return c;
  }

  /// The shape that stands for `shape` in the table.
  [[nodiscard]] Shape normal(const Shape& shape) const {
    const std::size_t motions = images_.size() / (nibbles_ * 16);
    const Shape low = slid(shape);  // its images are found from few nibbles
    const std::size_t nibbles = static_cast<std::size_t>(highest<kWords>(low)) / 4 + 1;
    Shape best = low;
    for (std::size_t motion = 0; motion < motions; ++motion) {
      best = std::min(best, slid(moved(low, nibbles, motion)));
    }
    return best;
  }

  /// The component of the lowest position of `set`.
  [[nodiscard]] Shape component(const Shape& set) const {
    Shape reached{};
    insert<kWords>(reached, lowest<kWords>(set));
    Shape open = reached;
    while (!is_empty<kWords>(open)) {
      const auto p = static_cast<std::size_t>(take_lowest<kWords>(open));
      for (std::size_t i = 0; i < kWords; ++i) {
        const std::uint64_t fresh = neighbours_[p][i] & set[i] & ~reached[i];
        reached[i] |= fresh;
        open[i] |= fresh;
      }
    }
    return reached;
  }

  int nimber_of_set(Shape set) {
    int nimber = 0;
    while (!is_empty<kWords>(set)) {
      const Shape part = component(set);
      set = without<kWords>(set, part);
      nimber ^= nimber_of_component(normal(part));
    }
    return nimber;
  }

  int nimber_of_component(const Shape& shape) {
    if (const auto known = table_.find(shape)) return *known;
    std::bitset<kMostPositions + 1> reached;  // a nimber of at most 255 has a byte
    Shape left = shape;
    while (!is_empty<kWords>(left)) {
      const int p = take_lowest<kWords>(left);
      Shape taken = neighbours_[static_cast<std::size_t>(p)];
      insert<kWords>(taken, p);
      reached.set(static_cast<std::size_t>(nimber_of_set(without<kWords>(shape, taken))));
    }
    int mex = 0;
    while (reached[static_cast<std::size_t>(mex)]) ++mex;
    table_.add(shape, mex);
    return mex;
  }

  std::size_t nibbles_;
  std::vector<Shape> neighbours_ = {};
  std::vector<Slide> slides_ = {};
  std::vector<Shape> images_ = {};  // of 16 values of each nibble, under each motion
  ShapeTable<kWords> table_;
};

PlainMex::PlainMex(const Frame& frame, std::uint64_t most_bytes) {
  if (frame.size() > kMostPositions) throw std::invalid_argument("the frame is too large");
  if (!keeps_adjacency(frame)) throw std::invalid_argument("a motion changes adjacency");
  const int words = (frame.size() + 63) / 64;
  if (words <= 1) {
    search_ = std::make_unique<WordSearch<1>>(frame, most_bytes);
  } else if (words == 2) {
    search_ = std::make_unique<WordSearch<2>>(frame, most_bytes);
  } else if (words <= 4) {
    search_ = std::make_unique<WordSearch<4>>(frame, most_bytes);
  } else {
    search_ = std::make_unique<WordSearch<8>>(frame, most_bytes);
  }
}

PlainMex::~PlainMex() = default;

int PlainMex::nimber(const std::vector<int>& positions) {
  return search_->nimber(positions);
}

std::uint64_t PlainMex::shapes() const {
  return search_->shapes();
}

std::uint64_t PlainMex::bytes() const {
  return search_->bytes();
}

void plain_terms(const std::string& text, int first, int last, std::uint64_t most_bytes,
                 const TellTerm& tell) {
  const PlacedFamily family = placed_family(text, last);
  if (family.smallest <= first) {
    PlainMex table(family.frame, most_bytes);
    for (int n = first; n <= last; ++n) tell(n, table.nimber(family.member(n)), table);
    return;
  }
  for (int n = first; n <= last; ++n) {
    const PlacedFamily alone = placed_family(text, n);
    PlainMex table(alone.frame, most_bytes);
    tell(n, table.nimber(alone.member(n)), table);
  }
}

}  // namespace minimex::reference
