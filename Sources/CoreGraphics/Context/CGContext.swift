import Foundation

/// The place where drawing happens: a state, a path under construction, and a surface behind them.
///
/// Method names and meanings are those of Apple's `CGContext`; coordinates are UIKit's: the origin is top left, y
/// grows downwards, one unit is one point. A context belongs to one thread at a time. Drawing whose numbers are not
/// finite leaves the surface unchanged.
public final class CGContext {
    let surface: any Surface
    /// Device units per point of base space.
    var scale: CGFloat { base.meanScale }
    /// From base space, that of a new context, to the device.
    private(set) var base: CGAffineTransform
    @exclusivity(unchecked) var state: GraphicsState
    /// Where and how CoreText's functions put text, from their coordinates (y upwards) to user space.
    ///
    /// No part of the state that `saveGState()` keeps, as in Apple's CGContext.
    public var textMatrix = CGAffineTransform.identity
    /// The path under construction, in device space: it stays put when the transform changes.
    var current = PathData()
    @exclusivity(unchecked) private var saved: [GraphicsState] = []
    /// For each open transparency layer, how many states were saved when it began.
    @exclusivity(unchecked) private var layers: [Int] = []

    convenience init(surface: any Surface, scale: CGFloat) {
        self.init(surface: surface, base: CGAffineTransform(scaleX: scale, y: scale))
    }

    init(surface: any Surface, base: CGAffineTransform) {
        self.surface = surface
        self.base = base
        state = GraphicsState(transform: base, clip: Clip(rect: surface.bounds))
    }

    /// Makes a transparent bitmap and a context that draws on it.
    ///
    /// - Parameters:
    ///   - size: In points; the bitmap has as many pixels as are touched, that is, rounded up.
    ///   - scale: Pixels per point.
    /// - Throws: If the bitmap would have no pixels, more than `CGImage` can have, or finds no memory.
    public convenience init(size: CGSize, scale: CGFloat) throws(CGContextError) {
        guard size.width > 0, size.height > 0, scale > 0, (size.width * size.height * scale).isFinite else {
            throw .noArea(size: size, scale: scale)
        }
        // A size that is whole but for a rounding error must not gain a column.
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard max(width, height) <= CGFloat(CGImage.maximumSide), width * height <= CGFloat(CGImage.maximumArea)
        else { throw .tooLarge(width: width, height: height) }
        guard let surface = BitmapSurface(width: max(1, Int(width)), height: max(1, Int(height))) else {
            throw .outOfMemory(width: Int(width), height: Int(height))
        }
        self.init(surface: surface, scale: scale)
    }

    /// The bitmap's width in pixels.
    public var width: Int { Int(surface.bounds.width) }
    /// The bitmap's height in pixels.
    public var height: Int { Int(surface.bounds.height) }

    /// What has been drawn so far, or nil if the context draws into a document.
    ///
    /// The image keeps its content when drawing goes on.
    public func makeImage() -> CGImage? { surface.makeImage() }

    /// Whether nothing has been drawn on the bitmap, whose memory is not even cleared then; false for documents.
    package var isUntouched: Bool { (surface as? BitmapSurface)?.base.isUntouched ?? false }
}

// MARK: - State

extension CGContext {
    /// Keeps a copy of the state (transform, clip, colors, line, shadow and the rest, but not the path).
    public func saveGState() {
        saved.append(state)
    }

    /// Forgets all states and layers, as if the context were new, with another way to the device.
    func restart(base: CGAffineTransform) {
        self.base = base
        (saved, layers, current, textMatrix) = ([], [], PathData(), .identity)
        state = GraphicsState(transform: base, clip: Clip(rect: surface.bounds))
    }

    /// Returns to the state last kept; without one, or beyond the beginning of a transparency layer, nothing happens.
    public func restoreGState() {
        guard saved.count > (layers.last ?? 0), let last = saved.popLast() else { return }
        state = last
    }

    /// Draws text in a copy of the state, of which only the clip that its glyphs make outlasts it.
    package func keepingTextClip(_ draw: () -> Void) {
        saveGState()
        draw()
        let clip = state.textClip
        restoreGState()
        if let clip { state.textClip = clip }
    }

    /// Begins to collect drawings, so that opacity, shadow and blend mode apply to their sum.
    ///
    /// Inside, opacity is 1, there is no shadow and the blend mode is normal.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        endText()
        saveGState()
        layers.append(saved.count)
        surface.beginGroup(in: state)
        state = state.insideGroup
    }

    /// How something is to move that is drawn into a document; nil for what stands, and everywhere else.
    package func motion(of object: AnyObject) -> DrawnMotion? {
        (surface as? DrawingRecorder)?.motions[ObjectIdentifier(object)]
    }

    /// Begins to collect drawings that move; ends as a transparency layer does.
    ///
    /// Inside, the coordinates are the drawings' own, if they move from their place.
    package func beginMotion(_ motion: DrawnMotion) {
        endText()
        saveGState()
        layers.append(saved.count)
        surface.beginMotion(motion, in: state)
        state = state.insideGroup
        guard !motion.places.isEmpty else { return }
        state.transform = .identity
        state.clip = Clip(rect: CGRect(x: -20_000, y: -20_000, width: 60_000, height: 60_000))
    }

    /// Has drawing take effect everywhere again; earlier clips come back with the state that was saved under them.
    public func resetClip() {
        endText()
        state.clip = Clip(rect: surface.bounds)
    }

    /// Begins a transparency layer that is cut to a rectangle of user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        let outer = state
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        saved[saved.count - 1].clip = outer.clip
    }

    /// Runs drawing code as if it drew on a bitmap of its own that is shown here.
    ///
    /// Patterns and shadows follow the transform of this moment, and in documents drawings are mixed with each other
    /// only, not with what lies below; bitmaps would pay for that with another bitmap.
    ///
    /// - Parameter corner: The upper left corner of the bitmap, in user space.
    package func drawAsBitmap(at corner: CGPoint, _ draw: () -> Void) {
        endText()
        let own = CGAffineTransform(translationX: corner.x, y: corner.y).concatenating(state.transform)
        // Code that ends more than it began, or less, must not do so with what lies around it.
        let outer = (base, saved, layers)
        (base, saved, layers) = (own.isInvertible ? own : base, [], [])
        surface.isolate {
            draw()
            while !layers.isEmpty { endTransparencyLayer() }
            endText()
        }
        (base, saved, layers) = outer
    }

    /// Draws what was collected since the matching begin, and returns to the state of that time.
    public func endTransparencyLayer() {
        guard let depth = layers.popLast() else { return }
        surface.endGroup()
        saved.removeLast(saved.count - depth)
        restoreGState()
    }
}

extension CGContext {
    /// Blurs what has been drawn inside the clip; documents have no pixels, and stay as they are.
    ///
    /// - Parameter radius: The standard deviation of the Gaussian, in units of user space.
    package func soften(radius: CGFloat) {
        endText()
        let sigma = radius * abs(state.transform.determinant).squareRoot()
        if sigma.isFinite, sigma > 0 { surface.soften(sigma: sigma, in: state) }
    }
}

extension CGContext {
    /// The whole pixels of the device in which drawing has an effect; nil in documents, which have no pixels.
    package var pixelClip: CGRect? { surface.keepsText ? nil : state.clip.rect.integral }

    /// Cuts what follows to a rectangle of the device.
    package func clip(toDevice rect: CGRect) {
        endText()
        state.clip.intersect(rect)
    }
}

// MARK: - Coordinates

extension CGContext {
    /// From user space to pixels, whose y grows downwards, as do all coordinates behind this context.
    package var deviceTransform: CGAffineTransform { state.transform }

    /// From user space to the device, whose y grows upwards from the lower edge: it mirrors UIKit's coordinates.
    ///
    /// Source: Apple's "Drawing and Printing Guide for iOS" ("Coordinate Systems and Drawing in iOS").
    public var ctm: CGAffineTransform { state.transform.concatenating(upwards) }

    /// From pixels whose y grows downwards to those of Apple's device, and back.
    private var upwards: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: surface.bounds.maxY)
    }

    /// From user space to the device; the same as `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Puts a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Turns user space, clockwise to the eye for positive angles in radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// The rectangle around a rectangle of user space in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// The rectangle around a rectangle of device space in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
    /// A size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }
    /// A size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }
}

/// Why a drawing surface could not be made.
public enum CGContextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A side is not a positive number of points, or the scale is not positive.
    case noArea(size: CGSize, scale: CGFloat)
    /// A side or the whole bitmap exceeds the limits of `CGImage`.
    case tooLarge(width: Double, height: Double)
    /// The system refused the memory.
    case outOfMemory(width: Int, height: Int)

    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .noArea(let size, let scale):
            "A bitmap of \(size.width) × \(size.height) points at scale \(scale) has no pixels; "
                + "give positive, finite numbers."
        case .tooLarge(let width, let height):
            "A bitmap of \(Self.whole(width)) × \(Self.whole(height)) pixels is too large; a side may have \(CGImage.maximumSide) and the "
                + "whole \(CGImage.maximumArea) pixels. Draw at a smaller size or scale."
        case .outOfMemory(let width, let height):
            "There is no memory for a bitmap of \(width) × \(height) pixels; draw at a smaller size or scale."
        }
    }

    private static func whole(_ pixels: Double) -> String { pixels < 1e15 ? "\(Int(pixels))" : "\(pixels)" }
}
