#include "apps/cluster/local_transport.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace minimex::cluster {
namespace {

/// What all ranks share: one lock, and one bell that rings at every change.
struct Network {
  explicit Network(int count) : ranks(count), open(static_cast<std::size_t>(count), 0) {}

  using Road = std::pair<int, int>;  // from, to
  struct Blocks {
    std::deque<std::span<const std::byte>> sent = {};
    std::deque<std::span<std::byte>> wanted = {};
  };

  const int ranks;
  std::mutex mutex = {};
  std::condition_variable bell = {};
  std::map<std::pair<int, int>, std::deque<Message>> letters = {};  // by receiver and tag
  std::map<Road, Blocks> roads = {};
  std::vector<std::size_t> open;  // by rank: blocks it has started that are still on the way
  // Of the call that all make together: how many are there, which call it is, and what comes of it.
  int there = 0;
  std::uint64_t round = 0;
  std::int64_t least = 0;
  std::int64_t result = 0;
  Bytes bytes = {};
};

class LocalTransport final : public Transport {
 public:
  LocalTransport(Network& network, int rank) : network_(network), rank_(rank) {}

  [[nodiscard]] int rank() const noexcept override { return rank_; }
  [[nodiscard]] int ranks() const noexcept override { return network_.ranks; }
  [[nodiscard]] int neighbours() const noexcept override { return network_.ranks; }
  [[nodiscard]] std::uint64_t sent_bytes() const noexcept override { return sent_bytes_; }

  void send(int to, int tag, std::span<const std::byte> bytes) override {
    const std::lock_guard lock(network_.mutex);
    sent_bytes_ += bytes.size();
    network_.letters[{to, tag}].push_back({rank_, {bytes.begin(), bytes.end()}});
    network_.bell.notify_all();
  }

  Message receive(int from, int tag) override {
    std::unique_lock lock(network_.mutex);
    auto& box = network_.letters[{rank_, tag}];
    auto found = box.end();
    network_.bell.wait(lock, [&] {
      found = std::find_if(box.begin(), box.end(), [from](const Message& message) {
        return from == kAnyone || message.from == from;
      });
      return found != box.end();
    });
    Message message = std::move(*found);
    box.erase(found);
    return message;
  }

  std::optional<Message> receive_if_there(int tag) override {
    const std::lock_guard lock(network_.mutex);
    auto& box = network_.letters[{rank_, tag}];
    if (box.empty()) return std::nullopt;
    Message message = std::move(box.front());
    box.pop_front();
    return message;
  }

  void start_send(int to, std::span<const std::byte> bytes) override {
    const std::lock_guard lock(network_.mutex);
    ++open_blocks(rank_);
    sent_bytes_ += bytes.size();
    network_.roads[{rank_, to}].sent.push_back(bytes);
    deliver({rank_, to});
  }

  void start_receive(int from, std::span<std::byte> bytes) override {
    const std::lock_guard lock(network_.mutex);
    ++open_blocks(rank_);
    network_.roads[{from, rank_}].wanted.push_back(bytes);
    deliver({from, rank_});
  }

  void finish() override {
    std::unique_lock lock(network_.mutex);
    network_.bell.wait(lock, [&] { return open_blocks(rank_) == 0; });
  }

  std::int64_t least(std::int64_t mine) override {
    std::unique_lock lock(network_.mutex);
    network_.least = network_.there == 0 ? mine : std::min(network_.least, mine);
    meet(lock, [&] { network_.result = network_.least; });
    return network_.result;
  }

  void broadcast(Bytes& bytes) override {
    std::unique_lock lock(network_.mutex);
    if (rank_ == 0) network_.bytes = bytes;
    meet(lock, [] {});
    bytes = network_.bytes;
    meet(lock, [] {});  // nobody begins the next one before all have taken theirs
  }

 private:
  std::size_t& open_blocks(int rank) { return network_.open[static_cast<std::size_t>(rank)]; }

  /// Copies a block once both of its ends are known.
  void deliver(Network::Road road) {
    auto& blocks = network_.roads[road];
    if (blocks.sent.empty() || blocks.wanted.empty()) return;
    const auto from = blocks.sent.front();
    std::copy(from.begin(), from.end(), blocks.wanted.front().begin());
    blocks.sent.pop_front();
    blocks.wanted.pop_front();
    --open_blocks(road.first);
    --open_blocks(road.second);
    network_.bell.notify_all();
  }

  /// Waits for all ranks; the last one calls `conclude`.
  template <typename Conclude>
  void meet(std::unique_lock<std::mutex>& lock, const Conclude& conclude) {
    const std::uint64_t round = network_.round;
    if (++network_.there == network_.ranks) {
      conclude();
      network_.there = 0;
      ++network_.round;
      network_.bell.notify_all();
      return;
    }
    network_.bell.wait(lock, [&] { return network_.round != round; });
  }

  Network& network_;
  int rank_;
  std::uint64_t sent_bytes_ = 0;
};

}  // namespace

void run_local_ranks(int ranks, const std::function<void(Transport& transport)>& work) {
  Network network(ranks);
  std::vector<std::jthread> team;
  for (int rank = 0; rank < ranks; ++rank) {
    team.emplace_back([&network, &work, rank] {
      LocalTransport transport(network, rank);
      work(transport);
    });
  }
}

}  // namespace minimex::cluster
