/// How an image is put together at another size: its corners keep their size, its edges their thickness, and the middle
/// fills the rest.
///
/// It is put together on a grid of whole pixels, so that parts meet without a seam, and corners stay sharp.
package struct NineParts {
    /// What of an axis keeps its length, in pixels from either end.
    package struct Caps {
        var near: Int
        var far: Int

        /// Takes what there is of an axis: the near end first, no less than nothing.
        package init(near: Int, far: Int, of length: Int) {
            self.near = min(max(near, 0), length)
            self.far = min(max(far, 0), length - self.near)
        }
    }

    /// What edges and middle do to be larger.
    package enum Filling { case stretch, tile }

    private let columns: Caps
    private let rows: Caps
    private let filling: Filling
    private let quality: CGInterpolationQuality

    /// Says how, for images of the size that the caps were taken of.
    package init(
        columns: Caps, rows: Caps, filling: Filling = .stretch, quality: CGInterpolationQuality = .default
    ) {
        (self.columns, self.rows, self.filling, self.quality) = (columns, rows, filling, quality)
    }

    /// The image at a size in points, with as many pixels as are touched; nil if there is no space for it.
    package func picture(of image: CGImage, size: CGSize, scale: CGFloat) -> CGImage? {
        guard let context = try? CGContext(size: size, scale: scale) else { return nil }
        context.scaleBy(x: 1 / scale, y: 1 / scale)
        context.interpolationQuality = quality
        let columns = Self.parts(image.width, context.width, columns)
        for row in Self.parts(image.height, context.height, rows) {
            for column in columns { draw(image, column, row, in: context) }
        }
        return context.makeImage()
    }

    /// A stretch of one axis in pixels: where it lies in the source, and where on the target.
    private struct Part {
        var source: Range<Int>
        var target: Range<Int>
        var place: Place

        enum Place { case cap, middle }

        /// Whether copies may fill it: caps that have no space shrink in any case.
        var canTile: Bool { place == .middle || source.count == target.count }
    }

    /// The near cap, the middle and the far cap, without those that are empty.
    private static func parts(_ source: Int, _ target: Int, _ caps: Caps) -> [Part] {
        let (near, far) = (caps.near, caps.far)
        // Where the caps have no space, both shrink in the same measure.
        let space = near + far > target ? CGFloat(target) / CGFloat(near + far) : 1
        let nearEnd = Int((CGFloat(near) * space).rounded())
        let farStart = max(nearEnd, target - Int((CGFloat(far) * space).rounded()))
        return [
            Part(source: 0..<near, target: 0..<nearEnd, place: .cap),
            Part(source: near..<source - far, target: nearEnd..<farStart, place: .middle),
            Part(source: source - far..<source, target: farStart..<target, place: .cap),
        ].filter { !$0.source.isEmpty && !$0.target.isEmpty }
    }

    private func draw(_ image: CGImage, _ column: Part, _ row: Part, in context: CGContext) {
        let from = CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
            height: row.source.count)
        let (width, height) = (column.target.count, row.target.count)
        let isTiled = filling == .tile && column.canTile && row.canTile
        guard let cut = image.cropping(to: from),
            let part = isTiled ? cut.tiled(width: width, height: height) : cut
        else { return }
        context.drawUpright(
            part, in: CGRect(x: column.target.lowerBound, y: row.target.lowerBound, width: width, height: height))
    }
}
