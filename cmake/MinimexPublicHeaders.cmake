# The library's public headers, in one place: what is installed, what the shared library exports
# (cmake/minimex.map) and what the pages of the API describe. All else is the house's own.
# Includes of a public header are public; tests/install checks it.
set(MINIMEX_PUBLIC_HEADERS
  # Every game, by name: read, solve, value moves, draw, generate.
  minimex/catalog.hpp
  minimex/games/family_terms.hpp
  minimex/games/game.hpp
  minimex/games/moves_table.hpp
  minimex/games/position_report.hpp
  # Claims and their proofs.
  minimex/check/verdict.hpp
  minimex/check/verify.hpp
  # Engines on conflict graphs.
  minimex/conflict/count.hpp
  minimex/conflict/listing.hpp
  minimex/conflict/nimber.hpp
  minimex/conflict/optimum.hpp
  minimex/conflict/optimum/general.hpp
  minimex/conflict/score.hpp
  # Engines on contours.
  minimex/contour/diagrams.hpp
  minimex/contour/hook_levels.hpp
  minimex/contour/kernel.hpp
  minimex/contour/lost_positions.hpp
  minimex/contour/nimber.hpp
  minimex/contour/optimum.hpp
  minimex/contour/outcome.hpp
  minimex/contour/score.hpp
  minimex/contour/sweeping.hpp
  minimex/contour/words.hpp
  # Graphs, boards, moves, budgets, errors.
  minimex/core/board.hpp
  minimex/core/bounds.hpp
  minimex/core/canonical.hpp
  minimex/core/claim.hpp
  minimex/core/control.hpp
  minimex/core/graph.hpp
  minimex/core/input_error.hpp
  minimex/core/machine.hpp
  minimex/core/move.hpp
  minimex/core/period.hpp
  minimex/core/random.hpp
  minimex/core/scene.hpp
  minimex/core/solution.hpp
  minimex/core/version.hpp
  # Texts: graphs and families, solutions, proofs, pictures.
  minimex/formats/b_file.hpp
  minimex/formats/claim.hpp
  minimex/formats/dimacs.hpp
  minimex/formats/edge_list.hpp
  minimex/formats/family.hpp
  minimex/formats/family_reader.hpp
  minimex/formats/graph6.hpp
  minimex/formats/proof.hpp
  minimex/formats/sha256.hpp
  minimex/formats/solution_json.hpp
  minimex/formats/source.hpp
  minimex/formats/sparse6.hpp
  minimex/formats/svg_scene.hpp
  minimex/formats/terminal_scene.hpp)
