// Arguments by CLI11: every option of the table is registered with its own setter. Whatever is
// wrong ends as one UsageError in this program's own words.
#include "apps/cli/arguments.hpp"

#include <algorithm>
#include <set>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "minimex/core/input_error.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/options.hpp"

namespace minimex::cli {
namespace {

using Words = std::vector<std::string>;

[[noreturn]] void fail(const Command& command, const std::string& what) {
  throw UsageError(fmt::format("{}: {} (see minimex help {})", command.name, what, command.name));
}

/// One parse of the words of a command.
class Parser {
 public:
  explicit Parser(const Command& command) : command_(command) {
    app_.set_help_flag("-h,--help");
    app_.allow_extras();
    for (const Option& option : options()) {
      if ((option.commands & command.bit) == 0) continue;
      if (option.rest) {
        rest_ = &option;
      } else {
        add(option);
      }
    }
  }

  Arguments parse(const Words& given) {
    reject_empty_values(given);
    const Words words = with_implied(given);
    const auto stop = rest_ == nullptr ? words.end() : std::find(words.begin(), words.end(), "--");
    Words own(std::make_reverse_iterator(stop), words.rend());
    try {
      app_.parse(own);
    } catch (const CLI::CallForHelp&) {
      out_.help = true;
      return out_;
    } catch (const CLI::ParseError& error) {
      fail(command_, complaint(words, error));
    }
    reject_leftovers(app_.remaining());
    for (const Option& option : options()) {
      if ((option.commands & command_.bit) != 0 && needed(option) &&
          !given_.contains(option.name)) {
        fail(command_, fmt::format("{} is required", option.name));
      }
    }
    for (auto word = stop; word != words.end(); ++word) {
      if (word != stop) rest_->set(out_, *word);
    }
    return out_;
  }

 private:
  [[nodiscard]] bool needed(const Option& option) const {
    return option.needed == Needed::Always ||
           (option.needed == Needed::WithoutFamily && !out_.family);
  }

  /// The words with values joined to the options that may do without: `--count`, or `--count all`.
  [[nodiscard]] Words with_implied(const Words& words) const {
    Words out;
    for (std::size_t i = 0; i < words.size(); ++i) {
      out.push_back(words[i]);
      if (words[i] == "--") {
        out.insert(out.end(), words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
        break;
      }
      for (const Option& option : options()) {
        const bool mine = (option.commands & command_.bit) != 0 && !option.implied.empty();
        if (!mine || words[i] != option.name) continue;
        const bool follows = i + 1 < words.size() && is_choice(words[i + 1], option.value);
        out.back() += "=" + (follows ? words[++i] : std::string(option.implied));
        break;
      }
    }
    return out;
  }

  /// Whether `word` is one of the words in `a|b|c`.
  static bool is_choice(const std::string& word, std::string_view choices) {
    return ("|" + std::string(choices) + "|").find("|" + word + "|") != std::string::npos;
  }

  void set(const Option& option, const std::string& text) {
    if (!given_.insert(option.name).second && !option.flag()) {
      fail(command_, fmt::format("{} is given more than once", option.name));
    }
    const std::string_view expected = option.set(out_, text);
    if (!expected.empty()) {
      fail(command_,
           fmt::format("{} is '{}', expected {}", option.name, printable(text), expected));
    }
  }

  void add(const Option& option) {
    const std::string name(option.name);
    if (option.flag()) {
      app_.add_flag_callback(name, [this, &option] { set(option, ""); })->disable_flag_override();
      return;
    }
    if (option.positional()) {
      app_.add_option_function<std::string>(
          name, [this, &option](const std::string& text) { set(option, text); });
      return;
    }
    const auto set_all = [this, &option](const Words& texts) {
      for (const std::string& text : texts) set(option, text);
    };
    app_.add_option_function<Words>(name, set_all)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  }

  /// What is wrong with words that CLI11 does not take.
  [[nodiscard]] std::string complaint(const Words& words, const CLI::ParseError& error) const {
    for (const Option& option : options()) {
      if ((option.commands & command_.bit) == 0 || option.positional()) continue;
      for (const std::string& word : words) {
        if (option.flag() && word.starts_with(std::string(option.name) + "=")) {
          return fmt::format("{} takes no value", option.name);
        }
      }
      if (!option.flag() && !words.empty() && words.back() == option.name) {
        return no_value(option);
      }
    }
    return printable(error.what());
  }

  /// Refuses `--option=`, for which CLI11 would take the next word as the value, and an empty word
  /// behind an option that may do without one.
  void reject_empty_values(const Words& words) const {
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
      const bool before_empty = i + 1 < words.size() && words[i + 1].empty();
      for (const Option& option : options()) {
        if ((option.commands & command_.bit) == 0 || option.value.empty()) continue;
        const bool empty = words[i] == std::string(option.name) + "=";
        const bool lost = words[i] == option.name && !option.implied.empty() && before_empty;
        if (empty || lost) fail(command_, no_value(option));
      }
    }
  }

  static std::string no_value(const Option& option) {
    return fmt::format("{} has no value, expected {}", option.name, option.value);
  }

  void reject_leftovers(const Words& words) const {
    bool positional_only = false;
    for (const std::string& word : words) {
      if (word == "--" && !positional_only) {
        positional_only = true;
        continue;
      }
      const bool option = !positional_only && word.size() > 1 && word.front() == '-';
      fail(command_, fmt::format("{} '{}'", option ? "unknown option" : "unexpected argument",
                                 printable(word)));
    }
  }

  const Command& command_;
  CLI::App app_;
  Arguments out_;
  std::set<std::string_view> given_;
  const Option* rest_ = nullptr;
};

}  // namespace

Arguments parse_arguments(const Command& command, const std::vector<std::string>& words) {
  return Parser(command).parse(words);
}

}  // namespace minimex::cli
