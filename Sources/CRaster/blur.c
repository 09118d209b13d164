#include "CRaster.h"

#include <stdlib.h>
#include <string.h>

/// Replaces each byte of a row by the mean of the `2 * radius + 1` bytes around it; outside all is 0.
static void blur_row(const uint8_t *from, uint8_t *to, ptrdiff_t width, ptrdiff_t radius, uint32_t factor) {
    uint32_t sum = 0;
    for (ptrdiff_t x = 0; x < radius && x < width; x++) sum += from[x];
    for (ptrdiff_t x = 0; x < width; x++) {
        if (x + radius < width) sum += from[x + radius];
        if (x > radius) sum -= from[x - radius - 1];
        to[x] = (uint8_t)(((uint64_t)sum * factor + (1u << 23)) >> 24);
    }
}

static void add_row(uint32_t *sums, const uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++) sums[x] += row[x];
}

static void subtract_row(uint32_t *sums, const uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++) sums[x] -= row[x];
}

static void mean_row(uint8_t *row, const uint32_t *sums, size_t width, uint32_t factor) {
    for (size_t x = 0; x < width; x++) row[x] = (uint8_t)(((uint64_t)sums[x] * factor + (1u << 23)) >> 24);
}

/// The same down the columns, a row at a time so that memory is walked in order.
static void blur_columns(
    const uint8_t *from, uint8_t *to, size_t stride, size_t width, ptrdiff_t height, ptrdiff_t radius,
    uint32_t factor, uint32_t *sums) {
    memset(sums, 0, width * sizeof *sums);
    for (ptrdiff_t y = 0; y < radius && y < height; y++) add_row(sums, from + y * stride, width);
    for (ptrdiff_t y = 0; y < height; y++) {
        if (y + radius < height) add_row(sums, from + (y + radius) * stride, width);
        if (y > radius) subtract_row(sums, from + (y - radius - 1) * stride, width);
        mean_row(to + y * stride, sums, width, factor);
    }
}

int placard_box_blur(uint8_t *plane, size_t stride, size_t width, size_t height, size_t radius) {
    uint8_t *copy = malloc(stride * height);
    uint32_t *sums = malloc(width * sizeof *sums);
    int done = copy && sums;
    if (done) {
        uint32_t factor = (uint32_t)((1u << 24) / (2 * radius + 1));
        for (size_t y = 0; y < height; y++)
            blur_row(plane + y * stride, copy + y * stride, (ptrdiff_t)width, (ptrdiff_t)radius, factor);
        blur_columns(copy, plane, stride, width, (ptrdiff_t)height, (ptrdiff_t)radius, factor, sums);
    }
    free(copy);
    free(sums);
    return done;
}
