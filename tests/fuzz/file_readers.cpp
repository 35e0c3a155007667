// What long runs leave on the disk: checkpoints and their layers, manifests, journals, terms.
//
// Files carry checksums, which mutations hardly ever keep; so each kind of file is read as it is,
// and with what it holds sealed here. A solve that goes on from a changed state gives the value or
// refuses; a journal keeps what is added to it, whatever it held.
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/contour/optimum.hpp"
#include "minimex/core/disk/block_file.hpp"
#include "minimex/core/disk/checkpoint_directory.hpp"
#include "minimex/core/disk/number_list.hpp"
#include "minimex/core/disk/packing.hpp"
#include "minimex/core/disk/scratch_test.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/b_file.hpp"
#include "minimex/formats/sha256.hpp"

#include "apps/cli/journal.hpp"
#include "apps/cluster/manifest.hpp"
#include "tests/fuzz/reader.hpp"

namespace minimex::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kState = "minimex.state";
constexpr std::string_view kBlocks = ".minimex-blocks";
constexpr std::uint64_t kMemory = 1'600'000;  // too little to keep few layers only

/// Where files cost no disk; of this process.
const std::string& scratch() {
  static const bool in_memory = [] {
    const bool there = fs::is_directory("/dev/shm");
    if (there) setenv("TMPDIR", "/dev/shm", 1);
    return there;
  }();
  static_cast<void>(in_memory);
  static const ScratchDirectory directory;
  return directory.path();
}

std::string in_scratch(std::string_view name) {
  return scratch() + "/" + std::string(name);
}

std::span<const std::byte> bytes_of(std::string_view text) {
  return std::as_bytes(std::span(text));
}

std::string text_of(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::vector<std::string> blocks_of(const std::string& path) {
  std::vector<std::string> blocks;
  const auto reader = BlockReader::open(path);
  if (!reader) return blocks;
  for (std::uint64_t i = 0; i < reader->blocks(); ++i) {
    std::string& block = blocks.emplace_back(reader->size(i), '\0');
    if (!reader->read(i, std::as_writable_bytes(std::span(block)))) blocks.pop_back();
  }
  return blocks;
}

void write_blocks(const std::string& path, const std::vector<std::string>& blocks) {
  auto writer = BlockWriter::create(path);
  expect(bool(writer), "a block file can be written");
  for (const std::string& block : blocks) static_cast<void>(writer->append(bytes_of(block), 1));
  expect(bool(writer->finish()), "a block file can be finished");
}

/// A solve of a full board in layers, all of which are kept, and the files it has left.
class KeptSolve {
 public:
  static const KeptSolve& get() {
    static const KeptSolve solve;
    return solve;
  }

  /// Solves again from the files, after `change` has changed the directory. Unless the change is a
  /// `forgery`, with checksums and all, the solve gives the value or says why not.
  template <class Change>
  void again(const Change& change, bool forgery = false) const {
    const std::string directory = in_scratch("solve");
    fs::remove_all(directory);
    fs::create_directory(directory);
    for (const auto& [name, contents] : files_) write_contents(directory + "/" + name, contents);
    change(directory);
    const contour::OptimumResult result = solve(directory);
    if (forgery) return;
    expect(result.value ? result.value == value_ : !result.run.limit.empty(),
           "a solve from its checkpoint gives the value or says why not");
  }

  [[nodiscard]] const std::map<std::string, std::string>& files() const { return files_; }
  /// Names of the files of layers.
  [[nodiscard]] const std::vector<std::string>& layers() const { return layers_; }
  [[nodiscard]] const std::string& state() const { return state_; }

 private:
  KeptSolve() {
    constexpr std::int32_t kSide = 9;
    Random random(1);
    for (std::int32_t cell = 0; cell < kSide * kSide; ++cell) {
      const auto colour = random.chance(1, 2) ? contour::Colour::White : contour::Colour::Black;
      problem_.pieces.push_back({cell / kSide, cell % kSide, colour, random.between(0, 100)});
    }
    const std::string directory = in_scratch("first");
    value_ = solve(directory).value;
    for (const auto& file : fs::directory_iterator(directory)) {
      const std::string name = file.path().filename().string();
      files_[name] = contents_of(file.path().string());
      if (name.ends_with(kBlocks)) layers_.push_back(name);
    }
    const auto opened = CheckpointDirectory::open(directory);
    state_ = text_of(**opened->load_state());
  }

  [[nodiscard]] contour::OptimumResult solve(const std::string& directory) const {
    Control control(Budget{.memory_bytes = kMemory, .directory = directory});
    return solve_optimum(problem_, {.line = true, .route = contour::Route::Layers}, control);
  }

  contour::OptimumProblem problem_ = {};
  std::optional<std::int64_t> value_ = std::nullopt;
  std::map<std::string, std::string> files_ = {};
  std::vector<std::string> layers_ = {};
  std::string state_ = {};
};

void read_state_file(std::string_view input) {
  KeptSolve::get().again([&](const std::string& directory) {
    write_contents(directory + "/" + std::string(kState), std::string(input));
  });
}

void read_state(std::string_view input) {
  KeptSolve::get().again([&](const std::string& directory) {
    auto opened = CheckpointDirectory::open(directory);
    expect(opened && opened->save_state(bytes_of(input)), "a state can be saved");
    const auto loaded = opened->load_state();
    expect(loaded && *loaded && text_of(**loaded) == input, "a state loads as it was saved");
  });
}

void read_layer_file(std::string_view input) {
  if (input.empty()) return;
  const KeptSolve& solve = KeptSolve::get();
  const std::string& name =
      solve.layers()[static_cast<unsigned char>(input[0]) % solve.layers().size()];
  solve.again([&](const std::string& directory) {
    write_contents(directory + "/" + name, std::string(input.substr(1)));
  });
}

/// The input is what a file says of where its blocks belong.
void read_layer_order(std::string_view input) {
  if (input.empty()) return;
  const KeptSolve& solve = KeptSolve::get();
  const std::string& name =
      solve.layers()[static_cast<unsigned char>(input[0]) % solve.layers().size()];
  solve.again(
      [&](const std::string& directory) {
        std::vector<std::string> blocks = blocks_of(directory + "/" + name);
        blocks[blocks.size() - 2] = std::string(input.substr(1));
        write_blocks(directory + "/" + name, blocks);
      },
      true);
}

void read_block_file(std::string_view input) {
  const std::string path = in_scratch("blocks");
  write_contents(path, std::string(input));
  const std::vector<std::string> blocks = blocks_of(path);
  if (blocks.empty()) return;
  write_blocks(path, blocks);
  expect(blocks_of(path) == blocks, "blocks read as they were written");
}

void read_packed(std::string_view input) {
  if (input.empty()) return;
  const std::size_t length = static_cast<unsigned char>(input[0]) * std::size_t{16};
  for (const unsigned width : {1U, 4U, 8U}) {
    std::vector<std::byte> plain(length);
    if (!Unpacker().unpack(bytes_of(input.substr(1)), width, plain)) continue;
    Packer packer;
    std::vector<std::byte> again(length);
    expect(Unpacker().unpack(packer.pack(plain, width), width, again) && again == plain,
           "bytes unpack as they were packed");
  }
}

void read_manifest(std::string_view input) {
  const auto manifest = cluster::Manifest::from_numbers(numbers_of<std::int64_t>(bytes_of(input)));
  if (!manifest) return;
  const std::vector<std::int64_t> written = manifest->numbers();
  const auto again = cluster::Manifest::from_numbers(written);
  expect(again && again->numbers() == written, "a manifest reads as it was written");
}

constexpr std::string_view kTitle = "fuzz";

void use_journal(const std::string& path) {
  const std::string line = "the line";
  try {
    cli::Journal journal(path, kTitle);
    for (std::uint64_t number = 0; number < 6; ++number) {
      static_cast<void>(journal.find(number, line));
    }
    journal.add(7, line, "the answer");
    journal.flush();
  } catch (const InputError&) {
    return;  // something else than a journal
  }
  cli::Journal again(path, kTitle);
  expect(again.find(7, line) == "the answer", "a journal keeps what was added");
}

void read_journal(std::string_view input) {
  const std::string path = in_scratch("journal");
  write_contents(path, std::string(input));
  use_journal(path);
}

std::string sealed(std::string_view body) {
  return std::string(body) + " " + sha256(body).substr(0, 16) + "\n";
}

void read_journal_lines(std::string_view input) {
  const std::string path = in_scratch("journal");
  std::string text = sealed("minimex batch journal 1: " + std::string(kTitle));
  while (!input.empty()) {
    const std::size_t end = std::min(input.find('\n'), input.size());
    text += sealed(input.substr(0, end));
    input.remove_prefix(std::min(end + 1, input.size()));
  }
  write_contents(path, text);
  use_journal(path);
}

void read_terms(std::string_view input) {
  const auto lines_of = [](const BFile& file) {
    std::string lines;
    std::int64_t n = file.first;
    for (const BFile::Term& term : file.terms) lines += b_file_line(n++, term.value);
    return lines;
  };
  try {
    const std::string lines = lines_of(read_b_file({.text = std::string(input)}));
    expect(lines_of(read_b_file({.text = lines})) == lines, "terms read as they were written");
  } catch (const InputError&) {
    // is the answer
  }
}

// Seeds.

std::vector<std::string> state_file_seeds() {
  return {KeptSolve::get().files().at(std::string(kState))};
}

std::vector<std::string> layer_seeds(std::string (*content)(const std::string& name)) {
  std::vector<std::string> seeds;
  const auto& layers = KeptSolve::get().layers();
  for (std::size_t i = 0; i < layers.size(); i += 8) {
    seeds.push_back(std::string(1, static_cast<char>(i)) + content(layers[i]));
  }
  return seeds;
}

std::string layer_file(const std::string& name) {
  return KeptSolve::get().files().at(name);
}

std::string layer_order(const std::string& name) {
  const std::vector<std::string> blocks = blocks_of(in_scratch("first/" + name));
  return blocks[blocks.size() - 2];
}

std::vector<std::string> packed_seeds() {
  std::vector<std::string> seeds;
  std::vector<std::byte> plain(64);
  for (std::size_t i = 0; i < plain.size(); ++i) plain[i] = static_cast<std::byte>(i * i);
  for (const unsigned width : {1U, 4U, 8U}) {
    Packer packer;
    seeds.push_back("\x04" + text_of(packer.pack(plain, width)));
  }
  return seeds;
}

std::vector<std::string> manifest_seeds() {
  cluster::Manifest manifest{.identity = {3, 1, 4}};
  manifest.sweeps.push_back(
      {.start = {0, 2, 2}, .inner_bits = 8, .upper_bits = 4, .done = 5, .ranks = {2, 2, 1}});
  const std::vector<std::int64_t> numbers = manifest.numbers();
  return {text_of(std::as_bytes(std::span(numbers)))};
}

std::string journal_lines() {
  const std::string checksum = sha256("the line").substr(0, 16);
  return "0 " + checksum + " 3\n2 " + checksum + " ! no\n1 " + checksum + " 5";
}

std::vector<std::string> journal_seeds() {
  const std::string path = in_scratch("journal");
  fs::remove(path);
  use_journal(path);
  return {contents_of(path), ""};
}

std::vector<Reader> all_readers() {
  return {
      {"state-file", read_state_file, state_file_seeds},
      {"state", read_state, [] { return std::vector{KeptSolve::get().state()}; }},
      {"layer-file", read_layer_file, [] { return layer_seeds(layer_file); }},
      {"layer-order", read_layer_order, [] { return layer_seeds(layer_order); }},
      {"block-file", read_block_file,
       [] { return std::vector{layer_file(KeptSolve::get().layers()[0])}; }},
      {"packed", read_packed, packed_seeds},
      {"manifest", read_manifest, manifest_seeds},
      {"journal", read_journal, journal_seeds},
      {"journal-lines", read_journal_lines, [] { return std::vector{journal_lines()}; }},
      {"terms", read_terms, [] { return std::vector<std::string>{"1 0\n2 1\n3 1\n"}; }},
  };
}

}  // namespace

std::span<const Reader> readers() {
  static const std::vector<Reader> all = all_readers();
  return all;
}

}  // namespace minimex::fuzz
