// Budgets and cancelling: running out of either is an answer, with what is proved by then.
#include <chrono>
#include <iostream>
#include <minimex/catalog.hpp>
#include <thread>

int main() {
  using std::chrono::milliseconds;
  const minimex::Game* const chomp = minimex::find_game("chomp");
  const minimex::Instance large = chomp->from_family("rect:20x20");

  minimex::Control small({.threads = 1, .memory_bytes = 1 << 20});
  const minimex::Solution unsolved = chomp->solve(large, {}, small);
  std::cout << minimex::to_string(unsolved.run.status) << ": the value is from "
            << unsolved.bounds->lower << " to " << unsolved.bounds->upper << '\n';

  const minimex::Game* const kayles = minimex::find_game("node-kayles");
  const minimex::Instance hard = kayles->from_family("grid:9x9");
  minimex::Control control({.threads = 2, .time_limit = milliseconds(10'000)});
  std::thread impatient([&control] {
    std::this_thread::sleep_for(milliseconds(100));
    control.cancel();  // from any thread, or a signal handler
  });
  const minimex::Solution stopped = kayles->solve(hard, {}, control);
  impatient.join();
  std::cout << minimex::to_string(stopped.run.status) << '\n';
}
