#pragma once

#include "CRaster.h"
#include "stream.h"

enum { shortest = 3 };

/// What a token's parts stand for: a byte, the block's end, a length, how far back it lies, or nothing.
enum { length_part = 257, before_part = length_part + longest + 1, above_part, no_part, all_parts };

// A token is three parts, the first one highest: a pixel's bytes, the byte before a row, or a repetition's length and
// place. Or it is the number of longest repetitions in a row, and their place in the last bit.
enum { part_bits = 10, part_mask = (1 << part_bits) - 1, many = 1u << 30 };

_Static_assert(all_parts <= 1 << part_bits, "a part has too few bits");

/// How many bytes of a repetition are told at once: no rest may be shorter than a length can be.
static inline uint32_t length_of_piece(uint32_t rest) {
    if (rest <= longest) return rest;
    return rest < longest + shortest ? rest - shortest : longest;
}
