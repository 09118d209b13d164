#include "runs.h"

/// A repetition's place as one code: at most fifteen bits, and thirteen that follow.
static Code code_of_place(const placard_run_codes *codes, uint32_t distance) {
    Distance place = code_of_distance(distance);
    const uint32_t *code = codes->distances[place.symbol];
    return (Code){code[0] | place.rest.bits << code[1], code[1] + place.rest.count};
}

/// The code of each part of a token; what stands for nothing has no bits.
static void list_codes(const placard_run_codes *codes, size_t width, Code parts[all_parts]) {
    memcpy(parts, codes->bytes, sizeof codes->bytes);
    memcpy(parts + length_part, codes->lengths, sizeof codes->lengths);
    parts[before_part] = code_of_place(codes, 3);
    parts[above_part] = code_of_place(codes, (uint32_t)(3 * width + 1));
    parts[no_part] = (Code){0};
}

static void put_longest(Stream *stream, const Code *parts, uint32_t place, uint32_t count) {
    Stream both = {0};
    put(&both, parts[length_part + longest]);
    put(&both, parts[place]);
    for (; count > 0; count--) {
        stream->bits |= both.bits << stream->count;
        stream->count += both.count;
        flush(stream);
    }
}

size_t placard_write_runs(
    const uint32_t *tokens, size_t count, size_t width, const placard_run_codes *codes, uint8_t *target) {
    Code parts[all_parts];
    list_codes(codes, width, parts);
    memcpy(target, codes->header, codes->header_size);
    Stream stream = {.target = target + codes->header_size};
    uint32_t rest = codes->header_bits;
    if (rest) put(&stream, (Code){codes->header[codes->header_size] & ((1u << rest) - 1), rest});
    for (size_t i = 0; i < count; i++) {
        uint32_t token = tokens[i];
        if (token & many) {
            put_longest(&stream, parts, token & 1 ? above_part : before_part, (token & ~many) >> 1);
            continue;
        }
        // Kinds of tokens are hard to guess, so all are written in one way: 48 bits at most.
        put(&stream, parts[token >> 2 * part_bits]);
        put(&stream, parts[token >> part_bits & part_mask]);
        put(&stream, parts[token & part_mask]);
        flush(&stream);
    }
    put(&stream, parts[256]);
    // The last bits are written, too, but not counted.
    flush(&stream);
    return (size_t)(stream.target - target) + (stream.count > 0);
}

size_t placard_room_for_runs(const placard_run_counts *counts, const placard_run_codes *codes) {
    // A length has five bits that follow at most, and a distance thirteen; the last bits are written eight bytes at once.
    uint64_t bits = 8 * (codes->header_size + 2 + sizeof(uint64_t));
    for (int i = 0; i < 286; i++) bits += counts->bytes[i] * (uint64_t)(i <= 256 ? codes->bytes[i][1] : 20);
    for (int i = 0; i < 30; i++) bits += counts->distances[i] * (uint64_t)(codes->distances[i][1] + 13);
    return bits / 8;
}
