#pragma once
#include <isa-l/igzip_lib.h>
#include <stddef.h>
#include <stdlib.h>

/// A stream of igzip's, and behind it the memory that its level works in; its arrays are too large for Swift to import.
typedef struct placard_igzip placard_igzip;

enum { placard_igzip_level = 1, placard_igzip_memory = ISAL_DEF_LVL1_DEFAULT };

/// Allocates a stream, which `free` frees; NULL if there is no memory.
static inline placard_igzip *placard_igzip_alloc(void) {
    return (placard_igzip *)malloc(sizeof(struct isal_zstream) + placard_igzip_memory);
}

/// Writes bytes in zlib's format; returns how many those are, or 0 if they do not fit.
static inline size_t placard_igzip_compress(
    placard_igzip *igzip, const uint8_t *bytes, size_t count, uint8_t *target, size_t space) {
    // The stream counts in 32 bits.
    const size_t most = 1 << 30;
    struct isal_zstream *stream = (struct isal_zstream *)igzip;
    size_t read = 0, written = 0;
    isal_deflate_init(stream);
    stream->level = placard_igzip_level;
    stream->level_buf = (uint8_t *)(stream + 1);
    stream->level_buf_size = placard_igzip_memory;
    stream->gzip_flag = IGZIP_ZLIB;
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
