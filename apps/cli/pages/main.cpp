// Writes the manual pages and completions of minimex below a folder: DIR/man, DIR/completion, and
// DIR/cluster for the program that is built only where there is MPI.
// usage: minimex_pages DIR
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "apps/cli/pages/completion.hpp"
#include "apps/cli/pages/manual.hpp"

namespace {

bool write(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out << text;
  return static_cast<bool>(out.flush());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: minimex_pages DIR\n", stderr);
    return 2;
  }
  const std::filesystem::path folder(argv[1]);
  bool written = true;
  for (const minimex::cli::Page& page : minimex::cli::manual_pages()) {
    written = write(folder / "man" / page.file, page.text) && written;
  }
  const minimex::cli::Page cluster = minimex::cli::cluster_page();
  written = write(folder / "cluster" / cluster.file, cluster.text) && written;
  const auto completion = folder / "completion";
  written = write(completion / "minimex.bash", minimex::cli::bash_completion()) && written;
  written = write(completion / "_minimex", minimex::cli::zsh_completion()) && written;
  written = write(completion / "minimex.fish", minimex::cli::fish_completion()) && written;
  if (!written) std::fprintf(stderr, "minimex_pages: cannot write below %s\n", argv[1]);
  return written ? 0 : 1;
}
