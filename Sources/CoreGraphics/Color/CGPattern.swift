import Foundation

/// Draws one cell of a pattern; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called when a pattern is gone, with its `info`.
public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern, as Apple's `CGPatternCallbacks`.
public struct CGPatternCallbacks: Sendable {
    /// 0.
    public var version: UInt32
    /// Draws a cell; nil draws nothing.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called with the pattern's `info` when the pattern is gone; nil for nothing.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Makes a set of functions; Apple asks for version 0.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// How cells may be bent to fit pixels; raw values as on iOS.
///
/// No effect: cells are drawn where they lie.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion, constantSpacing
}

/// A drawing that is repeated to fill areas, as Apple's `CGPattern`: a function draws one cell.
///
/// Cells are drawn anew at each place, so that documents keep shapes and bitmaps are sharp at every scale. What `info`
/// points to must bear being used on every thread that draws.
///
/// Unchecked because of that pointer; all else never changes.
public final class CGPattern: @unchecked Sendable {
    // The pointer is only handed to the callbacks, whose author knows what it leads to.
    private let info: UnsafeMutableRawPointer?
    let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool
    private let callbacks: CGPatternCallbacks

    /// Makes a pattern.
    ///
    /// - Parameters:
    ///   - info: What the callbacks are handed; they own it.
    ///   - bounds: What a cell shows, in pattern space.
    ///   - matrix: From pattern space to base space, that of a new context.
    ///   - xStep: From one cell to the next, in pattern space; not 0.
    ///   - yStep: From one row of cells to the next, in pattern space; not 0.
    ///   - tiling: No effect: cells keep their distances exactly.
    ///   - isColored: Whether the cell has colors of its own; otherwise it is drawn in one that is told later.
    ///   - callbacks: Draws a cell, and lets go of `info`; it is copied.
    ///
    /// Nil if cells have no area, or a number is not finite.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard bounds.isFinite, bounds.width > 0, bounds.height > 0, xStep.isFinite, yStep.isFinite, xStep != 0,
            yStep != 0, matrix.isInvertible
        else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.isColored = isColored
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.callbacks = callbacks.pointee
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    /// Draws one cell in pattern space.
    func drawCell(in context: CGContext) {
        callbacks.drawPattern?(info, context)
    }

    /// The indices of cells of which an area of pattern space shows something; nil if they are too many to be drawn.
    func cells(in area: CGRect) -> (columns: Range<Int>, rows: Range<Int>)? {
        func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> (CGFloat, CGFloat) {
            ((low / step).rounded(.down), (high / step).rounded(.up) + 1)
        }
        let (left, right) = range(area.minX - bounds.maxX, area.maxX - bounds.minX, step.width)
        let (top, bottom) = range(area.minY - bounds.maxY, area.maxY - bounds.minY, step.height)
        guard right > left, bottom > top, (right - left) * (bottom - top) <= CGContext.mostCopies,
            abs(left) < CGContext.farthestCopy, abs(top) < CGContext.farthestCopy
        else { return nil }
        return (Int(left)..<Int(right), Int(top)..<Int(bottom))
    }
}
