#pragma once
#include <isa-l/igzip_lib.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// A stream of igzip's, and behind it the memory that its level works in; its arrays are too large for Swift to import.
typedef struct placard_igzip placard_igzip;

enum { placard_igzip_level = 1, placard_igzip_memory = ISAL_DEF_LVL1_DEFAULT };

/// Allocates a stream, which `free` frees; NULL if there is no memory.
static inline placard_igzip *placard_igzip_alloc(void) {
    return (placard_igzip *)malloc(sizeof(struct isal_zstream) + placard_igzip_memory);
}

/// How many bytes begin the stream uncompressed, as many as igzip hashes, and what stands before them.
enum { placard_igzip_head = 4, placard_igzip_start = 7 };

/// Writes the stream's header and its first bytes as a stored block; returns how many bytes that takes.
///
/// igzip 2.30 takes the address of its stream for text when it hashes the second byte of a stream without history
/// (`igzip_icf_body_h1_gr_bt.asm`), so that one film in thirty would find other matches and write other bytes. With
/// these bytes as its history it never comes there.
static inline size_t placard_igzip_write_head(const uint8_t *bytes, size_t count, int is_last, uint8_t *target) {
    const uint8_t header[placard_igzip_start] = {0x78, 0x01, (uint8_t)is_last, (uint8_t)count, 0, (uint8_t)~count, 0xFF};
    memcpy(target, header, sizeof header);
    if (count > 0) memcpy(target + sizeof header, bytes, count);
    return sizeof header + count;
}

/// Codes that are made once and serve for many streams.
typedef struct isal_hufftables placard_igzip_codes;

/// Makes codes by how often bytes, the block's end and lengths come (286 symbols), and distances (30); NULL if there is no
/// memory. `free` frees them.
static inline placard_igzip_codes *placard_igzip_make_codes(const uint32_t *bytes, const uint32_t *distances) {
    struct isal_huff_histogram *counts = (struct isal_huff_histogram *)calloc(1, sizeof *counts);
    placard_igzip_codes *codes = (placard_igzip_codes *)malloc(sizeof *codes);
    if (counts && codes) {
        for (int i = 0; i < 286; i++) counts->lit_len_histogram[i] = bytes[i];
        for (int i = 0; i < 30; i++) counts->dist_histogram[i] = distances[i];
    }
    int is_made = counts && codes && isal_create_hufftables(codes, counts) == 0;
    free(counts);
    if (is_made) return codes;
    free(codes);
    return NULL;
}

/// Makes codes for opacities of text, row after row: half of their time small streams spend on codes of their own.
///
/// How often bytes, lengths and distances come, was counted over labels of several fonts, sizes and widths, and smoothed:
/// their files are two parts in a hundred larger than with codes of their own. Every byte has a code.
static inline placard_igzip_codes *placard_igzip_make_text_codes(void) {
    static const uint16_t lengths[] = {1,   700, 340, 330, 320, 400, 270, 230, 370, 135, 128, 200, 300, 100, 137,
                                       67,  74,  58,  40,  40,  43,  40,  40,  40,  30,  20,  15,  200, 1};
    static const uint16_t distances[] = {400, 30,  30,  40,  60,  70,  70,  80,  90,  90,  110, 120, 140, 150, 190,
                                         190, 200, 220, 320, 220, 140, 120, 140, 120, 150, 110, 100, 80,  120, 120};
    uint32_t counts[286] = {0}, ways[30];
    for (uint32_t byte = 1; byte < 255; byte++) {
        uint32_t end = byte < 128 ? byte : 255 - byte;
        counts[byte] = 15 + (end < 16 ? 16 - end : 0) + (byte > 239 ? (byte - 239) * 2 : 0);
    }
    counts[0] = 800;
    counts[255] = 1600;
    counts[256] = 1;
    for (int i = 0; i < 29; i++) counts[257 + i] = lengths[i];
    for (int i = 0; i < 30; i++) ways[i] = distances[i];
    return placard_igzip_make_codes(counts, ways);
}

/// Copies codes as pairs of their bits, the first one lowest, and how many those are: of 256 bytes and the block's end, of
/// lengths to 258 with the bits that follow, and of distances without them.
static inline void placard_igzip_copy_codes(
    const placard_igzip_codes *codes, uint32_t (*bytes)[2], uint32_t (*lengths)[2], uint32_t (*distances)[2]) {
    if (!codes) return;
    for (int i = 0; i <= 256; i++) {
        bytes[i][0] = codes->lit_table[i];
        bytes[i][1] = codes->lit_table_sizes[i];
    }
    for (int i = 3; i <= 258; i++) {
        lengths[i][0] = codes->len_table[i - 3] >> 5;
        lengths[i][1] = codes->len_table[i - 3] & 31;
    }
    for (int i = IGZIP_DECODE_OFFSET; i < 30; i++) {
        distances[i][0] = codes->dcodes[i - IGZIP_DECODE_OFFSET];
        distances[i][1] = codes->dcodes_sizes[i - IGZIP_DECODE_OFFSET];
    }
}

/// The block's beginning that tells the codes: whole bytes, of which the next holds the last bits.
static inline const uint8_t *placard_igzip_header(const placard_igzip_codes *codes, size_t *size, uint32_t *bits) {
    if (!codes) return NULL;
    *size = codes->deflate_hdr_count;
    *bits = codes->deflate_hdr_extra_bits;
    return codes->deflate_hdr;
}

/// Writes what follows the first bytes, in one or more blocks; returns how many bytes that takes, or 0 if they do not fit.
static inline size_t placard_igzip_write_rest(
    struct isal_zstream *stream, placard_igzip_codes *codes, const uint8_t *bytes, size_t count, uint8_t *target,
    size_t space) {
    // The stream counts in 32 bits.
    const size_t most = 1 << 30;
    size_t read = placard_igzip_head, written = 0;
    isal_deflate_init(stream);
    // Codes that are there already are level 0's alone.
    stream->level = codes ? 0 : placard_igzip_level;
    if (codes) stream->hufftables = codes;
    stream->level_buf = (uint8_t *)(stream + 1);
    stream->level_buf_size = placard_igzip_memory;
    if (isal_deflate_set_dict(stream, (uint8_t *)bytes, placard_igzip_head) != COMP_OK) return 0;
    while (stream->internal_state.state != ZSTATE_END) {
        size_t input = count - read < most ? count - read : most;
        size_t output = space - written < most ? space - written : most;
        if (output == 0) return 0;
        stream->next_in = (uint8_t *)bytes + read;
        stream->avail_in = (uint32_t)input;
        stream->end_of_stream = read + input == count;
        stream->next_out = target + written;
        stream->avail_out = (uint32_t)output;
        if (isal_deflate(stream) != COMP_OK) return 0;
        read += input - stream->avail_in;
        written += output - stream->avail_out;
    }
    return written;
}

/// Writes bytes in zlib's format (RFC 1950); returns how many those are, or 0 if they do not fit.
///
/// Codes are optional. `sum` is the bytes' Adler-32.
static inline size_t placard_igzip_compress(
    placard_igzip *igzip, placard_igzip_codes *codes, const uint8_t *bytes, size_t count, uint32_t sum,
    uint8_t *target, size_t space) {
    const size_t checksum = 4;
    size_t head = count < placard_igzip_head ? count : placard_igzip_head;
    if (space < placard_igzip_start + head + checksum) return 0;
    size_t written = placard_igzip_write_head(bytes, head, head == count, target);
    if (head < count) {
        size_t rest = placard_igzip_write_rest(
            (struct isal_zstream *)igzip, codes, bytes, count, target + written, space - written - checksum);
        if (rest == 0) return 0;
        written += rest;
    }
    for (int shift = 24; shift >= 0; shift -= 8) target[written++] = (uint8_t)(sum >> shift);
    return written;
}
