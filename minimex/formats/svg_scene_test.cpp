#include "minimex/formats/svg_scene.hpp"

#include <gtest/gtest.h>

#include "minimex/formats/svg_canvas.hpp"

namespace minimex {
namespace {

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

TEST(SvgScene, TextIsEscaped) {
  EXPECT_EQ(xml_escaped("a<b & \"c\"\x01\xc3\xa9>"),
            "a&lt;b &amp; &quot;c&quot;\xef\xbf\xbd\xc3\xa9&gt;");
  const std::string svg = svg_scene({.title = "a<b>&", .notes = {"<script>"}});
  EXPECT_NE(svg.find("<title>a&lt;b&gt;&amp;</title>"), std::string::npos);
  EXPECT_NE(svg.find("<desc>&lt;script&gt;</desc>"), std::string::npos);
  EXPECT_EQ(svg.find("<script"), std::string::npos);
}

TEST(SvgScene, NothingComesFromElsewhere) {
  const std::string svg = svg_scene({.title = "x"});
  EXPECT_EQ(svg.find("href"), std::string::npos);
  EXPECT_EQ(count(svg, "http"), 1U);  // the name space
  EXPECT_EQ(count(svg, "url("), count(svg, "url(#"));
}

TEST(SvgScene, ContourLinksAndMarksAreDrawnAndExplained) {
  ScenePanel panel{.rows = 2, .cols = 2, .cells = std::vector<SceneCell>(4)};
  panel.contour = {{0, 0}, {1, 0}, {1, 2}, {2, 2}};
  panel.cells[1].covered = true;
  panel.cells[2] = {.tone = Tone::White, .text = "7", .order = 3};
  Scene scene{.panels = {panel}};
  scene.links = {{{0, 0}, {0, 1}, Bond::Conflict}, {{0, 2}, {0, 3}, Bond::Matched}};
  const std::string svg = svg_scene(scene);
  EXPECT_EQ(count(svg, "class=\"mx-halo\""), 1U);
  for (const char* words : {"border of what is left", "not both", "matched", "in the cover",
                            "white piece", "number of the move"}) {
    EXPECT_EQ(count(svg, std::string(">") + words + "<"), 1U) << words;
  }
  EXPECT_EQ(count(svg, "mx-black\""), 0U);
}

TEST(SvgScene, GraphsAreCirclesUnlessPlacesAreGiven) {
  Scene scene;
  scene.graph.vertices.resize(3);
  scene.graph.vertices[1].mover = Mover::First;
  scene.graph.vertices[1].order = 1;
  scene.graph.edges = {{0, 1}, {1, 2}};
  const std::string circle = svg_scene(scene);
  EXPECT_EQ(count(circle, "class=\"mx-edge\""), 2U);
  EXPECT_EQ(count(circle, "class=\"mx-vertex\""), 3U);  // two, and one in the legend
  scene.graph.places = {{0, 0}, {0.5, 1}, {1, 0}};
  EXPECT_NE(svg_scene(scene), circle);
}

TEST(SvgScene, ANumberOnAVertexIsNotThatOfTheMove) {
  Scene scene;
  scene.graph.vertices = {{.mover = Mover::First, .order = 1},
                          {.mover = Mover::Second, .order = 2}};
  const std::string svg = svg_scene(scene);
  for (const char* words : {"first player", "second player", "number of the move"}) {
    EXPECT_EQ(count(svg, std::string(">") + words + "<"), 1U) << words;
  }
}

TEST(SvgScene, WeightsOfVerticesAreDrawnAndExplained) {
  Scene scene;
  scene.graph.vertices = {{.text = "314"}, {.text = "-27"}};
  const std::string svg = svg_scene(scene);
  for (const char* words : {"314", "-27", "weight", "number of the vertex"}) {
    EXPECT_EQ(count(svg, std::string(">") + words + "<"), 1U) << words;
  }
}

TEST(SvgScene, PairsHaveNumbersWhereNoLineJoinsThem) {
  ScenePanel panel{.rows = 1, .cols = 2, .cells = std::vector<SceneCell>(2)};
  panel.cells[0] = {.mover = Mover::Solver, .pair = 77};
  panel.cells[1] = {.covered = true, .pair = 77};
  Scene scene{.panels = {panel}};
  const std::string numbers = svg_scene(scene);
  EXPECT_EQ(count(numbers, ">77<"), 2U);
  EXPECT_EQ(count(numbers, ">same number: a matched pair<"), 1U);
  scene.links = {{{0, 0}, {0, 1}, Bond::Matched}};
  const std::string lines = svg_scene(scene);
  EXPECT_EQ(count(lines, ">77<"), 0U);
  EXPECT_EQ(count(lines, ">same number: a matched pair<"), 0U);
}

TEST(SvgScene, CellsOutsideTheShapeAreNotDrawn) {
  ScenePanel panel{.rows = 1, .cols = 2, .cells = std::vector<SceneCell>(2)};
  panel.cells[1].tone = Tone::Outside;
  EXPECT_EQ(count(svg_scene({.panels = {panel}}), "class=\"mx-cell\""), 1U);
}

TEST(SvgScene, ALowGraphMakesALowPicture) {
  const auto height = [](const std::vector<ScenePoint>& places) {
    Scene scene;
    scene.graph.vertices.resize(places.size());
    scene.graph.places = places;
    const std::string svg = svg_scene(scene);
    return std::stoi(svg.substr(svg.find("height=\"") + 8));
  };
  EXPECT_LT(height({{0, 0}, {0.5, 0}, {1, 0}}) + 100, height({{0, 0}, {0.5, 1}, {1, 0}}));
}

TEST(SvgScene, ManyPanelsMakeAboutASquare) {
  Scene scene;
  for (int i = 0; i < 10; ++i) {
    scene.panels.push_back({.rows = 10, .cols = 10, .cells = std::vector<SceneCell>(100)});
  }
  const std::string svg = svg_scene(scene);
  const int width = std::stoi(svg.substr(svg.find("width=\"") + 7));
  const int height = std::stoi(svg.substr(svg.find("height=\"") + 8));
  EXPECT_LT(height, 3 * width / 2);
  EXPECT_LT(width, 3 * height / 2);
}

TEST(SvgScene, EmptyScenesAreEmptyPictures) {
  EXPECT_NE(svg_scene({}).find("viewBox"), std::string::npos);
}

}  // namespace
}  // namespace minimex
