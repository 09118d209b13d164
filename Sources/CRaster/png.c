#include "CRaster.h"

#include <string.h>

enum { slots = 1024 };

static inline unsigned slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 22; }

int placard_index_pixels(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows, uint32_t *palette) {
    uint32_t keys[slots];
    int16_t numbers[slots];
    memset(numbers, 0xFF, sizeof numbers);
    int count = 0;
    uint32_t last = 0;
    int16_t number = -1;
    for (size_t y = 0; y < height; y++) {
        *rows++ = 0;
        for (size_t x = 0; x < width; x++) {
            uint32_t pixel = *pixels++;
            if (pixel != last || number < 0) {
                unsigned slot = slot_of(pixel);
                while (numbers[slot] >= 0 && keys[slot] != pixel) slot = (slot + 1) % slots;
                if (numbers[slot] < 0) {
                    if (count == 256) return 0;
                    keys[slot] = pixel;
                    palette[count] = pixel;
                    numbers[slot] = (int16_t)count++;
                }
                last = pixel;
                number = numbers[slot];
            }
            *rows++ = (uint8_t)number;
        }
    }
    return count;
}

int placard_is_opaque(const uint32_t *pixels, size_t count) {
    uint32_t all = 0xFF000000u;
    for (size_t i = 0; i < count; i++) all &= pixels[i];
    return all == 0xFF000000u;
}

/// 255 / alpha in 20-bit fixed point, rounded up: exact after rounding for every colour not above alpha.
static inline uint32_t reciprocal(uint32_t alpha) { return ((255u << 20) + alpha - 1) / alpha; }

static inline uint8_t straight(uint32_t channel, uint32_t factor) {
    uint32_t value = (channel * factor + (1u << 19)) >> 20;
    return value > 255 ? 255 : (uint8_t)value;
}

void placard_write_rgba(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    uint32_t last = 0, factor = 0;
    for (size_t i = 0; i < count; i++, bytes += 4) {
        uint32_t pixel = pixels[i];
        uint32_t alpha = pixel >> 24;
        if (alpha == 0) {
            memset(bytes, 0, 4);
            continue;
        }
        if (alpha != last) {
            factor = reciprocal(alpha);
            last = alpha;
        }
        bytes[0] = straight(pixel >> 16 & 255, factor);
        bytes[1] = straight(pixel >> 8 & 255, factor);
        bytes[2] = straight(pixel & 255, factor);
        bytes[3] = (uint8_t)alpha;
    }
}

void placard_write_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    for (size_t i = 0; i < count; i++, bytes += 3) {
        bytes[0] = (uint8_t)(pixels[i] >> 16);
        bytes[1] = (uint8_t)(pixels[i] >> 8);
        bytes[2] = (uint8_t)pixels[i];
    }
}
