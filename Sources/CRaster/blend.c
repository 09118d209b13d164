#include "CRaster.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

typedef void blender(uint32_t *row, const uint8_t *mask, int width, uint32_t color);

/// Multiplies all four channels of a premultiplied pixel by `alpha` / 255, rounded to nearest.
static inline uint32_t scaled(uint32_t pixel, uint32_t alpha) {
    uint64_t wide = ((uint64_t)(pixel & 0xFF00FF00u) << 24) | (pixel & 0x00FF00FFu);
    wide = wide * alpha + 0x0080008000800080u;
    wide = (wide + ((wide >> 8) & 0x00FF00FF00FF00FFu)) >> 8 & 0x00FF00FF00FF00FFu;
    return (uint32_t)(wide >> 24) | (uint32_t)wide;
}

static void blend_row_scalar(uint32_t *row, const uint8_t *mask, int width, uint32_t color) {
    for (int x = 0; x < width; x++) {
        if (!mask[x]) continue;
        uint32_t source = scaled(color, mask[x]);
        row[x] = source + scaled(row[x], 255 - (source >> 24));
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

/// Divides sixteen products of two bytes by 255, rounded to nearest.
__attribute__((target("avx2"))) static inline __m256i over_255(__m256i product) {
    __m256i rounded = _mm256_add_epi16(product, _mm256_set1_epi16(128));
    return _mm256_srli_epi16(_mm256_add_epi16(rounded, _mm256_srli_epi16(rounded, 8)), 8);
}

/// Multiplies 32 bytes by 32 bytes, divided by 255.
__attribute__((target("avx2"))) static inline __m256i times(__m256i a, __m256i b) {
    __m256i zero = _mm256_setzero_si256();
    __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(a, zero), _mm256_unpacklo_epi8(b, zero));
    __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(a, zero), _mm256_unpackhi_epi8(b, zero));
    return _mm256_packus_epi16(over_255(low), over_255(high));
}

__attribute__((target("avx2"))) static void
blend_row_avx2(uint32_t *row, const uint8_t *mask, int width, uint32_t color) {
    const __m256i spread = _mm256_setr_epi8(
        0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    const __m256i alphas = _mm256_setr_epi8(
        3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15,
        15);
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i colors = _mm256_set1_epi32((int)color);
    for (int x = 0; x < width; x += 8) {
        uint64_t coverage = coverage_of(mask + x, width - x);
        if (!coverage) continue;
        __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)coverage), spread);
        __m256i source = times(colors, bytes);
        __m256i rest = _mm256_xor_si256(_mm256_shuffle_epi8(source, alphas), _mm256_set1_epi8(-1));
        if (width - x >= 8) {
            __m256i *place = (__m256i *)(row + x);
            _mm256_storeu_si256(place, _mm256_add_epi8(source, times(_mm256_loadu_si256(place), rest)));
        } else {
            __m256i inside = _mm256_cmpgt_epi32(_mm256_set1_epi32(width - x), lanes);
            __m256i old = _mm256_maskload_epi32((const int *)(row + x), inside);
            _mm256_maskstore_epi32((int *)(row + x), inside, _mm256_add_epi8(source, times(old, rest)));
        }
    }
}

static blender *row_blender(void) {
    return __builtin_cpu_supports("avx2") ? blend_row_avx2 : blend_row_scalar;
}

#elif defined(__aarch64__)

/// Multiplies eight bytes by eight bytes, divided by 255 and rounded to nearest.
static inline uint8x8_t times(uint8x8_t a, uint8x8_t b) {
    uint16x8_t product = vmull_u8(a, b);
    return vraddhn_u16(product, vrshrq_n_u16(product, 8));
}

static void blend_row_neon(uint32_t *row, const uint8_t *mask, int width, uint32_t color) {
    int x = 0;
    for (; x + 8 <= width; x += 8) {
        if (!coverage_of(mask + x, 8)) continue;
        uint8x8_t coverage = vld1_u8(mask + x);
        uint8x8x4_t pixels = vld4_u8((const uint8_t *)(row + x));
        uint8x8_t rest = vmvn_u8(times(vdup_n_u8(color >> 24), coverage));
        for (int channel = 0; channel < 4; channel++) {
            uint8x8_t source = times(vdup_n_u8((uint8_t)(color >> 8 * channel)), coverage);
            pixels.val[channel] = vadd_u8(source, times(pixels.val[channel], rest));
        }
        vst4_u8((uint8_t *)(row + x), pixels);
    }
    blend_row_scalar(row + x, mask + x, width - x, color);
}

static blender *row_blender(void) { return blend_row_neon; }

#else

static blender *row_blender(void) { return blend_row_scalar; }

#endif

static void blend(
    blender *blend_row, uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width,
    int height, uint32_t color) {
    for (int y = 0; y < height; y++, pixels += stride, mask += mask_stride) {
        blend_row((uint32_t *)pixels, mask, width, color);
    }
}

void placard_blend_mask(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color) {
    blend(row_blender(), pixels, stride, mask, mask_stride, width, height, color);
}

void placard_blend_mask_scalar(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color) {
    blend(blend_row_scalar, pixels, stride, mask, mask_stride, width, height, color);
}
