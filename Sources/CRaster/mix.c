#include "CRaster.h"

#include <math.h>

// ARM64 would round a product and a sum at once, and draw other pixels than x86.
#pragma STDC FP_CONTRACT OFF

typedef struct {
    float c[3];
    float alpha;
} Color;

/// Red, green, blue and alpha of a pixel, 0 to 1, still premultiplied.
static Color color_of(uint32_t pixel) {
    Color color = {.alpha = (float)(pixel >> 24) / 255};
    for (int i = 0; i < 3; i++) color.c[i] = (float)(pixel >> (16 - 8 * i) & 255) / 255;
    return color;
}

static Color straight(Color color) {
    if (color.alpha > 0)
        for (int i = 0; i < 3; i++) color.c[i] /= color.alpha;
    return color;
}

static uint32_t pixel_of(Color color) {
    uint32_t alpha = (uint32_t)lrintf(fminf(fmaxf(color.alpha, 0), 1) * 255);
    uint32_t pixel = alpha << 24;
    for (int i = 0; i < 3; i++) {
        uint32_t value = (uint32_t)lrintf(fmaxf(color.c[i], 0) * 255);
        pixel |= (value > alpha ? alpha : value) << (16 - 8 * i);
    }
    return pixel;
}

static float least(Color color) { return fminf(fminf(color.c[0], color.c[1]), color.c[2]); }
static float most(Color color) { return fmaxf(fmaxf(color.c[0], color.c[1]), color.c[2]); }
static float luminosity(Color color) { return 0.3f * color.c[0] + 0.59f * color.c[1] + 0.11f * color.c[2]; }
static float saturation(Color color) { return most(color) - least(color); }

/// Moves a color to a luminosity, and back into the gamut along the line to its gray.
static Color with_luminosity(Color color, float light) {
    float shift = light - luminosity(color);
    for (int i = 0; i < 3; i++) color.c[i] += shift;
    float low = least(color), high = most(color);
    for (int i = 0; i < 3; i++) {
        if (low < 0) color.c[i] = light + (color.c[i] - light) * light / (light - low);
        if (high > 1) color.c[i] = light + (color.c[i] - light) * (1 - light) / (high - light);
    }
    return color;
}

static Color with_saturation(Color color, float wanted) {
    float low = least(color), range = saturation(color);
    for (int i = 0; i < 3; i++) color.c[i] = range > 0 ? (color.c[i] - low) / range * wanted : 0;
    return color;
}

static Color mixed(placard_mixture mixture, Color back, Color source) {
    switch (mixture) {
    case placard_hue: return with_luminosity(with_saturation(source, saturation(back)), luminosity(back));
    case placard_saturation: return with_luminosity(with_saturation(back, saturation(source)), luminosity(back));
    case placard_color: return with_luminosity(source, luminosity(back));
    default: return with_luminosity(back, luminosity(source));
    }
}

/// The general formula for two transparent colors: PDF 32000-1, 11.3.6.
static uint32_t blended(placard_mixture mixture, uint32_t pixel, uint32_t layer) {
    Color back = color_of(pixel), source = color_of(layer);
    Color both = mixed(mixture, straight(back), straight(source));
    Color result = {.alpha = back.alpha + source.alpha - back.alpha * source.alpha};
    for (int i = 0; i < 3; i++) {
        result.c[i] = source.c[i] * (1 - back.alpha) + back.c[i] * (1 - source.alpha)
            + source.alpha * back.alpha * both.c[i];
    }
    return pixel_of(result);
}

static uint32_t plus_darker(uint32_t pixel, uint32_t layer) {
    Color back = color_of(pixel), source = color_of(layer);
    Color result = {.alpha = fminf(1, back.alpha + source.alpha)};
    for (int i = 0; i < 3; i++)
        result.c[i] = result.alpha - (back.alpha - back.c[i]) - (source.alpha - source.c[i]);
    return pixel_of(result);
}

void placard_mix(placard_mixture mixture, uint32_t *pixels, const uint32_t *layer, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!(layer[i] >> 24)) continue;
        pixels[i] = mixture == placard_plus_darker ? plus_darker(pixels[i], layer[i])
                                                   : blended(mixture, pixels[i], layer[i]);
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

void placard_cut_to_alpha(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t alpha = pixels[i] >> 24, cut = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            uint32_t value = pixels[i] >> shift & 255;
            cut |= (value > alpha ? alpha : value) << shift;
        }
        pixels[i] = cut;
    }
}
