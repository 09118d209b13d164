import Foundation

/// A layer that fills its rounded bounds with colors which run into each other.
///
/// Places are in units of the bounds: (0, 0) is the top left corner, (1, 1) the bottom right one. Colors are mixed
/// in sRGB. Source and defaults: Apple's documentation of `CAGradientLayer`.
open class CAGradientLayer: CALayer {
    /// The colors, each a `CGColor`; what is none is left out. Nil and an empty list draw nothing.
    open var colors: [Any]? {
        willSet { willChange("colors", if: !newValue.isSame(as: colors)) }
        didSet { madeGradient = nil }
    }
    /// A place from 0 to 1 for each color, rising; nil spaces them evenly. A list of another length draws nothing.
    open var locations: [NSNumber]? {
        willSet { willChange("locations", if: newValue != locations) }
        didSet { madeGradient = nil }
    }
    /// Where the first color lies; of radial and conic gradients it is the middle.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        willSet { willChange("startPoint", if: newValue != startPoint) }
    }
    /// Where the last color lies: for radial gradients a corner of the ellipse's box, for conic ones the direction
    /// in which the colors begin.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        willSet { willChange("endPoint", if: newValue != endPoint) }
    }
    /// Whether colors follow one another along a line, outwards or around a point; along a line by default.
    open var type = CAGradientLayerType.axial

    /// Draws in the unit square, which is then stretched to the bounds: in a layer that is not square, lines of one
    /// color are not at right angles to the axis. So it is on Apple's systems.
    override func drawOwnContents(in context: CGContext) {
        super.drawOwnContents(in: context)
        guard let gradient, bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        clipToOutline(in: context)
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: bounds.width, y: bounds.height)
        switch type {
        case .radial: drawRadial(gradient, in: context)
        case .conic:
            let beginning = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
            context.drawConicGradient(gradient, center: startPoint, angle: beginning)
        default:
            context.drawLinearGradient(
                gradient, start: startPoint, end: endPoint,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    /// Made of the colors and their places when it is first drawn.
    private var madeGradient: CGGradient?

    private var gradient: CGGradient? {
        if let madeGradient { return madeGradient }
        let list = (colors ?? []).compactMap { $0 as? CGColor }
        madeGradient = CGGradient(
            colorsSpace: nil, colors: list, locations: locations.map { $0.map { CGFloat($0.doubleValue) } })
        return madeGradient
    }

    private func drawRadial(_ gradient: CGGradient, in context: CGContext) {
        let radii = CGSize(width: abs(endPoint.x - startPoint.x), height: abs(endPoint.y - startPoint.y))
        guard radii.width > 0, radii.height > 0 else { return }
        context.translateBy(x: startPoint.x, y: startPoint.y)
        context.scaleBy(x: radii.width, y: radii.height)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
            options: .drawsAfterEndLocation)
    }
}

extension [Any]? {
    /// Whether both lists show the same colors.
    fileprivate func isSame(as other: [Any]?) -> Bool {
        (self ?? []).compactMap { $0 as? CGColor } == (other ?? []).compactMap { $0 as? CGColor }
    }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The form's name, as on iOS.
    public let rawValue: String

    /// Makes a form of a name; the names below are Apple's, any other draws as `axial`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, clockwise to the eye.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
