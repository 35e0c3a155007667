// A table of facts about Node Kayles on small connected graphs, each shown by earlier ones.
//
// Two kinds of facts are about a graph T, and every fact is checked when it is read:
// - "T is not h": some move leaves nimber h. Right, because the nimber is the least value that no
//   move leaves.
// - "T is g": moves leave each of 0 ... g-1, and no move leaves g: the definition of the nimber.
// What a move leaves is a sum of parts (formats/kayles_parts.hpp). It has nimber x when all its
// parts have known nimbers with XOR x; it has not nimber x when they have another XOR, or when all
// but one are known and that one is not x XOR the others. Parts of a move have fewer vertices than
// T and the table is in order of vertices, so no fact leans on itself.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/formats/graph_types.hpp"
#include "minimex/formats/kayles_parts.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::check {

class NimberFacts {
 public:
  /// Reads and checks the table; false when a limit stopped it: `why` says which. Throws Refuted
  /// and ProofError. For each graph whose nimber the table tells, every move is made and named
  /// once; for each other fact one move.
  bool read(ProofReader& in, Control& control, RunReport& why);

  /// What the table tells of a graph without twins.
  [[nodiscard]] std::optional<int> nimber(const GraphTypes::Name& name) const;

 private:
  /// False when stopped.
  bool read_fact(GraphType type, ProofReader& in, Control& control);
  bool read_nimber(GraphType type, KaylesNamer& namer, int nimber, ProofReader& in,
                   Control& control);
  bool read_exclusions(GraphType type, KaylesNamer& namer, ProofReader& in, Control& control);
  [[nodiscard]] std::optional<int> nimber_of(const KaylesSum& sum) const;
  [[nodiscard]] bool differs(const KaylesSum& sum, int nimber) const;
  [[nodiscard]] bool excludes(const GraphTypes::Name& name, int nimber) const;

  static constexpr std::int16_t kUnknown = -1;

  GraphTypes types_;
  std::vector<std::int16_t> nimbers_ = {};  // of the types read so far
  std::vector<std::uint64_t> ends_ = {};    // where the exclusions of each type end
  std::vector<std::uint16_t> exclusions_ = {};
};

}  // namespace minimex::check
