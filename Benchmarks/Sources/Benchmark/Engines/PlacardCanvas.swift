import Placard

/// A bitmap that Placard's layouts are drawn into.
final class PlacardCanvas {
    private let context: CGContext
    private let width: CGFloat

    /// `width` and `height` in points.
    init(width: Double, height: Double, scale: Double) throws {
        self.width = CGFloat(width)
        context = try CGContext(size: CGSize(width: width, height: height), scale: CGFloat(scale))
    }

    /// Clears the part of the bitmap that the lines need and draws them there, black.
    func draw(_ layout: TextLayout, height: Double) {
        context.clear(CGRect(x: 0, y: 0, width: width, height: CGFloat(height)))
        context.setFillColor(gray: 0, alpha: 1)
        for line in layout.lines {
            for run in line.runs {
                context.draw(
                    GlyphRun(
                        source: run.font.face, pointSize: run.font.pointSize, glyphs: run.glyphs,
                        positions: run.positions))
            }
        }
    }
}
