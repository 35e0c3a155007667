#include "minimex/games/independence_duel/rules.hpp"

#include "minimex/formats/family.hpp"

namespace minimex::independence_duel {
namespace {

constexpr std::string_view kName = "independence-duel";

}  // namespace

std::vector<GraphInstance> read(const Source& source, Format format) {
  return read_graph_instances(source, format, kName);
}

GraphInstance from_family(std::string_view family, FamilyVariable* variable) {
  return {parse_family(family, nullptr, variable)};
}

std::string to_json(const GraphInstance& instance) {
  return graph_instance_json(instance, kName);
}

}  // namespace minimex::independence_duel
