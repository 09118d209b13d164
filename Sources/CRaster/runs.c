#include "CRaster.h"
#include "runs.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

enum { word = 64, most_words = 32768 / word + 1, modulus = 65521, few = 1024 };

/// Which of a row's pixels are like the one before, and like the one above: a bit for each, and behind the row none.
typedef struct {
    uint64_t before[most_words], above[most_words];
} Likeness;

/// What a row's bytes come to in an Adler-32 (RFC 1950) that begins with 0.
typedef struct {
    uint64_t sum, weighted;
} Sum;

typedef struct {
    size_t width, stride;
    uint32_t *next;
    /// How many pixels and runs there are: a run may take three tokens.
    size_t count;
    Likeness likeness;
    Sum row;
    /// Equal pixels that are not in the row's sum yet.
    uint32_t even_color;
    size_t even_count;
} Finder;

/// What is done with 64 pixels at a time.
typedef struct {
    /// A bit for each that is like another; `opacity` keeps the bits that all of them have, in eight words together.
    uint64_t (*compare)(const uint32_t *pixels, const uint32_t *others, uint32_t *opacity);
    /// Whether all are equal.
    int (*is_even)(const uint32_t *pixels);
    void (*add_up)(Sum *sum, const uint32_t *pixels);
} Way;

static uint64_t compare_some(const uint32_t *pixels, const uint32_t *others, size_t count, uint32_t *opacity) {
    uint64_t alike = 0;
    for (size_t i = 0; i < count; i++) {
        alike |= (uint64_t)(pixels[i] == others[i]) << i;
        *opacity &= pixels[i];
    }
    return alike;
}

/// Adds the bytes of equal pixels.
__attribute__((always_inline)) static inline void add_even(Sum *sum, uint32_t color, uint64_t count) {
    uint64_t red = color >> 16 & 255, green = color >> 8 & 255, blue = color & 255, all = red + green + blue;
    sum->weighted += count * (3 * sum->sum + 3 * red + 2 * green + blue) + 3 * all * (count * (count - 1) / 2);
    sum->sum += count * all;
}

static void add_up_some(Sum *sum, const uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) add_even(sum, pixels[i], 1);
}

static uint64_t compare_anywhere(const uint32_t *pixels, const uint32_t *others, uint32_t *opacity) {
    return compare_some(pixels, others, word, opacity);
}

static int is_even_anywhere(const uint32_t *pixels) {
    uint32_t other = 0;
    for (int i = 1; i < word; i++) other |= pixels[i] ^ pixels[0];
    return !other;
}

static void add_up_anywhere(Sum *sum, const uint32_t *pixels) { add_up_some(sum, pixels, word); }

static void end_even(Finder *finder) {
    if (finder->even_count) add_even(&finder->row, finder->even_color, finder->even_count);
    finder->even_count = 0;
}

__attribute__((always_inline)) static inline void add_token(
    Finder *finder, uint32_t first, uint32_t second, uint32_t third) {
    *finder->next++ = first << 2 * part_bits | second << part_bits | third;
}

__attribute__((always_inline)) static inline void add_pixel(Finder *finder, uint32_t color) {
    add_token(finder, color >> 16 & 255, color >> 8 & 255, color & 255);
}

__attribute__((always_inline)) static inline void add_repetition(Finder *finder, uint32_t place, uint32_t bytes) {
    finder->count++;
    if (bytes >= longest + shortest) {
        uint32_t pieces = (bytes - shortest) / longest;
        *finder->next++ = many | pieces << 1 | (place == above_part);
        bytes -= pieces * longest;
    }
    while (bytes > 0) {
        uint32_t length = length_of_piece(bytes);
        add_token(finder, length_part + length, place, no_part);
        bytes -= length;
    }
}

/// How many bits are set from a place on.
__attribute__((always_inline)) static inline size_t length_of_run(const uint64_t *bits, size_t place) {
    size_t length = 0;
    for (;;) {
        size_t offset = (place + length) % word;
        uint64_t others = ~bits[(place + length) / word] >> offset;
        if (others) return length + (size_t)__builtin_ctzll(others);
        length += word - offset;
    }
}

static inline int is_alike(const Finder *finder, size_t x) {
    return (finder->likeness.before[x / word] | finder->likeness.above[x / word]) >> x % word & 1;
}

/// Adds pixels one by one up to the next that may be like another; returns how many.
__attribute__((always_inline)) static inline size_t add_pixels(Finder *finder, const uint32_t *pixels, size_t x) {
    const Likeness *likeness = &finder->likeness;
    uint64_t alike = (likeness->before[x / word] | likeness->above[x / word]) >> x % word;
    size_t length = alike ? (size_t)__builtin_ctzll(alike) : word - x % word;
    if (length > finder->width - x) length = finder->width - x;
    for (size_t i = 0; i < length; i++) add_pixel(finder, pixels[x + i]);
    finder->count += length;
    return length;
}

/// Adds pixels that are like others, of which there is at least one; returns how many.
__attribute__((always_inline)) static inline size_t add_alike(Finder *finder, const uint32_t *pixels, size_t x) {
    size_t before = length_of_run(finder->likeness.before, x), above = length_of_run(finder->likeness.above, x);
    if (above <= before) {
        add_repetition(finder, before_part, (uint32_t)before * 3);
        return before;
    }
    // The distance of a whole row takes as many bits as a pixel.
    if (above == 1) {
        add_pixel(finder, pixels[x]);
        finder->count++;
    } else {
        add_repetition(finder, above_part, (uint32_t)above * 3);
    }
    return above;
}

__attribute__((always_inline)) static inline void find_in_row(Finder *finder, const uint32_t *pixels) {
    add_token(finder, 0, no_part, no_part);
    finder->count++;
    for (size_t x = 0; x < finder->width;) {
        x += add_pixels(finder, pixels, x);
        if (x < finder->width && is_alike(finder, x)) x += add_alike(finder, pixels, x);
    }
}

/// Compares pixels of a row, which end 64 of it, with those before and, if these can be told, above.
__attribute__((always_inline)) static inline void compare_word(
    Finder *finder, const uint32_t *end, size_t index, size_t count, int reaches, uint32_t *opacity, Way way) {
    const uint32_t *pixels = end - word, *above = pixels - finder->width;
    size_t skipped = word - count;
    uint64_t all = ~(uint64_t)0 >> skipped;
    uint64_t *before = finder->likeness.before + index, *like_above = finder->likeness.above + index;
    int is_even = way.is_even(pixels), is_even_above = (*before | 1) == all;
    *like_above = 0;
    if (reaches && is_even && is_even_above) {
        *like_above = end[-1] == end[-1 - (ptrdiff_t)finder->width] ? all : 0;
    } else if (reaches) {
        *like_above = way.compare(pixels, above, opacity) >> skipped;
    }
    if (!is_even) {
        *before = way.compare(pixels, pixels - 1, opacity) >> skipped;
        end_even(finder);
        return count == word ? way.add_up(&finder->row, pixels) : add_up_some(&finder->row, end - count, count);
    }
    *before = ~(uint64_t)(pixels[0] != pixels[-1]) >> skipped;
    opacity[0] &= pixels[0];
    if (pixels[0] != finder->even_color) end_even(finder);
    finder->even_color = pixels[0];
    finder->even_count += count;
}

/// Compares pixels of the first row, or of one that is shorter than a word.
static void compare_few(
    Finder *finder, const uint32_t *pixels, size_t index, size_t count, int has_above, uint32_t *opacity) {
    // The first pixel of all has none before.
    size_t skipped = !has_above && index == 0;
    int reaches = has_above && finder->stride <= farthest;
    Likeness *likeness = &finder->likeness;
    likeness->before[index] = compare_some(pixels + skipped, pixels + skipped - 1, count - skipped, opacity) << skipped;
    likeness->above[index] = reaches ? compare_some(pixels, pixels - finder->width, count, opacity) : 0;
    add_up_some(&finder->row, pixels, count);
    if (skipped) *opacity &= *pixels;
}

/// Compares a row with itself and with the one above, if there is one, and adds it up; 0 if not all of it is opaque.
__attribute__((always_inline)) static inline int compare_row(
    Finder *finder, const uint32_t *pixels, int has_above, Way way) {
    size_t width = finder->width;
    uint32_t opacity[8] = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
    int reaches = has_above && finder->stride <= farthest;
    finder->row = (Sum){0};
    for (size_t x = 0; x < width; x += word) {
        size_t count = width - x < word ? width - x : word;
        if (has_above && width >= word) {
            compare_word(finder, pixels + x + count, x / word, count, reaches, opacity, way);
        } else {
            compare_few(finder, pixels + x, x / word, count, has_above, opacity);
        }
    }
    end_even(finder);
    // Runs end behind the row.
    if (width % word == 0) finder->likeness.before[width / word] = finder->likeness.above[width / word] = 0;
    finder->likeness.before[0] &= ~(uint64_t)1;
    for (int i = 1; i < 8; i++) opacity[0] &= opacity[i];
    return opacity[0] >> 24 == 255;
}

/// How many pixels and runs are not too many.
static size_t most_runs(size_t width, size_t height) { return width * height / 32 + few; }

static inline int is_row_above(const Finder *finder) {
    return length_of_run(finder->likeness.above, 0) == finder->width;
}

/// Returns the Adler-32 of the rows, or 0 where they are left to others.
__attribute__((always_inline)) static inline uint32_t find(
    Finder *finder, const uint32_t *pixels, size_t height, Way way) {
    uint64_t low = 1, high = 0;
    size_t most = most_runs(finder->width, height);
    for (size_t y = 0; y < height; y++, pixels += finder->width) {
        if (!compare_row(finder, pixels, y > 0, way)) return 0;
        if (is_row_above(finder)) {
            add_repetition(finder, above_part, (uint32_t)finder->stride);
        } else {
            find_in_row(finder, pixels);
        }
        // Noise is told by its first rows, while a card's title may take most of its tokens at the top.
        if (finder->count > most || finder->count > (y + 1) * finder->width / 4 + few) return 0;
        high = (high + low * finder->stride + finder->row.weighted) % modulus;
        low = (low + finder->row.sum) % modulus;
    }
    return (uint32_t)(high << 16 | low);
}

#if defined(__x86_64__)

#define AVX2 __attribute__((target("avx2"), always_inline)) static inline

AVX2 uint64_t compare_avx2(const uint32_t *pixels, const uint32_t *others, uint32_t *opacity) {
    uint64_t alike = 0;
    __m256i all = _mm256_loadu_si256((const __m256i *)opacity);
    for (int i = 0; i < word; i += 8) {
        __m256i some = _mm256_loadu_si256((const __m256i *)(pixels + i));
        __m256i equal = _mm256_cmpeq_epi32(some, _mm256_loadu_si256((const __m256i *)(others + i)));
        alike |= (uint64_t)(uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(equal)) << i;
        all = _mm256_and_si256(all, some);
    }
    _mm256_storeu_si256((__m256i *)opacity, all);
    return alike;
}

AVX2 int is_even_avx2(const uint32_t *pixels) {
    __m256i first = _mm256_set1_epi32((int)pixels[0]), other = _mm256_setzero_si256();
    for (int i = 0; i < word; i += 8) {
        __m256i some = _mm256_loadu_si256((const __m256i *)(pixels + i));
        other = _mm256_or_si256(other, _mm256_xor_si256(some, first));
    }
    return _mm256_testz_si256(other, other);
}

AVX2 uint64_t total(__m256i words) {
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
    return (uint32_t)_mm_cvtsi128_si32(_mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1)));
}

AVX2 void add_up_avx2(Sum *sum, const uint32_t *pixels) {
    const __m256i ones = _mm256_set1_epi16(1), places = _mm256_setr_epi32(21, 18, 15, 12, 9, 6, 3, 0);
    // Blue is a pixel's last byte in a file, and counts once in its weighted sum.
    const __m256i plain = _mm256_set1_epi32(0x00010101), weights = _mm256_set1_epi32(0x00030201);
    __m256i bytes = _mm256_setzero_si256(), weighted = bytes, behind = bytes;
    for (int i = 0; i < word; i += 8) {
        __m256i some = _mm256_loadu_si256((const __m256i *)(pixels + i));
        behind = _mm256_add_epi32(behind, bytes);
        bytes = _mm256_add_epi32(bytes, _mm256_madd_epi16(_mm256_maddubs_epi16(some, plain), ones));
        weighted = _mm256_add_epi32(weighted, _mm256_madd_epi16(_mm256_maddubs_epi16(some, weights), ones));
    }
    weighted = _mm256_add_epi32(weighted, _mm256_mullo_epi32(bytes, places));
    weighted = _mm256_add_epi32(weighted, _mm256_mullo_epi32(behind, _mm256_set1_epi32(3 * 8)));
    sum->weighted += 3 * word * sum->sum + total(weighted);
    sum->sum += total(bytes);
}

__attribute__((target("avx2,bmi,bmi2"))) static uint32_t find_avx2(
    Finder *finder, const uint32_t *pixels, size_t height) {
    return find(finder, pixels, height, (Way){compare_avx2, is_even_avx2, add_up_avx2});
}

#else

static uint32_t find_avx2(Finder *finder, const uint32_t *pixels, size_t height) { return 0; }

#endif

/// A length's symbol in the format of RFC 1951.
static inline uint32_t symbol_of_length(uint32_t length) {
    if (length == longest) return 285;
    uint32_t value = length - 3;
    if (value < 8) return 257 + value;
    uint32_t bits = 29 - (uint32_t)__builtin_clz(value);
    return 257 + 4 * bits + (value >> bits);
}

/// Counts what tokens tell, the three parts apart, because to count the same one twice takes longer than two others.
static void count_tokens(const uint32_t *tokens, const uint32_t *end, size_t stride, placard_run_counts *counts) {
    uint32_t parts[3][all_parts] = {{0}};
    for (; tokens < end; tokens++) {
        if (*tokens & many) {
            uint32_t pieces = (*tokens & ~many) >> 1;
            parts[0][length_part + longest] += pieces;
            parts[1][*tokens & 1 ? above_part : before_part] += pieces;
        } else {
            parts[0][*tokens >> 2 * part_bits]++;
            parts[1][*tokens >> part_bits & part_mask]++;
            parts[2][*tokens & part_mask]++;
        }
    }
    memset(counts, 0, sizeof *counts);
    for (int i = 0; i < 256; i++) counts->bytes[i] = parts[0][i] + parts[1][i] + parts[2][i];
    counts->bytes[256] = 1;
    for (uint32_t i = shortest; i <= longest; i++) counts->bytes[symbol_of_length(i)] += parts[0][length_part + i];
    counts->distances[code_of_distance(3).symbol] += parts[1][before_part];
    counts->distances[code_of_distance((uint32_t)stride).symbol] += parts[1][above_part];
}

size_t placard_room_for_tokens(size_t width, size_t height) { return 3 * (most_runs(width, height) + width + 1); }

size_t placard_find_runs(
    const uint32_t *pixels, size_t width, size_t height, uint32_t *tokens, placard_run_counts *counts,
    placard_ink_way way) {
    if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__ || width / word >= most_words) return 0;
    Finder finder = {.width = width, .stride = 3 * width + 1, .next = tokens};
    uint32_t sum = way == placard_ink_quickly && has_avx2_and_bmi()
                       ? find_avx2(&finder, pixels, height)
                       : find(&finder, pixels, height, (Way){compare_anywhere, is_even_anywhere, add_up_anywhere});
    if (sum == 0) return 0;
    count_tokens(tokens, finder.next, finder.stride, counts);
    counts->sum = sum;
    return (size_t)(finder.next - tokens);
}
