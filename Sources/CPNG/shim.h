#pragma once
#include <png.h>

/// The layout of pixels that are native-endian ARGB words on little-endian and big-endian machines.
static const unsigned png_argb_little_endian = PNG_FORMAT_BGRA;
static const unsigned png_argb_big_endian = PNG_FORMAT_ARGB;
