// The terms of a family with an N in it, and the period they prove.
#include <cstdint>
#include <memory>
#include <optional>
#include <pybind11/stl.h>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/sequence_json.hpp"
#include "minimex/games/family_terms.hpp"

#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {
namespace {

class Sequence {
 public:
  Sequence(const std::string& game, const std::string& family, bool minimiser)
      : game_(named_game(game)), name_{.game = game_.info.name, .family = family} {
    if (game_.family_member == nullptr) {
      throw py::value_error(fmt::format("{} has no families", game_.info.name));
    }
    game_.family_member(family, variable_);
    if (variable_.places == 0) {
      throw py::value_error(fmt::format(
          "the family '{}' has no N; put N where the number of the term belongs, as in grid:3xN",
          printable(family)));
    }
    if (game_.family_terms != nullptr) together_ = game_.family_terms(family);
    if (game_.info.takes_first) name_.first = first_player(minimiser);
  }

  [[nodiscard]] std::int64_t least() const noexcept { return variable_.least; }
  [[nodiscard]] std::int64_t most() const noexcept { return variable_.most; }

  /// The term as JSON.
  std::string term(std::int64_t n, Run& run) {
    require_index(n);
    return run.within([&](Control& control) { return term_json(name_, n, solve(n, control)); });
  }

  /// The period that the terms up to `last` prove, as JSON.
  std::optional<std::string> period(std::int64_t last, Run& run) {
    require_index(last);
    return run.within([&](Control& control) -> std::optional<std::string> {
      const auto proved = together_ ? together_->period(last, control) : std::nullopt;
      if (!proved) return std::nullopt;
      return period_json(name_, {.period = proved->period,
                                 .least = variable_.least,
                                 .bound = proved->bound,
                                 .proved = true});
    });
  }

 private:
  void require_index(std::int64_t n) const {
    if (n >= least() && n <= most()) return;
    throw py::value_error(fmt::format("the term {} of {}, expected an N from {} to {}", n,
                                      printable(name_.family), least(), most()));
  }

  Solution solve(std::int64_t n, Control& control) {
    if (together_) return together_->term(n, control);
    FamilyVariable variable{.value = n};
    const Instance member = game_.family_member(name_.family, variable);
    return game_.solve(member, {.first = name_.first.value_or(FirstPlayer::Maximiser)}, control);
  }

  const Game& game_;
  SequenceName name_;
  FamilyVariable variable_;
  std::unique_ptr<FamilyTerms> together_;
};

}  // namespace

void bind_sequence(py::module_& module) {
  py::class_<Sequence>(module, "Sequence")
      .def(py::init<const std::string&, const std::string&, bool>(), py::arg("game"),
           py::arg("family"), py::arg("minimiser"))
      .def_property_readonly("least", &Sequence::least)
      .def_property_readonly("most", &Sequence::most)
      .def("term", &Sequence::term, py::arg("n"), py::arg("run"))
      .def("period", &Sequence::period, py::arg("last"), py::arg("run"));
}

}  // namespace minimex::python
