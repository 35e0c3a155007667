#include "minimex/check/set_claims.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/set_count.hpp"
#include "minimex/check/verdict.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/games/board_symmetries.hpp"
#include "minimex/games/token_position.hpp"

namespace minimex::check {
namespace {

void expect_count(std::string_view what, const std::string& count, const std::string& claimed) {
  if (count == claimed) return;
  throw Refuted(fmt::format("there are {} {}, the claim says {}", count, what, claimed));
}

/// The vertices of a listed set, which must be independent, of `value` vertices, in order.
std::vector<Vertex> vertices_of(const std::vector<Move>& set, std::size_t number,
                                const Graph& graph, const GraphSites& sites, std::uint64_t value) {
  TokenPosition position(graph, sites);
  std::vector<Vertex> vertices;
  for (const Move& move : set) {
    const std::string objection = position.objection(move);
    if (!objection.empty()) throw Refuted(fmt::format("set {} is none: {}", number, objection));
    vertices.push_back(position.play(move));
  }
  if (vertices.size() != value) {
    throw Refuted(fmt::format("set {} has {}, the value is {}", number,
                              counted(vertices.size(), "token"), value));
  }
  if (!std::is_sorted(vertices.begin(), vertices.end())) {
    throw Refuted(fmt::format("set {} is not in the order of moves", number));
  }
  return vertices;
}

/// Checks each set and that they are different; `images`: of all of them together.
RunReport check_listing(const GraphInstance& instance, const Graph& graph, const Listing& listing,
                        std::uint64_t value, std::uint64_t held_bytes, Control& control,
                        std::uint64_t& images) {
  const std::uint64_t bytes = saturating_add(held_bytes, BoardSymmetries::bytes(instance));
  if (!control.fits(bytes)) {
    return needs_memory("the list of symmetries", bytes, control.budget());
  }
  const BoardSymmetries symmetries(instance, graph, control);
  if (control.stopped()) return stopped_report(control);
  if (listing.symmetries != kUntold && listing.symmetries != symmetries.count()) {
    throw Refuted(fmt::format("the number of symmetries is {}, the claim says {}",
                              symmetries.count(), listing.symmetries));
  }
  const GraphSites sites(instance);
  std::vector<Vertex> before;
  images = 0;
  for (std::size_t i = 0; i < listing.sets.size(); ++i) {
    if (control.stopped()) return stopped_report(control);
    const Listing::Entry& entry = listing.sets[i];
    std::vector<Vertex> set = vertices_of(entry.set, i + 1, graph, sites, value);
    if (i > 0 && set <= before) throw Refuted(fmt::format("set {} is out of order", i + 1));
    const std::uint64_t most = entry.images != kUntold ? entry.images : symmetries.count();
    const std::uint64_t needed = saturating_add(bytes, symmetries.image_bytes(most, value));
    if (!control.fits(needed)) return needs_memory("the list of images", needed, control.budget());
    const auto found = symmetries.images_of_first(set, most, control);
    if (control.stopped()) return stopped_report(control);
    if (!found) throw Refuted(fmt::format("set {} is not the first of its images", i + 1));
    if (*found > most) {
      throw Refuted(fmt::format("set {} has more images than the {} claimed", i + 1, most));
    }
    if (entry.images != kUntold && entry.images != *found) {
      throw Refuted(fmt::format("set {} has {}, the claim says {}", i + 1, counted(*found, "image"),
                                entry.images));
    }
    images = saturating_add(images, *found);
    before = std::move(set);
  }
  return {};
}

}  // namespace

RunReport check_set_claims(const GraphInstance& instance, const Graph& graph, const Claim& claim,
                           std::uint64_t value, std::uint64_t held_bytes, Control& control) {
  std::uint64_t images = 0;
  if (claim.listing) {
    RunReport run =
        check_listing(instance, graph, *claim.listing, value, held_bytes, control, images);
    if (run.status != Status::Proved) return run;
  }
  if (claim.count || claim.listing) {
    SetCount largest = count_sets(graph, value, held_bytes, control);
    if (largest.run.status != Status::Proved) return std::move(largest.run);
    if (largest.count == "0") throw Refuted(fmt::format("no set has {}", counted(value, "token")));
    if (claim.count) expect_count("maximum sets", largest.count, *claim.count);
    if (claim.listing && largest.count != std::to_string(images)) {
      throw Refuted(
          fmt::format("there are {} maximum sets, the list stands for {}", largest.count, images));
    }
  }
  if (!claim.count_all) return {};
  SetCount all = count_sets(graph, std::nullopt, held_bytes, control);
  if (all.run.status != Status::Proved) return std::move(all.run);
  expect_count("independent sets", all.count, *claim.count_all);
  return {};
}

}  // namespace minimex::check
