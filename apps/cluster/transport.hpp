// What the ranks of a job say to each other: the few operations that everything here is made of.
//
// MPI is behind it (mpi_transport.hpp), or threads of one process (local_transport.hpp), so that
// all but the MPI calls themselves is tested without MPI. A rank that fails ends the job: nothing
// here returns an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace minimex::cluster {

using Bytes = std::vector<std::byte>;

struct Message {
  int from = 0;
  Bytes bytes = {};
};

/// Used by one thread of its rank.
class Transport {
 public:
  static constexpr int kAnyone = -1;

  virtual ~Transport() = default;

  [[nodiscard]] virtual int rank() const noexcept = 0;
  [[nodiscard]] virtual int ranks() const noexcept = 0;
  /// Ranks that share this one's machine, itself included.
  [[nodiscard]] virtual int neighbours() const noexcept = 0;
  /// Bytes of messages and blocks that this rank has sent so far.
  [[nodiscard]] virtual std::uint64_t sent_bytes() const noexcept = 0;

  // Messages: short, of any length. Those of one rank with one tag arrive in order.

  /// Hands over a copy; never waits for the receiver.
  virtual void send(int to, int tag, std::span<const std::byte> bytes) = 0;
  /// Waits for a message of `from`, or of kAnyone.
  virtual Message receive(int from, int tag) = 0;
  /// One of anyone, if there is one.
  virtual std::optional<Message> receive_if_there(int tag) = 0;

  // Blocks: of any length, known to both; the k-th that one rank sends another is the k-th that
  // this one receives from it. They travel until finish() returns, and must stay where they are.

  virtual void start_send(int to, std::span<const std::byte> bytes) = 0;
  virtual void start_receive(int from, std::span<std::byte> bytes) = 0;
  /// Waits for all that has been started here.
  virtual void finish() = 0;

  // Together: all ranks make the same calls in the same order.

  /// The least of all ranks' numbers.
  virtual std::int64_t least(std::int64_t mine) = 0;
  /// Rank 0's bytes for all.
  virtual void broadcast(Bytes& bytes) = 0;
};

}  // namespace minimex::cluster
