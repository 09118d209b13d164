#include "CRaster.h"

#include <string.h>

enum { word = 8, rows_between_counts = 8, many = 224 };

/// Pixels that one of their bytes tells apart: each is `base`, and that byte in all bytes of `pattern`.
typedef struct {
    uint32_t base, pattern;
    int shift;
} Shades;

static inline uint32_t shade(Shades shades, uint32_t byte) {
    uint32_t all = byte | byte << 8;
    return shades.base | ((all | all << 16) & shades.pattern);
}

static const Shades grays = {.base = 0xFF000000u, .pattern = 0x00FFFFFFu, .shift = 0};

/// Opacities of the color that is seen first.
static Shades opacities(const uint32_t *pixels, size_t count) {
    uint32_t first = 0;
    for (size_t i = 0; i < count && !first; i++) first = pixels[i];
    Shades shades = {.base = 0, .pattern = 0xFF000000u, .shift = 24};
    for (int channel = 0; channel < 24; channel += 8) {
        if (first >> channel & 255) shades.pattern |= 255u << channel;
    }
    return shades;
}

/// Eight pixels, and their numbers.
typedef uint32_t Eight __attribute__((vector_size(32), aligned(4)));
typedef uint8_t EightBytes __attribute__((vector_size(8), aligned(1)));

/// Writes eight pixels' telling bytes, and notes how the pixels differ from the shades.
__attribute__((always_inline)) static inline void number(
    Shades shades, const Eight *pixels, uint8_t *row, Eight *differences) {
    Eight bytes = *pixels >> (uint32_t)shades.shift & 255;
    *(EightBytes *)row = __builtin_convertvector(bytes, EightBytes);
    Eight all = bytes | bytes << 8;
    *differences |= (shades.base | ((all | all << 16) & shades.pattern)) ^ *pixels;
}

__attribute__((always_inline)) static inline int number_row(
    Shades shades, const uint32_t *pixels, size_t width, uint8_t *row) {
    Eight differences = {0};
    size_t x = 0;
    for (; x + 32 <= width; x += 32) {
        const Eight *blocks = (const Eight *)(pixels + x);
        uint64_t any[4];
        Eight all = blocks[0] | blocks[1] | blocks[2] | blocks[3];
        memcpy(any, &all, sizeof any);
        // Most of a label has no ink.
        if (!(any[0] | any[1] | any[2] | any[3])) {
            memset(row + x, 0, 32);
            differences |= shades.base;
            continue;
        }
        for (int i = 0; i < 4; i++) number(shades, blocks + i, row + x + 8 * i, &differences);
    }
    uint32_t difference = 0;
    for (; x < width; x++) {
        uint32_t byte = pixels[x] >> shades.shift & 255;
        difference |= shade(shades, byte) ^ pixels[x];
        row[x] = (uint8_t)byte;
    }
    for (int i = 0; i < 8; i++) difference |= differences[i];
    return difference == 0;
}

typedef int row_numberer(Shades shades, const uint32_t *pixels, size_t width, uint8_t *row);

static int number_row_anywhere(Shades shades, const uint32_t *pixels, size_t width, uint8_t *row) {
    return number_row(shades, pixels, width, row);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static int number_row_avx2(
    Shades shades, const uint32_t *pixels, size_t width, uint8_t *row) {
    return number_row(shades, pixels, width, row);
}

static row_numberer *best_numberer(void) {
    return __builtin_cpu_supports("avx2") ? number_row_avx2 : number_row_anywhere;
}

#else

static row_numberer *best_numberer(void) { return number_row_anywhere; }

#endif

/// Whether eight bytes are all 0 or all 255, as most are.
static inline int is_plain(uint64_t bytes) { return bytes + 1 < 2; }

static void mark_row(const uint8_t *row, size_t width, uint8_t *seen) {
    size_t x = 0;
    for (; x + word <= width; x += word) {
        uint64_t bytes;
        memcpy(&bytes, row + x, word);
        seen[row[x]] = 1;
        if (is_plain(bytes)) continue;
        for (int i = 1; i < word; i++) seen[row[x + i]] = 1;
    }
    for (; x < width; x++) seen[row[x]] = 1;
}

static int count_seen(const uint8_t *seen) {
    int count = 0;
    for (int byte = 0; byte < 256; byte++) count += seen[byte];
    return count;
}

/// Marks which bytes there are, and ends early where nearly all are: to leave out the others is not worth a look then.
static int mark_bytes(const uint8_t *rows, size_t width, size_t height, uint8_t *seen) {
    for (size_t y = 0; y < height; y++) {
        mark_row(rows + y * (width + 1) + 1, width, seen);
        if (y % rows_between_counts == 0 && count_seen(seen) >= many) break;
    }
    return count_seen(seen);
}

/// Replaces bytes by their numbers among those that there are.
static void renumber(uint8_t *bytes, size_t count, const uint8_t *numbers) {
    size_t i = 0;
    for (; i + word <= count; i += word) {
        uint64_t eight;
        memcpy(&eight, bytes + i, word);
        if (!eight) continue;
        for (int k = 0; k < word; k++) bytes[i + k] = numbers[bytes[i + k]];
    }
    for (; i < count; i++) bytes[i] = numbers[bytes[i]];
}

/// Numbers all pixels by a byte of each; 0 if one is none of the shades.
static int number_rows(Shades shades, const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
    row_numberer *number_row = best_numberer();
    for (size_t y = 0; y < height; y++) {
        uint8_t *row = rows + y * (width + 1);
        row[0] = 0;
        if (!number_row(shades, pixels + y * width, width, row + 1)) return 0;
    }
    return 1;
}

/// Writes a palette of the shades that there are, or of all of them, and returns how many it has; `numbers` receives
/// those of bytes.
static int write_palette(
    Shades shades, size_t width, size_t height, const uint8_t *rows, uint8_t *numbers, uint32_t *palette) {
    uint8_t seen[256] = {0};
    int is_full = mark_bytes(rows, width, height, seen) >= many, count = 0;
    // Zeros stay zeros: the bytes before the rows, and all eight of most words.
    seen[0] = 1;
    for (uint32_t byte = 0; byte < 256; byte++) {
        if (!is_full && !seen[byte]) continue;
        numbers[byte] = (uint8_t)count;
        palette[count++] = shade(shades, byte);
    }
    return count;
}

int placard_index_coverage(
    const uint8_t *plane, size_t width, size_t height, uint32_t color, uint8_t *rows, uint32_t *palette) {
    uint8_t numbers[256] = {0};
    int count = write_palette((Shades){.pattern = color, .shift = 24}, width, height, plane, numbers, palette);
    if (count == 256) return count;
    memcpy(rows, plane, height * (width + 1));
    renumber(rows, height * (width + 1), numbers);
    return count;
}

int placard_index_shades(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows, uint32_t *palette) {
    // A picture that begins with an opaque gray may still be one of opacities.
    Shades shades = grays;
    if (pixels[0] != shade(grays, pixels[0] & 255) || !number_rows(shades, pixels, width, height, rows)) {
        shades = opacities(pixels, width * height);
        if (!number_rows(shades, pixels, width, height, rows)) return 0;
    }
    uint8_t numbers[256] = {0};
    int count = write_palette(shades, width, height, rows, numbers, palette);
    if (count < 256) renumber(rows, height * (width + 1), numbers);
    return count;
}
