#include "CRaster.h"
#include "runs.h"

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
    uint32_t *tokens;
    size_t count;
    placard_run_counts *counts;
    Likeness likeness;
    Sum row;
    /// Apart, because to count the same byte twice takes longer than two bytes.
    uint32_t reds[256], greens[256], blues[256];
} Finder;

/// A bit for each of 64 pixels that is like another; `opacity` keeps the bits that all of them have, in eight words together.
typedef uint64_t comparer(const uint32_t *pixels, const uint32_t *others, uint32_t *opacity);

static uint64_t compare_some(const uint32_t *pixels, const uint32_t *others, size_t count, uint32_t *opacity) {
    uint64_t alike = 0;
    for (size_t i = 0; i < count; i++) {
        alike |= (uint64_t)(pixels[i] == others[i]) << i;
        *opacity &= pixels[i];
    }
    return alike;
}

static uint64_t compare_anywhere(const uint32_t *pixels, const uint32_t *others, uint32_t *opacity) {
    return compare_some(pixels, others, word, opacity);
}

/// A length's symbol in the format of RFC 1951.
static inline uint32_t symbol_of_length(uint32_t length) {
    if (length == longest) return 285;
    uint32_t value = length - 3;
    if (value < 8) return 257 + value;
    uint32_t bits = 29 - (uint32_t)__builtin_clz(value);
    return 257 + 4 * bits + (value >> bits);
}

__attribute__((always_inline)) static inline void add_repetition(Finder *finder, uint32_t kind, uint32_t bytes) {
    uint32_t distance = code_of_distance(kind == as_before ? 3 : (uint32_t)finder->stride).symbol;
    finder->tokens[finder->count++] = kind | bytes;
    if (bytes >= longest + shortest) {
        uint32_t pieces = (bytes - shortest) / longest;
        finder->counts->bytes[symbol_of_length(longest)] += pieces;
        finder->counts->distances[distance] += pieces;
        bytes -= pieces * longest;
    }
    while (bytes > 0) {
        uint32_t length = length_of_piece(bytes);
        finder->counts->bytes[symbol_of_length(length)]++;
        finder->counts->distances[distance]++;
        bytes -= length;
    }
}

__attribute__((always_inline)) static inline void add_pixel(Finder *finder, uint32_t color) {
    finder->tokens[finder->count++] = color & 0xFFFFFF;
    finder->reds[color >> 16 & 255]++;
    finder->greens[color >> 8 & 255]++;
    finder->blues[color & 255]++;
}

/// Adds the bytes of equal pixels.
__attribute__((always_inline)) static inline void sum_up(Sum *sum, uint32_t color, uint64_t count) {
    uint64_t red = color >> 16 & 255, green = color >> 8 & 255, blue = color & 255, all = red + green + blue;
    sum->weighted += count * (3 * sum->sum + 3 * red + 2 * green + blue) + 3 * all * (count * (count - 1) / 2);
    sum->sum += count * all;
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
__attribute__((always_inline)) static inline size_t add_pixels(
    Finder *finder, const uint32_t *pixels, size_t x, Sum *sum) {
    const Likeness *likeness = &finder->likeness;
    uint64_t alike = (likeness->before[x / word] | likeness->above[x / word]) >> x % word;
    size_t length = alike ? (size_t)__builtin_ctzll(alike) : word - x % word;
    if (length > finder->width - x) length = finder->width - x;
    for (size_t i = 0; i < length; i++) {
        add_pixel(finder, pixels[x + i]);
        sum_up(sum, pixels[x + i], 1);
    }
    return length;
}

/// Adds pixels that are like others, of which there is at least one; returns how many.
__attribute__((always_inline)) static inline size_t add_alike(
    Finder *finder, const uint32_t *pixels, size_t x, Sum *sum) {
    size_t before = length_of_run(finder->likeness.before, x), above = length_of_run(finder->likeness.above, x);
    if (above <= before) {
        add_repetition(finder, as_before, (uint32_t)before * 3);
        sum_up(sum, pixels[x], before);
        return before;
    }
    // The distance of a whole row takes as many bits as a pixel.
    if (above == 1) {
        add_pixel(finder, pixels[x]);
    } else {
        add_repetition(finder, as_above, (uint32_t)above * 3);
    }
    for (size_t i = 0; i < above;) {
        size_t length = 1 + length_of_run(finder->likeness.before, x + i + 1);
        if (length > above - i) length = above - i;
        sum_up(sum, pixels[x + i], length);
        i += length;
    }
    return above;
}

__attribute__((always_inline)) static inline void find_in_row(Finder *finder, const uint32_t *pixels) {
    Sum sum = {0};
    finder->tokens[finder->count++] = row_start;
    finder->counts->bytes[0]++;
    for (size_t x = 0; x < finder->width;) {
        x += add_pixels(finder, pixels, x, &sum);
        if (x < finder->width && is_alike(finder, x)) x += add_alike(finder, pixels, x, &sum);
    }
    finder->row = sum;
}

/// Compares a row with itself and with the one above, if there is one; 0 if not all of it is opaque.
__attribute__((always_inline)) static inline int compare_row(
    Finder *finder, const uint32_t *pixels, int has_above, comparer *compare) {
    size_t width = finder->width, whole = has_above ? width / word : 0;
    uint32_t opacity[8] = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
    Likeness *likeness = &finder->likeness;
    int reaches = has_above && finder->stride <= farthest;
    for (size_t i = 0; i < whole; i++) {
        const uint32_t *part = pixels + i * word;
        likeness->before[i] = compare(part, part - 1, opacity);
        likeness->above[i] = reaches ? compare(part, part - width, opacity) : 0;
    }
    for (size_t i = whole; i <= width / word; i++) {
        const uint32_t *part = pixels + i * word;
        size_t count = width - i * word < word ? width - i * word : word;
        // The first pixel of all has none before.
        size_t skipped = !has_above && i == 0;
        likeness->before[i] = compare_some(part + skipped, part + skipped - 1, count - skipped, opacity) << skipped;
        likeness->above[i] = reaches ? compare_some(part, part - width, count, opacity) : 0;
        if (skipped) opacity[0] &= pixels[0];
    }
    likeness->before[0] &= ~(uint64_t)1;
    for (int i = 1; i < 8; i++) opacity[0] &= opacity[i];
    return opacity[0] >> 24 == 255;
}

static inline int is_row_above(const Finder *finder) {
    return length_of_run(finder->likeness.above, 0) == finder->width;
}

__attribute__((always_inline)) static inline size_t find(
    Finder *finder, const uint32_t *pixels, size_t height, comparer *compare) {
    uint64_t low = 1, high = 0;
    size_t most = placard_most_runs(finder->width, height);
    for (size_t y = 0; y < height; y++, pixels += finder->width) {
        if (!compare_row(finder, pixels, y > 0, compare)) return 0;
        if (is_row_above(finder)) {
            add_repetition(finder, as_above, (uint32_t)finder->stride);
        } else {
            find_in_row(finder, pixels);
        }
        // Noise is told by its first rows, while a card's title may take most of its tokens at the top.
        if (finder->count > most || finder->count > (y + 1) * finder->width / 4 + few) return 0;
        high = (high + low * finder->stride + finder->row.weighted) % modulus;
        low = (low + finder->row.sum) % modulus;
    }
    for (int i = 0; i < 256; i++) finder->counts->bytes[i] += finder->reds[i] + finder->greens[i] + finder->blues[i];
    finder->counts->bytes[256] = 1;
    finder->counts->sum = (uint32_t)(high << 16 | low);
    return finder->count;
}

#if defined(__x86_64__)

typedef uint32_t Eight __attribute__((vector_size(32), aligned(4)));

__attribute__((target("avx2"), always_inline)) static inline uint64_t compare_avx2(
    const uint32_t *pixels, const uint32_t *others, uint32_t *opacity) {
    uint64_t alike = 0;
    Eight all = *(const Eight *)opacity;
    for (int i = 0; i < word; i += 8) {
        Eight some = *(const Eight *)(pixels + i);
        Eight equal = (Eight)(some == *(const Eight *)(others + i));
        alike |= (uint64_t)(uint32_t)__builtin_ia32_movmskps256((__attribute__((vector_size(32))) float)equal) << i;
        all &= some;
    }
    *(Eight *)opacity = all;
    return alike;
}

__attribute__((target("avx2,bmi,bmi2"))) static size_t find_avx2(
    Finder *finder, const uint32_t *pixels, size_t height) {
    return find(finder, pixels, height, compare_avx2);
}

#else

static size_t find_avx2(Finder *finder, const uint32_t *pixels, size_t height) {
    return find(finder, pixels, height, compare_anywhere);
}

#endif

size_t placard_most_runs(size_t width, size_t height) { return width * height / 32 + few; }

size_t placard_find_runs(
    const uint32_t *pixels, size_t width, size_t height, uint32_t *tokens, placard_run_counts *counts,
    placard_ink_way way) {
    if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__ || width / word >= most_words) return 0;
    memset(counts, 0, sizeof *counts);
    Finder finder = {.width = width, .stride = 3 * width + 1, .tokens = tokens, .counts = counts};
    if (way == placard_ink_quickly && has_avx2_and_bmi()) return find_avx2(&finder, pixels, height);
    return find(&finder, pixels, height, compare_anywhere);
}
