import Foundation

/// Colors between two points or two circles that a function calculates, as Apple's `CGShading`; immutable.
///
/// The function is asked at 257 places when the shading is made; between them colors are mixed, in sRGB.
public final class CGShading: Sendable {
    enum Shape: Sendable {
        case axial(from: CGPoint, to: CGPoint)
        case radial(from: (center: CGPoint, radius: CGFloat), to: (center: CGPoint, radius: CGFloat))
    }

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// Makes a shading along a line, as Apple's `CGShadingCreateAxial`.
    ///
    /// Nil if the function does not give the space's components and alpha.
    ///
    /// - Parameters:
    ///   - space: What the function's components mean.
    ///   - start: Where the function's domain begins, in user space.
    ///   - end: Where it ends.
    ///   - function: Calculates the components, alpha last, of a number of its domain.
    ///   - extendStart: Whether the first color fills what lies before the start.
    ///   - extendEnd: Whether the last color fills what lies behind the end.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(from: start, to: end), space, function, extendStart: extendStart, extendEnd: extendEnd)
    }

    /// Makes a shading between two circles, as Apple's `CGShadingCreateRadial`; the rest is as along a line.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(from: (start, startRadius), to: (end, endRadius)), space, function, extendStart: extendStart,
            extendEnd: extendEnd)
    }

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        let count = space.numberOfComponents + 1
        guard function.rangeDimension == count else { return nil }
        let domain = function.domain[0]
        let steps = 256
        let length: CGFloat = domain.upperBound - domain.lowerBound
        let components = (0...steps).flatMap { step in
            function.values(at: domain.lowerBound + length * CGFloat(step) / CGFloat(steps))
        }
        guard
            let gradient = CGGradient(
                colorSpace: space, colorComponents: components, locations: nil, count: steps + 1)
        else { return nil }
        self.shape = shape
        self.gradient = gradient
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let end):
            drawRadialGradient(
                shading.gradient, startCenter: start.center, startRadius: start.radius, endCenter: end.center,
                endRadius: end.radius, options: shading.options)
        }
    }
}
