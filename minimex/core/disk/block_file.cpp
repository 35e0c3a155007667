#include "minimex/core/disk/block_file.hpp"

#include <cassert>
#include <cstdio>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/core/disk/file.hpp"
#include "minimex/core/disk/packing.hpp"

namespace minimex {
namespace {

constexpr std::uint64_t kMagic = 0x4b434f4c42584d4d;  // MMXBLOCK where bytes are little-endian
constexpr std::uint64_t kVersion = 2;

/// Bytes of written pages that go to the disk, and then out of the page cache, at a time.
constexpr std::uint64_t kWindow = std::uint64_t{1} << 24;

struct Header {
  std::uint64_t magic = kMagic;
  std::uint64_t version = kVersion;
};

/// One block in the index. It begins where the block before it ends.
struct Entry {
  std::uint32_t plain = 0;
  std::uint32_t stored = 0;
  std::uint32_t width = 0;
};

struct Trailer {
  std::uint64_t blocks = 0;
  std::uint64_t index_bytes = 0;
  std::uint64_t check = 0;  ///< checksum of the two above: they tell how much memory to take
  std::uint64_t magic = kMagic;

  [[nodiscard]] std::uint64_t expected_check() const noexcept {
    return (blocks * 0x9e3779b97f4a7c15U + index_bytes) * 0xbf58476d1ce4e5b9U;
  }
};

template <class T>
std::span<const std::byte> bytes_of(const T& object) noexcept {
  return std::as_bytes(std::span(&object, 1));
}

template <class T>
std::span<std::byte> writable_bytes_of(T& object) noexcept {
  return std::as_writable_bytes(std::span(&object, 1));
}

/// Tools that threads borrow: as many as were ever out at once.
template <class Tool>
class Pool {
 public:
  std::unique_ptr<Tool> take() {
    const std::lock_guard lock(mutex_);
    if (idle_.empty()) return std::make_unique<Tool>();
    std::unique_ptr<Tool> tool = std::move(idle_.back());
    idle_.pop_back();
    return tool;
  }
  void give_back(std::unique_ptr<Tool> tool) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(tool));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<Tool>> idle_;
};

struct Range {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// What is to be done about the page cache after a block is written.
struct CacheWork {
  Range push;
  Range drop;
};

}  // namespace

std::uint64_t block_working_bytes(std::uint64_t block_bytes) noexcept {
  constexpr std::uint64_t kFixed = std::uint64_t{3} << 20;  // zstd, a frame and its differences
  return block_bytes + block_bytes / 256 + kFixed;
}

struct BlockWriter::State {
  State(std::string final_path, File part_file)
      : path(std::move(final_path)), part(std::move(part_file)) {}
  ~State() {
    if (!finished) std::remove(part.path().c_str());
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  std::optional<DiskError> failed() {
    const std::lock_guard lock(mutex);
    return failure;
  }
  DiskError fail(const std::string& text) {
    const std::lock_guard lock(mutex);
    if (!failure) failure = DiskError{text};
    return *failure;
  }
  CacheWork advance_cache(std::uint64_t end);

  const std::string path;
  const File part;
  Pool<Packer> packers;
  std::mutex mutex;  // guards what follows
  std::vector<Entry> index;
  std::uint64_t end = sizeof(Header);
  Range pushed;  // the windows pushed last: dropped when the next are pushed
  std::optional<DiskError> failure;
  bool finished = false;
};

/// Under the mutex, when the file has grown to `file_end`.
CacheWork BlockWriter::State::advance_cache(std::uint64_t file_end) {
  const std::uint64_t full = file_end / kWindow * kWindow;
  if (full == pushed.end) return {};
  const Range drop = std::exchange(pushed, {pushed.end, full});
  return {pushed, drop};
}

BlockWriter::BlockWriter(std::unique_ptr<State> state) noexcept : state_(std::move(state)) {}
BlockWriter::~BlockWriter() = default;
BlockWriter::BlockWriter(BlockWriter&&) noexcept = default;
BlockWriter& BlockWriter::operator=(BlockWriter&&) noexcept = default;

DiskResult<BlockWriter> BlockWriter::create(const std::string& path) {
  DiskResult<File> part = File::open(path + ".part", O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW);
  if (!part) return DiskError{part.error()};
  auto state = std::make_unique<State>(path, std::move(*part));
  if (const DiskStatus done = state->part.write(bytes_of(Header{}), 0); !done) {
    return DiskError{done.error()};
  }
  return BlockWriter(std::move(state));
}

DiskResult<std::uint64_t> BlockWriter::append(std::span<const std::byte> block, unsigned width) {
  assert(block.size() <= kMostBlockBytes);
  State& s = *state_;
  if (const auto failure = s.failed()) return *failure;
  std::unique_ptr<Packer> packer = s.packers.take();
  const std::span<const std::byte> packed = packer->pack(block, width);

  std::unique_lock lock(s.mutex);
  const std::uint64_t number = s.index.size();
  const std::uint64_t offset = s.end;
  s.index.push_back(
      {static_cast<std::uint32_t>(block.size()), static_cast<std::uint32_t>(packed.size()), width});
  s.end += packed.size();
  const CacheWork cache = s.advance_cache(s.end);
  lock.unlock();

  const DiskStatus done = s.part.write(packed, offset);
  s.packers.give_back(std::move(packer));
  if (!done) return s.fail(done.error());
  if (cache.push.begin < cache.push.end) {
    s.part.start_writeback(cache.push.begin, cache.push.end - cache.push.begin);
  }
  if (cache.drop.begin < cache.drop.end) {
    s.part.drop_written(cache.drop.begin, cache.drop.end - cache.drop.begin);
  }
  return number;
}

std::uint64_t BlockWriter::stored_bytes() const noexcept {
  const std::lock_guard lock(state_->mutex);
  return state_->end;
}

DiskStatus BlockWriter::finish() {
  State& s = *state_;
  if (const auto failure = s.failed()) return *failure;
  Packer packer;
  const auto index = packer.pack(std::as_bytes(std::span(s.index)), 1);
  Trailer trailer{.blocks = s.index.size(), .index_bytes = index.size()};
  trailer.check = trailer.expected_check();
  DiskStatus done = s.part.write(index, s.end);
  if (done) done = s.part.write(bytes_of(trailer), s.end + index.size());
  if (done) done = s.part.sync();
  if (!done) return s.fail(done.error());
  s.part.drop_written(0, 0);  // to the end of the file
  done = publish(s.part.path(), s.path);
  if (!done) return s.fail(done.error());
  s.finished = true;
  return DiskDone{};
}

struct BlockReader::State {
  struct Block {
    std::uint64_t offset = 0;
    Entry entry;
  };
  struct Tools {
    Unpacker unpacker;
    std::vector<std::byte> packed;
  };

  explicit State(File opened) : file(std::move(opened)) {}

  DiskStatus load_index();
  DiskStatus place_blocks(const std::vector<Entry>& entries, std::uint64_t end);

  const File file;
  std::uint64_t bytes = 0;
  std::vector<Block> blocks;
  mutable Pool<Tools> tools;
};

DiskStatus BlockReader::State::load_index() {
  const DiskResult<std::uint64_t> length = file.size();
  if (!length) return DiskError{length.error()};
  bytes = *length;
  if (bytes < sizeof(Header) + sizeof(Trailer)) return file.error("is not a block file");
  Header header;
  Trailer trailer;
  DiskStatus done = file.read(writable_bytes_of(header), 0);
  if (done) done = file.read(writable_bytes_of(trailer), bytes - sizeof(Trailer));
  if (!done) return done;
  if (header.magic != kMagic) return file.error("is not a block file");
  if (header.version != kVersion) return file.error("is a block file of another version");
  if (trailer.magic != kMagic) return file.error("the block file is cut off or damaged");

  const std::uint64_t body = bytes - sizeof(Header) - sizeof(Trailer);
  if (trailer.check != trailer.expected_check() || trailer.index_bytes > body ||
      trailer.blocks > body / kLeastPackedBytes ||
      trailer.index_bytes > packed_bytes_at_most(trailer.blocks * sizeof(Entry))) {
    return file.error("the end of the block file is damaged");
  }
  std::vector<std::byte> packed(trailer.index_bytes);
  std::vector<Entry> entries(trailer.blocks);
  const std::uint64_t end = bytes - sizeof(Trailer) - trailer.index_bytes;
  done = file.read(packed, end);
  if (!done) return done;
  if (!Unpacker().unpack(packed, 1, std::as_writable_bytes(std::span(entries)))) {
    return file.error("the index of the block file is damaged");
  }
  return place_blocks(entries, end);
}

DiskStatus BlockReader::State::place_blocks(const std::vector<Entry>& entries, std::uint64_t end) {
  std::uint64_t offset = sizeof(Header);
  blocks.reserve(entries.size());
  for (const Entry& entry : entries) {
    if (entry.plain > kMostBlockBytes || entry.stored > end - offset) {
      return file.error("the index of the block file does not fit the file");
    }
    blocks.push_back({offset, entry});
    offset += entry.stored;
  }
  if (offset != end) return file.error("the index of the block file does not fit the file");
  return DiskDone{};
}

BlockReader::BlockReader(std::unique_ptr<State> state) noexcept : state_(std::move(state)) {}
BlockReader::~BlockReader() = default;
BlockReader::BlockReader(BlockReader&&) noexcept = default;
BlockReader& BlockReader::operator=(BlockReader&&) noexcept = default;

DiskResult<BlockReader> BlockReader::open(const std::string& path) {
  DiskResult<File> file = File::open(path, O_RDONLY);
  if (!file) return DiskError{file.error()};
  auto state = std::make_unique<State>(std::move(*file));
  if (const DiskStatus done = state->load_index(); !done) return DiskError{done.error()};
  return BlockReader(std::move(state));
}

std::uint64_t BlockReader::blocks() const noexcept {
  return state_->blocks.size();
}

std::size_t BlockReader::size(std::uint64_t block) const noexcept {
  return state_->blocks[block].entry.plain;
}

std::uint64_t BlockReader::stored_bytes() const noexcept {
  return state_->bytes;
}

DiskStatus BlockReader::read(std::uint64_t block, std::span<std::byte> out) const {
  const auto& [offset, entry] = state_->blocks[block];
  assert(out.size() == entry.plain);
  std::unique_ptr<State::Tools> tools = state_->tools.take();
  tools->packed.resize(entry.stored);
  DiskStatus done = state_->file.read(tools->packed, offset);
  if (done && !tools->unpacker.unpack(tools->packed, entry.width, out)) {
    done = state_->file.error("block " + std::to_string(block) + " is damaged");
  }
  state_->tools.give_back(std::move(tools));
  return done;
}

}  // namespace minimex
