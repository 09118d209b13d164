#include "CRaster.h"

/// Multiplies all four channels of a premultiplied pixel by `alpha` / 255, rounded to nearest.
static inline uint32_t scaled(uint32_t pixel, uint32_t alpha) {
    uint64_t wide = ((uint64_t)(pixel & 0xFF00FF00u) << 24) | (pixel & 0x00FF00FFu);
    wide = wide * alpha + 0x0080008000800080u;
    wide = (wide + ((wide >> 8) & 0x00FF00FF00FF00FFu)) >> 8 & 0x00FF00FF00FF00FFu;
    return (uint32_t)(wide >> 24) | (uint32_t)wide;
}

void placard_blend_mask_scalar(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color) {
    for (int y = 0; y < height; y++, pixels += stride, mask += mask_stride) {
        uint32_t *row = (uint32_t *)pixels;
        for (int x = 0; x < width; x++) {
            if (!mask[x]) continue;
            uint32_t source = scaled(color, mask[x]);
            row[x] = source + scaled(row[x], 255 - (source >> 24));
        }
    }
}

void placard_blend_mask(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color) {
    placard_blend_mask_scalar(pixels, stride, mask, mask_stride, width, height, color);
}
