// `minimex package`: a problem package for a contest, with data, answers, validator and checker.
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include <fmt/format.h>

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

/// Nothing that is there already is overwritten. Throws OutputError.
void check_folder(const fs::path& folder) {
  std::error_code error;
  const fs::file_status status = fs::status(folder, error);
  if (status.type() == fs::file_type::not_found) return;
  if (status.type() == fs::file_type::none) fail(folder, error.message());
  if (status.type() != fs::file_type::directory) fail(folder, "not a directory");
  if (!fs::is_empty(folder, error) || error) fail(folder, "the directory is not empty");
}

void write_file(const fs::path& folder, const PackageFile& file) {
  const fs::path path = folder / file.path;
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
  const fs::path folder(arguments.folder);
  check_folder(folder);
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
    write_file(folder, file);
  }
  write_out(fmt::format("{}: {} cases; time limit {} s or more\n", folder.string(),
                        data.cases.size(), time_limit_advice(data).count()));
  return ExitCode::Solved;
}

}  // namespace minimex::cli
