// Exit codes of the command line, one place for all commands.
#pragma once

namespace minimex::cli {

enum class ExitCode : int {
  Solved = 0,         ///< solved, verified, valued, written, no difference found
  Refuted = 1,        ///< verify: the claim is wrong; stress: the program is
  Usage = 2,          ///< unknown command or option, missing or malformed argument
  BadInput = 3,       ///< the instance is malformed
  Limit = 4,          ///< memory or time ran out, or the method does not go so far
  Internal = 70,      ///< a bug in minimex
  OutputFailed = 74,  ///< the answer could not be written
  Interrupted = 130,  ///< SIGINT or SIGTERM
};

}  // namespace minimex::cli
