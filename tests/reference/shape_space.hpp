// The shapes of a frame: parts of a set that are connected, and one shape that stands for all that
// motions and slides carry into each other.
//
// A motion is applied by tables of the images of each four positions, a slide by shifting; the
// least of all images stands for the shape.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "tests/reference/placed_graph.hpp"
#include "tests/reference/shape_bits.hpp"

namespace minimex::reference {

template <int kWords>
class ShapeSpace {
 public:
  using Shape = Bits<kWords>;

  /// `frame` has at most 64 kWords positions and keeps adjacency.
  explicit ShapeSpace(const Frame& frame)
      : nibbles_(static_cast<std::size_t>(frame.size() + 3) / 4) {
    for (int p = 0; p < frame.size(); ++p) {
      Shape around{};
      for (const int q : frame.neighbours[static_cast<std::size_t>(p)]) insert<kWords>(around, q);
      neighbours_.push_back(around);
    }
    for (const Axis& axis : frame.axes) slides_.push_back(slide_along(axis));
    for (const std::vector<int>& motion : frame.motions) add_images(motion);
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

  /// What a token at position `p` leaves of `shape`.
  [[nodiscard]] Shape after(const Shape& shape, int p) const {
    Shape taken = neighbours_[static_cast<std::size_t>(p)];
    insert<kWords>(taken, p);
    return without<kWords>(shape, taken);
  }

  /// Cuts a component off `set`, which is not empty; returns the shape that stands for it.
  [[nodiscard]] Shape cut_component(Shape& set) const {
    const Shape part = component(set);
    set = without<kWords>(set, part);
    return normal(part);
  }

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

  std::size_t nibbles_;
  std::vector<Shape> neighbours_ = {};
  std::vector<Slide> slides_ = {};
  std::vector<Shape> images_ = {};  // of 16 values of each nibble, under each motion
};

}  // namespace minimex::reference
