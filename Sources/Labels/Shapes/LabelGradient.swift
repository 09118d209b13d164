/// Colors that run into each other along a line through a rectangle.
public struct LabelGradient: Equatable {
    /// From start to end; one color alone is a plain surface.
    public var colors: [UIColor]
    /// Where each color stands, 0 to 1; nil spreads them evenly.
    public var locations: [CGFloat]?
    /// In units of the rectangle: (0, 0) is its top left corner, (1, 1) its bottom right one.
    public var startPoint: CGPoint
    /// Where the last color lies, in the same units; by default the middle of the lower edge.
    public var endPoint: CGPoint

    /// Makes a gradient, from the upper to the lower edge unless told otherwise.
    public init(
        _ colors: [UIColor], locations: [CGFloat]? = nil, from startPoint: CGPoint = CGPoint(x: 0.5, y: 0),
        to endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
        self.colors = colors
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Fills the context's clip; dynamic colors are those of the current traits.
    func draw(in rect: CGRect, _ context: CGContext) {
        let colors = self.colors.map { $0.resolvedColor(with: .current).cgColor }
        let stops = locations.flatMap { $0.count == colors.count ? $0 : nil }
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        guard
            let gradient = CGGradient(
                colorsSpace: space, colors: colors.map(\.self) as CFColors, locations: stops)
        else { return }
        context.drawLinearGradient(
            gradient, start: point(startPoint, in: rect), end: point(endPoint, in: rect),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func point(_ unit: CGPoint, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
}

#if os(Linux)
    private typealias CFColors = [CGColor]
#else
    private typealias CFColors = CFArray
#endif
