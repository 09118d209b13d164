"""Writes the small pictures beside this file, and pictures.txt, which says what an outside decoder sees in them.

Decoder: Pillow (with libjpeg-turbo and Little CMS). Interlaced and 16-bit files are put together here byte by byte, and
their pixels are known by construction. Run: python3 pictures.py
"""

import ctypes
import ctypes.util
import io
import struct
import zlib
from pathlib import Path

from PIL import Image, ImageCms, ImageOps

HERE = Path(__file__).parent
table = []


def color(x, y, width, height):
    return (x * 255 // (width - 1), y * 255 // (height - 1), (x * 37 + y * 91) % 256)


def picture(width, height, mode="RGB"):
    image = Image.new("RGB", (width, height))
    image.putdata([color(x, y, width, height) for y in range(height) for x in range(width)])
    return image.convert(mode)


def smooth(width, height):
    """Without high frequencies, so that JPEG's decoders agree closely."""
    image = Image.new("RGB", (width, height))
    image.putdata([(x * 255 // (width - 1), y * 255 // (height - 1), 128) for y in range(height) for x in range(width)])
    return image


def expect(name, image, tolerance=0):
    rgba = image.convert("RGBA")
    hexed = "".join("%02x%02x%02x%02x" % pixel for pixel in rgba.getdata())
    table.append(f"{name} {rgba.width} {rgba.height} {tolerance} {hexed}")


def store(name, image, seen=None, tolerance=0, **options):
    image.save(HERE / name, **options)
    expect(name, seen or Image.open(HERE / name), tolerance)


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(name, width, height, depth, kind, interlace, rows, seen, before=b""):
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlace)
    body = chunk(b"IHDR", header) + before + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    (HERE / name).write_bytes(b"\x89PNG\r\n\x1a\n" + body)
    expect(name, seen)


def interlaced():
    image = picture(11, 9)
    passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    rows = b""
    for left, top, across, down in passes:
        for y in range(top, 9, down):
            part = [bytes(image.getpixel((x, y))) for x in range(left, 11, across)]
            rows += b"\0" + b"".join(part) if part else b""
    png("interlaced.png", 11, 9, 8, 2, 1, rows, image)


def sixteen_bits():
    deep = lambda value: struct.pack(">H", value * 257)
    image = picture(8, 6)
    rows = b"".join(b"\0" + b"".join(deep(c) for x in range(8) for c in image.getpixel((x, y))) for y in range(6))
    png("rgb16.png", 8, 6, 16, 2, 0, rows, image)
    gray = picture(8, 6, "L")
    rows = b"".join(b"\0" + b"".join(deep(gray.getpixel((x, y))) for x in range(8)) for y in range(6))
    png("gray16.png", 8, 6, 16, 0, 0, rows, gray)


def p3_profile():
    library = ctypes.CDLL(ctypes.util.find_library("lcms2"))
    double, pointer = ctypes.c_double, ctypes.c_void_p
    for function in ("cmsBuildParametricToneCurve", "cmsCreateRGBProfile"):
        getattr(library, function).restype = pointer
    curve = pointer(library.cmsBuildParametricToneCurve(
        None, 4, (double * 5)(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))
    white = (double * 3)(0.3127, 0.3290, 1)
    primaries = (double * 9)(0.680, 0.320, 1, 0.265, 0.690, 1, 0.150, 0.060, 1)
    profile = pointer(library.cmsCreateRGBProfile(white, primaries, (pointer * 3)(curve, curve, curve)))
    size = ctypes.c_uint32(0)
    library.cmsSaveProfileToMem(profile, None, ctypes.byref(size))
    memory = ctypes.create_string_buffer(size.value)
    library.cmsSaveProfileToMem(profile, memory, ctypes.byref(size))
    return memory.raw


def profiles():
    profile = p3_profile()
    image = smooth(8, 6)
    standard = ImageCms.createProfile("sRGB")
    seen = ImageCms.profileToProfile(image, ImageCms.ImageCmsProfile(io.BytesIO(profile)), standard, renderingIntent=1)
    store("p3.png", image, seen, tolerance=1, icc_profile=profile)
    store("p3.jpg", image, seen, tolerance=4, icc_profile=profile, quality=98, subsampling=0)
    store("srgb.jpg", image, tolerance=2, icc_profile=ImageCms.ImageCmsProfile(standard).tobytes())


def orientations():
    image = Image.new("RGB", (3, 2))
    image.putdata([(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (0, 255, 255), (255, 0, 255)])
    for number in range(1, 9):
        exif = Image.Exif()
        exif[274] = number
        name = f"orientation{number}.png"
        image.save(HERE / name, exif=exif)
        expect(name, ImageOps.exif_transpose(Image.open(HERE / name)))
    exif = Image.Exif()
    exif[274] = 6
    name = "orientation6.jpg"
    smooth(16, 8).save(HERE / name, exif=exif, quality=95, subsampling=0)
    expect(name, ImageOps.exif_transpose(Image.open(HERE / name)), 2)


def main():
    store("rgb.png", picture(16, 12))
    store("gray.png", picture(16, 12, "L"))
    store("bit.png", picture(16, 12, "1"))
    clear = picture(16, 12)
    clear.putalpha(Image.linear_gradient("L").resize((16, 12)))
    store("rgba.png", clear)
    store("gray-alpha.png", clear.convert("LA"))
    indexed = picture(16, 12).quantize(7)
    store("indexed.png", indexed, transparency=2)
    interlaced()
    sixteen_bits()
    store("rgb.jpg", smooth(16, 12), tolerance=2, quality=90)
    store("halved.jpg", smooth(16, 12), tolerance=3, quality=90, subsampling=2)
    store("progressive.jpg", smooth(16, 12), tolerance=2, quality=90, progressive=True, subsampling=0)
    store("gray.jpg", smooth(16, 12).convert("L"), tolerance=2, quality=90)
    store("inks.jpg", smooth(16, 12).convert("CMYK"), tolerance=2, quality=95, subsampling=0)
    profiles()
    orientations()
    (HERE / "pictures.txt").write_text("\n".join(table) + "\n")


main()
