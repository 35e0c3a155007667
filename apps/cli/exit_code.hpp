// Exit codes of the command line, one place for all commands.
#pragma once

namespace minimex::cli {

enum ExitCode : int {
  kSolved = 0,
  kUsage = 2,          ///< unknown command or option, missing or malformed argument
  kBadInput = 3,       ///< the instance is malformed
  kLimit = 4,          ///< memory or time ran out
  kInternal = 70,      ///< a bug in minimex
  kOutputFailed = 74,  ///< the answer could not be written
  kInterrupted = 130,  ///< SIGINT or SIGTERM
};

}  // namespace minimex::cli
