#include "CRaster.h"

#include <stdlib.h>
#include <string.h>

// Deflate is RFC 1951; section numbers are its.

enum {
    shortest = 3,
    longest = 258,
    window = 32768,
    hash_bits = 13,
    block_tokens = 16384,
    literals = 286,
    distances = 30,
    end_of_block = 256,
    longest_code = 15,
};

// Where the ranges of lengths (from code 257 on) and distances begin, and how many bits say where in the range (3.2.5).
static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                           33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                           1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                           6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

/// A bit stream, least significant bits first; nothing is written beyond the end.
typedef struct {
    uint8_t *at, *end;
    uint64_t bits;
    int filled;
} Writer;

/// What has been found and not yet written: literals below 256, matches as length | distance << 9.
typedef struct {
    Writer writer;
    int count;
    uint32_t tokens[block_tokens];
    uint32_t literal_frequency[literals], distance_frequency[distances];
    uint8_t length_code[longest + 1];
    /// The codes of the distances up to 256, then those of every 128th.
    uint8_t distance_code[512];
    /// Where four bytes of some hash were seen last.
    uint32_t heads[1 << hash_bits];
} Encoder;

static inline void put(Writer *writer, uint32_t value, int count) {
    writer->bits |= (uint64_t)value << writer->filled;
    writer->filled += count;
}

static inline void flush(Writer *writer) {
    int is_little = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;
    if (is_little && writer->end - writer->at >= 8) {
        memcpy(writer->at, &writer->bits, 8);
        writer->at += writer->filled >> 3;
        writer->bits >>= writer->filled & ~7;
        writer->filled &= 7;
        return;
    }
    for (; writer->filled >= 8 && writer->at < writer->end; writer->filled -= 8, writer->bits >>= 8) {
        *writer->at++ = (uint8_t)writer->bits;
    }
    // Without room the stream is void: what is lost shows in `overflowed`.
    if (writer->filled >= 8) *writer = (Writer){writer->end, writer->end, 0, 8};
}

static inline int overflowed(const Writer *writer) { return writer->at == writer->end && writer->filled >= 8; }

// MARK: Huffman codes

/// A node of a Huffman tree: a symbol where `left` is -1.
typedef struct {
    uint32_t weight;
    int16_t left, right;
} Node;

/// Symbols that occur, the rarest first.
static int sorted(const uint32_t *frequency, int count, int16_t *order) {
    int used = 0;
    for (int i = 0; i < count; i++) {
        if (frequency[i]) order[used++] = (int16_t)i;
    }
    for (int gap = used / 2; gap > 0; gap /= 2) {
        for (int i = gap; i < used; i++) {
            int16_t symbol = order[i];
            int place = i;
            for (; place >= gap && frequency[order[place - gap]] > frequency[symbol]; place -= gap) {
                order[place] = order[place - gap];
            }
            order[place] = symbol;
        }
    }
    return used;
}

/// Gives each symbol the length of its code and returns the greatest.
static int tree_depths(const uint32_t *frequency, const int16_t *order, int used, uint8_t *lengths) {
    Node nodes[2 * literals];
    uint8_t depths[2 * literals];
    for (int i = 0; i < used; i++) nodes[i] = (Node){frequency[order[i]], -1, -1};
    int leaf = 0, inner = used, next = used, greatest = 0;
    for (; next < 2 * used - 1; next++) {
        int pair[2];
        for (int k = 0; k < 2; k++) {
            int takes_leaf = leaf < used && (inner >= next || nodes[leaf].weight <= nodes[inner].weight);
            pair[k] = takes_leaf ? leaf++ : inner++;
        }
        nodes[next] =
            (Node){nodes[pair[0]].weight + nodes[pair[1]].weight, (int16_t)pair[0], (int16_t)pair[1]};
    }
    depths[next - 1] = 0;
    for (int i = next - 1; i >= 0; i--) {
        if (nodes[i].left >= 0) {
            depths[nodes[i].left] = depths[nodes[i].right] = (uint8_t)(depths[i] + 1);
            continue;
        }
        lengths[order[i]] = depths[i];
        if (depths[i] > greatest) greatest = depths[i];
    }
    return greatest;
}

/// Lengths of codes, 0 for what does not occur. Frequencies are evened out until no code is too long.
static void code_lengths(const uint32_t *frequency, int count, int limit, uint8_t *lengths) {
    uint32_t even[literals];
    int16_t order[literals];
    memcpy(even, frequency, (size_t)count * sizeof *even);
    memset(lengths, 0, (size_t)count);
    int used = sorted(even, count, order);
    if (used == 1) lengths[order[0]] = 1;
    if (used < 2) return;
    while (tree_depths(even, order, used, lengths) > limit) {
        for (int i = 0; i < count; i++) {
            if (even[i]) even[i] = (even[i] >> 2) + 1;
        }
        used = sorted(even, count, order);
    }
}

/// The codes of some lengths (3.2.2), their first bit lowest.
static void make_codes(const uint8_t *lengths, int count, uint16_t *codes) {
    int of_length[longest_code + 1] = {0}, next[longest_code + 1] = {0};
    for (int i = 0; i < count; i++) of_length[lengths[i]]++;
    of_length[0] = 0;
    for (int length = 1, code = 0; length <= longest_code; length++) {
        code = (code + of_length[length - 1]) << 1;
        next[length] = code;
    }
    for (int i = 0; i < count; i++) {
        int code = lengths[i] ? next[lengths[i]]++ : 0, turned = 0;
        for (int bit = 0; bit < lengths[i]; bit++) turned |= (code >> bit & 1) << (lengths[i] - 1 - bit);
        codes[i] = (uint16_t)turned;
    }
}

// MARK: Blocks

/// Lengths of codes as the symbols of 3.2.7, with what follows 16, 17 and 18.
typedef struct {
    uint8_t symbols[literals + distances], extras[literals + distances];
    int count;
    uint32_t frequency[19];
} LengthRuns;

static void append(LengthRuns *runs, int symbol, int extra) {
    runs->symbols[runs->count] = (uint8_t)symbol;
    runs->extras[runs->count++] = (uint8_t)extra;
    runs->frequency[symbol]++;
}

static void find_runs(const uint8_t *lengths, int total, LengthRuns *runs) {
    for (int i = 0, run; i < total; i += run) {
        for (run = 1; i + run < total && lengths[i + run] == lengths[i] && run < 138;) run++;
        if (lengths[i] == 0 && run >= 3) {
            append(runs, run > 10 ? 18 : 17, run > 10 ? run - 11 : run - 3);
        } else if (lengths[i] && run >= 4) {
            if (run > 7) run = 7;
            append(runs, lengths[i], 0);
            append(runs, 16, run - 4);
        } else {
            run = 1;
            append(runs, lengths[i], 0);
        }
    }
}

static void write_lengths(Writer *writer, const uint8_t *lengths, int literal_count, int distance_count) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    static const uint8_t extra_bits[19] = {[16] = 2, [17] = 3, [18] = 7};
    LengthRuns runs = {.count = 0};
    find_runs(lengths, literal_count + distance_count, &runs);
    uint8_t run_lengths[19];
    uint16_t codes[19];
    code_lengths(runs.frequency, 19, 7, run_lengths);
    make_codes(run_lengths, 19, codes);
    int kept = 19;
    while (kept > 4 && !run_lengths[order[kept - 1]]) kept--;
    put(writer, (uint32_t)(literal_count - 257), 5);
    put(writer, (uint32_t)(distance_count - 1), 5);
    put(writer, (uint32_t)(kept - 4), 4);
    for (int i = 0; i < kept; i++) {
        put(writer, run_lengths[order[i]], 3);
        flush(writer);
    }
    for (int i = 0; i < runs.count; i++) {
        put(writer, codes[runs.symbols[i]], run_lengths[runs.symbols[i]]);
        put(writer, runs.extras[i], extra_bits[runs.symbols[i]]);
        flush(writer);
    }
}

static inline int code_of_distance(const Encoder *encoder, uint32_t distance) {
    uint32_t place = distance - 1;
    return encoder->distance_code[place < 256 ? place : 256 + (place >> 7)];
}

static void write_tokens(Encoder *encoder, const uint8_t *lengths, const uint8_t *far) {
    uint16_t codes[literals], far_codes[distances];
    make_codes(lengths, literals, codes);
    make_codes(far, distances, far_codes);
    Writer writer = encoder->writer;
    for (int i = 0; i < encoder->count; i++) {
        uint32_t token = encoder->tokens[i];
        if (token < 256) {
            put(&writer, codes[token], lengths[token]);
        } else {
            uint32_t length = token & 511, distance = token >> 9;
            int code = encoder->length_code[length], far_code = code_of_distance(encoder, distance);
            put(&writer, codes[257 + code], lengths[257 + code]);
            put(&writer, length - length_base[code], length_extra[code]);
            put(&writer, far_codes[far_code], far[far_code]);
            put(&writer, distance - distance_base[far_code], distance_extra[far_code]);
        }
        flush(&writer);
    }
    put(&writer, codes[end_of_block], lengths[end_of_block]);
    flush(&writer);
    encoder->writer = writer;
}

/// Writes the tokens as a block with codes of its own (3.2.7) and forgets them.
static void write_block(Encoder *encoder, int is_last) {
    uint8_t lengths[literals], far[distances], both[literals + distances];
    encoder->literal_frequency[end_of_block]++;
    code_lengths(encoder->literal_frequency, literals, longest_code, lengths);
    code_lengths(encoder->distance_frequency, distances, longest_code, far);
    int literal_count = literals, distance_count = distances;
    while (literal_count > 257 && !lengths[literal_count - 1]) literal_count--;
    while (distance_count > 1 && !far[distance_count - 1]) distance_count--;
    put(&encoder->writer, (uint32_t)is_last, 1);
    put(&encoder->writer, 2, 2);
    memcpy(both, lengths, (size_t)literal_count);
    memcpy(both + literal_count, far, (size_t)distance_count);
    write_lengths(&encoder->writer, both, literal_count, distance_count);
    write_tokens(encoder, lengths, far);
    encoder->count = 0;
    memset(encoder->literal_frequency, 0, sizeof encoder->literal_frequency);
    memset(encoder->distance_frequency, 0, sizeof encoder->distance_frequency);
}

// MARK: Matches

static inline uint64_t word_at(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    return word;
}

static inline uint32_t hash_of(const uint8_t *bytes) {
    uint32_t word;
    memcpy(&word, bytes, 4);
    return (word * 0x9E3779B1u) >> (32 - hash_bits);
}

/// How many bytes are equal, at most `limit`.
static inline int equal(const uint8_t *a, const uint8_t *b, int limit) {
    int count = 0;
    for (; count + 8 <= limit; count += 8) {
        uint64_t apart = word_at(a + count) ^ word_at(b + count);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        if (apart) return count + (__builtin_ctzll(apart) >> 3);
#else
        if (apart) return count + (__builtin_clzll(apart) >> 3);
#endif
    }
    while (count < limit && a[count] == b[count]) count++;
    return count;
}

/// The length of the best match for a place, and its distance: a run, the row above, or the last place that began alike.
static inline int best_match(
    Encoder *encoder, const uint8_t *bytes, size_t place, int limit, size_t stride, uint32_t *distance) {
    const uint8_t *here = bytes + place;
    int best = 0;
    if (place && here[0] == here[-1]) {
        best = equal(here, here - 1, limit);
        *distance = 1;
    }
    if (best >= 32 || limit < 8) return best;
    if (place >= stride && stride <= window) {
        int length = equal(here, here - stride, limit);
        if (length > best + 1) {
            best = length;
            *distance = (uint32_t)stride;
        }
    }
    uint32_t *head = encoder->heads + hash_of(here), last = *head;
    *head = (uint32_t)place;
    if (last == UINT32_MAX || place - last > window) return best;
    int length = equal(here, bytes + last, limit);
    if (length > best) {
        best = length;
        *distance = (uint32_t)(place - last);
    }
    return best;
}

static void encode(Encoder *encoder, const uint8_t *bytes, size_t count, size_t stride) {
    for (size_t place = 0; place < count;) {
        if (encoder->count == block_tokens) write_block(encoder, 0);
        int limit = count - place < longest ? (int)(count - place) : longest;
        uint32_t distance = 0;
        int length = best_match(encoder, bytes, place, limit, stride, &distance);
        if (length < shortest || (length == shortest && distance > 4096)) {
            encoder->tokens[encoder->count++] = bytes[place];
            encoder->literal_frequency[bytes[place++]]++;
            continue;
        }
        encoder->tokens[encoder->count++] = (uint32_t)length | distance << 9;
        encoder->literal_frequency[257 + encoder->length_code[length]]++;
        encoder->distance_frequency[code_of_distance(encoder, distance)]++;
        if (length < 32 && place + (size_t)length + 4 <= count) {
            for (int i = 1; i < length; i += 3) encoder->heads[hash_of(bytes + place + i)] = (uint32_t)(place + i);
        }
        place += (size_t)length;
    }
    write_block(encoder, 1);
}

static void prepare(Encoder *encoder, uint8_t *target, size_t room) {
    encoder->writer = (Writer){target, target + room, 0, 0};
    encoder->count = 0;
    memset(encoder->literal_frequency, 0, sizeof encoder->literal_frequency);
    memset(encoder->distance_frequency, 0, sizeof encoder->distance_frequency);
    memset(encoder->heads, 0xFF, sizeof encoder->heads);
    for (int code = 0; code < 29; code++) {
        int last = code < 28 ? length_base[code + 1] : longest + 1;
        for (int length = length_base[code]; length < last; length++) encoder->length_code[length] = (uint8_t)code;
    }
    for (int code = 0; code < distances; code++) {
        uint32_t first = distance_base[code] - 1u, last = first + (1u << distance_extra[code]);
        for (uint32_t place = first; place < last; place += place < 256 ? 1 : 128) {
            encoder->distance_code[place < 256 ? place : 256 + (place >> 7)] = (uint8_t)code;
        }
    }
}

size_t placard_deflate_rows(const uint8_t *rows, size_t count, size_t stride, uint8_t *target, size_t room) {
    Encoder *encoder = malloc(sizeof *encoder);
    if (!encoder) return 0;
    prepare(encoder, target, room);
    encode(encoder, rows, count, stride);
    Writer writer = encoder->writer;
    free(encoder);
    if (overflowed(&writer) || (writer.filled && writer.at == writer.end)) return 0;
    if (writer.filled) *writer.at++ = (uint8_t)writer.bits;
    return (size_t)(writer.at - target);
}
