#include "apps/cli/guarded.hpp"

#include <new>
#include <system_error>

#include <fmt/format.h>

#include "minimex/core/request_error.hpp"
#include "minimex/formats/source.hpp"

#include "apps/cli/arguments.hpp"
#include "apps/cli/output.hpp"
#include "apps/common/conversion.hpp"
#include "apps/common/picture.hpp"

namespace minimex::cli {
namespace {

/// What the exception that is being handled means.
ToldFailure failure() {
  try {
    throw;
  } catch (const ToldFailure& told) {
    return told;
  } catch (const UsageError& error) {
    return {ExitCode::Usage, error.what()};
  } catch (const common::NoSuchForm& error) {
    return {ExitCode::Usage, error.what()};
  } catch (const common::NoPicture& error) {
    return {ExitCode::OutputFailed, error.what()};
  } catch (const RequestError& error) {
    return {ExitCode::Usage, error.request()};
  } catch (const InputError& error) {
    return {ExitCode::BadInput, error.what()};
  } catch (const ReadingLimit& error) {
    return {ExitCode::Limit,
            fmt::format("limit reached: {}; proved: nothing about the value", error.what())};
  } catch (const OutputError& error) {
    return {ExitCode::OutputFailed, error.what()};
  } catch (const std::bad_alloc&) {
    return {ExitCode::Limit, "limit reached: out of memory; proved: nothing about the value"};
  } catch (const std::system_error& error) {
    return {ExitCode::Limit, fmt::format("limit reached: the system refused ({})", error.what())};
  } catch (const std::exception& error) {
    return {ExitCode::Internal, fmt::format("internal error: {}", error.what())};
  } catch (...) {
    return {ExitCode::Internal, "internal error: unknown exception"};
  }
}

}  // namespace

void throw_of(const std::string& which) {
  try {
    throw;
  } catch (const OutputError&) {
    throw;
  } catch (const RequestError& error) {  // an InputError whose place is an option
    throw ToldFailure(ExitCode::Usage, which + error.request());
  } catch (const InputError&) {
    throw;
  } catch (...) {
    const ToldFailure told = failure();
    throw ToldFailure(told.code(), which + told.what());
  }
}

ExitCode guarded(const std::function<ExitCode()>& work) {
  try {
    const ExitCode code = work();
    flush_out();
    return code;
  } catch (...) {
    const ToldFailure told = failure();
    write_error(told.what());
    return told.code();
  }
}

}  // namespace minimex::cli
