// A directory for the files of one test, and what tests do to files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <vector>

#include "minimex/core/random.hpp"

namespace minimex {

/// Made empty, removed with all it holds.
class ScratchDirectory {
 public:
  ScratchDirectory() {
    std::string pattern = (std::filesystem::temp_directory_path() / "minimex-test-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~ScratchDirectory() { std::filesystem::remove_all(path_); }
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string path(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

inline std::string contents_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A new file: some file systems wait for the disk when an old one is overwritten.
inline void write_contents(const std::string& path, const std::string& contents) {
  std::filesystem::remove(path);
  std::ofstream(path, std::ios::binary) << contents;
}

/// Bytes without any pattern.
inline std::vector<std::byte> noise(std::size_t length, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::byte> bytes(length);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.next() >> 56);
  return bytes;
}

/// Files that `contents` may become: one bit changed, one byte replaced, cut off anywhere,
/// extended.
inline std::vector<std::string> damaged_versions(const std::string& contents) {
  std::vector<std::string> versions = {contents + '\0', contents + contents};
  Random random(1);
  for (std::size_t i = 0; i < contents.size(); ++i) {
    versions.push_back(contents.substr(0, i));
    for (int bit = 0; bit < 9; ++bit) {
      std::string& changed = versions.emplace_back(contents);
      const std::uint64_t change = bit < 8 ? std::uint64_t{1} << bit : 1 + random.below(255);
      changed[i] = static_cast<char>(static_cast<unsigned char>(changed[i]) ^ change);
    }
  }
  return versions;
}

}  // namespace minimex
