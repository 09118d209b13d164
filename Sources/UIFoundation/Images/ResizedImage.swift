import Foundation

/// A resizable image at another size: nine parts, of which the corners keep their size.
///
/// It is put together on the image's own grid of pixels, so that parts meet without a seam, and corners stay sharp.
struct ResizedImage {
    let bitmap: CGImage

    /// Nil if the image is empty, or there is no space for the size (in points).
    init?(_ image: UIImage, to size: CGSize) {
        guard let resizing = image.manner.resizing,
            let upright = image.imageOrientation == .up ? image : image.flattenedWhole(),
            let source = upright.cgImage,
            let context = try? CGContext(size: size, scale: image.scale)
        else { return nil }
        context.scaleBy(x: 1 / image.scale, y: 1 / image.scale)
        let insets = resizing.capInsets
        let columns = Self.parts(source.width, context.width, (insets.left, insets.right), image.scale)
        let rows = Self.parts(source.height, context.height, (insets.top, insets.bottom), image.scale)
        for row in rows {
            for column in columns { Self.draw(source, column, row, resizing.mode, in: context) }
        }
        guard let bitmap = context.makeImage() else { return nil }
        self.bitmap = bitmap
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
    private static func parts(
        _ source: Int, _ target: Int, _ insets: (near: CGFloat, far: CGFloat), _ scale: CGFloat
    ) -> [Part] {
        func pixels(_ inset: CGFloat, limit: Int) -> Int {
            inset.isFinite && inset > 0 ? min(Int(min(inset * scale, 1e6).rounded()), limit) : 0
        }
        let near = pixels(insets.near, limit: source)
        let far = pixels(insets.far, limit: source - near)
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

    private static func draw(
        _ image: CGImage, _ column: Part, _ row: Part, _ mode: UIImage.ResizingMode, in context: CGContext
    ) {
        let from = CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
            height: row.source.count)
        let (width, height) = (column.target.count, row.target.count)
        let isTiled = mode == .tile && column.canTile && row.canTile
        guard let cut = image.cropping(to: from),
            let part = isTiled ? cut.tiled(width: width, height: height) : cut
        else { return }
        context.drawUpright(
            part, in: CGRect(x: column.target.lowerBound, y: row.target.lowerBound, width: width, height: height))
    }
}

extension UIImage {
    /// The bitmap turned upright in its own colors.
    fileprivate func flattenedWhole() -> UIImage? {
        shown {
            $0.resizing = nil
            $0.mode = .alwaysOriginal
        }.flattened(defaultTint: nil)
    }
}
