// The bus game straight from its rules: minimax over the sets of seated passengers, seat by seat.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace minimex::reference {

/// Seats are 1..n. Remembers every set of passengers it meets: for short buses.
class Bus {
 public:
  Bus(int seats, int distance, const std::vector<int>& broken);

  /// Passengers at the end when both play well from `state`, one character a seat: `x` broken,
  /// `.` empty, `p` taken. Alice maximises and moves when the number of passengers is even.
  int value(const std::string& state);
  int value() { return value(start_); }

  /// Seats that can be taken, from 1.
  [[nodiscard]] std::vector<int> moves(const std::string& state) const;

  [[nodiscard]] const std::string& start() const { return start_; }

 private:
  int distance_;
  std::string start_;
  std::map<std::string, int> values_;
};

/// Values of all positions of a line of up to 20 seats, by the set of taken seats (bit i-1 for seat
/// i): a table of 2^n entries filled from the fullest buses down. Returns the value of the empty
/// bus.
int bus_table_value(int seats, int distance, const std::vector<int>& broken);

}  // namespace minimex::reference
