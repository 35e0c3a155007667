#include "apps/cli/package/layout.hpp"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "minimex/formats/svg_canvas.hpp"

#include "apps/cli/package/statement.hpp"
#include "apps/cli/package/templates.hpp"

namespace minimex::cli {
namespace {

std::string source(std::string_view name) {
  const auto all = templates();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [name](const Template& each) { return each.name == name; });
  assert(found != all.end());
  return std::string(found->text);
}

/// Cases under their names, with `answer_suffix` in place of the suffix of the input.
void add_data(std::vector<PackageFile>& files, const ContestData& data,
              const std::vector<std::string>& names, std::string_view input_suffix,
              std::string_view answer_suffix) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string stem = names[i].substr(0, names[i].size() - input_suffix.size());
    files.push_back({names[i], data.cases[i].input});
    files.push_back({stem + std::string(answer_suffix), data.cases[i].answer});
  }
  files.push_back({"generators/make.sh", generator_script(data, names), true});
}

std::string polygon_tests(const ContestData& data) {
  std::string out;
  for (const ContestCase& each : data.cases) {
    out += fmt::format("        <test cmd=\"{}\" method=\"generated\"{}/>\n",
                       xml_escaped(each.command), each.sample ? " sample=\"true\"" : "");
  }
  return out;
}

std::string polygon_xml(const Game& game, const ContestData& data) {
  constexpr std::string_view kHead = R"(<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="1" short-name="{}">
  <names>
    <name language="english" value="{}"/>
  </names>
  <statements>
    <statement charset="UTF-8" language="english" mathjax="true" path="statements/english/problem.tex" type="application/x-tex"/>
  </statements>
  <judging input-file="" output-file="">
    <testset name="tests">
      <time-limit>{}</time-limit>
      <memory-limit>268435456</memory-limit>
      <test-count>{}</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern>
      <answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests>
{}      </tests>
    </testset>
  </judging>
)";
  constexpr std::string_view kTail = R"(  <files>
    <resources>
      <file path="files/input.hpp" type="h.g++"/>
      <file path="files/limits.hpp" type="h.g++"/>
      <file path="files/protocol.hpp" type="h.g++"/>
    </resources>
  </files>
  <assets>
    <checker type="custom">
      <source path="files/check.cpp" type="cpp.g++17"/>
    </checker>
    <validators>
      <validator>
        <source path="files/validator.cpp" type="cpp.g++17"/>
      </validator>
    </validators>
  </assets>
</problem>
)";
  return fmt::format(kHead, game.info.name, xml_escaped(game.info.title),
                     1'000 * time_limit_advice(data).count(), data.cases.size(),
                     polygon_tests(data)) +
         std::string(kTail);
}

}  // namespace

std::vector<PackageFile> kattis_files(const Game& game, const PackagePlan& plan,
                                      const ContestData& data) {
  const std::string protocol = source("protocol_kattis.hpp");
  const std::string limits = limits_header(plan);
  std::vector<PackageFile> files = {
      {"README.md", package_notes(game, data)},
      {"problem.yaml",
       fmt::format("name: \"{}\"\nsource: \"{}\"\nvalidation: custom\nlimits:\n  memory: 256\n"
                   "# Advice from the reference; Kattis measures the submissions instead.\n"
                   "# time_limit: {}\n",
                   game.info.title, game.info.origin, time_limit_advice(data).count())},
      {"problem_statement/problem.en.tex",
       fmt::format("\\problemname{{{}}}\n\n{}\n\n\\section*{{Input}}\n{}\n\\section*{{Output}}\n{}",
                   tex(game.info.title), tex(game.info.rules), statement_input(game, plan),
                   statement_output(game))},
      {"input_validators/validate/validate.cpp", source(plan.validator)},
      {"input_validators/validate/input.hpp", source("input.hpp")},
      {"input_validators/validate/limits.hpp", limits},
      {"input_validators/validate/protocol.hpp", protocol},
      {"output_validators/check/check.cpp", source(plan.checker)},
      {"output_validators/check/limits.hpp", limits},
      {"output_validators/check/protocol.hpp", protocol},
  };
  std::vector<std::string> names;
  std::size_t samples = 0;
  for (const ContestCase& each : data.cases) {
    samples += each.sample ? 1U : 0U;
    names.push_back(each.sample ? fmt::format("data/sample/{}.in", samples)
                                : fmt::format("data/secret/{:02}.in", names.size() + 1 - samples));
  }
  add_data(files, data, names, ".in", ".ans");
  return files;
}

std::vector<PackageFile> polygon_files(const Game& game, const PackagePlan& plan,
                                       const ContestData& data) {
  const std::string folder = "statement-sections/english/";
  std::vector<PackageFile> files = {
      {"README.md", package_notes(game, data)},
      {"problem.xml", polygon_xml(game, data)},
      {folder + "name.tex", tex(game.info.title) + "\n"},
      {folder + "legend.tex", tex(game.info.rules) + "\n"},
      {folder + "input.tex", statement_input(game, plan)},
      {folder + "output.tex", statement_output(game)},
      {"statements/english/problem.tex",
       fmt::format(
           "\\begin{{problem}}{{{}}}{{standard input}}{{standard output}}{{{} seconds}}{{256 "
           "megabytes}}\n\n{}\n\n\\InputFile\n{}\n\\OutputFile\n{}\n\\end{{problem}}\n",
           tex(game.info.title), time_limit_advice(data).count(), tex(game.info.rules),
           statement_input(game, plan), statement_output(game))},
      {"files/check.cpp", source(plan.checker)},
      {"files/validator.cpp", source(plan.validator)},
      {"files/input.hpp", source("input.hpp")},
      {"files/limits.hpp", limits_header(plan)},
      {"files/protocol.hpp", source("protocol_polygon.hpp")},
  };
  std::vector<std::string> names;
  for (std::size_t i = 1; i <= data.cases.size(); ++i)
    names.push_back(fmt::format("tests/{:02}", i));
  add_data(files, data, names, "", ".a");
  return files;
}

}  // namespace minimex::cli
