// How validators and checkers talk to Polygon: exit code 0 is yes, 1 is no, 3 says that the judges
// are wrong; messages go to standard error.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

inline std::string whole(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

[[noreturn]] inline void valid() {
  std::exit(0);
}

[[noreturn]] inline void invalid(const std::string& why) {
  std::cerr << why << '\n';
  std::exit(1);
}

/// What a checker compares: the instance, the judges' answer, the output of a submission.
struct Files {
  std::string input;
  std::string answer;
  std::string output;

  Files(int argc, char** argv) {
    if (argc < 4) {
      std::cerr << "usage: check INPUT OUTPUT ANSWER\n";
      std::exit(3);
    }
    std::ifstream in(argv[1]);
    std::ifstream out(argv[2]);
    std::ifstream judges(argv[3]);
    input = whole(in);
    output = whole(out);
    answer = whole(judges);
  }

  [[noreturn]] void accept() const {
    std::cerr << "ok\n";
    std::exit(0);
  }
  [[noreturn]] void reject(const std::string& why) const {
    std::cerr << "wrong answer: " << why << '\n';
    std::exit(1);
  }
};
