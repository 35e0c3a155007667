#include "apps/cluster/file_archive.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "minimex/core/control.hpp"

#include "apps/cluster/tags.hpp"

namespace minimex::cluster {
FileArchive::FileArchive(std::shared_ptr<const TeamSweep> sweep,
                         std::shared_ptr<TeamDirectory> directory, std::size_t number,
                         Transport& transport, contour::Stay stay)
    : LayerArchive(sweep->width()),
      sweep_(std::move(sweep)),
      directory_(std::move(directory)),
      number_(number),
      transport_(transport),
      stay_(stay) {}

std::optional<int> FileArchive::done() const {
  const SweepFiles& files = this->files();
  const int needed = std::min(files.done + sweep_->reach() - 1, sweep_->last_layer());
  if (files.ranks.empty() || files.last_kept() < needed) return std::nullopt;
  return files.done;
}

bool FileArchive::fail(const std::string& why) {
  const std::lock_guard lock(mutex_);
  if (failure_.empty()) failure_ = why;
  return false;
}

bool FileArchive::agree(bool mine) {
  const int rank = transport_.rank();
  const auto first = static_cast<int>(transport_.least(mine ? transport_.ranks() : rank));
  if (first == transport_.ranks()) return true;
  if (first == 0) return false;
  if (rank == first) transport_.send(0, kFailureTag, std::as_bytes(std::span(failure_)));
  if (rank == 0) {
    const Bytes why = transport_.receive(first, kFailureTag).bytes;
    failure_ = "rank " + std::to_string(first) + ": ";
    for (const std::byte letter : why) failure_ += static_cast<char>(letter);
  }
  return false;
}

std::string FileArchive::path(int layer, int rank, int ranks) const {
  return CheckpointDirectory::block_path(directory_->path,
                                         layer_file_name(number_, layer, rank, ranks));
}

std::vector<std::int64_t> FileArchive::seal(int layer, int rank, int ranks) const {
  std::vector<std::int64_t> numbers = directory_->manifest.identity;
  const SweepFiles& files = this->files();
  numbers.insert(numbers.end(), files.start.begin(), files.start.end());
  numbers.insert(numbers.end(), {files.inner_bits, files.upper_bits, layer, rank, ranks});
  return numbers;
}

bool FileArchive::open(int layer, std::uint64_t /*bytes*/) {
  if (layer == sweep_->last_layer()) {  // from the beginning, whatever there was
    files().ranks.clear();
    open_.clear();
  }
  parts_.clear();
  writer_.reset();
  const int rank = transport_.rank();
  if (sweep_->shares().begin(layer, rank) == sweep_->shares().end(layer, rank)) return agree(true);
  auto writer = BlockWriter::create(path(layer, rank, transport_.ranks()));
  if (!writer) return agree(fail(writer.error()));
  writer_.emplace(std::move(*writer));
  return agree(true);
}

void FileArchive::store(int /*layer*/, std::size_t part, std::span<const std::byte> words) {
  // What goes wrong is told by finish().
  const DiskResult<std::uint64_t> block = writer_->append(words, static_cast<unsigned>(width()));
  if (!block) return;
  const std::lock_guard lock(mutex_);
  parts_.resize(std::max(parts_.size(), static_cast<std::size_t>(*block) + 1));
  parts_[static_cast<std::size_t>(*block)] = static_cast<std::uint32_t>(part);
}

bool FileArchive::finish(int layer) {
  if (!writer_) return true;
  const auto seal = this->seal(layer, transport_.rank(), transport_.ranks());
  // What goes wrong is told by finish().
  (void)writer_->append(std::as_bytes(std::span(parts_)), sizeof(std::uint32_t));
  (void)writer_->append(std::as_bytes(std::span(seal)), sizeof(std::int64_t));
  const DiskStatus finished = writer_->finish();
  writer_.reset();
  return finished ? true : fail(finished.error());
}

void FileArchive::note(int layer) {
  SweepFiles& files = this->files();
  files.ranks.insert(files.ranks.begin(), transport_.ranks());
  files.done = layer;
  const auto kept = static_cast<std::size_t>(sweep_->reach()) + 1;
  if (stay_ != contour::Stay::All && files.ranks.size() > kept) files.ranks.resize(kept);
  std::erase_if(open_, [&](const auto& open) { return open.first.first > files.last_kept(); });
}

bool FileArchive::save() {
  const std::vector<std::int64_t> numbers = directory_->manifest.numbers();
  DiskStatus saved = directory_->lock->save_state(std::as_bytes(std::span(numbers)));
  if (!saved) return fail(saved.error());
  std::vector<std::string> names;
  for (std::size_t sweep = 0; sweep < directory_->manifest.sweeps.size(); ++sweep) {
    const SweepFiles& files = directory_->manifest.sweeps[sweep];
    for (int layer = files.done; layer <= files.last_kept(); ++layer) {
      const int ranks = files.ranks_of(layer);
      for (int rank = 0; rank < ranks; ++rank) {
        names.push_back(layer_file_name(sweep, layer, rank, ranks));
      }
    }
  }
  saved = directory_->lock->keep_only(names);
  return saved ? true : fail(saved.error());
}

bool FileArchive::close(int layer) {
  if (!agree(finish(layer))) return false;
  note(layer);
  // Nobody begins the next layer before the leader has removed what is not needed any more.
  return agree(transport_.rank() != 0 || save());
}

const Shares& FileArchive::shares_of(int ranks) {
  if (ranks == transport_.ranks()) return sweep_->shares();
  const auto found = shares_.find(ranks);
  if (found != shares_.end()) return found->second;
  return shares_.emplace(ranks, Shares(sweep_->layout(), ranks)).first->second;
}

FileArchive::OpenFile FileArchive::open_file(int layer, int rank, int ranks) const {
  DiskResult<BlockReader> blocks = BlockReader::open(path(layer, rank, ranks));
  if (!blocks || blocks->blocks() < 2) return nullptr;
  const std::uint64_t last = blocks->blocks() - 1;
  if (read_numbers<std::int64_t>(*blocks, last) != seal(layer, rank, ranks)) return nullptr;
  const auto parts = read_numbers<std::uint32_t>(*blocks, last - 1);
  if (parts.size() != last - 1) return nullptr;
  auto file = std::make_shared<LayerFile>(LayerFile{std::move(*blocks), {}});
  for (std::size_t block = 0; block < parts.size(); ++block) {
    file->block_of[parts[block]] = static_cast<std::uint32_t>(block);
  }
  return file;
}

FileArchive::OpenFile FileArchive::file_of(int layer, int rank, int ranks) {
  const auto found = open_.find({layer, rank});
  if (found != open_.end()) return found->second;
  std::erase_if(open_, [&](const auto& open) {
    return std::abs(open.first.first - layer) > sweep_->reach();
  });
  OpenFile file = open_file(layer, rank, ranks);
  if (file) open_.emplace(std::pair(layer, rank), file);
  return file;
}

bool FileArchive::read(int layer, std::size_t part, std::span<std::byte> words) {
  if (!files().has(layer)) return false;
  const int ranks = files().ranks_of(layer);
  const int rank = shares_of(ranks).owner(layer, static_cast<std::uint32_t>(part));
  const OpenFile file = file_of(layer, rank, ranks);
  if (file == nullptr) return false;
  const auto block = file->block_of.find(static_cast<std::uint32_t>(part));
  if (block == file->block_of.end() || file->blocks.size(block->second) != words.size()) {
    return false;
  }
  return static_cast<bool>(file->blocks.read(block->second, words));
}

}  // namespace minimex::cluster
