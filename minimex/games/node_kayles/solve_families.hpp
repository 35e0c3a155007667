// Families whose positions are paths or powers of paths: path:N, cycle:N, wheel:N, line:N,K.
//
// Their nimbers come from the table of nimber/path_powers.hpp, which serves all terms. Taking a
// vertex of a cycle leaves a path of N - 3; so does a vertex of a wheel's rim, which takes the hub
// along, while the hub leaves nothing.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "minimex/formats/family.hpp"
#include "minimex/games/family_terms.hpp"

namespace minimex::node_kayles {

/// The terms of `family`, which has an N; nullptr when it is none of these. Throws InputError.
std::unique_ptr<FamilyTerms> family_terms(std::string_view family);

/// The solution of a member of one of these families, without a line and a proof; nothing for
/// other families.
std::optional<Solution> solve_member(const Family& family, Control& control);

}  // namespace minimex::node_kayles
