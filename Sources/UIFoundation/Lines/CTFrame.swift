// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Lines of text in a space.
///
/// Places are points in the path's coordinates, y upwards. Source: Apple's documentation of `CTFrame`.
public final class CTFrame {
    fileprivate let path: CGPath
    fileprivate let block: TextBlock
    fileprivate let offset: Int
    fileprivate let lines: [CTLine]

    init(_ block: TextBlock, text: NSAttributedString, offset: Int, path: CGPath) {
        self.path = path
        self.block = block
        self.offset = offset
        lines = block.layout.lines(within: path.boundingBoxOfPath.height).map {
            CTLine(block, index: $0.index, text: text, offset: offset)
        }
    }

    /// The start of a line's baseline, from the bottom left corner of the path's bounding box.
    fileprivate func origin(of line: CTLine) -> CGPoint {
        CGPoint(x: line.line.x, y: path.boundingBoxOfPath.height - line.line.baseline)
    }
}

/// Which way a frame's lines follow each other; raw values as on iOS.
public enum CTFrameProgression: UInt32, Sendable {
    case topToBottom = 0
    case rightToLeft, leftToRight
}

/// How a frame's path is filled; raw values as on iOS.
public enum CTFramePathFillRule: UInt32, Sendable {
    case evenOdd = 0
    case windingNumber
}

/// Which way lines follow each other; they run from the top whatever it says.
nonisolated(unsafe) public let kCTFrameProgressionAttributeName: CFString = NSString(string: "CTFrameProgression")
/// How the path is filled; by the even-odd rule whatever it says.
nonisolated(unsafe) public let kCTFramePathFillRuleAttributeName: CFString = NSString(string: "CTFramePathFillRule")
/// How wide the path's line is; it takes no space whatever it says.
nonisolated(unsafe) public let kCTFramePathWidthAttributeName: CFString = NSString(string: "CTFramePathWidth")
/// Paths that lines leave out: an array of dictionaries with `kCTFramePathClippingPathAttributeName`.
nonisolated(unsafe) public let kCTFrameClippingPathsAttributeName: CFString = NSString(string: "CTFrameClippingPaths")
/// A path that lines leave out, filled by the even-odd rule, in the coordinates of the frame's path.
nonisolated(unsafe) public let kCTFramePathClippingPathAttributeName: CFString =
    NSString(string: "CTFramePathClippingPath")

/// The frame's lines from the top: an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Copies where lines start, in points from the bottom left corner of the path's bounding box, y upwards.
///
/// - Parameters:
///   - frame: The frame.
///   - range: Which lines; a length of 0 reaches to the last.
///   - origins: A buffer that has space for them.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let wanted = range.covered(of: frame.lines.count)
    for (place, line) in frame.lines[wanted].enumerated() { origins[place] = frame.origin(of: line) }
}

/// The path that the frame was made with.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Nil: frames have no attributes of their own.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }

/// The text that the frame was asked to set.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.offset, length: frame.block.layout.shaped.text.units.count)
}

/// The text that had space.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.offset, length: frame.lines.last?.line.range.upperBound ?? 0)
}

/// Draws the lines at their places in the path's coordinates.
///
/// They stand upright where y grows upwards: mirror UIKit's contexts first, as on iOS.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBoxOfPath.origin
    let position = context.textPosition
    defer { context.textPosition = position }
    for line in frame.lines {
        let origin = frame.origin(of: line)
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        CTLineDraw(line, context)
    }
}
