// librsvg and cairo are opened by name at run time. The build sees their headers, and every
// function is called through a pointer of the type that the header declares, so that a change of
// the interface is an error of the compiler; the program starts without them and works without
// them.
#include "apps/common/picture.hpp"

#include <algorithm>
#include <array>
#include <cairo.h>
#include <cmath>
#include <dlfcn.h>
#include <librsvg/rsvg.h>
#include <memory>

#include <fmt/format.h>

namespace minimex::common {
namespace {

/// A library that stays open for the rest of the process.
void* open_library(const char* name) {
  void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library != nullptr) return library;
  const char* const why = dlerror();
  throw NoPicture(fmt::format("PNG pictures need {} ({}); SVG pictures do not", name,
                              why == nullptr ? "it cannot be opened" : why));
}

template <typename Function>
void find(void* library, const char* name, Function*& function) {
  // What POSIX says of dlsym: an object pointer that is a function pointer.
  function = reinterpret_cast<Function*>(dlsym(library, name));
  if (function == nullptr) throw NoPicture(fmt::format("librsvg has no function {}", name));
}

/// The functions that a picture takes.
struct Libraries {
  decltype(rsvg_handle_new_from_data)* handle_new = nullptr;
  decltype(rsvg_handle_get_intrinsic_size_in_pixels)* handle_size = nullptr;
  decltype(rsvg_handle_render_document)* handle_render = nullptr;
  decltype(g_object_unref)* unref = nullptr;
  decltype(g_error_free)* error_free = nullptr;
  decltype(cairo_image_surface_create)* surface_new = nullptr;
  decltype(cairo_surface_status)* surface_status = nullptr;
  decltype(cairo_surface_destroy)* surface_free = nullptr;
  decltype(cairo_surface_write_to_png_stream)* surface_write = nullptr;
  decltype(cairo_create)* context_new = nullptr;
  decltype(cairo_destroy)* context_free = nullptr;
  decltype(cairo_set_source_rgb)* set_colour = nullptr;
  decltype(cairo_paint)* paint = nullptr;

  Libraries() {
    void* const rsvg = open_library("librsvg-2.so.2");
    void* const cairo = open_library("libcairo.so.2");
    find(rsvg, "rsvg_handle_new_from_data", handle_new);
    find(rsvg, "rsvg_handle_get_intrinsic_size_in_pixels", handle_size);
    find(rsvg, "rsvg_handle_render_document", handle_render);
    find(rsvg, "g_object_unref", unref);  // librsvg brings GObject
    find(rsvg, "g_error_free", error_free);
    find(cairo, "cairo_image_surface_create", surface_new);
    find(cairo, "cairo_surface_status", surface_status);
    find(cairo, "cairo_surface_destroy", surface_free);
    find(cairo, "cairo_surface_write_to_png_stream", surface_write);
    find(cairo, "cairo_create", context_new);
    find(cairo, "cairo_destroy", context_free);
    find(cairo, "cairo_set_source_rgb", set_colour);
    find(cairo, "cairo_paint", paint);
  }
};

const Libraries& libraries() {
  static const Libraries all;
  return all;
}

[[noreturn]] void fail(const Libraries& use, GError* error) {
  const std::string why = error == nullptr ? "librsvg failed" : error->message;
  if (error != nullptr) use.error_free(error);
  throw NoPicture("the picture cannot be drawn: " + why);
}

cairo_status_t append(void* out, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

template <typename Object, typename Free>
auto owned(Object* object, Free* free) {
  return std::unique_ptr<Object, Free*>(object, free);
}

}  // namespace

std::string png_picture(const std::string& svg) {
  constexpr double kMostPixels = 64e6;
  constexpr double kMostSide = 32'000;  // of cairo's images
  const Libraries& use = libraries();
  GError* error = nullptr;
  const auto handle = owned(
      use.handle_new(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error), use.unref);
  if (!handle) fail(use, error);
  double width = 0;
  double height = 0;
  if (use.handle_size(handle.get(), &width, &height) == 0 || width <= 0 || height <= 0) {
    fail(use, nullptr);
  }
  const double scale = std::min(
      {2.0, std::sqrt(kMostPixels / (width * height)), kMostSide / width, kMostSide / height});
  const auto pixels = [scale](double length) {
    return static_cast<int>(std::ceil(length * scale));
  };

  const auto surface =
      owned(use.surface_new(CAIRO_FORMAT_RGB24, pixels(width), pixels(height)), use.surface_free);
  if (use.surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) fail(use, nullptr);
  const auto context = owned(use.context_new(surface.get()), use.context_free);
  use.set_colour(context.get(), 1, 1, 1);
  use.paint(context.get());
  const RsvgRectangle page{0, 0, width * scale, height * scale};
  if (use.handle_render(handle.get(), context.get(), &page, &error) == 0) fail(use, error);
  std::string png;
  if (use.surface_write(surface.get(), append, &png) != CAIRO_STATUS_SUCCESS) fail(use, nullptr);
  return png;
}

}  // namespace minimex::common
