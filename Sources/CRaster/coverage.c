#include "CRaster.h"
#include "part.h"

#include <string.h>

enum { block = 8 };

typedef uint8_t Bytes __attribute__((vector_size(8)));
typedef uint16_t Products __attribute__((vector_size(16)));
typedef uint32_t Pixels __attribute__((vector_size(32), aligned(4), may_alias));

static inline Bytes bytes_at(const uint8_t *bytes) {
    Bytes eight;
    memcpy(&eight, bytes, sizeof eight);
    return eight;
}

/// What eight bytes of coverage become: as the opacities of pixels, products rounded to nearest.
static inline Bytes covered(Bytes old, Bytes cover) {
    Products product = __builtin_convertvector(old, Products) * __builtin_convertvector(~cover, Products) + 128;
    return cover + __builtin_convertvector((product + (product >> 8)) >> 8, Bytes);
}

static inline uint8_t covered_byte(uint8_t old, uint8_t cover) {
    uint32_t product = (uint32_t)old * (255u - cover) + 128;
    return (uint8_t)(cover + ((product + (product >> 8)) >> 8));
}

static void cover(Part part) {
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        int x = 0;
        for (; x + block <= part.width; x += block) {
            Bytes eight = covered(bytes_at(part.pixels + x), bytes_at(part.mask + x));
            memcpy(part.pixels + x, &eight, sizeof eight);
        }
        for (; x < part.width; x++) part.pixels[x] = covered_byte(part.pixels[x], part.mask[x]);
    }
}

void placard_cover_glyphs(placard_bitmap plane, const placard_glyph *glyphs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        Part part;
        if (is_visible(&plane, 1, glyphs + i, &part)) cover(part);
    }
}

static inline uint32_t pixel(uint8_t cover, uint32_t color) { return cover * 0x01010101u & color; }

/// Replaces the coverage of one row; what is read lies before what is written, or where it has been read.
__attribute__((always_inline)) static inline void color_row(
    const uint8_t *row, uint32_t *pixels, size_t width, uint32_t color) {
    size_t x = width;
    for (; x % block; x--) pixels[x - 1] = pixel(row[x - 1], color);
    for (; x; x -= block) {
        Pixels eight = __builtin_convertvector(bytes_at(row + x - block), Pixels);
        eight |= eight << 8;
        *(Pixels *)(pixels + x - block) = (eight | eight << 16) & color;
    }
}

typedef void row_colorer(const uint8_t *row, uint32_t *pixels, size_t width, uint32_t color);

static void color_row_anywhere(const uint8_t *row, uint32_t *pixels, size_t width, uint32_t color) {
    color_row(row, pixels, width, color);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void color_row_avx2(
    const uint8_t *row, uint32_t *pixels, size_t width, uint32_t color) {
    color_row(row, pixels, width, color);
}

static row_colorer *best_colorer(void) {
    return __builtin_cpu_supports("avx2") ? color_row_avx2 : color_row_anywhere;
}

#else

static row_colorer *best_colorer(void) { return color_row_anywhere; }

#endif

void placard_color_coverage(uint32_t *pixels, size_t width, size_t height, uint32_t color) {
    row_colorer *color_row = best_colorer();
    const uint8_t *plane = (const uint8_t *)pixels;
    for (size_t y = height; y-- > 0;) color_row(plane + y * (width + 1) + 1, pixels + y * width, width, color);
}
