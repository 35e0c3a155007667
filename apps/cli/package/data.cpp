#include "apps/cli/package/data.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

namespace minimex::cli {
namespace {

constexpr std::int32_t kSamples = 2;
constexpr std::int32_t kSecret = 24;
constexpr std::uint64_t kMostTries = 20;  // seeds, where a case is there already
constexpr int kRoom = 10;                 // times what the solver needs

std::string share_text(std::uint32_t millionths) {
  std::string text = fmt::format("{}.{:06}", millionths / 1'000'000, millionths % 1'000'000);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string command_text(const Game& game, const GenerateOptions& options) {
  std::string out = fmt::format("minimex generate {} --size {}", game.info.name, options.size[0]);
  if (options.density) out += " --density " + share_text(*options.density);
  if (options.max_value) out += fmt::format(" --max-value {}", *options.max_value);
  return out + fmt::format(" --seed {} --format text", options.seed);
}

/// Adds a case that is not there yet, if one of a few seeds gives one.
void add_case(const Game& game, GenerateOptions options, bool sample, std::set<std::string>& seen,
              std::vector<std::pair<Instance, ContestCase>>& cases) {
  for (std::uint64_t tries = 0; tries < kMostTries; ++tries, ++options.seed) {
    Instance instance = game.generate(options);
    std::string input = game.to_text(instance).value();
    if (!seen.insert(input).second) continue;
    cases.emplace_back(std::move(instance), ContestCase{.command = command_text(game, options),
                                                        .input = std::move(input),
                                                        .sample = sample});
    return;
  }
}

std::vector<std::pair<Instance, ContestCase>> unsolved(const Game& game, const PackagePlan& plan,
                                                       std::uint64_t seed) {
  std::vector<std::pair<Instance, ContestCase>> cases;
  std::set<std::string> seen;
  for (std::int32_t i = 0; i < kSamples; ++i) {
    const std::int32_t size = std::max(2, plan.sample_size - kSamples + 1 + i);
    add_case(game,
             {.size = {size},
              .max_value = plan.values[0] > 0 ? std::optional(plan.values[0]) : std::nullopt,
              .seed = seed * 1'000},
             true, seen, cases);
  }
  for (std::int32_t i = 0; i < kSecret; ++i) {
    // The first half grows, the second is as large as it gets.
    const std::int32_t grown = 1 + (plan.most_size - 1) * i / (kSecret / 2);
    GenerateOptions options{
        .size = {std::min(grown, plan.most_size)},
        .seed = seed * 1'000 + 100 + static_cast<std::uint64_t>(i) * kMostTries};
    options.density = plan.densities[static_cast<std::size_t>(i) % 3];
    const std::int64_t value = plan.values[static_cast<std::size_t>(i) / 3 % 3];
    if (value > 0) options.max_value = value;
    add_case(game, options, false, seen, cases);
  }
  return cases;
}

}  // namespace

ContestData contest_data(const Game& game, const PackagePlan& plan, std::uint64_t seed,
                         Control& control) {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  ContestData data;
  for (auto& [instance, contest_case] : unsolved(game, plan, seed)) {
    const auto start = Control::Clock::now();
    const Solution solution = game.solve(instance, {}, control);
    data.run = solution.run;
    if (data.run.status != Status::Proved) return data;
    data.slowest =
        std::max(data.slowest, duration_cast<milliseconds>(Control::Clock::now() - start));
    contest_case.answer = solution.answer + "\n";
    data.cases.push_back(std::move(contest_case));
  }
  return data;
}

std::chrono::seconds time_limit_advice(const ContestData& data) {
  return std::max(std::chrono::seconds(1),
                  std::chrono::ceil<std::chrono::seconds>(kRoom * data.slowest));
}

}  // namespace minimex::cli
