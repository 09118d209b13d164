#include "runs.h"

static inline void put_code(Stream *stream, const uint32_t code[2]) { put(stream, (Code){code[0], code[1]}); }

/// The longest repetition at a distance: at most fifteen bits, fifteen, and thirteen that follow.
static uint64_t bits_of_longest(const placard_run_codes *codes, Distance place, uint32_t *count) {
    Stream stream = {0};
    put_code(&stream, codes->lengths[longest]);
    put_code(&stream, codes->distances[place.symbol]);
    put(&stream, place.rest);
    *count = stream.count;
    return stream.bits;
}

static inline void put_repetition(Stream *stream, const placard_run_codes *codes, Distance place, uint32_t bytes) {
    if (bytes >= longest + shortest) {
        uint32_t count;
        uint64_t bits = bits_of_longest(codes, place, &count);
        for (; bytes >= longest + shortest; bytes -= longest) {
            stream->bits |= bits << stream->count;
            stream->count += count;
            flush(stream);
        }
    }
    while (bytes > 0) {
        uint32_t length = length_of_piece(bytes);
        put_code(stream, codes->lengths[length]);
        put_code(stream, codes->distances[place.symbol]);
        put(stream, place.rest);
        flush(stream);
        bytes -= length;
    }
}

size_t placard_write_runs(
    const uint32_t *tokens, size_t count, size_t width, const placard_run_codes *codes, uint8_t *target) {
    Distance before = code_of_distance(3), above = code_of_distance((uint32_t)(3 * width + 1));
    memcpy(target, codes->header, codes->header_size);
    Stream stream = {.target = target + codes->header_size};
    uint32_t rest = codes->header_bits;
    if (rest) put(&stream, (Code){codes->header[codes->header_size] & ((1u << rest) - 1), rest});
    for (size_t i = 0; i < count; i++) {
        uint32_t token = tokens[i], value = token & ~kinds;
        switch (token & kinds) {
        case pixel:
            put_code(&stream, codes->bytes[value >> 16]);
            put_code(&stream, codes->bytes[value >> 8 & 255]);
            put_code(&stream, codes->bytes[value & 255]);
            flush(&stream);
            break;
        case row_start:
            put_code(&stream, codes->bytes[0]);
            flush(&stream);
            break;
        case as_before: put_repetition(&stream, codes, before, value); break;
        default: put_repetition(&stream, codes, above, value);
        }
    }
    put_code(&stream, codes->bytes[256]);
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
