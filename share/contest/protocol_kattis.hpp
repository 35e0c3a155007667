// How validators and checkers talk to Kattis (problem package format): exit codes 42 and 43; the
// output to check comes on standard input, messages go to a file.
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
  std::exit(42);
}

[[noreturn]] inline void invalid(const std::string& why) {
  std::cerr << why << '\n';
  std::exit(43);
}

/// What a checker compares: the instance, the judges' answer, the output of a submission.
struct Files {
  std::string input;
  std::string answer;
  std::string output;
  std::string feedback;  ///< a folder

  Files(int argc, char** argv) {
    if (argc < 4) {
      std::cerr << "usage: check INPUT ANSWER FEEDBACK_DIR < OUTPUT\n";
      std::exit(2);
    }
    std::ifstream in(argv[1]);
    std::ifstream judges(argv[2]);
    input = whole(in);
    answer = whole(judges);
    output = whole(std::cin);
    feedback = argv[3];
  }

  [[noreturn]] void accept() const { std::exit(42); }
  [[noreturn]] void reject(const std::string& why) const {
    std::ofstream(feedback + "/judgemessage.txt") << why << '\n';
    std::exit(43);
  }
};
