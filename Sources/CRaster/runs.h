#pragma once

#include "CRaster.h"
#include "stream.h"

enum { shortest = 3 };

// Tokens: a pixel's three bytes; the byte before a row; or how many bytes are those of the pixel before, or of the row above.
enum { kinds = 3u << 30, pixel = 0u << 30, row_start = 1u << 30, as_before = 2u << 30, as_above = 3u << 30 };

/// How many bytes of a repetition are told at once: no rest may be shorter than a length can be.
static inline uint32_t length_of_piece(uint32_t rest) {
    if (rest <= longest) return rest;
    return rest < longest + shortest ? rest - shortest : longest;
}
