#include "minimex/contour/layer_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "minimex/core/control.hpp"

namespace minimex::contour {
namespace {

// A long sweep that need not keep its layers writes for one part in kPauses of its time at most.
// A short one writes as often as its time doubles: whenever it is ended, half of what it did is
// kept.
constexpr int kPauses = 10;
constexpr std::chrono::milliseconds kFirstPause{100};
// Blocks of a file that are not parts: which parts there are, and the seal.
constexpr std::uint64_t kOtherBlocks = 2;

}  // namespace

LayerFiles::LayerFiles(std::shared_ptr<SolveDirectory> directory, SweepRecord& sweep,
                       const LayerExtent& extent, Stay stay, std::uint64_t width)
    : LayerArchive(width),
      directory_(std::move(directory)),
      sweep_(sweep),
      extent_(extent),
      stay_(stay) {
  written_ = std::max(0, sweep.last_kept - sweep.done + 1);
  next_ = begin_ + kFirstPause;
}

std::optional<int> LayerFiles::done() const {
  // At the end, a sweep must have one more layer at hand than it needs to go on.
  const int done = std::max(sweep_.done, extent_.first + 1);
  const int needed = std::min(done + extent_.reach - 1, extent_.last);
  if (sweep_.last_kept < needed) return std::nullopt;
  return done;
}

bool LayerFiles::fail(const std::string& why) {
  failure_ = why;
  return false;
}

bool LayerFiles::wanted(int layer) const {
  if (stay_ != Stay::Resume) return true;
  if (layer <= extent_.first) return false;
  return written_ % extent_.reach != 0 || Clock::now() >= next_;
}

bool LayerFiles::make_room(std::uint64_t bytes) {
  while (directory_->free_bytes() < bytes) {
    // Of layers for a line, the last are needed last, if at all.
    if (stay_ != Stay::All || sweep_.last_kept - sweep_.done < extent_.reach) {
      return fail(directory_->path() + ": needs " + format_bytes(bytes) + " of free disk, has " +
                  format_bytes(directory_->free_bytes()));
    }
    files_.erase(sweep_.last_kept);
    std::error_code gone;
    std::filesystem::remove(directory_->file(sweep_, sweep_.last_kept), gone);
    --sweep_.last_kept;
  }
  return true;
}

bool LayerFiles::open(int layer, std::uint64_t bytes) {
  if (layer == extent_.last) {  // from the beginning, whatever there was
    written_ = 0;
    sweep_.done = 1;
    sweep_.last_kept = 0;
  }
  files_.erase(layer);
  if (!wanted(layer)) {
    written_ = 0;
    return true;
  }
  if (!make_room(bytes)) return false;
  DiskResult<BlockWriter> writer = BlockWriter::create(directory_->file(sweep_, layer));
  if (!writer) return fail(writer.error());
  writer_.emplace(std::move(*writer));
  parts_.clear();
  return true;
}

void LayerFiles::store(int /*layer*/, std::size_t part, std::span<const std::byte> words) {
  if (!writer_) return;
  const Clock::time_point begin = Clock::now();
  // What goes wrong is told by finish().
  const DiskResult<std::uint64_t> block = writer_->append(words, static_cast<unsigned>(width()));
  const std::lock_guard lock(mutex_);
  writing_ += Clock::now() - begin;
  if (!block) return;
  parts_.resize(std::max(parts_.size(), static_cast<std::size_t>(*block) + 1));
  parts_[static_cast<std::size_t>(*block)] = static_cast<std::uint32_t>(part);
}

bool LayerFiles::close(int layer) {
  if (!writer_) return true;
  const Clock::time_point begin = Clock::now();
  const std::vector<std::int64_t> seal = directory_->seal(sweep_, layer);
  // What goes wrong is told by finish().
  (void)writer_->append(std::as_bytes(std::span(parts_)), sizeof(std::uint32_t));
  (void)writer_->append(std::as_bytes(std::span(seal)), sizeof(std::int64_t));
  if (const DiskStatus finished = writer_->finish(); !finished) return fail(finished.error());
  writer_.reset();
  ++written_;
  const bool enough = written_ >= std::min(extent_.reach, extent_.last - layer + 1);
  if (enough && !save(layer)) return false;
  const Clock::time_point end = Clock::now();
  writing_ += end - begin;
  if (enough) next_ = end + std::min(kPauses * std::exchange(writing_, {}), end - begin_);
  return true;
}

bool LayerFiles::save(int layer) {
  const bool fresh = sweep_.done > sweep_.last_kept;
  sweep_.done = layer;
  const int beyond = stay_ == Stay::Resume ? extent_.reach - 1 : extent_.reach;
  if (fresh) sweep_.last_kept = layer + written_ - 1;
  if (stay_ != Stay::All) sweep_.last_kept = std::min(layer + beyond, sweep_.last_kept);
  files_.erase(files_.upper_bound(sweep_.last_kept), files_.end());
  const DiskStatus saved = directory_->save();
  return saved ? true : fail(saved.error());
}

LayerFiles::OpenFile LayerFiles::open_file(int layer) const {
  DiskResult<BlockReader> blocks = BlockReader::open(directory_->file(sweep_, layer));
  if (!blocks || blocks->blocks() < kOtherBlocks) return nullptr;
  const std::uint64_t last = blocks->blocks() - 1;
  const auto expected = directory_->seal(sweep_, layer);
  if (read_numbers<std::int64_t>(*blocks, last) != expected) return nullptr;
  const auto parts = read_numbers<std::uint32_t>(*blocks, last - 1);
  if (parts.size() != blocks->blocks() - kOtherBlocks) return nullptr;
  std::map<std::uint32_t, std::uint32_t> block_of;
  for (std::size_t block = 0; block < parts.size(); ++block) {
    block_of[parts[block]] = static_cast<std::uint32_t>(block);
  }
  return std::make_shared<const LayerFile>(LayerFile{std::move(*blocks), std::move(block_of)});
}

LayerFiles::OpenFile LayerFiles::file_of(int layer) {
  const std::lock_guard lock(mutex_);
  const auto found = files_.find(layer);
  if (found != files_.end()) return found->second;
  const OpenFile file = open_file(layer);
  if (!file) return nullptr;
  std::erase_if(files_,
                [&](const auto& open) { return std::abs(open.first - layer) > extent_.reach; });
  files_.emplace(layer, file);
  return file;
}

bool LayerFiles::read(int layer, std::size_t part, std::span<std::byte> words) {
  if (layer < sweep_.done || layer > sweep_.last_kept) return false;
  const OpenFile file = file_of(layer);
  if (file == nullptr) return false;
  const auto block = file->block_of.find(static_cast<std::uint32_t>(part));
  if (block == file->block_of.end() || file->blocks.size(block->second) != words.size()) {
    return false;
  }
  return static_cast<bool>(file->blocks.read(block->second, words));
}

}  // namespace minimex::contour
