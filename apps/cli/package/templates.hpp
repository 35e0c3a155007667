// The sources that problem packages take over, by their names in share/contest.
#pragma once

#include <span>
#include <string_view>

namespace minimex::cli {

struct Template {
  std::string_view name;
  std::string_view text;
};

std::span<const Template> templates();

}  // namespace minimex::cli
