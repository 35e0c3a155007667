// The C interface of MPI 3, which Open MPI and MPICH share. Counts are ints there, so all that is
// long goes in chunks; the last chunk of a message is the first that is not full. A wait gives the
// processor away, since ranks often share it with the threads that fill.
#include "apps/cluster/mpi_transport.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <list>
#include <thread>

// The casts inside MPI's macros are C's.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wcast-function-type"
#include <mpi.h>

namespace minimex::cluster {
namespace {

constexpr int kBlockTag = 1000;  // messages have lesser tags

/// A message on its way.
struct Letter {
  Bytes bytes;
  std::vector<MPI_Request> requests;
};

/// Polls `done` ever more rarely.
template <typename Done>
void wait_for(const Done& done) {
  constexpr int kEager = 200;
  for (int tries = 0; !done(); ++tries) {
    if (tries < kEager) {
      std::this_thread::yield();
    } else {
      std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
  }
}

struct Chunk {
  int from;
  std::size_t length;
};

/// The next chunk of a message, at the end of `bytes`, if it is there.
std::optional<Chunk> take_chunk(int from, int tag, Bytes& bytes) {
  int there = 0;
  MPI_Message found = MPI_MESSAGE_NULL;
  MPI_Status status{};
  MPI_Improbe(from, tag, MPI_COMM_WORLD, &there, &found, &status);
  if (there == 0) return std::nullopt;
  int length = 0;
  MPI_Get_count(&status, MPI_BYTE, &length);
  const Chunk chunk{status.MPI_SOURCE, static_cast<std::size_t>(length)};
  bytes.resize(bytes.size() + chunk.length);
  MPI_Mrecv(bytes.data() + bytes.size() - chunk.length, length, MPI_BYTE, &found,
            MPI_STATUS_IGNORE);
  return chunk;
}

/// A whole message, if it has begun to arrive.
std::optional<Message> take_message(int from, int tag, std::size_t full) {
  Bytes bytes;
  std::optional<Chunk> chunk = take_chunk(from, tag, bytes);
  if (!chunk) return std::nullopt;
  const int sender = chunk->from;
  while (chunk->length == full) {
    wait_for([&] {
      chunk = take_chunk(sender, tag, bytes);
      return chunk.has_value();
    });
  }
  return Message{sender, std::move(bytes)};
}

bool are_done(std::vector<MPI_Request>& requests) {
  int done = 0;
  MPI_Testall(static_cast<int>(requests.size()), requests.data(), &done, MPI_STATUSES_IGNORE);
  return done != 0;
}

bool is_done(MPI_Request& request) {
  int done = 0;
  MPI_Test(&request, &done, MPI_STATUS_IGNORE);
  return done != 0;
}

}  // namespace

struct MpiTransport::State {
  int rank = 0;
  int ranks = 1;
  int neighbours = 1;
  std::size_t chunk = kChunk;
  std::uint64_t sent_bytes = 0;
  std::list<Letter> letters = {};
  std::vector<MPI_Request> blocks = {};

  void drop_arrived() {
    letters.remove_if([](Letter& letter) { return are_done(letter.requests); });
  }
  /// Hands over the next bytes, a chunk of them at most; returns how many.
  std::size_t start_chunk(int to, int tag, std::span<const std::byte> bytes, MPI_Request& request) {
    const std::size_t length = std::min(chunk, bytes.size());
    MPI_Isend(bytes.data(), static_cast<int>(length), MPI_BYTE, to, tag, MPI_COMM_WORLD, &request);
    sent_bytes += length;
    return length;
  }
};

MpiTransport::MpiTransport(int& argc, char**& argv, std::size_t chunk)
    : state_(std::make_unique<State>()) {
  state_->chunk = chunk;
  int provided = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
  if (provided < MPI_THREAD_FUNNELED) abort(EXIT_FAILURE);
  MPI_Comm_rank(MPI_COMM_WORLD, &state_->rank);
  MPI_Comm_size(MPI_COMM_WORLD, &state_->ranks);
  MPI_Comm machine = MPI_COMM_NULL;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
  MPI_Comm_size(machine, &state_->neighbours);
  MPI_Comm_free(&machine);
}

MpiTransport::~MpiTransport() {
  wait_for([&] {
    state_->drop_arrived();
    return state_->letters.empty();
  });
  MPI_Finalize();
}

int MpiTransport::rank() const noexcept {
  return state_->rank;
}

int MpiTransport::ranks() const noexcept {
  return state_->ranks;
}

int MpiTransport::neighbours() const noexcept {
  return state_->neighbours;
}

std::uint64_t MpiTransport::sent_bytes() const noexcept {
  return state_->sent_bytes;
}

void MpiTransport::send(int to, int tag, std::span<const std::byte> bytes) {
  state_->drop_arrived();
  Letter& letter = state_->letters.emplace_back(Letter{{bytes.begin(), bytes.end()}, {}});
  std::span<const std::byte> rest = letter.bytes;
  std::size_t sent = 0;
  do {
    sent = state_->start_chunk(to, tag, rest, letter.requests.emplace_back());
    rest = rest.subspan(sent);
  } while (sent == state_->chunk);
}

Message MpiTransport::receive(int from, int tag) {
  std::optional<Message> message;
  wait_for([&] {
    message = take_message(from == kAnyone ? MPI_ANY_SOURCE : from, tag, state_->chunk);
    return message.has_value();
  });
  return std::move(*message);
}

std::optional<Message> MpiTransport::receive_if_there(int tag) {
  return take_message(MPI_ANY_SOURCE, tag, state_->chunk);
}

void MpiTransport::start_send(int to, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    bytes = bytes.subspan(state_->start_chunk(to, kBlockTag, bytes, state_->blocks.emplace_back()));
  }
}

void MpiTransport::start_receive(int from, std::span<std::byte> bytes) {
  while (!bytes.empty()) {
    const std::size_t length = std::min(state_->chunk, bytes.size());
    MPI_Irecv(bytes.data(), static_cast<int>(length), MPI_BYTE, from, kBlockTag, MPI_COMM_WORLD,
              &state_->blocks.emplace_back());
    bytes = bytes.subspan(length);
  }
}

void MpiTransport::finish() {
  wait_for([&] { return are_done(state_->blocks); });
  state_->blocks.clear();
}

std::int64_t MpiTransport::least(std::int64_t mine) {
  std::int64_t result = mine;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Iallreduce(&mine, &result, 1, MPI_INT64_T, MPI_MIN, MPI_COMM_WORLD, &request);
  wait_for([&] { return is_done(request); });
  return result;
}

void MpiTransport::broadcast(Bytes& bytes) {
  const auto share = [](void* data, std::size_t length) {
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Ibcast(data, static_cast<int>(length), MPI_BYTE, 0, MPI_COMM_WORLD, &request);
    wait_for([&] { return is_done(request); });
  };
  std::uint64_t length = bytes.size();
  share(&length, sizeof length);
  bytes.resize(length);
  for (std::size_t begin = 0; begin < length; begin += state_->chunk) {
    share(bytes.data() + begin, std::min(state_->chunk, bytes.size() - begin));
  }
}

void MpiTransport::abort(int code) noexcept {
  MPI_Abort(MPI_COMM_WORLD, code);
  std::_Exit(code);
}

}  // namespace minimex::cluster
#pragma GCC diagnostic pop
