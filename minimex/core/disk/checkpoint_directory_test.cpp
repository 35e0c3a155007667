#include "minimex/core/disk/checkpoint_directory.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstring>
#include <functional>
#include <new>
#include <set>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

#include <gtest/gtest.h>

#include "minimex/core/disk/block_file.hpp"
#include "minimex/core/disk/scratch_test.hpp"

namespace minimex {
namespace {

namespace fs = std::filesystem;

using Bytes = std::vector<std::byte>;

/// The error of opening a directory; empty when there is none.
std::string open_error(const std::string& path) {
  const auto directory = CheckpointDirectory::open(path);
  return directory ? std::string() : directory.error();
}

/// What the state is; the test fails when it cannot be read.
std::optional<Bytes> state_of(const CheckpointDirectory& directory) {
  auto state = directory.load_state();
  EXPECT_TRUE(state) << state.error();
  return state ? *state : std::nullopt;
}

std::set<std::string> names_in(const std::string& path) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(path)) names.insert(entry.path().filename());
  return names;
}

/// Runs `body` in a process of its own; true when it returns true.
bool in_child(const std::function<bool()>& body) {
  const pid_t child = fork();
  if (child == 0) _exit(body() ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

class Checkpoint : public testing::Test {
 protected:
  ScratchDirectory scratch_;
  const std::string path_ = scratch_.path("run");
};

TEST_F(Checkpoint, IsMadeAndIsFresh) {
  const auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory) << directory.error();
  EXPECT_FALSE(state_of(*directory).has_value());
  EXPECT_GT(directory->free_bytes(), 0U);
}

TEST_F(Checkpoint, StateIsTheLastSaved) {
  for (const std::size_t length : {0U, 1U, 1000U, 3000000U, 5U}) {
    {
      auto directory = CheckpointDirectory::open(path_);
      ASSERT_TRUE(directory) << directory.error();
      const DiskStatus saved = directory->save_state(noise(length, length));
      ASSERT_TRUE(saved) << saved.error();
      EXPECT_EQ(state_of(*directory), noise(length, length));
    }
    const auto again = CheckpointDirectory::open(path_ + "/");
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(state_of(*again), noise(length, length));
  }
  EXPECT_EQ(names_in(path_), (std::set<std::string>{"minimex.lock", "minimex.state"}));
}

TEST_F(Checkpoint, StateHasALargestSize) {
  auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory);
  EXPECT_TRUE(directory->save_state(Bytes(kMostStateBytes)));
  EXPECT_EQ(state_of(*directory), Bytes(kMostStateBytes));
  const DiskStatus larger = directory->save_state(Bytes(kMostStateBytes + 1));
  ASSERT_FALSE(larger);
  EXPECT_EQ(larger.error(), path_ + "/minimex.state: the state is too large to save");
}

TEST_F(Checkpoint, DamagedStateIsRefusedOrHarmless) {
  auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory);
  const Bytes state = noise(100, 1);
  ASSERT_TRUE(directory->save_state(state));
  const std::string file = path_ + "/minimex.state";
  const std::string whole = contents_of(file);
  std::size_t refused = 0;
  const auto versions = damaged_versions(whole);
  for (const std::string& damaged : versions) {
    write_contents(file, damaged);
    const auto loaded = directory->load_state();
    if (!loaded) {
      ++refused;
      ASSERT_EQ(loaded.error().rfind(file + ": ", 0), 0U) << loaded.error();
      continue;
    }
    ASSERT_TRUE(*loaded == state);
    ASSERT_EQ(damaged.size(), whole.size());
  }
  EXPECT_GT(refused, versions.size() * 9 / 10);
}

TEST_F(Checkpoint, StatesOfOtherVersionsAreRefused) {
  auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory);
  ASSERT_TRUE(directory->save_state(noise(100, 1)));
  const std::string file = path_ + "/minimex.state";
  const std::string whole = contents_of(file);
  constexpr std::size_t kVersionByte = 8;
  for (const char version : {'\0', '\2'}) {
    std::string other = whole;
    other[kVersionByte] = version;
    write_contents(file, other);
    const auto loaded = directory->load_state();
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error(), file + ": is a checkpoint of another version; remove " + path_ +
                                  ", or name another one");
  }
}

TEST_F(Checkpoint, KeepOnlyRemovesOtherBlockFilesAndNothingElse) {
  auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory);
  ASSERT_TRUE(directory->save_state(noise(10, 1)));
  for (const char* name : {"a", "b", "c"}) {
    auto writer = BlockWriter::create(directory->path(name));
    ASSERT_TRUE(writer) << writer.error();
    ASSERT_TRUE(writer->finish());
    write_contents(directory->path(name) + ".part", "left by a killed run");
  }
  for (const char* foreign : {"notes.txt", "a", "b.blocks", "c.part"}) {
    write_contents(path_ + "/" + foreign, "not ours");
  }
  const std::vector<std::string> kept = {"b", "not there"};
  const DiskStatus done = directory->keep_only(kept);
  ASSERT_TRUE(done) << done.error();
  EXPECT_EQ(names_in(path_), (std::set<std::string>{"minimex.lock", "minimex.state",
                                                    "b.minimex-blocks", "b.minimex-blocks.part",
                                                    "notes.txt", "a", "b.blocks", "c.part"}));
  EXPECT_TRUE(BlockReader::open(directory->path("b")));
}

TEST_F(Checkpoint, DirectoryOfSomethingElseIsRefusedUntouched) {
  fs::create_directory(path_);
  write_contents(path_ + "/thesis.tex", "years of work");
  EXPECT_EQ(open_error(path_), path_ +
                                   ": holds thesis.tex and no checkpoint, expected an empty or a "
                                   "new directory");
  EXPECT_EQ(names_in(path_), std::set<std::string>{"thesis.tex"});
}

TEST_F(Checkpoint, WhatIsNoFileIsRefusedBeforeTheRun) {
  for (const char* name : {"minimex.lock", "minimex.state", "a.minimex-blocks"}) {
    {
      auto directory = CheckpointDirectory::open(path_);
      ASSERT_TRUE(directory);
      ASSERT_TRUE(directory->save_state(noise(10, 1)));
    }
    const std::string path = path_ + "/" + name;
    fs::remove(path);
    fs::create_symlink("/nowhere/at/all", path);
    const auto linked = CheckpointDirectory::open(path_);
    ASSERT_FALSE(linked) << name;
    EXPECT_EQ(linked.error(), path + ": is not a regular file, expected one that a run has left");
    fs::remove(path);
    fs::create_directory(path);
    EXPECT_FALSE(CheckpointDirectory::open(path_)) << name;
    fs::remove_all(path_);
  }
}

TEST_F(Checkpoint, DirectoryOfARunKilledBeforeItsFirstStateIsTaken) {
  fs::create_directory(path_);
  for (const char* ours : {"minimex.lock", "minimex.state.part"}) {
    write_contents(path_ + "/" + ours, "x");
  }
  const auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory) << directory.error();
  EXPECT_FALSE(state_of(*directory).has_value());
}

TEST_F(Checkpoint, PathThatCannotBeADirectoryIsRefused) {
  write_contents(path_, "a file");
  EXPECT_EQ(open_error(path_), path_ + ": Not a directory");
  EXPECT_EQ(open_error(scratch_.path("none/run")),
            scratch_.path("none/run: No such file or directory"));
  EXPECT_FALSE(open_error("").empty());
}

TEST_F(Checkpoint, DirectoryWithoutPermissionIsRefused) {
  constexpr uid_t kNobody = 65534;
  fs::create_directory(path_);
  fs::permissions(scratch_.path(), fs::perms(0755));
  fs::permissions(path_, fs::perms(0555));
  const auto is_denied = [&] {
    // From within: another user may have no way to a directory for temporary files.
    fs::current_path(scratch_.path());
    return setuid(geteuid() == 0 ? kNobody : geteuid()) == 0 &&
           open_error("run") == "run/minimex.lock: Permission denied";
  };
  if (geteuid() == 0 && !in_child([] { return setuid(kNobody) == 0; })) {
    GTEST_SKIP() << "root of a name space without other users";
  }
  EXPECT_TRUE(in_child(is_denied));
  fs::permissions(path_, fs::perms(0755));
}

TEST_F(Checkpoint, FullDiskKeepsTheStateBefore) {
  auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory);
  ASSERT_TRUE(directory->save_state(noise(10, 1)));
  EXPECT_TRUE(in_child([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{1000, 1000};
    setrlimit(RLIMIT_FSIZE, &limit);
    const DiskStatus saved = directory->save_state(noise(5000, 2));
    return !saved && saved.error() == path_ + "/minimex.state.part: File too large";
  }));
  EXPECT_EQ(state_of(*directory), noise(10, 1));
  EXPECT_EQ(names_in(path_), (std::set<std::string>{"minimex.lock", "minimex.state"}));
}

TEST_F(Checkpoint, OneRunAtATime) {
  auto directory = CheckpointDirectory::open(path_);
  ASSERT_TRUE(directory);
  const std::string expected = path_ + ": is in use by another run";
  EXPECT_TRUE(in_child([&] { return open_error(path_) == expected; }));
  EXPECT_EQ(open_error(path_), expected);
  CheckpointDirectory moved = std::move(*directory);
  EXPECT_EQ(open_error(path_), expected);
  directory = DiskError{};
  EXPECT_EQ(open_error(path_), expected);
  { const CheckpointDirectory last = std::move(moved); }
  EXPECT_EQ(open_error(path_), "");
}

// A run that is killed again and again: step k writes the block file `k`, saves a state made from
// k, and drops the block file of step k - 1.

Bytes step_bytes(std::uint64_t step, std::size_t length) {
  Bytes bytes = noise(length, step);
  std::memcpy(bytes.data(), &step, sizeof step);
  return bytes;
}

Bytes step_block(std::uint64_t step, std::uint64_t block) {
  return step_bytes(step, 5000 + block * 10007);
}

constexpr std::uint64_t kBlocksOfStep = 4;

bool do_step(CheckpointDirectory& directory, std::uint64_t step) {
  const std::vector<std::string> name = {std::to_string(step)};
  auto writer = BlockWriter::create(directory.path(name.front()));
  if (!writer) return false;
  for (std::uint64_t i = 0; i < kBlocksOfStep; ++i) {
    if (!writer->append(step_block(step, i), 4)) return false;
  }
  return writer->finish() && directory.save_state(step_bytes(step, 2000)) &&
         directory.keep_only(name);
}

/// The step that a killed run has come to, 0 for none; the test fails unless all of it is there.
std::uint64_t check_killed_run(const std::string& path) {
  const auto directory = CheckpointDirectory::open(path);
  EXPECT_TRUE(directory) << directory.error();
  if (!directory) return 0;
  for (const std::string& name : names_in(path)) {
    const bool finished = name.ends_with(".minimex-blocks");
    EXPECT_TRUE(!finished || BlockReader::open(path + "/" + name)) << name;
  }
  const std::optional<Bytes> state = state_of(*directory);
  if (!state) return 0;
  std::uint64_t step = 0;
  std::memcpy(&step, state->data(), sizeof step);
  EXPECT_EQ(*state, step_bytes(step, 2000));
  if (step == 0) return 0;
  const auto reader = BlockReader::open(directory->path(std::to_string(step)));
  EXPECT_TRUE(reader) << reader.error();
  if (!reader) return step;
  EXPECT_EQ(reader->blocks(), kBlocksOfStep);
  for (std::uint64_t i = 0; i < reader->blocks(); ++i) {
    Bytes out(reader->size(i));
    const DiskStatus done = reader->read(i, out);
    EXPECT_TRUE(done) << done.error();
    EXPECT_EQ(out, step_block(step, i));
  }
  return step;
}

TEST_F(Checkpoint, KilledAtAnyMomentLosesAtMostOneStep) {
  constexpr std::uint64_t kKills = 100;
  const std::uint64_t seed = 20240601;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  // The last step that the child knows to be saved, in memory shared with it.
  void* const page = mmap(nullptr, sizeof(std::atomic<std::uint64_t>), PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(page, MAP_FAILED);
  auto* const saved = new (page) std::atomic<std::uint64_t>(0);
  std::uint64_t step = 0;
  constexpr std::uint64_t kSteps = 10;  // to get there a slow disk is given ever more time
  for (std::uint64_t kills = 0; (kills < kKills || step <= kSteps) && !HasFailure(); ++kills) {
    const pid_t child = fork();
    if (child == 0) {
      auto directory = CheckpointDirectory::open(path_);
      if (!directory || (step == 0 && !directory->save_state(step_bytes(0, 2000)))) _exit(1);
      for (std::uint64_t next = step + 1; do_step(*directory, next); ++next) *saved = next;
      _exit(1);
    }
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(20000 + 200 * kills)));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child failed by itself";
    if (!fs::exists(path_)) continue;
    step = check_killed_run(path_);
    EXPECT_GE(step, saved->load());
    EXPECT_LE(step, saved->load() + 1);
    saved->store(step);
  }
  munmap(page, sizeof(std::atomic<std::uint64_t>));
}

}  // namespace
}  // namespace minimex
