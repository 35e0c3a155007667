#include "apps/cli/guarded.hpp"

#include <new>
#include <string_view>
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

ExitCode fail(ExitCode code, std::string_view text) {
  write_error(text);
  return code;
}

}  // namespace

ExitCode guarded(const std::function<ExitCode()>& work) {
  try {
    const ExitCode code = work();
    flush_out();
    return code;
  } catch (const UsageError& error) {
    return fail(ExitCode::Usage, error.what());
  } catch (const common::NoSuchForm& error) {
    return fail(ExitCode::Usage, error.what());
  } catch (const common::NoPicture& error) {
    return fail(ExitCode::OutputFailed, error.what());
  } catch (const RequestError& error) {
    return fail(ExitCode::Usage, error.request());
  } catch (const InputError& error) {
    return fail(ExitCode::BadInput, error.what());
  } catch (const ReadingLimit& error) {
    return fail(ExitCode::Limit,
                fmt::format("limit reached: {}; proved: nothing about the value", error.what()));
  } catch (const OutputError& error) {
    return fail(ExitCode::OutputFailed, error.what());
  } catch (const std::bad_alloc&) {
    return fail(ExitCode::Limit, "limit reached: out of memory; proved: nothing about the value");
  } catch (const std::system_error& error) {
    return fail(ExitCode::Limit,
                fmt::format("limit reached: the system refused ({})", error.what()));
  } catch (const std::exception& error) {
    return fail(ExitCode::Internal, fmt::format("internal error: {}", error.what()));
  } catch (...) {
    return fail(ExitCode::Internal, "internal error: unknown exception");
  }
}

}  // namespace minimex::cli
