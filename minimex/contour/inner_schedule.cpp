#include "minimex/contour/inner_schedule.hpp"

#include <algorithm>
#include <bit>

#include "minimex/contour/word_order.hpp"

namespace minimex::contour {
InnerSchedule schedule_inner_rows(int bits, std::size_t most) {
  const std::size_t count = std::size_t{1} << bits;
  std::vector<std::uint8_t> waits(count);  // rows that must come first
  for (std::uint32_t word = 0; word < count; ++word) {
    const bool gains = bits > 0 && (word & 1U) == 0;
    waits[word] = static_cast<std::uint8_t>(count_flips(word, bits) + (gains ? 1 : 0));
  }
  std::vector<std::vector<std::uint16_t>> ready(static_cast<std::size_t>(bits) + 1);
  const auto done_one = [&](std::uint32_t word) {
    if (--waits[word] == 0) {
      ready[static_cast<std::size_t>(std::popcount(word))].push_back(
          static_cast<std::uint16_t>(word));
    }
  };
  ready.back().push_back(static_cast<std::uint16_t>(count - 1));

  InnerSchedule schedule;
  while (schedule.words.size() < count) {
    std::size_t ones = 0;
    for (std::size_t other = 0; other < ready.size(); ++other) {
      if (std::min(ready[other].size(), most) >= std::min(ready[ones].size(), most)) ones = other;
    }
    auto& rows = ready[ones];
    const std::size_t begin = schedule.words.size();
    const std::size_t taken = std::min(rows.size(), most);
    schedule.words.insert(schedule.words.end(), rows.begin(),
                          rows.begin() + static_cast<std::ptrdiff_t>(taken));
    rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(taken));
    schedule.batches.push_back({static_cast<int>(ones), begin, begin + taken});
    for (std::size_t i = begin; i < begin + taken; ++i) {
      for_each_before(schedule.words[i], done_one);
    }
  }
  return schedule;
}

}  // namespace minimex::contour
