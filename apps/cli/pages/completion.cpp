// What may follow is told by words alone: commands after the program, then a game, options of the
// command, the words an option takes, else files. An option has one list of words a command, so
// each script is a table, `command: options` and `command option: words`, below a few lines of
// shell.
#include "apps/cli/pages/completion.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "minimex/catalog.hpp"

#include "apps/cli/commands.hpp"

namespace minimex::cli {
namespace {

std::string spaced(std::string_view words) {
  std::string out(words);
  std::replace(out.begin(), out.end(), '|', ' ');
  return out;
}

std::string all_games() {
  std::string out;
  for (const Game& game : catalog()) out.append(out.empty() ? "" : " ").append(game.info.name);
  return out;
}

std::string all_commands() {
  std::string out;
  for (const Command& command : commands()) {
    out.append(out.empty() ? "" : " ").append(command.name);
  }
  return out;
}

/// A space in front of each.
std::string all_topics() {
  std::string out;
  for (const HelpTopic& topic : help_topics()) out.append(" ").append(topic.name);
  return out;
}

/// What a command's first argument is one of; empty when it is a file or nothing.
std::string first_words(const Command& command) {
  if (takes(command, "GAME")) return all_games();
  return takes(command, "TOPIC") ? all_commands() + ' ' + all_games() + all_topics() : "";
}

std::vector<const Option*> options_of(const Command& command) {
  std::vector<const Option*> out;
  for (const Option& option : options()) {
    if (takes(command, option) && !option.positional()) out.push_back(&option);
  }
  return out;
}

std::string option_names(const Command& command) {
  std::string out = "--help";
  for (const Option* option : options_of(command)) out += ' ' + std::string(option->name);
  return out;
}

/// `text` inside single quotes of a POSIX shell, or with `escape` = `\'` of fish.
std::string quoted(std::string_view text, std::string_view escape = "'\\''") {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string(escape) : std::string(1, c);
  return out + "'";
}

/// `--to` as fish and zsh take it: up to the first full stop of what it does.
std::string brief(std::string_view text) {
  return std::string(text.substr(0, text.find_first_of(".;:(\n")));
}

/// `text` for zsh's _arguments, where brackets and colons have a meaning.
std::string zsh_text(std::string_view text) {
  std::string out;
  for (const char c : brief(text)) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string zsh_argument(const Option& option) {
  std::string what = ":file:_files";
  if (!option.words.empty()) {
    what = fmt::format(":word:({})", spaced(option.words));
  } else if (option.value != "FILE" && option.value != "DIR" && option.name != "-o") {
    what = ":value:";
  }
  if (option.flag()) what.clear();
  // An implied value may be left out.
  const std::string_view maybe = option.implied.empty() ? "" : ":";
  return quoted(fmt::format("{}[{}]{}{}", option.name, zsh_text(option.help), maybe, what));
}

}  // namespace

std::string bash_completion() {
  std::string out = fmt::format(R"(# bash completion for minimex
_minimex() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}}
  local options= words= first=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '{} --help --version' -- "$cur"))
    return
  fi
  case "$command $prev" in
)",
                                all_commands());
  for (const Command& command : commands()) {
    for (const Option* option : options_of(command)) {
      if (option->words.empty()) continue;
      out += fmt::format("    '{} {}') words='{}' ;;\n", command.name, option->name,
                         spaced(option->words));
    }
  }
  out += "  esac\n  case $command in\n";
  for (const Command& command : commands()) {
    out += fmt::format("    {}) options='{}' first='{}' ;;\n", command.name, option_names(command),
                       first_words(command));
  }
  out += R"(  esac
  if [[ -n $words && $cur != -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  elif [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
  elif ((COMP_CWORD == 2)) && [[ -n $first ]]; then
    COMPREPLY=($(compgen -W "$first" -- "$cur"))
  else
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$cur"))
  fi
}
complete -F _minimex minimex
)";
  return out;
}

std::string zsh_completion() {
  std::string out =
      "#compdef minimex\n# zsh completion for minimex\nlocal -a commands\ncommands=(\n";
  for (const Command& command : commands()) {
    out += fmt::format("  {}\n", quoted(fmt::format("{}:{}", command.name, command.summary)));
  }
  out += R"()
if ((CURRENT == 2)); then
  _describe command commands
  return
fi
shift words
((CURRENT--))
case $words[1] in
)";
  for (const Command& command : commands()) {
    out += fmt::format("  {})\n    _arguments", command.name);
    for (const Option* option : options_of(command)) out += " \\\n      " + zsh_argument(*option);
    if (const std::string first = first_words(command); !first.empty()) {
      out += fmt::format(" \\\n      '1:word:({})'", first);
    }
    out += " \\\n      '*:file:_files' ;;\n";
  }
  return out + "esac\n";
}

std::string fish_completion() {
  std::string out = "# fish completion for minimex\n";
  for (const Command& command : commands()) {
    out += fmt::format("complete -c minimex -n __fish_use_subcommand -f -a {} -d {}\n",
                       command.name, quoted(command.summary, "\\'"));
  }
  for (const Command& command : commands()) {
    const std::string head =
        fmt::format("complete -c minimex -n '__fish_seen_subcommand_from {}'", command.name);
    if (const std::string first = first_words(command); !first.empty()) {
      out += fmt::format("{} -a '{}'\n", head, first);
    }
    for (const Option* option : options_of(command)) {
      out += head;
      out += option->name.starts_with("--") ? fmt::format(" -l {}", option->name.substr(2))
                                            : fmt::format(" -s {}", option->name.substr(1));
      if (!option->flag() && option->implied.empty()) out += " -r";
      if (!option->words.empty()) out += fmt::format(" -f -a '{}'", spaced(option->words));
      out += fmt::format(" -d {}\n", quoted(brief(option->help), "\\'"));
    }
  }
  return out;
}

}  // namespace minimex::cli
