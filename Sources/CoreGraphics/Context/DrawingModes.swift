import Foundation

/// How new color is mixed with what is already there; raw values and formulas are Apple's.
///
/// All modes act only where the drawn shape is. Formulas: PDF 32000-1, 11.3.5 (normal to luminosity) and Porter
/// and Duff 1984 (clear to xor).
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

/// How images are resampled when drawn larger or smaller; raw values are Apple's.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The context chooses: as `.medium`.
    case `default` = 0
    /// The nearest pixel, unmixed.
    case none = 1
    /// Mixed from four neighbors, whatever the reduction.
    case low = 2
    /// Mixed from all pixels that the reduced pixel covers.
    case medium = 4
    /// As medium with a sharper filter.
    case high = 3
}

/// How glyphs are painted; raw values are Apple's.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    /// Filled with the fill color.
    case fill = 0
    /// Outlined with the stroke color and the context's line width.
    case stroke = 1
    /// Filled, then outlined.
    case fillStroke = 2
    /// Not painted.
    case invisible = 3
    /// Filled, and further drawing is cut to the glyphs.
    case fillClip = 4
    /// Outlined, and further drawing is cut to the outline's ink.
    case strokeClip = 5
    /// Filled and outlined, and further drawing is cut to both.
    case fillStrokeClip = 6
    /// Not painted; further drawing is cut to the glyphs.
    case clip = 7
}

extension CGTextDrawingMode {
    package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    package var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }

    /// The same painting without the cutting.
    var painting: CGTextDrawingMode { CGTextDrawingMode(rawValue: rawValue & 3) ?? .fill }
}
