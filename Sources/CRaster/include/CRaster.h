#pragma once

#include <stddef.h>
#include <stdint.h>

/// Blends one color into a premultiplied 32-bit bitmap through an 8-bit coverage mask (source over destination), one
/// pixel at a time: the definition that the faster forms are tested against.
///
/// Native-endian ARGB (Cairo's ARGB32). `color` is premultiplied. Strides are in bytes. The caller has clipped:
/// `width` × `height` must lie inside both buffers.
void placard_blend_mask_scalar(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color);

/// The same for a mask that covers little of it, with AVX2 or NEON where the machine has them.
void placard_blend_mask(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color);

/// The coverage of one glyph and where it lies: `left` pixels right of the glyph's origin, `top` pixels above it.
///
/// Rows of `stride` bytes, a multiple of eight; those behind `width` are 0.
typedef struct {
    const uint8_t *coverage;
    int32_t left, top, width, height, stride;
} placard_mask;

/// A mask and the pixel of its glyph's origin.
typedef struct {
    const placard_mask *mask;
    int32_t x, y;
} placard_glyph;

/// Premultiplied 32-bit pixels, `width` in a row; where the first one lies; and which of them may be changed.
typedef struct {
    uint8_t *pixels;
    int32_t origin_x, origin_y, width;
    int32_t left, top, right, bottom;
} placard_bitmap;

/// Blends many masks in one color, each cut to the bitmap's rectangle.
///
/// Uses AVX2 or NEON where the machine has them; the pixels are those of `placard_blend_mask_scalar` for each mask.
void placard_blend_glyphs(placard_bitmap bitmap, const placard_glyph *glyphs, size_t count, uint32_t color);

/// Covers a plane of one byte a pixel by many masks, each cut to the plane's rectangle, as `placard_blend_glyphs` changes
/// the opacity of pixels.
///
/// Each row of `plane` may be followed by a byte of 0, which stays so.
void placard_cover_glyphs(placard_bitmap plane, const placard_glyph *glyphs, size_t count);

/// Turns a plane of coverage into the pixels that it stands for, in the same memory, which has room for them.
///
/// The plane has a byte before each row. `color` is opaque, and its channels are 0 or 255.
void placard_color_coverage(uint32_t *pixels, size_t width, size_t height, uint32_t color);

/// Replaces the pixels of a bitmap by their numbers in a palette of the distinct ones, in order of appearance.
///
/// `rows` receives `height` rows of `width` + 1 bytes, the first of each 0 (PNG's filter None). `palette` has room for
/// 256 pixels. Returns the number of distinct pixels, or 0 as soon as there are more than 256.
int placard_index_pixels(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows, uint32_t *palette);

/// Does the same quickly for pixels that one byte tells apart: opaque grays, or opacities of one color whose channels are
/// 0 or full, as black text on clear pixels is.
///
/// Returns 0 for all other pictures, and a palette by the value of that byte, of which some may not occur.
int placard_index_shades(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows, uint32_t *palette);

/// Does the same for a plane of coverage in such a color, which has a byte of 0 before each row.
///
/// With 256 in the palette the plane is the rows, and nothing is written to `rows`.
int placard_index_coverage(
    const uint8_t *plane, size_t width, size_t height, uint32_t color, uint8_t *rows, uint32_t *palette);

/// Writes the palette of a PNG file: three bytes of color for each premultiplied pixel, and one of opacity.
///
/// Returns how many opacities there are up to the last that is not 255.
size_t placard_write_palette(const uint32_t *palette, size_t count, uint8_t *colors, uint8_t *alphas);

/// Whether every pixel's alpha is 255.
int placard_is_opaque(const uint32_t *pixels, size_t count);

/// Writes a row of premultiplied ARGB pixels as straight R, G, B, A bytes, rounded to nearest.
void placard_write_rgba(const uint32_t *pixels, size_t count, uint8_t *bytes);

/// Writes a row of opaque ARGB pixels as R, G, B bytes.
void placard_write_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes);

/// Multiplies the colors of straight ARGB pixels with their alpha, rounded to nearest.
void placard_premultiply(uint32_t *pixels, size_t count);

/// Replaces each byte of a plane by the mean of the square of `2 * radius + 1` bytes around it; outside all is 0.
///
/// Returns 0, and leaves the plane as it is, if there is no memory.
int placard_box_blur(uint8_t *plane, size_t stride, size_t width, size_t height, size_t radius);

/// A bitmap, and a grid of squares of `step` pixels laid over it, whose first one begins at `left` and `top`.
typedef struct {
    const uint32_t *pixels;
    ptrdiff_t width, height, left, top, step;
} placard_squares;

/// Puts the mean opacity of each square into a plane of `columns` times `rows` bytes; outside of the bitmap all is 0.
///
/// Returns 0, and leaves the plane as it is, if there is no memory.
int placard_mean_opacity(placard_squares squares, uint8_t *plane, size_t stride, size_t columns, size_t rows);

/// The ways to mix colors that Cairo lacks or gets wrong.
typedef enum {
    placard_plus_darker,
    placard_hue,
    placard_saturation,
    placard_color,
    placard_luminosity,
} placard_mixture;

/// Mixes a premultiplied layer into premultiplied pixels.
///
/// plusDarker adds up opacities and darknesses; the others are PDF 32000-1, 11.3.5.3, with its luminosity and gamut.
void placard_mix(placard_mixture mixture, uint32_t *pixels, const uint32_t *layer, size_t count);

/// Cuts every channel of ARGB pixels to their alpha, as premultiplied pixels must be.
void placard_cut_to_alpha(uint32_t *pixels, size_t count);

/// Draws a premultiplied picture, times `opacity` / 255, over a bitmap. Strides are in bytes; the caller has clipped.
///
/// No channel of the picture may be above its alpha.
void placard_blend_pixels(
    uint8_t *pixels, ptrdiff_t stride, const uint32_t *sprite, ptrdiff_t sprite_stride, int width, int height,
    uint8_t opacity);

/// Draws a premultiplied picture over a bitmap, `weight` / 128 of a pixel's width or height away: each pixel is mixed with
/// the one that lies `next` pixels behind it, rounded down as pixman does. Strides are in bytes; the caller has clipped.
///
/// Where `weight` is 0, `next` must be 0, too. No channel of the picture may be above its alpha.
void placard_blend_shifted(
    uint8_t *pixels, ptrdiff_t stride, const uint32_t *picture, ptrdiff_t picture_stride, int width, int height,
    ptrdiff_t next, int weight);

/// Whether all pixels of a bitmap are clear. The stride is in bytes.
int placard_is_clear(const uint32_t *pixels, ptrdiff_t stride, int width, int height);

/// Multiplies the pixels of a bitmap by the alpha of others. Strides are in bytes; the caller has clipped.
void placard_keep_covered(
    uint8_t *pixels, ptrdiff_t stride, const uint32_t *cover, ptrdiff_t cover_stride, int width, int height);

/// What rows of text are compressed by.
typedef struct placard_ink_codes placard_ink_codes;

/// Makes ready codes of RFC 1951 for one block, which `free` frees; NULL if some are missing or too long, where bytes lie
/// the other way round, or if there is no memory.
///
/// A code is its bits, the first one lowest, and how many those are. `bytes` has 256 and that of the block's end,
/// `lengths` 259 by the length itself with the bits that follow, of which the first three count for nothing, `distances` 30
/// without those that follow. `header` tells the codes: whole bytes, and `header_bits` of the next one.
placard_ink_codes *placard_make_ink_codes(
    const uint32_t (*bytes)[2], const uint32_t (*lengths)[2], const uint32_t (*distances)[2], const uint8_t *header,
    size_t header_size, uint32_t header_bits);

/// Whether so few stretches of ink lie between zeros that `placard_write_ink` is quicker than a compressor which looks at each
/// byte; only some of the bytes are looked at.
int placard_has_sparse_ink(const uint8_t *bytes, size_t count);

/// Whether to use instructions that not every processor has; the result is the same.
typedef enum { placard_ink_quickly, placard_ink_plainly } placard_ink_way;

/// How many bytes behind those that are compressed must be there to be read.
enum { placard_ink_slack = 64 };

/// Compresses bytes that are mostly 0 into one block in the format of RFC 1951; returns how many bytes that takes.
///
/// As other compressors do, but what was there before is looked for only where ink begins, and zeros are counted instead:
/// text on clear pixels has most repetitions there. The target needs half as many bytes again as are compressed, and 1,024.
size_t placard_write_ink(
    const placard_ink_codes *codes, const uint8_t *bytes, size_t count, uint8_t *target, placard_ink_way way);

/// How often bytes, the block's end and lengths (RFC 1951's symbols) come, and distances; and the Adler-32 of the bytes that
/// they stand for.
typedef struct {
    uint32_t bytes[286], distances[30], sum;
} placard_run_counts;

/// Codes of RFC 1951 for one block, whose header tells them: whole bytes, and some bits of the next one.
///
/// A code is its bits, the first one lowest, and how many those are, at most fifteen: of bytes and the block's end, of
/// lengths to 258 with the bits that follow, and of distances without them.
typedef struct {
    uint32_t bytes[257][2], lengths[259][2], distances[30][2];
    const uint8_t *header;
    size_t header_size;
    uint32_t header_bits;
} placard_run_codes;

/// How many tokens `placard_find_runs` may write for so many rows.
size_t placard_room_for_tokens(size_t width, size_t height);

/// Finds pixels that are like the one before or the one above, so that the rows of a PNG file in RGB can be compressed
/// without being there; returns how many tokens tell them.
///
/// Returns 0 where pixels are not opaque, or where so many are unlike that a compressor which looks for all repetitions does
/// better. The result is the same on all processors.
size_t placard_find_runs(
    const uint32_t *pixels, size_t width, size_t height, uint32_t *tokens, placard_run_counts *counts,
    placard_ink_way way);

/// Writes what was found as one block in the format of RFC 1951, and returns how many bytes that takes; there must be room
/// for `placard_room_for_runs`.
size_t placard_write_runs(
    const uint32_t *tokens, size_t count, size_t width, const placard_run_codes *codes, uint8_t *target);

/// The most bytes that `placard_write_runs` writes.
size_t placard_room_for_runs(const placard_run_counts *counts, const placard_run_codes *codes);
