// Hostile texts: a few bytes that claim enormous graphs are refused before memory is taken for
// them. Every allocation of this program is counted.
#include <array>
#include <atomic>
#include <cstdlib>
#include <new>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/games/graph_instance.hpp"

namespace {

std::atomic<std::size_t> allocated{0};

}  // namespace

// Not inlined: the compiler would take malloc and free for a mismatch with new and delete.
[[gnu::noinline]] void* operator new(std::size_t size) {
  allocated.fetch_add(size, std::memory_order_relaxed);
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

namespace minimex {
namespace {

/// Bytes allocated while `text` is read and refused.
std::size_t bytes_to_refuse(const std::string& text, Format format) {
  const Source source{.text = text};
  const std::size_t before = allocated.load();
  EXPECT_THROW(std::ignore = read_graph_instances(source, format, "node-kayles"), InputError)
      << text;
  return allocated.load() - before;
}

TEST(Memory, RefusingAFewBytesTakesFewBytes) {
  constexpr std::size_t kFew = 64 << 10;
  const std::string json = R"({"game":"node-kayles",)";
  const std::vector<std::pair<Format, std::string>> hostile = {
      {Format::Graph6, "~~@?????abc"},
      {Format::Graph6, "~~@~~~~~"},
      {Format::Graph6, "~~~~~~~~"},
      {Format::Sparse6, ":~~@~~~~~"},
      {Format::Sparse6, ":~~??H???~~~"},
      {Format::Dimacs, "p edge 2147483647 9223372036854775807\n"},
      {Format::Dimacs, "p edge 10 9223372036854775807\ne 1 2\n"},
      {Format::Edges, "2147483647 9223372036854775807\n1 2"},
      {Format::Edges, "10 9223372036854775807\n1 2"},
      {Format::Json, json + R"("graph":{"vertices":2147483647,"edges":[]}})"},
      {Format::Json, json + R"("board":{"size":[1000000,1000000,1000000]},"piece":"king"})"},
      {Format::Json, json + R"("board":{"size":[1000000,1000000],"blocked":[0]},"piece":"king"})"},
      {Format::Json, json + R"("family":"complete:1000001"})"},
      {Format::Json, json + R"("family":"grid:1000000x1000000x1000000"})"},
      {Format::Json, std::string(1000, '[')},
  };
  for (const auto& [format, text] : hostile) EXPECT_LT(bytes_to_refuse(text, format), kFew) << text;
}

TEST(Memory, DeepNestingIsRefusedInProportionToItsDepthLimit) {
  EXPECT_LT(bytes_to_refuse(std::string(1 << 20, '['), Format::Json), std::size_t{64} << 10);
}

// Two bytes of text make hundreds of memory, so lists are counted as they grow.
TEST(Memory, ASourceThatIsStoppedIsNotReadToItsEnd) {
  std::string edges;
  for (int i = 0; i < 20'000; ++i) edges += i == 0 ? "[1,2]" : ",[1,2]";
  int asked = 0;
  const Source source{
      .text = R"({"game":"node-kayles","graph":{"vertices":2,"edges":[)" + edges + "]}}",
      .stopped = [&] { return ++asked == 2; }};
  EXPECT_THROW(std::ignore = read_graph_instances(source, Format::Json, "node-kayles"),
               ReadingLimit);
  EXPECT_EQ(asked, 2);
}

TEST(Memory, ListsAndTreesKeepToWhatTheSourceAllows) {
  constexpr std::size_t kMost = 4 << 20;
  const auto repeated = [](const std::string& line) {
    std::string text;
    for (int i = 0; i < 200000; ++i) text += line;
    return text;
  };
  const std::string json = R"({"game":"node-kayles",)";
  const std::vector<std::pair<Format, std::string>> long_texts = {
      {Format::Graph6, repeated("@\n")},
      {Format::Graph6, repeated("A_\n")},
      {Format::Sparse6, repeated(":An\n")},
      {Format::Json, repeated(json + R"("family":"path:2"})")},
      {Format::Json, json + R"("graph":{"vertices":2,"edges":[)" + repeated("[1,2],") + "[1,2]]}}"},
  };
  for (const auto& [format, text] : long_texts) {
    const Source source{.text = text, .most_memory = kMost};
    const std::size_t before = allocated.load();
    EXPECT_THROW(std::ignore = read_graph_instances(source, format, "node-kayles"), ReadingLimit)
        << text.substr(0, 60);
    // All that is allocated, also what is given back as lists grow.
    EXPECT_LT(allocated.load() - before, 4 * kMost + 4 * text.size()) << text.substr(0, 60);
  }
}

TEST(Memory, EnormousBoardsAndFamiliesAreKeptAsDescribed) {
  const std::size_t before = allocated.load();
  const GraphInstance grid{parse_family("queen:1000000x1000000")};
  EXPECT_GT(grid.graph_bytes_bound(), std::uint64_t{1} << 60);
  EXPECT_TRUE(grid.board().has_value());
  const GraphInstance cube{parse_family("linegraph:hypercube:40")};
  EXPECT_GT(cube.graph_bytes_bound(), std::uint64_t{1} << 60);
  EXPECT_LT(allocated.load() - before, std::size_t{64} << 10);
}

}  // namespace
}  // namespace minimex
