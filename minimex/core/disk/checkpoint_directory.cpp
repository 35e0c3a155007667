#include "minimex/core/disk/checkpoint_directory.hpp"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/disk/packing.hpp"

namespace minimex {
namespace {

// A run that was killed holds its lock until the system has taken its memory back.
constexpr std::chrono::seconds kLockPatience{2};
constexpr std::chrono::milliseconds kLockPause{20};

namespace fs = std::filesystem;

constexpr std::string_view kLock = "minimex.lock";
constexpr std::string_view kState = "minimex.state";
constexpr std::string_view kStatePart = "minimex.state.part";
constexpr std::string_view kBlocks = ".minimex-blocks";
constexpr std::string_view kBlocksPart = ".minimex-blocks.part";

constexpr std::uint64_t kMagic = 0x45544154'53584d4d;  // MMXSTATE where bytes are little-endian
constexpr std::uint64_t kVersion = 1;

struct StateHeader {
  std::uint64_t magic = kMagic;
  std::uint64_t version = kVersion;
  std::uint64_t bytes = 0;  ///< of the state that follows, packed
};

/// The name of a block file, finished or not, as path() takes it; nothing for another file.
std::optional<std::string_view> block_name(std::string_view file) {
  for (const std::string_view suffix : {kBlocks, kBlocksPart}) {
    if (file.ends_with(suffix)) return file.substr(0, file.size() - suffix.size());
  }
  return std::nullopt;
}

/// What a run may leave that was killed before it had saved a state: no block files yet.
bool precedes_state(std::string_view file) {
  return file == kLock || file == kStatePart;
}

std::string join(const std::string& directory, std::string_view file) {
  return fmt::format("{}{}{}", directory, directory.ends_with('/') ? "" : "/", file);
}

/// Names of everything in a directory.
DiskResult<std::vector<std::string>> names_in(const std::string& directory) {
  std::error_code error;
  std::vector<std::string> names;
  for (fs::directory_iterator at(directory, error), end; !error && at != end; at.increment(error)) {
    names.push_back(at->path().filename().string());
  }
  if (error) return DiskError{fmt::format("{}: {}", directory, error.message())};
  return names;
}

DiskStatus make_directory(const std::string& path) {
  if (::mkdir(path.c_str(), 0777) == 0) return sync_directory(directory_of(path));
  if (errno == EEXIST) return DiskDone{};  // or a file, which cannot be listed
  return system_error(path);
}

/// Whether a run may have left a file of this name.
bool is_ours(std::string_view file) {
  return precedes_state(file) || file == kState || block_name(file).has_value();
}

/// Refuses a directory that someone uses for something else, before a run writes anything to it.
DiskStatus check_contents(const std::string& directory) {
  const auto names = names_in(directory);
  if (!names) return DiskError{names.error()};
  for (const std::string& name : *names) {
    std::error_code gone;
    const std::string path = join(directory, name);
    const fs::file_type type = fs::symlink_status(path, gone).type();
    if (is_ours(name) && type != fs::file_type::regular && type != fs::file_type::not_found) {
      return DiskError{path + ": is not a regular file, expected one that a run has left"};
    }
  }
  if (std::find(names->begin(), names->end(), kState) != names->end()) return DiskDone{};
  const auto foreign = std::find_if_not(names->begin(), names->end(), precedes_state);
  if (foreign == names->end()) return DiskDone{};
  return DiskError{fmt::format(
      "{}: holds {} and no checkpoint, expected an empty or a new directory", directory, *foreign)};
}

}  // namespace

CheckpointDirectory::CheckpointDirectory(std::string directory, File lock)
    : directory_(std::move(directory)), lock_(std::move(lock)) {}

DiskResult<CheckpointDirectory> CheckpointDirectory::open(const std::string& path) {
  DiskStatus done = make_directory(path);
  if (done) done = check_contents(path);
  if (!done) return DiskError{done.error()};
  DiskResult<File> lock = File::open(join(path, kLock), O_RDWR | O_CREAT | O_NOFOLLOW);
  if (!lock) return DiskError{lock.error()};
  const auto deadline = std::chrono::steady_clock::now() + kLockPatience;
  while (::flock(lock->descriptor(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return system_error(lock->path());
    if (std::chrono::steady_clock::now() > deadline) {
      return DiskError{path + ": is in use by another run"};
    }
    std::this_thread::sleep_for(kLockPause);
  }
  return CheckpointDirectory(path, std::move(*lock));
}

std::string CheckpointDirectory::path(std::string_view name) const {
  return block_path(directory_, name);
}

std::string CheckpointDirectory::block_path(const std::string& directory, std::string_view name) {
  assert(name.find('/') == std::string_view::npos);
  return join(directory, fmt::format("{}{}", name, kBlocks));
}

DiskStatus CheckpointDirectory::save_state(std::span<const std::byte> state) {
  const std::string path = join(directory_, kState);
  const std::string part = join(directory_, kStatePart);
  if (state.size() > kMostStateBytes) return DiskError{path + ": the state is too large to save"};
  const StateHeader header{.bytes = state.size()};
  Packer packer;
  DiskStatus done = DiskDone{};
  {
    const DiskResult<File> file = File::open(part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
    if (!file) return DiskError{file.error()};
    done = file->write(std::as_bytes(std::span(&header, 1)), 0);
    if (done) done = file->write(packer.pack(state, 1), sizeof header);
    if (done) done = file->sync();
  }
  if (done) return publish(part, path);
  std::remove(part.c_str());
  return done;
}

DiskResult<std::optional<std::vector<std::byte>>> CheckpointDirectory::load_state() const {
  using Loaded = std::optional<std::vector<std::byte>>;
  const std::string path = join(directory_, kState);
  if (::access(path.c_str(), F_OK) != 0 && errno == ENOENT) return Loaded();
  const DiskResult<File> file = File::open(path, O_RDONLY);
  if (!file) return DiskError{file.error()};
  const DiskResult<std::uint64_t> length = file->size();
  if (!length) return DiskError{length.error()};

  const auto unusable = [&](std::string_view what) {
    return file->error(fmt::format("{}; remove {}, or name another one", what, directory_));
  };

  StateHeader header;
  if (*length < sizeof header) return unusable("the checkpoint is cut off");
  DiskStatus done = file->read(std::as_writable_bytes(std::span(&header, 1)), 0);
  if (!done) return DiskError{done.error()};
  if (header.magic != kMagic) return unusable("is not a checkpoint");
  if (header.version != kVersion) return unusable("is a checkpoint of another version");
  std::vector<std::byte> packed;
  if (header.bytes <= kMostStateBytes && *length - sizeof header <= 2 * kMostStateBytes) {
    packed.resize(*length - sizeof header);
    done = file->read(packed, sizeof header);
    if (!done) return DiskError{done.error()};
    std::vector<std::byte> state(header.bytes);
    if (Unpacker().unpack(packed, 1, state)) return Loaded(std::move(state));
  }
  return unusable("the checkpoint is damaged");
}

DiskStatus CheckpointDirectory::keep_only(std::span<const std::string> names) {
  const auto files = names_in(directory_);
  if (!files) return DiskError{files.error()};
  for (const std::string& file : *files) {
    const auto name = block_name(file);
    if (!name || std::find(names.begin(), names.end(), *name) != names.end()) continue;
    const std::string path = join(directory_, file);
    if (::unlink(path.c_str()) != 0) return system_error(path);
  }
  return DiskDone{};
}

std::uint64_t CheckpointDirectory::free_bytes() const noexcept {
  std::error_code error;
  const fs::space_info space = fs::space(directory_, error);
  return error ? 0 : space.available;
}

}  // namespace minimex
