// Ranks of an MPI job.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// From its birth to its death, MPI is running. One a process; the thread that makes it uses it.
class MpiTransport final : public Transport {
 public:
  /// What MPI takes at once: its counts are ints.
  static constexpr std::size_t kChunk = std::size_t{1} << 28;

  /// `chunk`: the most bytes that travel at once, 1 to kChunk, the same in all ranks.
  MpiTransport(int& argc, char**& argv, std::size_t chunk = kChunk);
  ~MpiTransport() override;
  MpiTransport(const MpiTransport&) = delete;
  MpiTransport& operator=(const MpiTransport&) = delete;

  [[nodiscard]] int rank() const noexcept override;
  [[nodiscard]] int ranks() const noexcept override;
  [[nodiscard]] int neighbours() const noexcept override;
  [[nodiscard]] std::uint64_t sent_bytes() const noexcept override;
  void send(int to, int tag, std::span<const std::byte> bytes) override;
  Message receive(int from, int tag) override;
  std::optional<Message> receive_if_there(int tag) override;
  void start_send(int to, std::span<const std::byte> bytes) override;
  void start_receive(int from, std::span<std::byte> bytes) override;
  void finish() override;
  std::int64_t least(std::int64_t mine) override;
  void broadcast(Bytes& bytes) override;

  /// Ends all ranks at once; the job exits with `code`.
  [[noreturn]] void abort(int code) noexcept;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace minimex::cluster
