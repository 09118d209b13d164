#include "CRaster.h"
#include "stream.h"

#include <stdlib.h>
#include <string.h>

// Each table entry is a place's last 16 bits, so that the table is half as large as the processor's nearest memory.
enum { table_bits = 13, section = 1 << 16, word = 64, shortest = 4, longest_header = 512 };

// Of how many words stretches of ink are counted, and how many bytes must come to one.
enum { samples = 64, fewest = 15 };

struct placard_ink_codes {
    Code bytes[256], end, lengths[longest + 1], distances[30];
    uint8_t header[longest_header];
    size_t header_size;
    Code header_end;
    /// Those of bytes, but none for 0; and those of so many zeros.
    Code ink[256], zeros[word];
};

/// How many bytes are alike from two places on, at most `limit`. What is read behind that changes nothing.
typedef size_t counter(const uint8_t *bytes, const uint8_t *others, size_t limit);
/// A bit for each of 64 bytes that is not 0.
typedef uint64_t marker(const uint8_t *bytes);

__attribute__((always_inline)) static inline size_t count_anywhere(
    const uint8_t *bytes, const uint8_t *others, size_t limit) {
    for (size_t count = 0; count < limit; count += 8) {
        uint64_t eight, other;
        memcpy(&eight, bytes + count, 8);
        memcpy(&other, others + count, 8);
        if (eight == other) continue;
        count += (size_t)__builtin_ctzll(eight ^ other) / 8;
        return count < limit ? count : limit;
    }
    return limit;
}

__attribute__((always_inline)) static inline uint64_t mark_anywhere(const uint8_t *bytes) {
    const uint64_t low = 0x7F7F7F7F7F7F7F7Fu;
    uint64_t marks = 0;
    for (int i = 0; i < 8; i++) {
        uint64_t eight;
        memcpy(&eight, bytes + 8 * i, 8);
        eight = (((eight & low) + low) | eight) & ~low;
        // The highest bits of eight bytes, side by side.
        marks |= (eight >> 7) * 0x0102040810204080u >> 56 << 8 * i;
    }
    return marks;
}

/// What is written, and where its ink lies.
typedef struct {
    const placard_ink_codes *codes;
    const uint8_t *bytes;
    size_t count;
    /// Bits of a section's bytes that are not 0; behind the section all are set.
    uint64_t ink[section / word + 1];
    uint16_t places[1 << table_bits];
} Text;

/// The 64 bits from a place of the section on.
__attribute__((always_inline)) static inline uint64_t ink_at(const Text *text, size_t place) {
    const uint64_t *ink = text->ink + place / word;
    return ink[0] >> place % word | ink[1] << 1 << (word - 1 - place % word);
}

/// Writes 64 zeros or more and returns the place behind them.
static size_t put_clear_rows(const Text *text, size_t place, size_t end, Stream *stream) {
    const placard_ink_codes *codes = text->codes;
    size_t next = (place + word) / word;
    uint64_t ink = text->ink[next] & ~(uint64_t)0 << place % word;
    while (!ink) ink = text->ink[++next];
    next = next * word + (size_t)__builtin_ctzll(ink);
    if (next > end) next = end;
    put(stream, codes->bytes[0]);
    size_t rest = next - place - 1;
    while (rest > longest) {
        // No rest may be shorter than a length can be.
        size_t length = rest < longest + 3 ? rest - 3 : longest;
        put(stream, codes->lengths[length]);
        put(stream, codes->distances[0]);
        flush(stream);
        rest -= length;
    }
    put(stream, codes->lengths[rest]);
    put(stream, codes->distances[0]);
    flush(stream);
    return next;
}

__attribute__((always_inline)) static inline void put_match(
    const placard_ink_codes *codes, size_t length, uint32_t distance, Stream *stream) {
    Distance place = code_of_distance(distance);
    put(stream, codes->lengths[length]);
    put(stream, codes->distances[place.symbol]);
    put(stream, place.rest);
    flush(stream);
}

/// Writes four bytes or fewer, up to the first that is 0.
__attribute__((always_inline)) static inline void put_four(
    const placard_ink_codes *codes, uint64_t four, size_t count, Stream *stream) {
    // All are written, since to ask costs more: those that are left out have no bits.
    if (count < 4) four &= ((uint64_t)1 << 8 * count) - 1;
    for (int i = 0; i < 4; i++) put(stream, codes->ink[four >> 8 * i & 255]);
    flush(stream);
}

/// Writes bytes of which none is 0.
__attribute__((always_inline)) static inline void put_ink(
    const placard_ink_codes *codes, const uint8_t *bytes, size_t count, Stream *stream, counter *count_equal) {
    uint64_t eight, before;
    memcpy(&eight, bytes, 8);
    put_four(codes, eight, count, stream);
    put_four(codes, eight >> 32, count < 4 ? 0 : count - 4, stream);
    for (size_t i = 8; i < count;) {
        memcpy(&eight, bytes + i, 8);
        memcpy(&before, bytes + i - 1, 8);
        size_t length = 4;
        if (count - i >= 8 && eight == before) {
            // The inside of wide letters.
            length = count_equal(bytes + i, bytes + i - 1, count - i);
            put(stream, codes->lengths[length]);
            put(stream, codes->distances[0]);
            flush(stream);
        } else {
            put_four(codes, eight, count - i, stream);
        }
        i += length;
    }
}

/// Writes a stretch that begins with ink, to the next zero or as far as it was there before; returns its length.
__attribute__((always_inline)) static inline size_t put_stretch(
    Text *text, const uint8_t *bytes, uint64_t ink, size_t end, Stream *stream, counter *count_equal) {
    uint32_t four, known;
    memcpy(&four, bytes, 4);
    size_t here = (size_t)(bytes - text->bytes);
    uint16_t *place = text->places + (four * 0x9E3779B1u >> (32 - table_bits));
    uint32_t distance = (uint16_t)(here - *place);
    *place = (uint16_t)here;
    memcpy(&known, bytes - distance, 4);
    if (known == four && distance - 1 < farthest && text->count - here >= shortest) {
        size_t rest = text->count - here;
        size_t length = count_equal(bytes, bytes - distance, rest < longest ? rest : longest);
        put_match(text->codes, length, distance, stream);
        return length;
    }
    size_t count = ~ink ? (size_t)__builtin_ctzll(~ink) : word;
    if (count > end) count = end;
    put_ink(text->codes, bytes, count, stream, count_equal);
    return count;
}

/// Writes the bytes of a section, and of the last stretch that begins in it; returns how many those are.
__attribute__((always_inline)) static inline size_t put_section(
    Text *text, size_t start, Stream *stream, counter *count_equal, marker *mark) {
    const uint8_t *bytes = text->bytes + start;
    size_t end = text->count - start < section ? text->count - start : section, words = (end + word - 1) / word;
    for (size_t i = 0; i < words; i++) text->ink[i] = mark(bytes + word * i);
    if (end % word) text->ink[words - 1] |= ~(uint64_t)0 << end % word;
    text->ink[words] = ~(uint64_t)0;
    size_t place = 0;
    while (place < end) {
        uint64_t ink = ink_at(text, place);
        if (ink) {
            size_t zeros = (size_t)__builtin_ctzll(ink);
            if (zeros > end - place) zeros = end - place;
            put(stream, text->codes->zeros[zeros]);
            flush(stream);
            place += zeros;
            ink >>= zeros;
        } else {
            place = put_clear_rows(text, place, end, stream);
            ink = ink_at(text, place);
        }
        if (place < end) place += put_stretch(text, bytes + place, ink, end - place, stream, count_equal);
    }
    return place;
}

__attribute__((always_inline)) static inline size_t write_text(
    const placard_ink_codes *codes, const uint8_t *bytes, size_t count, uint8_t *target, counter *count_equal,
    marker *mark) {
    Text text;
    text.codes = codes;
    text.bytes = bytes;
    text.count = count;
    memset(text.places, 0, sizeof text.places);
    memcpy(target, codes->header, codes->header_size);
    Stream stream = {.target = target + codes->header_size};
    put(&stream, codes->header_end);
    for (size_t place = 0; place < count;) place += put_section(&text, place, &stream, count_equal, mark);
    put(&stream, codes->end);
    // The last bits are written, too, but not counted.
    flush(&stream);
    return (size_t)(stream.target - target) + (stream.count > 0);
}

typedef size_t text_writer(const placard_ink_codes *codes, const uint8_t *bytes, size_t count, uint8_t *target);

static size_t write_text_anywhere(
    const placard_ink_codes *codes, const uint8_t *bytes, size_t count, uint8_t *target) {
    return write_text(codes, bytes, count, target, count_anywhere, mark_anywhere);
}

#if defined(__x86_64__)

typedef uint8_t Block __attribute__((vector_size(32), aligned(1)));

__attribute__((target("avx2"), always_inline)) static inline uint32_t equal_bits(Block block, Block other) {
    return (uint32_t)__builtin_ia32_pmovmskb256((__attribute__((vector_size(32))) char)(block == other));
}

__attribute__((target("avx2"), always_inline)) static inline size_t count_avx2(
    const uint8_t *bytes, const uint8_t *others, size_t limit) {
    for (size_t count = 0; count < limit; count += 32) {
        uint32_t equal = equal_bits(*(const Block *)(bytes + count), *(const Block *)(others + count));
        if (equal == UINT32_MAX) continue;
        count += (size_t)__builtin_ctz(~equal);
        return count < limit ? count : limit;
    }
    return limit;
}

__attribute__((target("avx2"), always_inline)) static inline uint64_t mark_avx2(const uint8_t *bytes) {
    const Block zero = {0};
    const Block *blocks = (const Block *)bytes;
    return ~(equal_bits(blocks[0], zero) | (uint64_t)equal_bits(blocks[1], zero) << 32);
}

__attribute__((target("avx2,bmi,bmi2"))) static size_t write_text_avx2(
    const placard_ink_codes *codes, const uint8_t *bytes, size_t count, uint8_t *target) {
    return write_text(codes, bytes, count, target, count_avx2, mark_avx2);
}

static text_writer *best_writer(void) { return has_avx2_and_bmi() ? write_text_avx2 : write_text_anywhere; }

#else

static text_writer *best_writer(void) { return write_text_anywhere; }

#endif

size_t placard_write_ink(
    const placard_ink_codes *codes, const uint8_t *bytes, size_t count, uint8_t *target, placard_ink_way way) {
    return (way == placard_ink_plainly ? write_text_anywhere : best_writer())(codes, bytes, count, target);
}

int placard_has_sparse_ink(const uint8_t *bytes, size_t count) {
    size_t stretches = 0, words = count / word < samples ? count / word : samples;
    for (size_t i = 0; i < words; i++) {
        uint64_t ink = mark_anywhere(bytes + count / words * i);
        stretches += (size_t)__builtin_popcountll(ink & ~(ink << 1));
    }
    return stretches * fewest <= words * word;
}

/// The zeros of a run, one by one or as a repetition of the first, whichever is shorter; 0 bits where neither fits.
static Code run_code(const placard_ink_codes *codes, uint32_t zeros) {
    Code first = codes->bytes[0];
    uint32_t each = zeros * first.count;
    if (zeros >= 4) {
        Code length = codes->lengths[zeros - 1], distance = codes->distances[0];
        uint32_t count = first.count + length.count + distance.count;
        if (count < each && count <= 32) {
            uint32_t bits = first.bits | length.bits << first.count;
            return (Code){bits | distance.bits << (first.count + length.count), count};
        }
    }
    Code code = {0};
    for (uint32_t i = 0; i < zeros && each <= 32; i++) {
        code.bits |= first.bits << code.count;
        code.count += first.count;
    }
    return code;
}

/// Four bytes, or a length and a distance with their rests, must fit into a stream where up to seven bits wait.
static int are_short(const Code *codes, int from, int to, uint32_t most) {
    for (int i = from; i < to; i++)
        if (codes[i].count == 0 || codes[i].count > most) return 0;
    return 1;
}

/// Makes what follows from the codes; 0 if they do not serve.
static int prepare(placard_ink_codes *codes) {
    if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__) return 0;
    if (!are_short(codes->bytes, 0, 256, 14) || !are_short(&codes->end, 0, 1, 15)) return 0;
    if (!are_short(codes->lengths, 3, longest + 1, 20) || !are_short(codes->distances, 0, 30, 15)) return 0;
    memcpy(codes->ink, codes->bytes, sizeof codes->ink);
    codes->ink[0] = codes->zeros[0] = (Code){0};
    for (uint32_t i = 1; i < word; i++) codes->zeros[i] = run_code(codes, i);
    return are_short(codes->zeros, 1, word, 32);
}

placard_ink_codes *placard_make_ink_codes(
    const uint32_t (*bytes)[2], const uint32_t (*lengths)[2], const uint32_t (*distances)[2], const uint8_t *header,
    size_t header_size, uint32_t header_bits) {
    placard_ink_codes *codes = header_size <= longest_header ? malloc(sizeof *codes) : NULL;
    if (!codes) return NULL;
    memcpy(codes->bytes, bytes, sizeof codes->bytes);
    memcpy(codes->lengths, lengths, sizeof codes->lengths);
    memcpy(codes->distances, distances, sizeof codes->distances);
    memcpy(codes->header, header, header_size);
    codes->header_size = header_size;
    codes->header_end = (Code){header_bits ? header[header_size] & ((1u << header_bits) - 1) : 0, header_bits};
    codes->end = (Code){bytes[256][0], bytes[256][1]};
    if (prepare(codes)) return codes;
    free(codes);
    return NULL;
}
