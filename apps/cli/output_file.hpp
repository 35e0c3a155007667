// A file that appears whole or not at all: written beside its place, renamed over it when complete.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace minimex::cli {

class OutputFile {
 public:
  /// Opens a temporary beside `path`, or `path` itself when it is a device or a pipe. One at a
  /// time. Throws OutputError when that cannot be done.
  explicit OutputFile(std::string path);
  /// Removes the temporary unless commit() was called.
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Throws OutputError.
  void write(std::string_view bytes);
  /// Puts the file in its place. Throws OutputError.
  void commit();

 private:
  [[noreturn]] void fail() const;

  std::string path_;
  std::string temporary_;  // empty when written in place, or when all is done
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_{nullptr, &std::fclose};
};

}  // namespace minimex::cli
