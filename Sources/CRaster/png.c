#include "CRaster.h"

#include <string.h>

enum { slots = 4096, block = 4, stretch = 32, section = 1024 };

/// A pixel and its number; -1 where there is none yet, and then a pixel that belongs into another slot.
typedef struct {
    uint32_t pixel;
    int32_t number;
} Slot;

/// The distinct pixels found so far, in an open hash table.
typedef struct {
    Slot slots[slots];
    uint32_t *palette;
    int count;
} Palette;

static inline unsigned slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 20; }

static void prepare(Palette *found, uint32_t *palette) {
    found->palette = palette;
    found->count = 0;
    for (int i = 0; i < slots; i++) found->slots[i] = (Slot){.pixel = i == 0, .number = -1};
}

/// Finds or adds a pixel that is not in its first slot; -1 if it would be the 257th.
__attribute__((noinline)) static int number_of_rare(Palette *found, uint32_t pixel) {
    unsigned slot = slot_of(pixel);
    while (found->slots[slot].number >= 0 && found->slots[slot].pixel != pixel) slot = (slot + 1) % slots;
    if (found->slots[slot].number < 0) {
        if (found->count == 256) return -1;
        found->palette[found->count] = pixel;
        found->slots[slot] = (Slot){pixel, found->count++};
    }
    return found->slots[slot].number;
}

static inline int number_of(Palette *found, uint32_t pixel) {
    Slot slot = found->slots[slot_of(pixel)];
    return slot.pixel == pixel ? slot.number : number_of_rare(found, pixel);
}

/// Whether all of some pixels are one color: so they are over most of a label.
static inline int are_all(const uint32_t *pixels, int count, uint32_t color) {
    uint32_t difference = 0;
    for (int i = 0; i < count; i++) difference |= pixels[i] ^ color;
    return difference == 0;
}

/// Numbers pixels that were all seen before and lie in their first slots; 0 if one of them is not or does not.
static inline int index_known(const Palette *found, const uint32_t *pixels, int count, uint8_t *row) {
    uint32_t difference = 0;
    for (int i = 0; i < count; i++) {
        Slot slot = found->slots[slot_of(pixels[i])];
        difference |= slot.pixel ^ pixels[i];
        row[i] = (uint8_t)slot.number;
    }
    return difference == 0;
}

static inline int index_each(Palette *found, const uint32_t *pixels, size_t count, uint8_t *row) {
    for (size_t i = 0; i < count; i++) {
        int number = number_of(found, pixels[i]);
        if (number < 0) return 0;
        row[i] = (uint8_t)number;
    }
    return 1;
}

static int index_row(Palette *found, const uint32_t *pixels, size_t width, uint8_t *row) {
    size_t x = 0;
    for (; x + stretch <= width; x += stretch) {
        if (are_all(pixels + x, stretch, pixels[x])) {
            int number = number_of(found, pixels[x]);
            if (number < 0) return 0;
            memset(row + x, number, stretch);
            continue;
        }
        for (size_t i = x; i < x + stretch; i += block) {
            if (!index_known(found, pixels + i, block, row + i) && !index_each(found, pixels + i, block, row + i))
                return 0;
        }
    }
    return index_each(found, pixels + x, width - x, row + x);
}

int placard_index_pixels(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows, uint32_t *palette) {
    Palette found;
    prepare(&found, palette);
    for (size_t y = 0; y < height; y++, pixels += width, rows += width + 1) {
        rows[0] = 0;
        if (!index_row(&found, pixels, width, rows + 1)) return 0;
    }
    return found.count;
}

int placard_is_opaque(const uint32_t *pixels, size_t count) {
    while (count > 0) {
        size_t length = count < section ? count : section;
        uint32_t all = 0xFF000000u;
        for (size_t i = 0; i < length; i++) all &= pixels[i];
        if (all != 0xFF000000u) return 0;
        pixels += length;
        count -= length;
    }
    return 1;
}

size_t placard_write_palette(const uint32_t *palette, size_t count, uint8_t *colors, uint8_t *alphas) {
    size_t translucent = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t bytes[4] = {0};
        // Black needs no division, and most palettes are of black text.
        if (palette[i] & 0x00FFFFFFu) placard_write_rgba(palette + i, 1, bytes);
        memcpy(colors + 3 * i, bytes, 3);
        alphas[i] = (uint8_t)(palette[i] >> 24);
        if (alphas[i] != 255) translucent = i + 1;
    }
    return translucent;
}

void placard_write_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    size_t i = 0;
    // Four bytes at a time, of which the next pixel covers the last.
    for (; i + 1 < count; i++, bytes += 3) {
        uint32_t three = __builtin_bswap32(pixels[i] << 8);
        memcpy(bytes, &three, sizeof three);
    }
    for (; i < count; i++, bytes += 3) {
        bytes[0] = (uint8_t)(pixels[i] >> 16);
        bytes[1] = (uint8_t)(pixels[i] >> 8);
        bytes[2] = (uint8_t)pixels[i];
    }
}

void placard_premultiply(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i], alpha = pixel >> 24, result = alpha << 24;
        if (alpha == 255) continue;
        for (int shift = 0; shift < 24; shift += 8) {
            uint32_t product = (pixel >> shift & 255) * alpha + 128;
            result |= (product + (product >> 8)) >> 8 << shift;
        }
        pixels[i] = result;
    }
}
