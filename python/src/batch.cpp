// Many instances at once: each is read and solved by one thread in an even share of the memory, as
// `minimex batch` does it; what does not fit in a share is left to the caller.
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <pybind11/stl.h>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "minimex/core/parallel.hpp"

#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {
namespace {

using Item = std::variant<std::string, std::shared_ptr<GameInstance>>;

/// The first of what went wrong, by the number of the item.
class FirstFailure {
 public:
  void add(std::size_t index, std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (failure_ && index_ <= index) return;
    index_ = index;
    failure_ = std::move(failure);
  }
  [[nodiscard]] const std::exception_ptr& failure() const noexcept { return failure_; }
  [[nodiscard]] std::size_t index() const noexcept { return index_; }

 private:
  std::mutex mutex_;
  std::size_t index_ = 0;
  std::exception_ptr failure_;
};

std::optional<std::int64_t> value_of(const Game& game, const Item& item, std::size_t number,
                                     const ReadOptions& reading, const SolveOptions& options,
                                     Control& control) {
  if (const auto* const instance = std::get_if<std::shared_ptr<GameInstance>>(&item)) {
    return game.solve((*instance)->instance, options, control).value;
  }
  const Source source{
      .name = "instances", .text = std::get<std::string>(item), .first_line = number};
  const std::vector<Instance> instances = game.read(source, reading);
  if (instances.size() == 1) return game.solve(instances.front(), options, control).value;
  throw InputError({.source = source.name, .line = number},
                   std::to_string(instances.size()) + " instances in one text, expected one");
}

/// The values of items, nothing where a limit came first, up to the first bad one; and what is
/// wrong with that, or None. The first item has this number in error lines. `run` holds the budget
/// of one worker.
py::tuple batch(const std::string& name, const std::vector<Item>& items, std::size_t first_number,
                const std::string& format, bool strict, bool minimiser, int workers, Run& run) {
  const Game& game = named_game(name);
  const ReadOptions reading{.format = named_format(format), .strict = strict};
  const SolveOptions options{.first = first_player(minimiser)};
  std::vector<std::optional<std::int64_t>> values(items.size());
  FirstFailure failed;
  run.within([&](Control& control) {
    parallel_for(workers, items.size(), [&](std::size_t i) {
      if (control.stopped()) return;
      try {
        values[i] = value_of(game, items[i], first_number + i, reading, options, control);
      } catch (...) {
        failed.add(i, std::current_exception());
      }
    });
    return true;
  });
  if (!failed.failure()) return py::make_tuple(std::move(values), py::none());
  values.resize(failed.index());
  try {
    std::rethrow_exception(failed.failure());
  } catch (const InputError& error) {
    return py::make_tuple(std::move(values), python_error(error));
  }
}

}  // namespace

void bind_batch(py::module_& module) {
  module.def("batch", &batch, py::arg("game"), py::arg("items"), py::kw_only(),
             py::arg("first_number"), py::arg("format"), py::arg("strict"), py::arg("minimiser"),
             py::arg("workers"), py::arg("run"));
}

}  // namespace minimex::python
