#pragma once

#include "CRaster.h"

/// A part of a mask, and the pixels that it covers. Strides are in bytes.
typedef struct {
    uint8_t *pixels;
    ptrdiff_t stride;
    const uint8_t *mask;
    ptrdiff_t mask_stride;
    int width, height;
} Part;

/// The part of a glyph's mask inside an area of pixels of some bytes, 0 if there is none. Rows end with the block of eight
/// that the mask ends with, where the bitmap has room: what a mask holds behind its width changes no pixel.
static inline int is_visible(
    const placard_bitmap *bitmap, ptrdiff_t pixel_size, const placard_glyph *glyph, Part *part) {
    const placard_mask *mask = glyph->mask;
    int left = glyph->x + mask->left, top = glyph->y - mask->top;
    int x0 = left > bitmap->left ? left : bitmap->left, x1 = left + mask->width;
    int y0 = top > bitmap->top ? top : bitmap->top, y1 = top + mask->height;
    if (x1 > bitmap->right) {
        x1 = bitmap->right;
    } else if (left + mask->stride <= bitmap->origin_x + bitmap->width) {
        x1 = left + mask->stride;
    }
    if (y1 > bitmap->bottom) y1 = bitmap->bottom;
    ptrdiff_t place = (ptrdiff_t)(y0 - bitmap->origin_y) * bitmap->width + (x0 - bitmap->origin_x);
    *part = (Part){
        .pixels = bitmap->pixels + pixel_size * place,
        .stride = pixel_size * bitmap->width,
        .mask = mask->coverage + (ptrdiff_t)(y0 - top) * mask->stride + (x0 - left),
        .mask_stride = mask->stride,
        .width = x1 - x0,
        .height = y1 - y0,
    };
    return x0 < x1 && y0 < y1;
}
