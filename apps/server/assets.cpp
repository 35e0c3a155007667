#include "apps/server/assets.hpp"

#include <algorithm>

namespace minimex::server {

const Asset* find_asset(std::string_view path) {
  if (path == "/") path = "/index.html";
  const auto files = assets();
  const auto found = std::find_if(files.begin(), files.end(),
                                  [path](const Asset& asset) { return asset.path == path; });
  return found == files.end() ? nullptr : &*found;
}

}  // namespace minimex::server
