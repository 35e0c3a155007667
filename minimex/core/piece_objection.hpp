// Why a name is no piece on a board, in one error line's words.
#pragma once

#include <string>
#include <string_view>

namespace minimex {

/// What is wrong with `name`, for which make_piece(name, dimensions) is nothing, and what was
/// expected: the name is unknown, or the piece moves along more sides than the board has.
std::string piece_objection(std::string_view name, int dimensions);

}  // namespace minimex
