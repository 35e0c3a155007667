#include "minimex/games/node_kayles/solve_families.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "minimex/conflict/nimber/path_powers.hpp"

namespace minimex::node_kayles {
namespace {

constexpr std::int64_t kLeastLooked = 400;  // terms in which a proof is always looked for

/// How the nimbers of a family follow from those of a power of a path.
struct Rule {
  std::string_view name;
  std::int64_t shorter = 0;              ///< how many vertices the path has less than N
  int (*nimber)(int of_path) = nullptr;  ///< of the family's member
};

constexpr std::array kRules = {
    Rule{"path", 0, [](int of_path) { return of_path; }},
    Rule{"line", 0, [](int of_path) { return of_path; }},
    Rule{"cycle", 3, [](int of_path) { return of_path == 0 ? 1 : 0; }},
    Rule{"wheel", 3, [](int of_path) { return of_path == 1 ? 2 : 1; }},
};

const Rule* find_rule(std::string_view name) {
  const auto* const found = std::find_if(kRules.begin(), kRules.end(),
                                         [name](const Rule& rule) { return rule.name == name; });
  return found == kRules.end() ? nullptr : found;
}

class PathTerms final : public FamilyTerms {
 public:
  PathTerms(const Rule& rule, std::int64_t distance) : rule_(rule), paths_(distance) {}

  Solution term(std::int64_t n, Control& control) override {
    Solution solution;
    if (const auto of_path = paths_.nimber(n - rule_.shorter, control)) {
      solution.value = rule_.nimber(*of_path);
      solution.bounds = Bounds{*solution.value, *solution.value};
      solution.answer = std::to_string(*solution.value);
      return solution;
    }
    solution.bounds = Bounds{0, n};  // a play has no more moves than there are vertices, hub aside
    solution.run = control.stopped() ? stopped_report(control)
                                     : needs_memory("the table of nimbers", paths_.table_bytes(n),
                                                    control.budget());
    return solution;
  }

  std::optional<ProvedPeriod> period(std::int64_t last, Control& control) override {
    if (!paths_.nimber(std::max(last, kLeastLooked) - rule_.shorter, control)) return std::nullopt;
    const auto period = paths_.period();
    if (!period) return std::nullopt;
    return ProvedPeriod{.period = shortened(*period),
                        .bound = paths_.proof_bound(*period) + rule_.shorter};
  }

 private:
  /// The period of the family: a divisor of that of the paths, and perhaps from an earlier term on.
  Period shortened(const Period& of_paths) {
    Control control;  // the table is there, and needs no more time or memory
    const auto at = [&](std::int64_t n) {
      return rule_.nimber(paths_.nimber(n - rule_.shorter, control).value_or(0));
    };
    Period period{.start = of_paths.start + rule_.shorter, .length = of_paths.length};
    const auto repeats = [&](std::int64_t length) {
      for (std::int64_t n = period.start; n < period.start + of_paths.length; ++n) {
        if (at(n) != at(n + length)) return false;
      }
      return true;
    };
    std::int64_t length = 1;
    while (of_paths.length % length != 0 || !repeats(length)) ++length;
    period.length = length;
    while (period.start > rule_.shorter && at(period.start - 1) == at(period.start - 1 + length)) {
      --period.start;
    }
    return period;
  }

  const Rule& rule_;
  conflict::PathPowerNimbers paths_;
};

std::unique_ptr<FamilyTerms> terms_of(const Family& member) {
  const Rule* const rule = find_rule(member.name);
  if (rule == nullptr) return nullptr;
  return std::make_unique<PathTerms>(*rule, member.name == "line" ? member.numbers[1] : 1);
}

}  // namespace

std::unique_ptr<FamilyTerms> family_terms(std::string_view family) {
  FamilyVariable variable;
  const Family least = parse_family(family, nullptr, &variable);
  variable.value = variable.least + 1;
  const Family next = parse_family(family, nullptr, &variable);
  const bool grows_by_first =
      least.numbers.size() == next.numbers.size() && !least.numbers.empty() &&
      least.numbers[0] != next.numbers[0] &&
      std::equal(least.numbers.begin() + 1, least.numbers.end(), next.numbers.begin() + 1);
  return grows_by_first ? terms_of(least) : nullptr;
}

std::optional<Solution> solve_member(const Family& family, Control& control) {
  const auto terms = terms_of(family);
  if (terms == nullptr) return std::nullopt;
  return terms->term(family.numbers[0], control);
}

}  // namespace minimex::node_kayles
