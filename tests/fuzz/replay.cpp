// The readers of a group without libFuzzer, for every compiler.
//
//   fuzz_GROUP_replay [--mutations N] CORPUS...   every seed of every reader, and N mutations of
//   each fuzz_GROUP_replay --inputs FILE...            inputs as libFuzzer keeps them
//   fuzz_GROUP_replay --write FOLDER CORPUS...    the seeds as libFuzzer takes them
//
// CORPUS is a folder with a folder of seeds for each reader; other readers' folders are an error,
// so that no seed is forgotten when a reader gets another name. Mutations are the same every time.
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

#include "minimex/core/random.hpp"

#include "tests/fuzz/reader.hpp"

namespace minimex::fuzz {
namespace {

namespace fs = std::filesystem;

struct Seed {
  std::size_t reader = 0;
  std::string input = {};
};

std::string contents_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    std::cerr << path << " cannot be read\n";
    std::exit(2);
  }
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> entries_of(const fs::path& folder) {
  std::vector<fs::path> entries;
  for (const auto& entry : fs::directory_iterator(folder)) entries.push_back(entry.path());
  std::sort(entries.begin(), entries.end());
  return entries;
}

std::vector<Seed> seeds_of(const std::vector<std::string>& corpora) {
  const std::span<const Reader> all = readers();
  std::vector<Seed> seeds;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!all[i].seeds) continue;
    for (std::string& input : all[i].seeds()) seeds.push_back({i, std::move(input)});
  }
  for (const std::string& corpus : corpora) {
    for (const fs::path& folder : entries_of(corpus)) {
      const auto found = std::find_if(all.begin(), all.end(), [&](const Reader& reader) {
        return reader.name == folder.filename().string();
      });
      if (found == all.end()) {
        std::cerr << folder << " has the name of no reader\n";
        std::exit(2);
      }
      const auto reader = static_cast<std::size_t>(found - all.begin());
      for (const fs::path& file : entries_of(folder)) seeds.push_back({reader, contents_of(file)});
    }
  }
  return seeds;
}

/// One to four cuts, copies, and changes of bytes; `other` gives pieces.
std::string mutated(std::string text, const std::string& other, Random& random) {
  for (std::uint64_t change = 1 + random.below(4); change > 0; --change) {
    const std::size_t at = random.below(text.size() + 1);
    const std::size_t length = random.below(std::min<std::size_t>(text.size() - at, 16) + 1);
    switch (random.below(5)) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(at, text.substr(at, length));
        break;
      case 2:
        text.insert(at, 1, static_cast<char>(random.below(256)));
        break;
      case 3:
        if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << random.below(8)));
        break;
      default:
        if (!other.empty()) text.insert(at, other.substr(random.below(other.size()), 12));
    }
  }
  return text;
}

std::string_view current_input;
std::string current_file;

/// Keeps the input of a crash in a file; async-signal-safe.
void keep_input(int signal) {
  std::signal(signal, SIG_DFL);
  const int file = open(current_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const bool kept = write(file, current_input.data(), current_input.size()) >= 0;
  for (const std::string_view text : {std::string_view("input kept in "),
                                      std::string_view(current_file), std::string_view("\n")}) {
    if (kept && write(STDERR_FILENO, text.data(), text.size()) < 0) break;
  }
  std::raise(signal);
}

void keep_inputs_of_crashes() {
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL, SIGBUS, SIGALRM}) {
    std::signal(signal, keep_input);
  }
}

/// An input that takes long ends the program, too.
void try_input(const Reader& reader, const std::string& input) {
  constexpr unsigned kMostSeconds = 20;
  current_input = input;
  current_file = "fuzz-" + reader.name + ".input";
  alarm(kMostSeconds);
  reader.read(input);
}

int replay(const std::vector<std::string>& corpora, std::uint64_t mutations) {
  const std::vector<Seed> seeds = seeds_of(corpora);
  std::uint64_t inputs = 0;
  keep_inputs_of_crashes();
  for (std::size_t i = 0; i < seeds.size(); ++i) {
    const Reader& reader = readers()[seeds[i].reader];
    Random random(i);
    try_input(reader, seeds[i].input);
    for (std::uint64_t round = 0; round < mutations; ++round) {
      const Seed& other = seeds[random.below(seeds.size())];
      try_input(reader, mutated(seeds[i].input, other.input, random));
    }
    inputs += 1 + mutations;
  }
  std::cout << inputs << " inputs of " << readers().size() << " readers\n";
  return seeds.empty() ? 1 : 0;
}

int read_inputs(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    const std::string input = contents_of(file);
    if (input.empty()) continue;
    const Reader& reader = reader_of(static_cast<std::uint8_t>(input[0]));
    std::cout << file << ": " << reader.name << std::endl;
    reader.read(std::string_view(input).substr(1));
  }
  return 0;
}

int write_seeds(const std::string& folder, const std::vector<std::string>& corpora) {
  fs::create_directories(folder);
  std::vector<std::size_t> counts(readers().size());
  for (const Seed& seed : seeds_of(corpora)) {
    const std::string name =
        readers()[seed.reader].name + "-" + std::to_string(counts[seed.reader]++);
    std::ofstream(fs::path(folder) / name, std::ios::binary)
        << static_cast<char>(seed.reader) << seed.input;
  }
  return 0;
}

}  // namespace

int main(std::vector<std::string> words) {
  const auto take = [&words] {
    if (words.empty()) {
      std::cerr
          << "usage: [--mutations N] CORPUS... | --inputs FILE... | --write FOLDER CORPUS...\n";
      std::exit(2);
    }
    std::string word = words.front();
    words.erase(words.begin());
    return word;
  };
  const std::string first = words.empty() ? take() : words.front();
  if (!first.starts_with("--")) return replay(words, 0);
  take();
  if (first == "--inputs") return read_inputs(words);
  const std::string value = take();
  if (first == "--write") return write_seeds(value, words);
  return replay(words, std::stoull(value));
}

}  // namespace minimex::fuzz

int main(int argc, char** argv) {
  return minimex::fuzz::main({argv + 1, argv + argc});
}
