// A JSON object written member by member: lists of moves, which may have millions, go out in pieces
// and never lie in memory as a whole.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "minimex/core/move.hpp"

namespace minimex {

class JsonWriter {
 public:
  /// Takes the text, piece by piece; what it throws goes through.
  using Sink = std::function<void(std::string_view)>;

  /// Begins an object. `sink` outlives the writer.
  explicit JsonWriter(const Sink& sink) : sink_(sink) {}

  void member(std::string_view name, const nlohmann::ordered_json& value);
  /// A list of moves in their notation.
  void member(std::string_view name, std::span<const Move> moves);
  /// A list of `count` elements; `write(i)` writes the text of one by `text` and `moves`.
  void list(std::string_view name, std::size_t count,
            const std::function<void(std::size_t)>& write);

  /// An object that `write` hands to the sink it is given.
  void nested(std::string_view name, const std::function<void(const Sink&)>& write);

  /// A piece of an element of `list`.
  void text(std::string_view piece);
  void moves(std::span<const Move> moves);

  /// Ends the object. Once, and last.
  void end();

 private:
  void begin(std::string_view name);
  void pass_on();

  const Sink& sink_;
  std::string buffer_ = "{";
  bool empty_ = true;
};

}  // namespace minimex
