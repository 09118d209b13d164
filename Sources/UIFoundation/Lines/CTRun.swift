// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Glyphs of one font and one set of attributes on a line.
///
/// Places are points from the start of the line's baseline, y upwards. Ranges count the run's glyphs; one of length 0
/// reaches to the last glyph. Source: Apple's documentation of `CTRun`.
public final class CTRun {
    let line: CTLine
    let run: TextLayout.Run
    fileprivate let glyphs: AddressableValues<CGGlyph>
    fileprivate let positions: AddressableValues<CGPoint>
    fileprivate let advances: AddressableValues<CGSize>
    fileprivate let indices: AddressableValues<CFIndex>
    /// Kept, because functions of CoreFoundation give addresses of what is in it.
    fileprivate private(set) lazy var attributes = makeAttributes()

    init(_ run: TextLayout.Run, of line: CTLine) {
        self.line = line
        self.run = run
        let shown = line.line
        glyphs = AddressableValues(run.glyphs)
        positions = AddressableValues(
            run.positions.map { CGPoint(x: $0.x - shown.x, y: shown.baseline - $0.y) })
        advances = AddressableValues(CTRun.advances(of: run))
        var found = ContiguousArray(repeating: run.range.lowerBound + line.offset, count: run.glyphs.count)
        for cluster in run.clusters {
            for glyph in cluster.glyphs { found[glyph] = cluster.range.lowerBound + line.offset }
        }
        indices = AddressableValues(found)
    }

    /// What each glyph adds to the width of its cluster, from left to right.
    private static func advances(of run: TextLayout.Run) -> ContiguousArray<CGSize> {
        var advances = ContiguousArray(repeating: CGSize.zero, count: run.glyphs.count)
        for cluster in run.clusters {
            var end = cluster.x + cluster.width
            for glyph in cluster.glyphs.reversed() {
                let isFirst = glyph == cluster.glyphs.lowerBound
                let start = isFirst ? cluster.x : min(max(run.positions[glyph].x, cluster.x), end)
                advances[glyph].width = end - start
                end = start
            }
        }
        return advances
    }

    /// Points from the start of the line's baseline, y upwards; null without ink.
    var inkBounds: CGRect {
        run.ink.isNull
            ? .null
            : CGRect(
                x: run.ink.minX - line.line.x, y: line.line.baseline - run.ink.maxY, width: run.ink.width,
                height: run.ink.height)
    }

    fileprivate func copy<Value>(
        _ values: AddressableValues<Value>, _ range: CFRange, to buffer: UnsafeMutablePointer<Value>
    ) {
        for (place, index) in range.covered(of: glyphs.count).enumerated() { buffer[place] = values[index] }
    }

    private func makeAttributes() -> NSDictionary {
        let index = run.range.lowerBound + line.offset
        guard index < line.text.length else { return NSDictionary() }
        var attributes: [String: Any] = [:]
        for (key, value) in line.text.attributes(at: index, effectiveRange: nil) { attributes[key.rawValue] = value }
        let asked = attributes[NSAttributedString.Key.font.rawValue] as? UIFont
        if run.attachment == nil, asked?.ctFont.face != run.font.face {
            attributes[NSAttributedString.Key.font.rawValue] = UIFont(serving: run.font)
        }
        return attributes as NSDictionary
    }

    /// The run with some of its glyphs; clusters are not divided.
    fileprivate func part(_ range: CFRange) -> TextLayout.Run {
        let wanted = range.covered(of: glyphs.count)
        guard wanted.count < glyphs.count else { return run }
        return run.keeping(glyphs: wanted)
    }
}

/// What is special about a run's glyphs; raw values as on iOS.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt32

    /// Makes a status of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The glyphs' text runs from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The glyphs do not stand in the order of their text; never set here, where a run has one direction.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The glyphs need the context's text matrix; never set here.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of the run's text, with the font that its glyphs belong to; those of its first character if the run stands
/// for cut text.
///
/// The font is the one that was asked for, or another one where that has no such letters. Source: Apple's header `CTRun.h`.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// What is special about the run's glyphs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.level & 1 == 1 ? .rightToLeft : [] }

/// The text that the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.run.range.lowerBound + run.line.offset, length: run.run.range.count)
}

/// Copies glyphs into a buffer that has space for them.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.copy(run.glyphs, range, to: buffer)
}

/// Where the run keeps its glyphs, as many as it has glyphs; valid as long as the run lives.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { UnsafePointer(run.glyphs.address) }
/// Where the run keeps its origins, as many as it has glyphs; valid as long as the run lives.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { UnsafePointer(run.positions.address) }
/// Where the run keeps its advances, as many as it has glyphs; valid as long as the run lives.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { UnsafePointer(run.advances.address) }
/// Where the run keeps its indices, as many as it has glyphs; valid as long as the run lives.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { UnsafePointer(run.indices.address) }
/// The identity: leaning letters and those of vertical lines have no matrix of their own here.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Copies the glyphs' origins into a buffer that has space for them.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.copy(run.positions, range, to: buffer)
}

/// Copies the glyphs' advances into a buffer that has space for them.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    run.copy(run.advances, range, to: buffer)
}

/// Copies the indices of the characters that the glyphs stand for into a buffer that has space for them.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    run.copy(run.indices, range, to: buffer)
}

/// The width of some of the run's glyphs in points, and how far the asked-for font reaches above and below.
///
/// A fallback font's own reach does not count, as it does not for the heights of lines.
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font = run.run.style.font
    ascent?.pointee = run.run.attachment.map { max(0, $0.bounds.maxY) } ?? font.ascender
    descent?.pointee = run.run.attachment.map { max(0, -$0.bounds.minY) } ?? -font.descender
    leading?.pointee = run.run.attachment == nil ? font.leading : 0
    guard !run.glyphs.isEmpty else { return Double(run.run.width) }
    return Double(run.advances[range.covered(of: run.glyphs.count)].reduce(0) { $0 + $1.width })
}

/// The rectangle of the ink of some of the run's glyphs, in the user space of a context, where they would be drawn.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    CTRun(run.part(range), of: run.line).inkBounds.placed(in: context)
}

/// Draws some of the run's glyphs where the line has them if it starts at the context's `textPosition`.
///
/// As with `CTLineDraw`, y grows upwards.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.line.draw([run.part(range)], in: context)
}
