// A reader of the program as fuzzers see it: bytes in, and either nothing happens or a finding.
//
// Readers come in groups, one program each (CMakeLists.txt); the first byte of an input chooses
// among those of a group, so that one corpus serves all of them. The same groups are built twice:
// for libFuzzer (target.cpp), and for the tests of every build (replay.cpp), which feed them the
// seeds and simple mutations of these.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace minimex::fuzz {

struct Reader {
  std::string name = {};  ///< also of its folder under corpus/GROUP
  /// Reads `input`; whatever it is, returns. Bad input is no finding.
  std::function<void(std::string_view input)> read = {};
  /// Good inputs that are computed; those kept as files are in the corpus.
  std::function<std::vector<std::string>()> seeds = {};
};

/// The readers of the group that is linked. Their order is that of the first bytes.
std::span<const Reader> readers();

/// The reader that the first byte of an input stands for.
const Reader& reader_of(std::uint8_t byte);

/// Ends the program with a finding unless `holds`: `what` should have been so.
void expect(bool holds, std::string_view what);

}  // namespace minimex::fuzz
