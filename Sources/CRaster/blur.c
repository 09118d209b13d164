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

static ptrdiff_t within(ptrdiff_t number, ptrdiff_t limit) { return number < 0 ? 0 : number < limit ? number : limit; }

/// Adds the opacities of a part of a row to the sums of the squares that its pixels lie in.
static void add_opacities(uint64_t *sums, const uint32_t *row, ptrdiff_t first, ptrdiff_t end, placard_squares squares) {
    ptrdiff_t x = first;
    while (x < end) {
        ptrdiff_t square = (x - squares.left) / squares.step;
        ptrdiff_t behind = within(squares.left + (square + 1) * squares.step, end);
        uint64_t sum = 0;
        for (; x < behind; x++) sum += row[x] >> 24;
        sums[square] += sum;
    }
}

int placard_mean_opacity(placard_squares squares, uint8_t *plane, size_t stride, size_t columns, size_t rows) {
    uint64_t *sums = malloc(columns * sizeof *sums);
    if (!sums) return 0;
    uint64_t area = (uint64_t)(squares.step * squares.step);
    ptrdiff_t first = within(squares.left, squares.width);
    ptrdiff_t end = within(squares.left + (ptrdiff_t)columns * squares.step, squares.width);
    for (ptrdiff_t y = 0; y < (ptrdiff_t)rows; y++) {
        memset(sums, 0, columns * sizeof *sums);
        ptrdiff_t bottom = within(squares.top + (y + 1) * squares.step, squares.height);
        for (ptrdiff_t line = within(squares.top + y * squares.step, squares.height); line < bottom; line++) {
            const uint32_t *row = squares.pixels + line * squares.width;
            if (end > first && !placard_is_clear(row + first, 0, (int)(end - first), 1))
                add_opacities(sums, row, first, end, squares);
        }
        for (size_t x = 0; x < columns; x++)
            plane[(size_t)y * stride + x] = (uint8_t)((sums[x] + area / 2) / area);
    }
    free(sums);
    return 1;
}
