import Foundation

/// Something that moves, drawn image after image on a clock of its own.
public struct Film: Hashable, Sendable {
    /// Images in a second.
    public let framesPerSecond: Int
    /// How long it lasts, in seconds.
    public let duration: TimeInterval

    /// Makes a film; at least one image is drawn.
    public init(framesPerSecond: Int, duration: TimeInterval) {
        (self.framesPerSecond, self.duration) = (framesPerSecond, duration)
    }

    /// How many images there are.
    public var frameCount: Int { max(1, Int((duration * Double(framesPerSecond)).rounded())) }

    /// The film as an animated PNG file.
    ///
    /// - Parameters:
    ///   - begin: Makes what moves; animations that it starts run on the film's clock.
    ///   - draw: Draws the present moment.
    ///   - compressionLevel: As `PNGEncoder` takes it.
    @MainActor package func data<Scene>(
        _ begin: () throws -> Scene, _ draw: (Scene) throws -> CGImage, compressionLevel: Int? = nil
    ) throws -> Data {
        let clock = EventClock(.stepped)
        let encoder = AnimatedPNGEncoder(framesPerSecond: framesPerSecond, compressionLevel: compressionLevel)
        return try clock.drive {
            let scene = try begin()
            return try encoder.encode(count: frameCount) { index in
                clock.advance(by: Double(index) / Double(framesPerSecond) - clock.now)
                return try draw(scene)
            }
        }
    }

    /// Moments of the film side by side, each with its time below, at most 12.
    @MainActor package func sheet<Scene>(_ begin: () throws -> Scene, _ draw: (Scene) throws -> CGImage) throws
        -> CGImage
    {
        let clock = EventClock(.stepped)
        let count = min(12, frameCount)
        var moments: [(time: TimeInterval, image: CGImage)] = []
        try clock.drive {
            let scene = try begin()
            for index in 0..<count {
                clock.advance(by: duration * Double(index) / Double(max(count - 1, 1)) - clock.now)
                moments.append((clock.now, try draw(scene)))
            }
        }
        return try Self.sheet(of: moments)
    }

    private static func sheet(of moments: [(time: TimeInterval, image: CGImage)]) throws -> CGImage {
        let columns = min(4, moments.count)
        let (width, height) = (CGFloat(moments[0].image.width), CGFloat(moments[0].image.height))
        let (gap, line): (CGFloat, CGFloat) = (12, 24)
        let rows = (moments.count + columns - 1) / columns
        let size = CGSize(
            width: gap + (width + gap) * CGFloat(columns), height: gap + (height + line + gap) * CGFloat(rows))
        let context = try CGContext(size: size, scale: 1)
        context.setFillColor(.white)
        context.fill(CGRect(origin: .zero, size: size))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        for (index, moment) in moments.enumerated() {
            let origin = CGPoint(
                x: gap + (width + gap) * CGFloat(index % columns),
                y: gap + (height + line + gap) * CGFloat(index / columns))
            context.drawUpright(moment.image, in: CGRect(origin: origin, size: CGSize(width: width, height: height)))
            NSAttributedString(
                string: String(format: "%.2f s", moment.time), attributes: [.font: UIFont.systemFont(ofSize: 14)]
            ).draw(at: CGPoint(x: origin.x, y: origin.y + height + 3))
        }
        guard let image = context.makeImage() else { throw CGContextError.noArea(size: size, scale: 1) }
        return image
    }
}
