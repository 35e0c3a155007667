// A proof of an answer, kept as bytes, and its check, which searches nothing.
#include <iostream>
#include <minimex/catalog.hpp>
#include <minimex/check/verify.hpp>
#include <minimex/formats/sha256.hpp>
#include <sstream>

int main() {
  const minimex::Game& game = *minimex::find_game("node-kayles");
  const minimex::Instance grid = game.from_family("grid:3x6");
  minimex::Control control;
  const minimex::Solution solution = game.solve(grid, {.line = true, .proof = true}, control);

  std::stringstream proof;
  minimex::ProofWriter writer({.game = game.info.name,
                               .kind = solution.certificate->kind,
                               .instance = minimex::sha256(game.to_json(grid))},
                              [&proof](std::string_view bytes) { proof << bytes; });
  solution.certificate->write(writer, control);
  writer.finish();

  minimex::Claim claim{.value = solution.value, .line = solution.line};
  std::cout << "proved " << minimex::check::verify(game, grid, claim, &proof, control).text << '\n';

  proof.clear();
  proof.seekg(0);
  *claim.value += 1;
  const minimex::check::Verdict verdict =
      minimex::check::verify(game, grid, claim, &proof, control);
  std::cout << "refuted: " << verdict.text << '\n';
}
