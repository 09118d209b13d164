// Feeds every function of Sources/CRaster with the same made-up input on any processor and prints a checksum of each one's
// output: Scripts/arm64 compares those of two processors. The generator is a fixed one, so that all see the same bytes.
#include "../Sources/CRaster/include/CRaster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 133, height = 57, count = width * height, rounds = 40, glyphs = 24 };

static uint64_t state = 0x9E3779B97F4A7C15u;

static uint32_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 16);
}

static uint64_t sum;

static void add(const void *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) sum = (sum ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3u;
}

static void tell(const char *name) {
    printf("%-24s %016llx\n", name, (unsigned long long)sum);
    sum = 0xCBF29CE484222325u;
}

static uint32_t pixels[count], layer[count];
static uint8_t rows[count * 4 + height], mask[count];

/// Premultiplied pixels, of which `share` in 8 are opaque.
static void fill(uint32_t *target, unsigned share) {
    for (size_t i = 0; i < count; i++) target[i] = next() | (next() % 8 < share ? 0xFF000000u : 0);
    placard_premultiply(target, count);
}

static void draw_glyphs(void) {
    static placard_mask masks[glyphs];
    static placard_glyph places[glyphs];
    static uint8_t coverage[glyphs][32 * 40];
    uint32_t colors[] = {0xFF000000u, 0xFFFFFFFFu, 0x80402010u, 0xFF5856D6u};
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < glyphs; i++) {
            int wide = (int)(next() % 29) + 1, high = (int)(next() % 33) + 1, stride = (wide + 7) / 8 * 8;
            memset(coverage[i], 0, sizeof coverage[i]);
            for (int y = 0; y < high; y++)
                for (int x = 0; x < wide; x++)
                    coverage[i][y * stride + x] = (uint8_t)(next() % 3 ? next() : next() % 2 ? 255 : 0);
            masks[i] = (placard_mask){coverage[i], (int)(next() % 5) - 2, high, wide, high, stride};
            places[i] = (placard_glyph){masks + i, (int)(next() % (width + 20)) - 10, (int)(next() % (height + 20)) - 10};
        }
        fill(pixels, 4);
        memcpy(layer, pixels, sizeof layer);
        uint32_t color = colors[round % 4];
        placard_bitmap bitmap = {(uint8_t *)pixels, 0, 0, width, round % 7, round % 5, width - round % 3, height - round % 4};
        placard_blend_glyphs(bitmap, places, glyphs, color);
        add(pixels, sizeof pixels);
        for (int y = 0; y < 32; y++) memcpy(mask + y * 100, coverage[y % glyphs], 100);
        placard_blend_mask_scalar((uint8_t *)layer, width * 4, mask, 100, 97, 32, color);
        add(layer, sizeof layer);
        placard_blend_mask((uint8_t *)layer, width * 4, mask, 100, 97, 32, color);
        add(layer, sizeof layer);
    }
    tell("glyphs");
}

static void mix_and_blend(void) {
    for (int round = 0; round < rounds; round++) {
        for (int way = placard_plus_darker; way <= placard_luminosity; way++) {
            fill(pixels, 3), fill(layer, 3);
            placard_mix((placard_mixture)way, pixels, layer, count);
            add(pixels, sizeof pixels);
        }
    }
    tell("mix");
    for (int round = 0; round < rounds; round++) {
        fill(pixels, 3), fill(layer, 3);
        uint8_t opacity = (uint8_t)(round % 3 ? next() : 255);
        placard_blend_pixels((uint8_t *)pixels, width * 4, layer, width * 4, width - round % 9, height, opacity);
        add(pixels, sizeof pixels);
        int weight = round % 4 ? (int)(next() % 127) + 1 : 0;
        placard_blend_shifted(
            (uint8_t *)pixels, width * 4, layer, width * 4, width - 1, height - 1, weight ? (round % 2 ? 1 : width) : 0, weight);
        add(pixels, sizeof pixels);
        placard_keep_covered((uint8_t *)pixels, width * 4, layer, width * 4, width - 3, height);
        add(pixels, sizeof pixels);
        for (int i = 0; i < count; i++) pixels[i] = next();
        placard_cut_to_alpha(pixels, count);
        add(pixels, sizeof pixels);
    }
    tell("pixels");
}

static void write_files(void) {
    uint32_t palette[256];
    uint8_t colors[768], alphas[256];
    for (int round = 0; round < rounds; round++) {
        fill(pixels, 8);
        placard_write_rgb(pixels, count, rows), add(rows, count * 3);
        fill(pixels, 2);
        placard_write_rgba(pixels, count, rows), add(rows, count * 4);
        uint32_t few[8];
        for (int i = 0; i < 8; i++) few[i] = pixels[next() % count];
        for (int i = 0; i < count; i++) pixels[i] = few[next() % (i % 500 < 300 ? 1 : 8)];
        int known = placard_index_pixels(pixels, width, height, rows, palette);
        add(&known, sizeof known), add(rows, count + height), add(palette, sizeof *palette * (size_t)known);
        size_t translucent = placard_write_palette(palette, (size_t)known, colors, alphas);
        add(&translucent, sizeof translucent), add(colors, 3 * (size_t)known), add(alphas, (size_t)known);
        for (int i = 0; i < count; i++) pixels[i] = round % 2 ? next() % 256 << 24 : 0xFF000000u | next() % 256 * 0x010101u;
        int shades = placard_index_shades(pixels, width, height, rows, palette);
        add(&shades, sizeof shades), add(rows, count + height), add(palette, sizeof *palette * (size_t)shades);
        int answers[] = {placard_is_opaque(pixels, count), placard_is_clear(pixels, width * 4, width, height)};
        add(answers, sizeof answers);
    }
    tell("files");
}

static void blur(void) {
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < count; i++) mask[i] = (uint8_t)(next() % 4 ? 0 : next());
        int done = placard_box_blur(mask, width, width, height, (size_t)(round % 12));
        add(&done, sizeof done), add(mask, count);
    }
    tell("blur");
}

/// A code of RFC 1951 and the bits behind it, the code's first bit lowest.
static void set_code(uint32_t code[2], uint32_t bits, uint32_t bit_count, uint32_t rest, uint32_t rest_count) {
    code[0] = rest << bit_count;
    code[1] = bit_count + rest_count;
    for (uint32_t i = 0; i < bit_count; i++) code[0] |= (bits >> i & 1) << (bit_count - 1 - i);
}

static void set_symbol(uint32_t code[2], uint32_t symbol, uint32_t rest, uint32_t rest_count) {
    if (symbol < 144) return set_code(code, 0x30 + symbol, 8, rest, rest_count);
    if (symbol < 256) return set_code(code, 0x190 + symbol - 144, 9, rest, rest_count);
    if (symbol < 280) return set_code(code, symbol - 256, 7, rest, rest_count);
    set_code(code, 0xC0 + symbol - 280, 8, rest, rest_count);
}

/// The format's own codes (3.2.6).
static placard_ink_codes *fixed_codes(void) {
    static uint32_t bytes[257][2], lengths[259][2], distances[30][2];
    for (uint32_t i = 0; i <= 256; i++) set_symbol(bytes[i], i, 0, 0);
    for (uint32_t symbol = 257, length = 3; symbol < 285; symbol++) {
        uint32_t rest = symbol < 265 ? 0 : (symbol - 261) / 4;
        for (uint32_t i = 0; i < 1u << rest; i++, length++)
            if (length < 258) set_symbol(lengths[length], symbol, i, rest);
    }
    set_symbol(lengths[258], 285, 0, 0);
    for (uint32_t i = 0; i < 30; i++) set_code(distances[i], i, 5, 0, 0);
    return placard_make_ink_codes(bytes, lengths, distances, (const uint8_t[]){3}, 0, 3);
}

static void write_ink(void) {
    static uint8_t text[count + placard_ink_slack], target[count * 3 / 2 + 1024];
    placard_ink_codes *codes = fixed_codes();
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < count;) {
            uint32_t kind = next() % 4, length = next() % 40 + 1;
            for (; length > 0 && i < count; i++, length--)
                text[i] = (uint8_t)(kind == 0 ? 255 : kind == 1 ? next() : kind == 2 || i < width ? 0 : text[i - width]);
        }
        int is_sparse = placard_has_sparse_ink(text, count);
        size_t size = placard_write_ink(codes, text, count - (size_t)round, target, placard_ink_quickly);
        add(&is_sparse, sizeof is_sparse), add(&size, sizeof size), add(target, size);
        size = placard_write_ink(codes, text, count - (size_t)round, target, placard_ink_plainly);
        add(&size, sizeof size), add(target, size);
    }
    free(codes);
    tell("ink");
}

int main(void) {
    sum = 0xCBF29CE484222325u;
    draw_glyphs();
    mix_and_blend();
    write_files();
    blur();
    write_ink();
    return 0;
}
