// Accepts what has the tokens of the judges' answer, whatever the white space between them.
#include <sstream>
#include <string>

#include "protocol.hpp"

int main(int argc, char** argv) {
  const Files files(argc, argv);
  std::istringstream expected(files.answer);
  std::istringstream got(files.output);
  std::string want;
  std::string token;
  while (expected >> want) {
    if (!(got >> token)) files.reject("expected '" + want + "', found the end");
    if (token != want) files.reject("expected '" + want + "', found '" + token.substr(0, 40) + "'");
  }
  if (got >> token) files.reject("expected the end, found '" + token.substr(0, 40) + "'");
  files.accept();
}
