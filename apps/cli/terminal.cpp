#include "apps/cli/terminal.hpp"

#include <algorithm>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

namespace minimex::cli {

bool is_terminal(int descriptor) {
  return isatty(descriptor) == 1;
}

int terminal_width(int descriptor) {
  constexpr int kUsual = 80;
  winsize size{};
  const bool known = ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : kUsual;
}

int terminal_height(int descriptor) {
  constexpr int kUsual = 24;
  winsize size{};
  const bool known = ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_row > 0;
  return known ? size.ws_row : kUsual;
}

bool wants_colour() {
  const char* const no_colour = std::getenv("NO_COLOR");
  return is_terminal(STDOUT_FILENO) && (no_colour == nullptr || *no_colour == '\0');
}

std::string wrap(std::string_view text, int indent, int width) {
  const std::size_t room = static_cast<std::size_t>(width > indent + 20 ? width - indent : 20);
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string out;
  while (!text.empty()) {
    std::size_t length = text.size();
    if (length > room) {
      length = text.rfind(' ', room);
      if (length == std::string_view::npos) length = std::min(text.find(' '), text.size());
    }
    out += margin;
    out += text.substr(0, length);
    out += '\n';
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return out;
}

std::string labelled(std::string_view label, std::string_view text, int column, int width) {
  std::string out = wrap(text, column, width);
  if (label.size() + 2 > static_cast<std::size_t>(column)) {
    return std::string(label) + "\n" + out;
  }
  return std::string(label) + out.substr(std::min(label.size(), out.size()));
}

}  // namespace minimex::cli
