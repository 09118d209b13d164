#include "CRaster.h"

void placard_plus_darker(uint32_t *pixels, const uint32_t *layer, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int alpha1 = (int)(pixels[i] >> 24), alpha2 = (int)(layer[i] >> 24);
        int alpha = alpha1 + alpha2 > 255 ? 255 : alpha1 + alpha2;
        uint32_t result = (uint32_t)alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            int darkness1 = alpha1 - (int)(pixels[i] >> shift & 255);
            int darkness2 = alpha2 - (int)(layer[i] >> shift & 255);
            int value = alpha - darkness1 - darkness2;
            result |= (uint32_t)(value < 0 ? 0 : value) << shift;
        }
        pixels[i] = result;
    }
}

/// Two channels of a pixel at a time, times `alpha` / 255, rounded to nearest.
static inline uint32_t scaled_pair(uint32_t pair, uint32_t alpha) {
    uint32_t product = (pair & 0x00FF00FFu) * alpha + 0x00800080u;
    return (product + (product >> 8 & 0x00FF00FFu)) >> 8 & 0x00FF00FFu;
}

static inline uint32_t scaled(uint32_t pixel, uint32_t alpha) {
    return scaled_pair(pixel, alpha) | scaled_pair(pixel >> 8, alpha) << 8;
}

void placard_blend_pixels(
    uint8_t *pixels, ptrdiff_t stride, const uint32_t *sprite, ptrdiff_t sprite_stride, int width, int height,
    uint8_t opacity) {
    for (int y = 0; y < height; y++, pixels += stride) {
        uint32_t *row = (uint32_t *)pixels;
        const uint32_t *from = (const uint32_t *)((const uint8_t *)sprite + y * sprite_stride);
        for (int x = 0; x < width; x++) {
            uint32_t source = scaled(from[x], opacity);
            row[x] = source + scaled(row[x], 255 - (source >> 24));
        }
    }
}
