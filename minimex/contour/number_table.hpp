// A large array of numbers of the narrowest type that holds them.
//
// The memory is not cleared: engines write every entry before they read it. A failed allocation is
// an empty optional, not an exception.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace minimex::contour {

/// Bytes of memory, in huge pages where the system has them; null when there is no memory.
void* allocate_large(std::uint64_t bytes) noexcept;

struct FreeLarge {
  void operator()(void* memory) const noexcept;
};

/// An array of one of the types `Numbers`, which differ in size.
template <typename... Numbers>
class NumberTable {
 public:
  /// `size` numbers of `width` bytes; nothing when the system has no memory for them.
  static std::optional<NumberTable> make(std::uint64_t size, std::uint64_t width) {
    if (size > UINT64_MAX / width) return std::nullopt;
    void* const memory = allocate_large(size * width);
    if (memory == nullptr) return std::nullopt;
    NumberTable table;
    (table.template adopt<Numbers>(memory, width), ...);
    return table;
  }

  [[nodiscard]] std::int64_t operator[](std::uint64_t index) const noexcept {
    return std::visit(
        [index](const auto& array) -> std::int64_t {
          return array[static_cast<std::size_t>(index)];
        },
        array_);
  }

  /// Calls `use` with a pointer to the first number.
  template <typename Use>
  decltype(auto) visit(const Use& use) {
    return std::visit([&use](auto& array) -> decltype(auto) { return use(array.get()); }, array_);
  }

 private:
  template <typename Number>
  using Array = std::unique_ptr<Number[], FreeLarge>;

  template <typename Number>
  void adopt(void* memory, std::uint64_t width) {
    if (sizeof(Number) == width) array_ = Array<Number>(static_cast<Number*>(memory));
  }

  std::variant<Array<Numbers>...> array_;
};

using ValueTable = NumberTable<std::int32_t, std::int64_t>;
using NimberArray = NumberTable<std::uint8_t, std::uint16_t, std::uint32_t>;

}  // namespace minimex::contour
