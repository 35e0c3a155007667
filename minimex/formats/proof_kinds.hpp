// The kinds of proofs, as their headers name them. docs/certificates.md says what each contains.
#pragma once

#include <string_view>

namespace minimex::proof_kind {

inline constexpr std::string_view kBranchingLog = "branching log";  ///< independent-set, knights
inline constexpr std::string_view kCliqueCover = "clique cover";    ///< independent-set, knights
inline constexpr std::string_view kLostPositions = "p-positions";   ///< chomp, who wins
inline constexpr std::string_view kMiserePositions =
    "misere p-positions";  ///< node-kayles, river: who wins when who cannot move wins
inline constexpr std::string_view kMovePolicy = "move policy";        ///< woodchess
inline constexpr std::string_view kNimbers = "nimbers";               ///< chomp
inline constexpr std::string_view kNimberTable = "nimber table";      ///< node-kayles, river
inline constexpr std::string_view kRemovalPolicy = "removal policy";  ///< chessboard
inline constexpr std::string_view kStrategies = "strategies";         ///< independence-duel, bus
inline constexpr std::string_view kWeightedCover =
    "weighted clique cover";  ///< independent-set with weights
inline constexpr std::string_view kWeightedLog =
    "weighted branching log";  ///< independent-set with weights

}  // namespace minimex::proof_kind
