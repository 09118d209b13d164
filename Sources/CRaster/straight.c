#include "CRaster.h"

#include <string.h>

enum { block = 8, stretch = 32 };

/// A channel divided by an alpha of which 255 / alpha is told, rounded to nearest. Quotients in the middle between two
/// numbers go up and all others lie at least 1 / 510 from there, so that the error of a product changes nothing.
static inline uint32_t channel(uint32_t premultiplied, float factor) {
    float value = (float)(int32_t)premultiplied * factor + (0.5f + 1.0f / 1024);
    return (uint32_t)(int32_t)(value < 255 ? value : 255);
}

/// A premultiplied ARGB pixel as straight R, G, B, A bytes from the lowest to the highest.
static inline uint32_t straight(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    float quotient = 255.0f / (float)(int32_t)alpha, factor = alpha == 0 ? 0 : quotient;
    uint32_t red = channel(pixel >> 16 & 255, factor), green = channel(pixel >> 8 & 255, factor);
    return red | green << 8 | channel(pixel & 255, factor) << 16 | alpha << 24;
}

static inline int are_clear(const uint32_t *pixels) {
    uint32_t any = 0;
    for (int i = 0; i < stretch; i++) any |= pixels[i];
    return any == 0;
}

/// Most pixels of text are clear, most others differ from the one before: a stretch is left out whole or worked out whole.
__attribute__((always_inline)) static inline void write_rgba(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    size_t i = 0;
    while (i + block <= count) {
        if (i + stretch <= count && are_clear(pixels + i)) {
            memset(bytes + 4 * i, 0, 4 * stretch);
            i += stretch;
            continue;
        }
        size_t end = i + stretch <= count ? i + stretch : i + block;
        for (; i < end; i += block) {
            uint32_t eight[block];
            for (int k = 0; k < block; k++) eight[k] = straight(pixels[i + k]);
            memcpy(bytes + 4 * i, eight, sizeof eight);
        }
    }
    for (; i < count; i++) {
        uint32_t one = straight(pixels[i]);
        memcpy(bytes + 4 * i, &one, sizeof one);
    }
}

typedef void rgba_writer(const uint32_t *pixels, size_t count, uint8_t *bytes);

static void write_rgba_anywhere(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    write_rgba(pixels, count, bytes);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void write_rgba_avx2(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    write_rgba(pixels, count, bytes);
}

static rgba_writer *best_writer(void) {
    return __builtin_cpu_supports("avx2") ? write_rgba_avx2 : write_rgba_anywhere;
}

#else

static rgba_writer *best_writer(void) { return write_rgba_anywhere; }

#endif

void placard_write_rgba(const uint32_t *pixels, size_t count, uint8_t *bytes) { best_writer()(pixels, count, bytes); }
