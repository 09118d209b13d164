#pragma once

#include <stddef.h>
#include <stdint.h>

/// Blends one colour into a premultiplied 32-bit bitmap through an 8-bit coverage mask (source over destination).
///
/// Native-endian ARGB (Cairo's ARGB32). `color` is premultiplied. Strides are in bytes. The caller has clipped:
/// `width` × `height` must lie inside both buffers.
void placard_blend_mask(
    uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color);
