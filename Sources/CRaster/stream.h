#pragma once

#include <stdint.h>
#include <string.h>

// The longest repetition in the format of RFC 1951, and the farthest.
enum { longest = 258, farthest = 1 << 15 };

/// Some bits, the first one lowest.
typedef struct {
    uint32_t bits, count;
} Code;

/// Bits that have been written, of which the last ones wait for a byte to be full.
typedef struct {
    uint8_t *target;
    uint64_t bits;
    uint32_t count;
} Stream;

__attribute__((always_inline)) static inline void put(Stream *stream, Code code) {
    stream->bits |= (uint64_t)code.bits << stream->count;
    stream->count += code.count;
}

/// Writes the bytes that are full; at most seven bits wait.
__attribute__((always_inline)) static inline void flush(Stream *stream) {
    memcpy(stream->target, &stream->bits, 8);
    stream->target += stream->count >> 3;
    stream->bits >>= stream->count & ~7u;
    stream->count &= 7;
}

/// Whether the processor has what the faster ways to find repetitions need.
static inline int has_avx2_and_bmi(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
#else
    return 0;
#endif
}

/// A distance's code in the format of RFC 1951, and the bits that follow it.
typedef struct {
    uint32_t symbol;
    Code rest;
} Distance;

__attribute__((always_inline)) static inline Distance code_of_distance(uint32_t distance) {
    uint32_t symbol = distance - 1;
    if (symbol < 4) return (Distance){symbol, {0}};
    uint32_t count = 30 - (uint32_t)__builtin_clz(symbol);
    return (Distance){2 * count + 2 + (symbol >> count & 1), {symbol & ((1u << count) - 1), count}};
}
