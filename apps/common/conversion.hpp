// Instances in another format: the game's own, or the graph of what conflicts.
#pragma once

#include <stdexcept>
#include <string>

#include "minimex/core/control.hpp"
#include "minimex/formats/source.hpp"
#include "minimex/games/game.hpp"

namespace minimex::common {

/// The instance, or the game, has no such form; the message is one line.
class NoSuchForm : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What came of one instance: its text, or which limit was in the way.
struct Converted {
  std::string text = {};
  RunReport run = {};
};

/// Whether the game's instances are graphs of what conflicts, too.
bool has_graph(const Game& game);

/// `instance` in `format`, not Auto. Throws NoSuchForm.
Converted convert(const Game& game, const Instance& instance, Format format, Control& control);

}  // namespace minimex::common
