// A symmetry is a turn (sides exchanged and reversed) and then a shift. Those that keep the board
// are a group; let S be the shifts among them, which keep attacks wherever they keep blocked cells,
// T the turns that some shift makes a symmetry, and K those that move no usable cell. Any turn in T
// belongs to |S| symmetries, and any two that differ by one in K do the same to usable cells, so
// there are |S| |T| / |K|. S and T are groups: only members that those found before do not make are
// looked for, each of which at least doubles them. Where cells are blocked, the first of them goes
// to a blocked cell, so there are as many shifts to try as these.
#include "minimex/games/board_symmetries.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <numeric>
#include <set>
#include <utility>

#include "minimex/core/saturating.hpp"

namespace minimex {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// A way to exchange and reverse sides: coordinate i of the image is coordinate `from[i]`,
/// reversed when bit i of `reversed` is set.
struct Turn {
  std::array<std::uint8_t, kMaxDimensions> from{};
  unsigned reversed = 0;

  friend auto operator<=>(const Turn& a, const Turn& b) = default;
};

/// By how much each coordinate grows, from 0 to below its side; only where that is glued.
using Shift = std::array<std::int32_t, kMaxDimensions>;

/// Adds `member` to a finite group and its generators; `then(a, b)` does one after the other.
template <class Member, class Then>
void extend(std::set<Member>& group, std::vector<Member>& generators, const Member& member,
            const Then& then) {
  generators.push_back(member);
  std::vector<Member> open(group.begin(), group.end());
  while (!open.empty()) {
    const Member last = open.back();
    open.pop_back();
    for (const Member& generator : generators) {
      const Member made = then(last, generator);
      if (group.insert(made).second) open.push_back(made);
    }
  }
}

/// The symmetries of one board.
class Finder {
 public:
  Finder(const Board& board, const GraphInstance& instance, const Graph& graph, Control& control)
      : board_(board), sites_(instance), graph_(graph), control_(control) {
    for (std::size_t i = 0; i < sides(); ++i) identity_.from[i] = static_cast<std::uint8_t>(i);
    turns_.insert(identity_);
  }

  /// Finds them all; what `kept` then holds makes them. Returns how many there are.
  std::uint64_t find(std::vector<std::vector<Vertex>>& kept) {
    const std::uint64_t shifts = board_.blocked.empty() ? unit_shifts(kept) : some_shifts(kept);
    find_turns(kept);
    if (control_.stopped() || graph_.vertex_count() == 0) return 1;
    return shifts * turns_.size() / count_still();
  }

 private:
  using Map = std::vector<Vertex>;

  [[nodiscard]] std::size_t sides() const noexcept { return board_.size.size(); }

  [[nodiscard]] Site image(const Site& site, const Turn& turn, const Shift& shift) const {
    Site out = site;
    for (std::size_t i = 0; i < sides(); ++i) {
      const std::int32_t x = site.at[turn.from[i]];
      out.at[i] = ((turn.reversed >> i & 1) != 0 ? board_.size[i] + 1 - x : x) + shift[i];
      if (out.at[i] > board_.size[i]) out.at[i] -= board_.size[i];
    }
    return out;
  }

  /// The shift that, after `turn`, brings `from` to `to`; nothing when none does.
  [[nodiscard]] std::optional<Shift> shift_between(const Site& from, const Site& to,
                                                   const Turn& turn) const {
    const Site turned = image(from, turn, {});
    Shift shift{};
    for (std::size_t i = 0; i < sides(); ++i) {
      shift[i] = to.at[i] - turned.at[i];
      if (shift[i] != 0 && !board_.toroidal[i]) return std::nullopt;
      if (shift[i] < 0) shift[i] += board_.size[i];
    }
    return shift;
  }

  [[nodiscard]] bool keeps_cells(const Turn& turn, const Shift& shift) const {
    return std::all_of(board_.blocked.begin(), board_.blocked.end(), [&](std::int64_t cell) {
      return std::binary_search(board_.blocked.begin(), board_.blocked.end(),
                                board_.index_of(image(board_.site_of(cell), turn, shift)));
    });
  }

  /// The first shift, if any, that keeps cells after `turn` and that `wanted` takes.
  template <class Wanted>
  [[nodiscard]] std::optional<Shift> fitting_shift(const Turn& turn, const Wanted& wanted) const {
    if (board_.blocked.empty() || !board_.toroidal) {
      const Shift none{};
      return wanted(none) && keeps_cells(turn, none) ? std::optional(none) : std::nullopt;
    }
    const Site first = board_.site_of(board_.blocked.front());
    for (const std::int64_t cell : board_.blocked) {
      if (control_.stopped()) return std::nullopt;
      const auto shift = shift_between(first, board_.site_of(cell), turn);
      if (shift && wanted(*shift) && keeps_cells(turn, *shift)) return shift;
    }
    return std::nullopt;
  }

  [[nodiscard]] Map map_of(const Turn& turn, const Shift& shift) const {
    Map map(at(graph_.vertex_count()));
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      map[at(v)] = *sites_.vertex(Move{image(sites_.site(v), turn, shift)});
    }
    return map;
  }

  [[nodiscard]] bool keeps_attacks(const Map& map) const {
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      for (const Vertex w : graph_.neighbours(v)) {
        if (!graph_.adjacent(map[at(v)], map[at(w)])) return false;
      }
    }
    return true;
  }

  /// Where no cell is blocked, all shifts are symmetries. Returns how many.
  std::uint64_t unit_shifts(std::vector<Map>& kept) const {
    std::uint64_t count = 1;
    for (std::size_t i = 0; i < sides(); ++i) {
      if (!board_.toroidal[i] || board_.size[i] == 1) continue;
      Shift unit{};
      unit[i] = 1;
      kept.push_back(map_of(identity_, unit));
      count *= static_cast<std::uint64_t>(board_.size[i]);
    }
    return count;
  }

  /// Where some are. Returns how many shifts are symmetries.
  std::uint64_t some_shifts(std::vector<Map>& kept) const {
    const auto then = [this](Shift a, const Shift& b) {
      for (std::size_t i = 0; i < sides(); ++i) a[i] = (a[i] + b[i]) % board_.size[i];
      return a;
    };
    std::set<Shift> shifts = {Shift{}};
    std::vector<Shift> generators;
    const auto is_new = [&shifts](const Shift& shift) { return shifts.count(shift) == 0; };
    while (const auto shift = fitting_shift(identity_, is_new)) {
      extend(shifts, generators, *shift, then);
      kept.push_back(map_of(identity_, *shift));
    }
    return shifts.size();
  }

  /// Whether exchanging sides as in `turn` and reversing them makes a turn of this box, and is
  /// written in one way only as far as sides of one cell go.
  [[nodiscard]] bool fits(const Turn& turn) const {
    for (std::size_t i = 0; i < sides(); ++i) {
      const std::size_t from = turn.from[i];
      if (board_.size[i] != board_.size[from] || board_.toroidal[i] != board_.toroidal[from]) {
        return false;
      }
      if (board_.size[i] == 1 && (from != i || (turn.reversed >> i & 1) != 0)) return false;
    }
    return true;
  }

  /// Asks about each turn of the box that those found before do not make.
  void find_turns(std::vector<Map>& kept) {
    const auto then = [this](const Turn& a, const Turn& b) {
      Turn both;
      for (std::size_t i = 0; i < sides(); ++i) {
        both.from[i] = a.from[b.from[i]];
        both.reversed |= ((b.reversed >> i ^ a.reversed >> b.from[i]) & 1) << i;
      }
      return both;
    };
    std::vector<Turn> generators;
    std::vector<std::size_t> from(sides());
    std::iota(from.begin(), from.end(), std::size_t{0});
    do {
      Turn turn;
      for (std::size_t i = 0; i < sides(); ++i) turn.from[i] = static_cast<std::uint8_t>(from[i]);
      for (turn.reversed = 0; turn.reversed < 1U << sides(); ++turn.reversed) {
        if (!fits(turn) || turns_.count(turn) != 0) continue;
        const auto shift = fitting_shift(turn, [](const Shift&) { return true; });
        if (control_.stopped()) return;
        if (!shift) continue;
        Map map = map_of(turn, *shift);
        if (!keeps_attacks(map)) continue;
        extend(turns_, generators, turn, then);
        kept.push_back(std::move(map));
      }
    } while (std::next_permutation(from.begin(), from.end()));
  }

  /// Turns with a shift each that move no usable cell, of which there is one at least.
  [[nodiscard]] std::uint64_t count_still() const {
    const Site first = sites_.site(0);
    return static_cast<std::uint64_t>(
        std::count_if(turns_.begin(), turns_.end(), [&](const Turn& turn) {
          const auto shift = shift_between(first, first, turn);
          Vertex v = 0;
          while (shift && v < graph_.vertex_count() &&
                 image(sites_.site(v), turn, *shift) == sites_.site(v)) {
            ++v;
          }
          return v == graph_.vertex_count();
        }));
  }

  const Board& board_;
  GraphSites sites_;
  const Graph& graph_;
  Control& control_;
  Turn identity_;
  std::set<Turn> turns_;  // T
};

bool comes_before(std::span<const Vertex> a, std::span<const Vertex> b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

/// Does some symmetries one after another; true when one of the images comes before `set`. Sorts an
/// image only when the least vertices do not tell.
bool is_soon_preceded(std::span<const Vertex> set, const std::vector<std::vector<Vertex>>& maps) {
  constexpr int kRounds = 8;
  if (set.empty()) return false;
  std::vector<Vertex> image(set.begin(), set.end());
  std::vector<Vertex> sorted;
  for (int round = 0; round < kRounds; ++round) {
    for (const std::vector<Vertex>& map : maps) {
      for (Vertex& v : image) v = map[at(v)];
      const Vertex least = *std::min_element(image.begin(), image.end());
      if (least > set.front()) continue;
      if (least < set.front()) return true;
      sorted = image;
      std::sort(sorted.begin(), sorted.end());
      if (comes_before(sorted, set)) return true;
    }
  }
  return false;
}

}  // namespace

BoardSymmetries::BoardSymmetries(const GraphInstance& instance, const Graph& graph,
                                 Control& control) {
  const auto shape = instance.board();
  if (shape) count_ = Finder(shape->board, instance, graph, control).find(kept_);
}

std::optional<std::uint64_t> BoardSymmetries::images_of_first(std::span<const Vertex> set,
                                                              std::uint64_t most,
                                                              Control& control) const {
  constexpr std::size_t kWorkBetweenChecks = std::size_t{1} << 16;  // vertices
  if (is_soon_preceded(set, kept_)) return std::nullopt;
  std::vector<Vertex> image;
  std::set<std::vector<Vertex>> images = {std::vector<Vertex>(set.begin(), set.end())};
  std::vector<const std::vector<Vertex>*> open = {&*images.begin()};
  std::size_t work = 0;
  while (!open.empty() && images.size() <= most) {
    const std::vector<Vertex>& last = *open.back();
    open.pop_back();
    for (const std::vector<Vertex>& map : kept_) {
      image.clear();
      for (const Vertex v : last) image.push_back(map[at(v)]);
      std::sort(image.begin(), image.end());
      if (comes_before(image, set)) return std::nullopt;
      const auto [place, is_new] = images.insert(image);
      if (is_new) open.push_back(&*place);
    }
    work += kept_.size() * set.size();
    if (work < kWorkBetweenChecks) continue;
    work = 0;
    if (control.stopped()) return std::nullopt;
  }
  return std::min<std::uint64_t>(images.size(), saturating_add(most, 1));
}

std::uint64_t BoardSymmetries::image_bytes(std::uint64_t count, std::uint64_t size) const noexcept {
  constexpr std::uint64_t kNode = sizeof(std::vector<Vertex>) + 80;  // of the set, and in `open`
  return saturating_multiply(std::min(count, count_), kNode + size * sizeof(Vertex));
}

std::uint64_t BoardSymmetries::bytes(const GraphInstance& instance) {
  const auto shape = instance.board();
  if (!shape) return 0;
  std::uint64_t turns = 1;
  const auto& size = shape->board.size;
  for (std::size_t i = 0; i < size.size(); ++i) {
    if (size[i] == 1) continue;
    turns *= 2 * static_cast<std::uint64_t>(std::count(
                     size.begin(), size.begin() + static_cast<std::ptrdiff_t>(i) + 1, size[i]));
  }
  // Each map that is kept doubles what they make: turns and, up to one for each cell, shifts.
  const std::uint64_t cells =
      shape->board.toroidal ? static_cast<std::uint64_t>(shape->board.cell_count()) : 1;
  const std::uint64_t blocked = shape->board.toroidal ? shape->board.blocked.size() : 0;
  constexpr std::uint64_t kMember = 96;  // of the set of turns or of shifts, and in a list
  const auto maps = static_cast<std::uint64_t>(std::bit_width(turns) + std::bit_width(cells));
  const std::uint64_t map =
      saturating_add(sizeof(std::vector<Vertex>) + 16,
                     saturating_multiply(instance.vertex_count(), sizeof(Vertex)));
  return saturating_add(saturating_multiply(maps, map), kMember * (turns + blocked));
}

}  // namespace minimex
