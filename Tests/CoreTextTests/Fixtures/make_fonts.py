#!/usr/bin/env python3
"""Makes the two small fonts of the engine's tests, VariableBox.ttf and ColorBox.ttf. Needs fonttools.

VariableBox: "A" is a box whose width and advance grow along the axis wght (100: advance 400, 900: advance 800, of 1000).
ColorBox: "A" is two boxes in a COLR v0 glyph, the left one red, the right one blue.
"""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def box(x0, x1):
    pen = TTGlyphPen(None)
    pen.moveTo((x0, 0))
    pen.lineTo((x0, 700))
    pen.lineTo((x1, 700))
    pen.lineTo((x1, 0))
    pen.closePath()
    return pen.glyph()


def start(name, glyphs, advances):
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({0x41: "A", 0x20: "space"})
    builder.setupGlyf(glyphs)
    bearings = {"right": 300, "space": 0, "left": 0, "A": glyphs["A"].coordinates[0][0]}
    builder.setupHorizontalMetrics({glyph: (advances.get(glyph, 500), bearings.get(glyph, 50)) for glyph in glyphs})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name.replace(" ", "") + "-Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=400)
    builder.setupPost()
    return builder


def empty():
    return TTGlyphPen(None).glyph()


def variable():
    builder = start("Variable Box", {".notdef": box(50, 450), "space": empty(), "A": box(50, 500)}, {"A": 550})
    builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    # Deltas of the four corners and the four phantom points (origin, advance, top, bottom).
    light = TupleVariation({"wght": (-1, -1, 0)}, [(0, 0), (0, 0), (-150, 0), (-150, 0), (0, 0), (-150, 0), (0, 0), (0, 0)])
    bold = TupleVariation({"wght": (0, 1, 1)}, [(0, 0), (0, 0), (250, 0), (250, 0), (0, 0), (250, 0), (0, 0), (0, 0)])
    builder.setupGvar({"A": [light, bold]})
    builder.save("VariableBox.ttf")


def colored():
    glyphs = {".notdef": box(50, 450), "space": empty(), "A": box(0, 600), "left": box(0, 300), "right": box(300, 600)}
    builder = start("Color Box", glyphs, {"A": 600, "left": 600, "right": 600})
    builder.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 1)]])
    builder.setupCOLR({"A": [("left", 0), ("right", 1)]}, version=0)
    builder.save("ColorBox.ttf")


variable()
colored()
