// `minimex package`: a problem package for a contest, with data, answers, validator and checker.
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/disk/file.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/package/data.hpp"
#include "apps/cli/package/layout.hpp"
#include "apps/cli/package/plan.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, const std::string& why) {
  throw OutputError(fmt::format("{}: {}", path.string(), why));
}

/// The folder of the package: made before anything is computed, so that one that cannot be written
/// is told at once, and removed again when nothing was put into it. Nothing that is there already
/// is overwritten.
class Folder {
 public:
  /// Throws OutputError.
  explicit Folder(fs::path path) : path_(std::move(path)) {
    std::error_code error;
    made_ = fs::create_directories(path_, error);
    if (error) fail(path_, error.message());
    if (!fs::is_empty(path_, error) || error) fail(path_, "the directory is not empty");
    if (::access(path_.c_str(), W_OK | X_OK) != 0) throw OutputError(system_error(path_).text);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    if (made_) fs::remove(path_, ignored);  // not one that holds something
  }

  /// Throws OutputError.
  void write(const PackageFile& file) const;

 private:
  fs::path path_;
  bool made_ = false;
};

void Folder::write(const PackageFile& file) const {
  const fs::path path = path_ / file.path;
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) fail(path.parent_path(), error.message());
  std::ofstream out(path, std::ios::binary);
  out << file.text;
  if (!out.flush()) fail(path, "cannot be written");
  if (file.program) {
    constexpr auto kExecute =
        fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    fs::permissions(path, kExecute, fs::perm_options::add, error);
  }
}

}  // namespace

ExitCode run_package(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  if (!arguments.package)
    throw UsageError("package: --format is required (see minimex help package)");
  const Folder folder(arguments.folder);
  const PackagePlan& plan = package_plan(game.info.name);
  install_interrupt_handlers();
  Session session(budget_of(arguments, std::nullopt), arguments.progress);
  const ContestData data = session.within(
      [&](Control& control) { return contest_data(game, plan, arguments.generate.seed, control); });
  if (data.run.status != Status::Proved) {
    write_error(unfinished_text(data.run, "nothing is written"));
    return exit_code_of(data.run);
  }
  const bool kattis = *arguments.package == PackageFormat::Kattis;
  for (const PackageFile& file : (kattis ? kattis_files : polygon_files)(game, plan, data)) {
    folder.write(file);
  }
  write_out(fmt::format("{}: {} cases; time limit {} s or more\n", arguments.folder,
                        data.cases.size(), time_limit_advice(data).count()));
  return ExitCode::Solved;
}

}  // namespace minimex::cli
