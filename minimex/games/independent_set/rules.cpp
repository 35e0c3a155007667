#include "minimex/games/independent_set/rules.hpp"

#include "minimex/formats/family.hpp"

namespace minimex::independent_set {
namespace {

constexpr std::string_view kName = "independent-set";

}  // namespace

std::vector<GraphInstance> read(const Source& source, Format format) {
  return read_graph_instances(source, format, kName, true);
}

GraphInstance from_family(std::string_view family, FamilyVariable* variable) {
  return {parse_family(family, nullptr, variable)};
}

std::string to_json(const GraphInstance& instance) {
  return graph_instance_json(instance, kName);
}

}  // namespace minimex::independent_set
