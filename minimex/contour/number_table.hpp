// A large array of numbers of the narrowest type that holds them.
//
// The memory is not cleared: engines write every entry before they read it. A failed allocation is
// an empty optional, not an exception.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <variant>

namespace minimex::contour {

struct FreeMemory {
  std::align_val_t alignment = {};
  void operator()(void* memory) const noexcept;
};

/// Memory, large amounts of it in huge pages where the system has them; null when there is none.
std::unique_ptr<void, FreeMemory> allocate(std::uint64_t bytes) noexcept;

/// An array of one of the types `Numbers`, which differ in size.
template <typename... Numbers>
class NumberTable {
 public:
  /// `size` numbers of `width` bytes; nothing when the system has no memory for them.
  static std::optional<NumberTable> make(std::uint64_t size, std::uint64_t width) {
    if (size > UINT64_MAX / width) return std::nullopt;
    auto memory = allocate(size * width);
    if (!memory) return std::nullopt;
    NumberTable table;
    ((sizeof(Numbers) == width ? table.adopt<Numbers>(memory) : void()), ...);
    return table;
  }

  [[nodiscard]] std::int64_t operator[](std::uint64_t index) const noexcept {
    std::int64_t number = 0;
    (read<Numbers>(static_cast<std::size_t>(index), number), ...);
    return number;
  }

  /// Calls `use` with a pointer to the first number.
  template <typename Use>
  decltype(auto) visit(const Use& use) {
    return std::visit([&use](auto& array) -> decltype(auto) { return use(array.get()); }, array_);
  }

 private:
  template <typename Number>
  using Array = std::unique_ptr<Number[], FreeMemory>;

  template <typename Number>
  void adopt(std::unique_ptr<void, FreeMemory>& memory) {
    const FreeMemory free = memory.get_deleter();
    array_ = Array<Number>(static_cast<Number*>(memory.release()), free);
  }

  template <typename Number>
  void read(std::size_t index, std::int64_t& number) const noexcept {
    if (const auto* const array = std::get_if<Array<Number>>(&array_)) number = (*array)[index];
  }

  std::variant<Array<Numbers>...> array_;
};

using ValueTable = NumberTable<std::int32_t, std::int64_t>;
using NimberArray = NumberTable<std::uint8_t, std::uint16_t, std::uint32_t>;

}  // namespace minimex::contour
