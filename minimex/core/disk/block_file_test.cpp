#include "minimex/core/disk/block_file.hpp"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <fstream>
#include <limits>
#include <mutex>
#include <sys/resource.h>
#include <system_error>
#include <utility>

#include <gtest/gtest.h>

#include "minimex/core/disk/scratch_test.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex {
namespace {

namespace fs = std::filesystem;

using Bytes = std::vector<std::byte>;

/// Writes blocks of the given width, in order.
void write_blocks(const std::string& path, const std::vector<Bytes>& blocks, unsigned width) {
  auto writer = BlockWriter::create(path);
  ASSERT_TRUE(writer) << writer.error();
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const auto number = writer->append(blocks[i], width);
    ASSERT_TRUE(number) << number.error();
    ASSERT_EQ(*number, i);
  }
  const DiskStatus done = writer->finish();
  ASSERT_TRUE(done) << done.error();
}

/// The blocks of a file; nothing when it is refused, be it at once or at a block.
std::optional<std::vector<Bytes>> read_blocks(const std::string& path) {
  const auto reader = BlockReader::open(path);
  if (!reader) return std::nullopt;
  std::vector<Bytes> blocks;
  for (std::uint64_t i = 0; i < reader->blocks(); ++i) {
    blocks.emplace_back(reader->size(i));
    if (!reader->read(i, blocks.back())) return std::nullopt;
  }
  return blocks;
}

/// Limits the size of files, without the signal, in its lifetime.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

class BlockFile : public testing::Test {
 protected:
  ScratchDirectory scratch_;
  const std::string path_ = scratch_.path("blocks");
};

TEST_F(BlockFile, BlocksComeBack) {
  for (const unsigned width : {1U, 4U, 8U}) {
    std::vector<Bytes> blocks;
    for (const std::size_t length : {0U, 1U, 3U, 4U, 8U, 9U, 1000U, 65537U, 0U, 3000001U}) {
      blocks.push_back(noise(length, length));
      blocks.emplace_back(length, std::byte{7});
    }
    write_blocks(path_, blocks, width);
    EXPECT_TRUE(read_blocks(path_) == blocks) << width;
  }
}

TEST_F(BlockFile, MayBeEmpty) {
  write_blocks(path_, {}, 4);
  const auto reader = BlockReader::open(path_);
  ASSERT_TRUE(reader) << reader.error();
  EXPECT_EQ(reader->blocks(), 0U);
}

TEST_F(BlockFile, MayHaveManySmallBlocks) {
  std::vector<Bytes> blocks;
  for (std::size_t i = 0; i < 20000; ++i) blocks.push_back(noise(i % 13, i));
  write_blocks(path_, blocks, 4);
  EXPECT_TRUE(read_blocks(path_) == blocks);
}

TEST_F(BlockFile, LengthOfTheFileIsKnown) {
  auto writer = BlockWriter::create(path_);
  ASSERT_TRUE(writer);
  ASSERT_TRUE(writer->append(noise(100000, 1), 1));
  EXPECT_GT(writer->stored_bytes(), 100000U);
  EXPECT_LT(writer->stored_bytes(), 100100U);
  ASSERT_TRUE(writer->finish());
  const auto reader = BlockReader::open(path_);
  ASSERT_TRUE(reader);
  EXPECT_EQ(reader->stored_bytes(), fs::file_size(path_));
}

/// Blocks of all lengths up to 400 KB, together more than is dropped from the page cache at once.
TEST_F(BlockFile, ThreadsMayWriteAndReadTogether) {
  constexpr std::size_t kBlocks = 300;
  constexpr int kThreads = 4;
  const auto block = [](std::size_t i) { return noise(i * 7919 % 400000, i); };
  std::vector<std::uint64_t> number(kBlocks, std::numeric_limits<std::uint64_t>::max());
  auto writer = BlockWriter::create(path_);
  ASSERT_TRUE(writer);
  parallel_for(kThreads, kBlocks, [&](std::size_t i) {
    const auto written = writer->append(block(i), i % 2 == 0 ? 4 : 8);
    if (written) number[i] = *written;
  });
  const DiskStatus done = writer->finish();
  ASSERT_TRUE(done) << done.error();

  const auto reader = BlockReader::open(path_);
  ASSERT_TRUE(reader) << reader.error();
  ASSERT_EQ(reader->blocks(), kBlocks);
  std::vector<char> same(kBlocks, 0);
  parallel_for(kThreads, kBlocks, [&](std::size_t i) {
    if (number[i] >= kBlocks) return;
    Bytes out(reader->size(number[i]));
    same[i] = reader->read(number[i], out) && out == block(i) ? 1 : 0;
  });
  EXPECT_EQ(std::count(same.begin(), same.end(), 1), static_cast<std::ptrdiff_t>(kBlocks));
}

TEST_F(BlockFile, HasItsNameOnlyWhenFinished) {
  {
    auto writer = BlockWriter::create(path_);
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->append(noise(1000, 1), 4));
    EXPECT_FALSE(fs::exists(path_));
    EXPECT_TRUE(fs::exists(path_ + ".part"));
  }
  EXPECT_TRUE(fs::is_empty(scratch_.path()));
}

TEST_F(BlockFile, IsReplacedOnlyByAFinishedOne) {
  const std::vector<Bytes> first = {noise(10, 1)};
  write_blocks(path_, first, 4);
  {
    auto writer = BlockWriter::create(path_);
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->append(noise(10, 2), 4));
  }
  EXPECT_TRUE(read_blocks(path_) == first);
  const std::vector<Bytes> second = {noise(10, 3)};
  write_blocks(path_, second, 4);
  EXPECT_TRUE(read_blocks(path_) == second);
}

TEST_F(BlockFile, WriterMovesWithItsFile) {
  auto first = BlockWriter::create(path_);
  auto other = BlockWriter::create(scratch_.path("other"));
  ASSERT_TRUE(first && other);
  BlockWriter writer = std::move(*first);
  writer = std::move(*other);
  EXPECT_FALSE(fs::exists(path_ + ".part"));
  ASSERT_TRUE(writer.finish());
  EXPECT_TRUE(fs::exists(scratch_.path("other")));
}

TEST_F(BlockFile, DamageIsRefusedOrHarmless) {
  const std::vector<Bytes> blocks = {noise(40, 1), Bytes(100, std::byte{3}), noise(4, 2), {}};
  for (const unsigned width : {1U, 4U}) {
    write_blocks(path_, blocks, width);
    const std::string whole = contents_of(path_);
    std::size_t refused = 0;
    const auto versions = damaged_versions(whole);
    for (const std::string& damaged : versions) {
      write_contents(path_, damaged);
      const auto read = read_blocks(path_);
      if (!read) ++refused;
      ASSERT_TRUE(!read || *read == blocks);
      ASSERT_FALSE(read && damaged.size() != whole.size());
    }
    EXPECT_GT(refused, versions.size() * 9 / 10);
  }
}

TEST_F(BlockFile, DamagedBlockLeavesTheOthersReadable) {
  const std::vector<Bytes> blocks = {noise(1000, 1), noise(1000, 2)};
  write_blocks(path_, blocks, 4);
  std::string contents = contents_of(path_);
  contents[500] = static_cast<char>(contents[500] ^ 1);
  write_contents(path_, contents);
  const auto reader = BlockReader::open(path_);
  ASSERT_TRUE(reader) << reader.error();
  Bytes out(1000);
  const DiskStatus first = reader->read(0, out);
  ASSERT_FALSE(first);
  EXPECT_EQ(first.error(), path_ + ": block 0 is damaged");
  EXPECT_TRUE(reader->read(1, out));
  EXPECT_TRUE(out == blocks[1]);
}

TEST_F(BlockFile, FileCutWhileOpenIsAnError) {
  write_blocks(path_, {noise(10000, 1)}, 4);
  const auto reader = BlockReader::open(path_);
  ASSERT_TRUE(reader);
  fs::resize_file(path_, 5000);
  Bytes out(10000);
  const DiskStatus done = reader->read(0, out);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error(), path_ + ": the file is cut off");
}

TEST_F(BlockFile, ForeignFilesAreRefused) {
  const auto error = [this] {
    const auto reader = BlockReader::open(path_);
    return reader ? std::string("opened") : reader.error();
  };
  EXPECT_EQ(error(), path_ + ": No such file or directory");
  for (const std::string& foreign :
       {std::string(), std::string("MMXBLOCK"), std::string(500, 'x'), std::string(100000, '\0')}) {
    write_contents(path_, foreign);
    EXPECT_EQ(error(), path_ + ": is not a block file");
  }
  fs::remove(path_);
  fs::create_directory(path_);
  EXPECT_EQ(error(), path_ + ": is not a regular file");
}

TEST_F(BlockFile, OtherVersionsAreRefused) {
  write_blocks(path_, {noise(100, 1)}, 4);
  std::string whole = contents_of(path_);
  for (const char version : {'\0', '\1', '\3', '\177'}) {
    whole[8] = version;  // behind the magic number
    write_contents(path_, whole);
    const auto reader = BlockReader::open(path_);
    ASSERT_FALSE(reader);
    EXPECT_EQ(reader.error(), path_ + ": is a block file of another version");
  }
}

TEST_F(BlockFile, FilesWithoutTheirEndAreCutOff) {
  write_blocks(path_, {noise(1000, 1)}, 4);
  const std::string whole = contents_of(path_);
  for (const std::size_t length : {whole.size() - 1, whole.size() - 40, whole.size() / 2}) {
    write_contents(path_, whole.substr(0, length));
    const auto reader = BlockReader::open(path_);
    ASSERT_FALSE(reader);
    EXPECT_EQ(reader.error(), path_ + ": the block file is cut off or damaged");
  }
}

/// Numbers in the trailer that ask for more than any machine has.
TEST_F(BlockFile, ClaimedSizesAreNotBelieved) {
  write_blocks(path_, {noise(100, 1)}, 4);
  const std::string whole = contents_of(path_);
  for (const std::size_t from_end : {32U, 24U, 16U}) {
    for (const std::uint64_t claim : {std::uint64_t{1} << 62, ~std::uint64_t{0}}) {
      std::string changed = whole;
      std::memcpy(changed.data() + changed.size() - from_end, &claim, sizeof claim);
      write_contents(path_, changed);
      const auto reader = BlockReader::open(path_);
      ASSERT_FALSE(reader);
      EXPECT_EQ(reader.error(), path_ + ": the end of the block file is damaged");
    }
  }
}

/// A file may be large enough for what a damaged trailer claims: 1 TiB, nearly all of it a hole.
TEST_F(BlockFile, DamagedTrailersOfLargeFilesAreRefused) {
  constexpr std::uint64_t kHole = std::uint64_t{1} << 40;
  write_blocks(path_, {noise(100, 1)}, 4);
  const std::string whole = contents_of(path_);
  const std::string trailer = whole.substr(whole.size() - 32);
  for (const std::size_t number : {0U, 8U}) {
    for (const std::uint64_t claim : {kHole / 2, kHole / 16}) {
      write_contents(path_, whole);
      std::error_code refused;
      fs::resize_file(path_, kHole, refused);
      if (refused) GTEST_SKIP() << "no such large files here: " << refused.message();
      std::string changed = trailer;
      std::memcpy(changed.data() + number, &claim, sizeof claim);
      std::ofstream(path_, std::ios::binary | std::ios::app) << changed;
      const auto reader = BlockReader::open(path_);
      ASSERT_FALSE(reader);
      EXPECT_EQ(reader.error(), path_ + ": the end of the block file is damaged");
    }
  }
}

TEST_F(BlockFile, FullDiskIsAnErrorThatStays) {
  auto writer = BlockWriter::create(path_);
  ASSERT_TRUE(writer);
  const std::string expected = path_ + ".part: File too large";
  {
    const FileSizeLimit limit(1 << 16);
    ASSERT_TRUE(writer->append(noise(1 << 15, 1), 4));
    const auto second = writer->append(noise(1 << 16, 2), 4);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), expected);
  }
  const auto third = writer->append(noise(10, 3), 4);
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error(), expected);
  const DiskStatus done = writer->finish();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error(), expected);
  writer = BlockWriter::create(scratch_.path("next"));
  EXPECT_FALSE(fs::exists(path_));
  EXPECT_FALSE(fs::exists(path_ + ".part"));
}

TEST_F(BlockFile, CannotBeMadeWhereThereIsNoDirectory) {
  const auto writer = BlockWriter::create(scratch_.path("none/blocks"));
  ASSERT_FALSE(writer);
  EXPECT_EQ(writer.error(), scratch_.path("none/blocks.part: No such file or directory"));
}

}  // namespace
}  // namespace minimex
