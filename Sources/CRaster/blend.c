#include "CRaster.h"
#include "part.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

typedef void blender(Part part, uint32_t color);

enum { opaque_black = 0xFF000000u };

/// Multiplies all four channels of a premultiplied pixel by `alpha` / 255, rounded to nearest.
static inline uint32_t scaled(uint32_t pixel, uint32_t alpha) {
    uint64_t wide = ((uint64_t)(pixel & 0xFF00FF00u) << 24) | (pixel & 0x00FF00FFu);
    wide = wide * alpha + 0x0080008000800080u;
    wide = (wide + ((wide >> 8) & 0x00FF00FF00FF00FFu)) >> 8 & 0x00FF00FF00FF00FFu;
    return (uint32_t)(wide >> 24) | (uint32_t)wide;
}

static void blend_scalar(Part part, uint32_t color) {
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        uint32_t *row = (uint32_t *)part.pixels;
        for (int x = 0; x < part.width; x++) {
            if (!part.mask[x]) continue;
            uint32_t source = scaled(color, part.mask[x]);
            row[x] = source + scaled(row[x], 255 - (source >> 24));
        }
    }
}

/// Up to eight mask bytes in one word, the first one lowest, zeros behind the last.
static inline uint64_t coverage_of(const uint8_t *mask, int count) {
    uint64_t word = 0;
    if (count >= 8) {
        memcpy(&word, mask, 8);
    } else {
        for (int i = count - 1; i >= 0; i--) word = word << 8 | mask[i];
    }
    return word;
}

#if defined(__x86_64__)

#define AVX2 __attribute__((target("avx2"), always_inline)) static inline

/// Divides sixteen products of two bytes by 255, rounded to nearest.
AVX2 __m256i over_255(__m256i product) {
    return _mm256_mulhi_epu16(_mm256_add_epi16(product, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

/// Multiplies 32 bytes by 32 bytes, divided by 255.
AVX2 __m256i times(__m256i a, __m256i b) {
    __m256i zero = _mm256_setzero_si256();
    __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(a, zero), _mm256_unpacklo_epi8(b, zero));
    __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(a, zero), _mm256_unpackhi_epi8(b, zero));
    return _mm256_packus_epi16(over_255(low), over_255(high));
}

/// Eight bytes of a mask, each four times.
AVX2 __m256i spread(uint64_t coverage) {
    const __m256i order = _mm256_setr_epi8(
        0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    return _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)coverage), order);
}

/// What eight pixels become. `color` is one color eight times, of which black is known when this is compiled.
AVX2 __m256i blended(__m256i old, __m256i bytes, __m256i color, int is_black) {
    const __m256i alphas = _mm256_setr_epi8(
        3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15,
        15);
    __m256i source = is_black ? _mm256_and_si256(bytes, color) : times(color, bytes);
    // Most text is drawn on what is still clear.
    if (_mm256_testz_si256(old, old)) return source;
    __m256i cover = is_black ? bytes : _mm256_shuffle_epi8(source, alphas);
    return _mm256_add_epi8(source, times(old, _mm256_xor_si256(cover, _mm256_set1_epi8(-1))));
}

/// Blends a part whose rows are `blocks` of eight pixels, which is known when this is compiled: a loop over few blocks
/// costs a wrong guess of its end.
AVX2 void blend_blocks(Part part, __m256i color, int is_black, int blocks) {
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        for (int x = 0; x < blocks; x++) {
            __m256i *place = (__m256i *)part.pixels + x;
            __m256i bytes = spread(coverage_of(part.mask + 8 * x, 8));
            _mm256_storeu_si256(place, blended(_mm256_loadu_si256(place), bytes, color, is_black));
        }
    }
}

AVX2 void blend_rest(Part part, __m256i color, int is_black) {
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    __m256i inside = _mm256_cmpgt_epi32(_mm256_set1_epi32(part.width), lanes);
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        __m256i bytes = spread(coverage_of(part.mask, part.width));
        __m256i old = _mm256_maskload_epi32((const int *)part.pixels, inside);
        _mm256_maskstore_epi32((int *)part.pixels, inside, blended(old, bytes, color, is_black));
    }
}

AVX2 void blend_avx2(Part part, __m256i color, int is_black) {
    switch (part.width) {
    case 8: return blend_blocks(part, color, is_black, 1);
    case 16: return blend_blocks(part, color, is_black, 2);
    case 24: return blend_blocks(part, color, is_black, 3);
    }
    for (; part.width >= 8; part.width -= 8, part.pixels += 32, part.mask += 8) {
        blend_blocks(part, color, is_black, 1);
    }
    if (part.width) blend_rest(part, color, is_black);
}

__attribute__((target("avx2"))) static void blend_color_avx2(Part part, uint32_t color) {
    blend_avx2(part, _mm256_set1_epi32((int)color), 0);
}

__attribute__((target("avx2"))) static void blend_black_avx2(Part part, uint32_t color) {
    blend_avx2(part, _mm256_set1_epi32((int)color), 1);
}

/// Mixes eight pixels with eight others by 16-bit pairs of weights, of 128 in all, rounded down.
AVX2 __m256i mixed8(__m256i first, __m256i second, __m256i weights) {
    __m256i low = _mm256_maddubs_epi16(_mm256_unpacklo_epi8(first, second), weights);
    __m256i high = _mm256_maddubs_epi16(_mm256_unpackhi_epi8(first, second), weights);
    return _mm256_packus_epi16(_mm256_srli_epi16(low, 7), _mm256_srli_epi16(high, 7));
}

/// Draws blocks of eight pixels over those of a row; whether they are clear is asked once, as it is hard to guess.
AVX2 void blend_blocks_over(__m256i *row, const __m256i *sources, int blocks) {
    const __m256i alphas = _mm256_setr_epi8(
        3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15,
        15);
    __m256i any = _mm256_setzero_si256();
    for (int i = 0; i < blocks; i++) any = _mm256_or_si256(any, _mm256_loadu_si256(row + i));
    int is_clear = _mm256_testz_si256(any, any);
    for (int i = 0; i < blocks; i++) {
        __m256i source = sources[i];
        if (!is_clear) {
            __m256i clear = _mm256_xor_si256(_mm256_shuffle_epi8(source, alphas), _mm256_set1_epi8(-1));
            source = _mm256_add_epi8(source, times(_mm256_loadu_si256(row + i), clear));
        }
        _mm256_storeu_si256(row + i, source);
    }
}

/// What blocks of eight pixels have to draw; 0 if they are all clear.
AVX2 int mix_blocks(
    __m256i *sources, const uint32_t *first, const uint32_t *second, __m256i weights, int is_mixed, int blocks) {
    __m256i any = _mm256_setzero_si256();
    for (int i = 0; i < blocks; i++) {
        sources[i] = _mm256_loadu_si256((const __m256i *)first + i);
        if (is_mixed) {
            sources[i] = mixed8(sources[i], _mm256_loadu_si256((const __m256i *)second + i), weights);
        }
        any = _mm256_or_si256(any, sources[i]);
    }
    return !_mm256_testz_si256(any, any);
}

/// Draws blocks of eight pixels in a color through a mask.
AVX2 void cover_blocks(uint32_t *row, const uint8_t *mask, __m256i color, int is_black, int blocks) {
    __m256i sources[4];
    for (int i = 0; i < blocks; i++) {
        __m256i bytes = spread(coverage_of(mask + 8 * i, 8));
        sources[i] = is_black ? _mm256_and_si256(bytes, color) : times(color, bytes);
    }
    blend_blocks_over((__m256i *)row, sources, blocks);
}

/// Blends as many pixels of a row as fill blocks of eight, most of which are not covered, and returns how many that are.
AVX2 int blend_sparse(uint32_t *row, const uint8_t *mask, int width, __m256i color, int is_black) {
    int x = 0;
    for (; x + 32 <= width; x += 32) {
        __m256i any = _mm256_loadu_si256((const __m256i *)(mask + x));
        if (!_mm256_testz_si256(any, any)) cover_blocks(row + x, mask + x, color, is_black, 4);
    }
    for (; x + 8 <= width; x += 8) {
        if (coverage_of(mask + x, 8)) cover_blocks(row + x, mask + x, color, is_black, 1);
    }
    return x;
}

__attribute__((target("avx2"))) static int blend_sparse_avx2(
    uint32_t *row, const uint8_t *mask, int width, uint32_t color) {
    __m256i eight = _mm256_set1_epi32((int)color);
    if (color == opaque_black) return blend_sparse(row, mask, width, eight, 1);
    return blend_sparse(row, mask, width, eight, 0);
}

static void blend_plane(Part part, uint32_t color) {
    if (!__builtin_cpu_supports("avx2")) return blend_scalar(part, color);
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        int whole = blend_sparse_avx2((uint32_t *)part.pixels, part.mask, part.width, color);
        blend_scalar((Part){part.pixels + whole * 4, 0, part.mask + whole, 0, part.width - whole, 1}, color);
    }
}

AVX2 int blend_mixed(
    uint32_t *row, const uint32_t *first, const uint32_t *second, int width, __m256i weights, int is_mixed) {
    __m256i sources[4];
    int x = 0;
    for (; x + 32 <= width; x += 32) {
        // Most of a text's picture is clear.
        if (!mix_blocks(sources, first + x, second + x, weights, is_mixed, 4)) continue;
        blend_blocks_over((__m256i *)(row + x), sources, 4);
    }
    for (; x + 8 <= width; x += 8) {
        if (!mix_blocks(sources, first + x, second + x, weights, is_mixed, 1)) continue;
        blend_blocks_over((__m256i *)(row + x), sources, 1);
    }
    return x;
}

/// Blends as many pixels of a row as fill blocks of eight, and returns how many that are.
__attribute__((target("avx2"))) static int blend_row_avx2(
    uint32_t *row, const uint32_t *first, const uint32_t *second, int width, int weight) {
    __m256i weights = _mm256_set1_epi16((short)(weight << 8 | (128 - weight)));
    if (!weight) return blend_mixed(row, first, second, width, weights, 0);
    return blend_mixed(row, first, second, width, weights, 1);
}

static int blend_row(uint32_t *row, const uint32_t *first, const uint32_t *second, int width, int weight) {
    return __builtin_cpu_supports("avx2") ? blend_row_avx2(row, first, second, width, weight) : 0;
}

/// Keeps of as many pixels of a row as fill blocks of eight what is covered, and returns how many that are.
__attribute__((target("avx2"))) static int keep_row_avx2(uint32_t *row, const uint32_t *cover, int width) {
    const __m256i alphas = _mm256_setr_epi8(
        3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15,
        15);
    int x = 0;
    for (; x + 8 <= width; x += 8) {
        __m256i old = _mm256_loadu_si256((const __m256i *)(row + x));
        if (_mm256_testz_si256(old, old)) continue;
        __m256i covers = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)(cover + x)), alphas);
        _mm256_storeu_si256((__m256i *)(row + x), times(old, covers));
    }
    return x;
}

/// Looks at as many pixels of a row as fill blocks of 32, and returns how many those before the first with ink are.
__attribute__((target("avx2"))) static int clear_pixels_avx2(const uint32_t *row, int width) {
    int x = 0;
    for (; x + 32 <= width; x += 32) {
        const __m256i *blocks = (const __m256i *)(row + x);
        __m256i any = _mm256_or_si256(
            _mm256_or_si256(_mm256_loadu_si256(blocks), _mm256_loadu_si256(blocks + 1)),
            _mm256_or_si256(_mm256_loadu_si256(blocks + 2), _mm256_loadu_si256(blocks + 3)));
        if (!_mm256_testz_si256(any, any)) return x;
    }
    return x;
}

static int clear_pixels(const uint32_t *row, int width) {
    return __builtin_cpu_supports("avx2") ? clear_pixels_avx2(row, width) : 0;
}

static int keep_row(uint32_t *row, const uint32_t *cover, int width) {
    return __builtin_cpu_supports("avx2") ? keep_row_avx2(row, cover, width) : 0;
}

static blender *blender_for(uint32_t color) {
    if (!__builtin_cpu_supports("avx2")) return blend_scalar;
    return color == opaque_black ? blend_black_avx2 : blend_color_avx2;
}

#elif defined(__aarch64__)

/// Multiplies eight bytes by eight bytes, divided by 255 and rounded to nearest.
static inline uint8x8_t times(uint8x8_t a, uint8x8_t b) {
    uint16x8_t product = vmull_u8(a, b);
    return vraddhn_u16(product, vrshrq_n_u16(product, 8));
}

static void blend_neon(Part part, uint32_t color) {
    Part rest = part;
    int whole = part.width & ~7;
    for (int y = 0; y < part.height; y++, part.pixels += part.stride, part.mask += part.mask_stride) {
        uint32_t *row = (uint32_t *)part.pixels;
        for (int x = 0; x < whole; x += 8) {
            if (!coverage_of(part.mask + x, 8)) continue;
            uint8x8_t coverage = vld1_u8(part.mask + x);
            uint8x8x4_t pixels = vld4_u8((const uint8_t *)(row + x));
            uint8x8_t beneath = vmvn_u8(times(vdup_n_u8(color >> 24), coverage));
            for (int channel = 0; channel < 4; channel++) {
                uint8x8_t source = times(vdup_n_u8((uint8_t)(color >> 8 * channel)), coverage);
                pixels.val[channel] = vadd_u8(source, times(pixels.val[channel], beneath));
            }
            vst4_u8((uint8_t *)(row + x), pixels);
        }
    }
    rest.pixels += whole * 4;
    rest.mask += whole;
    rest.width -= whole;
    if (rest.width) blend_scalar(rest, color);
}

static blender *blender_for(uint32_t color) { return blend_neon; }

static void blend_plane(Part part, uint32_t color) { blend_neon(part, color); }

#else

static blender *blender_for(uint32_t color) { return blend_scalar; }

static void blend_plane(Part part, uint32_t color) { blend_scalar(part, color); }

#endif

#if !defined(__x86_64__)

static int blend_row(uint32_t *row, const uint32_t *first, const uint32_t *second, int width, int weight) { return 0; }

static int keep_row(uint32_t *row, const uint32_t *cover, int width) { return 0; }

static int clear_pixels(const uint32_t *row, int width) { return 0; }

#endif

void placard_blend_glyphs(placard_bitmap bitmap, const placard_glyph *glyphs, size_t count, uint32_t color) {
    blender *blend = blender_for(color);
    for (size_t i = 0; i < count; i++) {
        Part part;
        if (is_visible(&bitmap, sizeof(uint32_t), glyphs + i, &part)) blend(part, color);
    }
}

void placard_blend_mask(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color) {
    blend_plane((Part){pixels, stride, mask, mask_stride, width, height}, color);
}

void placard_blend_mask_scalar(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color) {
    blend_scalar((Part){pixels, stride, mask, mask_stride, width, height}, color);
}

/// Mixes a pixel with another one: `weight` of 128 of that, rounded down.
static inline uint32_t mixed(uint32_t first, uint32_t second, uint32_t weight) {
    const uint32_t pair = 0x00FF00FFu;
    uint32_t even = (first & pair) * (128 - weight) + (second & pair) * weight;
    uint32_t odd = (first >> 8 & pair) * (128 - weight) + (second >> 8 & pair) * weight;
    return (even >> 7 & pair) | (odd << 1 & ~pair);
}

void placard_blend_shifted(
    uint8_t *pixels, ptrdiff_t stride, const uint32_t *picture, ptrdiff_t picture_stride, int width, int height,
    ptrdiff_t next, int weight) {
    for (int y = 0; y < height; y++, pixels += stride) {
        uint32_t *row = (uint32_t *)pixels;
        const uint32_t *first = (const uint32_t *)((const uint8_t *)picture + y * picture_stride);
        for (int x = blend_row(row, first, first + next, width, weight); x < width; x++) {
            uint32_t source = mixed(first[x], first[x + next], (uint32_t)weight);
            row[x] = source + scaled(row[x], 255 - (source >> 24));
        }
    }
}

void placard_keep_covered(
    uint8_t *pixels, ptrdiff_t stride, const uint32_t *cover, ptrdiff_t cover_stride, int width, int height) {
    for (int y = 0; y < height; y++, pixels += stride) {
        uint32_t *row = (uint32_t *)pixels;
        const uint32_t *from = (const uint32_t *)((const uint8_t *)cover + y * cover_stride);
        for (int x = keep_row(row, from, width); x < width; x++) {
            if (row[x]) row[x] = scaled(row[x], from[x] >> 24);
        }
    }
}

int placard_is_clear(const uint32_t *pixels, ptrdiff_t stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)((const uint8_t *)pixels + y * stride);
        for (int x = clear_pixels(row, width); x < width; x++) {
            if (row[x]) return 0;
        }
    }
    return 1;
}
