#pragma once
#include <lcms2.h>

/// Four bytes a pixel, the last one left alone.
static const cmsUInt32Number cms_bgra = TYPE_BGRA_8;
/// Four bytes a pixel, the first one left alone.
static const cmsUInt32Number cms_argb = TYPE_ARGB_8;
/// Four bytes a pixel, of which the first is gray and the others are left alone.
static const cmsUInt32Number cms_gray_first = COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
/// Four bytes a pixel, of which the last is gray and the others are left alone.
static const cmsUInt32Number cms_gray_last =
    COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1) | SWAPFIRST_SH(1) | DOSWAP_SH(1);
/// Inks from 0 (none) to 255.
static const cmsUInt32Number cms_cmyk = TYPE_CMYK_8;
/// Inks from 0 (full) to 255, as Adobe's programs write them.
static const cmsUInt32Number cms_cmyk_inverted = TYPE_CMYK_8_REV;
