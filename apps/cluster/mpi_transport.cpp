// The C interface of MPI 3, which Open MPI and MPICH share. Counts are ints there, so blocks go in
// chunks; a wait gives the processor away, since ranks often share it with the threads that fill.
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

constexpr std::size_t kChunk = std::size_t{1} << 28;
constexpr int kBlockTag = 1000;  // messages have lesser tags

/// A message on its way.
struct Letter {
  Bytes bytes;
  MPI_Request request;
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

std::optional<Message> take_message(int from, int tag) {
  int there = 0;
  MPI_Message found = MPI_MESSAGE_NULL;
  MPI_Status status{};
  MPI_Improbe(from, tag, MPI_COMM_WORLD, &there, &found, &status);
  if (there == 0) return std::nullopt;
  int length = 0;
  MPI_Get_count(&status, MPI_BYTE, &length);
  Message message{status.MPI_SOURCE, Bytes(static_cast<std::size_t>(length))};
  MPI_Mrecv(message.bytes.data(), length, MPI_BYTE, &found, MPI_STATUS_IGNORE);
  return message;
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
  std::list<Letter> letters = {};
  std::vector<MPI_Request> blocks = {};

  void drop_arrived() {
    letters.remove_if([](Letter& letter) { return is_done(letter.request); });
  }
};

MpiTransport::MpiTransport(int& argc, char**& argv) : state_(std::make_unique<State>()) {
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

void MpiTransport::send(int to, int tag, std::span<const std::byte> bytes) {
  state_->drop_arrived();
  Letter& letter = state_->letters.emplace_back(Letter{{bytes.begin(), bytes.end()}, {}});
  MPI_Isend(letter.bytes.data(), static_cast<int>(letter.bytes.size()), MPI_BYTE, to, tag,
            MPI_COMM_WORLD, &letter.request);
}

Message MpiTransport::receive(int from, int tag) {
  std::optional<Message> message;
  wait_for([&] {
    message = take_message(from == kAnyone ? MPI_ANY_SOURCE : from, tag);
    return message.has_value();
  });
  return std::move(*message);
}

std::optional<Message> MpiTransport::receive_if_there(int tag) {
  return take_message(MPI_ANY_SOURCE, tag);
}

void MpiTransport::start_send(int to, std::span<const std::byte> bytes) {
  for (; !bytes.empty(); bytes = bytes.subspan(std::min(kChunk, bytes.size()))) {
    MPI_Isend(bytes.data(), static_cast<int>(std::min(kChunk, bytes.size())), MPI_BYTE, to,
              kBlockTag, MPI_COMM_WORLD, &state_->blocks.emplace_back());
  }
}

void MpiTransport::start_receive(int from, std::span<std::byte> bytes) {
  for (; !bytes.empty(); bytes = bytes.subspan(std::min(kChunk, bytes.size()))) {
    MPI_Irecv(bytes.data(), static_cast<int>(std::min(kChunk, bytes.size())), MPI_BYTE, from,
              kBlockTag, MPI_COMM_WORLD, &state_->blocks.emplace_back());
  }
}

void MpiTransport::finish() {
  wait_for([&] {
    int done = 0;
    MPI_Testall(static_cast<int>(state_->blocks.size()), state_->blocks.data(), &done,
                MPI_STATUSES_IGNORE);
    return done != 0;
  });
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
  for (std::size_t begin = 0; begin < length; begin += kChunk) {
    share(bytes.data() + begin, std::min(kChunk, length - begin));
  }
}

void MpiTransport::abort(int code) noexcept {
  MPI_Abort(MPI_COMM_WORLD, code);
  std::_Exit(code);
}

}  // namespace minimex::cluster
#pragma GCC diagnostic pop
