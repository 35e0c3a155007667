// Manual pages in roff, from what `minimex help` says.
#pragma once

#include <string>
#include <vector>

namespace minimex::cli {

struct Page {
  std::string file;  ///< `minimex-solve.1`
  std::string text;
};

/// minimex(1) and a page for each command and each topic of help.
std::vector<Page> manual_pages();

/// minimex-cluster(1).
Page cluster_page();

}  // namespace minimex::cli
