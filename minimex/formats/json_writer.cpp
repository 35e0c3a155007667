#include "minimex/formats/json_writer.hpp"

#include <nlohmann/json.hpp>

namespace minimex {

void JsonWriter::pass_on() {
  sink_(buffer_);
  buffer_.clear();
}

void JsonWriter::text(std::string_view piece) {
  constexpr std::size_t kMost = std::size_t{64} << 10;
  if (buffer_.size() + piece.size() > kMost) pass_on();
  buffer_ += piece;
}

void JsonWriter::begin(std::string_view name) {
  text(empty_ ? "\"" : ",\"");
  text(name);
  text("\":");
  empty_ = false;
}

void JsonWriter::member(std::string_view name, const nlohmann::ordered_json& value) {
  begin(name);
  text(value.dump());
}

void JsonWriter::member(std::string_view name, std::span<const Move> moves) {
  begin(name);
  this->moves(moves);
}

void JsonWriter::list(std::string_view name, std::size_t count,
                      const std::function<void(std::size_t)>& write) {
  begin(name);
  text("[");
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text(",");
    write(i);
  }
  text("]");
}

void JsonWriter::nested(std::string_view name, const std::function<void(const Sink&)>& write) {
  begin(name);
  write([this](std::string_view piece) { text(piece); });
}

void JsonWriter::moves(std::span<const Move> moves) {
  text("[");
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text(i > 0 ? ",\"" : "\"");
    text(to_string(moves[i]));
    text("\"");
  }
  text("]");
}

void JsonWriter::end() {
  text("}");
  pass_on();
}

}  // namespace minimex
