#include "CRaster.h"
#include "part.h"

#include <string.h>

enum { block = 8 };

typedef uint8_t Bytes __attribute__((vector_size(8)));
typedef uint16_t Products __attribute__((vector_size(16)));
typedef uint8_t TwiceBytes __attribute__((vector_size(16)));
typedef uint16_t TwiceProducts __attribute__((vector_size(32)));
typedef uint32_t Wide __attribute__((vector_size(32)));
typedef uint32_t TwiceWide __attribute__((vector_size(64)));
typedef uint32_t Pixels __attribute__((vector_size(32), aligned(4), may_alias));

__attribute__((always_inline)) static inline Bytes bytes_at(const uint8_t *bytes) {
    Bytes eight;
    memcpy(&eight, bytes, sizeof eight);
    return eight;
}

/// What eight bytes become under as many others: as the opacities of pixels, products rounded to nearest.
__attribute__((always_inline)) static inline void cover8(uint8_t *bytes, const uint8_t *mask) {
    Bytes old = bytes_at(bytes), cover = bytes_at(mask);
    Products product = __builtin_convertvector(old, Products) * __builtin_convertvector(~cover, Products) + 128;
    // What shifting, adding and shifting again give, in one instruction.
    product = __builtin_convertvector(__builtin_convertvector(product, Wide) * 257 >> 16, Products);
    old = cover + __builtin_convertvector(product, Bytes);
    memcpy(bytes, &old, sizeof old);
}

__attribute__((always_inline)) static inline void cover16(uint8_t *bytes, const uint8_t *mask) {
    TwiceBytes old, cover;
    memcpy(&old, bytes, sizeof old);
    memcpy(&cover, mask, sizeof cover);
    TwiceProducts product =
        __builtin_convertvector(old, TwiceProducts) * __builtin_convertvector(~cover, TwiceProducts) + 128;
    product = __builtin_convertvector(__builtin_convertvector(product, TwiceWide) * 257 >> 16, TwiceProducts);
    old = cover + __builtin_convertvector(product, TwiceBytes);
    memcpy(bytes, &old, sizeof old);
}

static inline uint8_t covered(uint8_t old, uint8_t cover) {
    uint32_t product = (uint32_t)old * (255u - cover) + 128;
    return (uint8_t)(cover + ((product + (product >> 8)) >> 8));
}

/// Covers a part that is 8 or 16 wide or both together, which is known when this is compiled: a loop over few blocks costs
/// a wrong guess of its end.
__attribute__((always_inline)) static inline void cover_blocks(Part part, int width) {
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        if (width & 16) cover16(part.pixels, part.mask);
        if (width & 8) cover8(part.pixels + (width & 16), part.mask + (width & 16));
    }
}

__attribute__((always_inline)) static inline void cover(Part part) {
    switch (part.width) {
    case 8: return cover_blocks(part, 8);
    case 16: return cover_blocks(part, 16);
    case 24: return cover_blocks(part, 24);
    }
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        int x = 0;
        for (; x + block <= part.width; x += block) cover8(part.pixels + x, part.mask + x);
        for (; x < part.width; x++) part.pixels[x] = covered(part.pixels[x], part.mask[x]);
    }
}

__attribute__((always_inline)) static inline void cover_all(
    placard_bitmap plane, const placard_glyph *glyphs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        Part part;
        if (is_visible(&plane, 1, glyphs + i, &part)) cover(part);
    }
}

typedef void glyph_coverer(placard_bitmap plane, const placard_glyph *glyphs, size_t count);

static void cover_anywhere(placard_bitmap plane, const placard_glyph *glyphs, size_t count) {
    cover_all(plane, glyphs, count);
}

#if defined(__x86_64__)

/// The same, 16 products in one register.
__attribute__((target("avx2"))) static void cover_avx2(
    placard_bitmap plane, const placard_glyph *glyphs, size_t count) {
    cover_all(plane, glyphs, count);
}

static glyph_coverer *best_coverer(void) {
    return __builtin_cpu_supports("avx2") ? cover_avx2 : cover_anywhere;
}

#else

static glyph_coverer *best_coverer(void) { return cover_anywhere; }

#endif

void placard_cover_glyphs(placard_bitmap plane, const placard_glyph *glyphs, size_t count) {
    best_coverer()(plane, glyphs, count);
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
