/// How many pixels in a point the canvas that a document was drawn on measured text with: those of its device, or else
/// one, which Xcode takes on a display without Retina and which documents do not store, but the heights of their lines of
/// text tell. Edges lie on the device's pixels either way.
@MainActor struct CanvasScale {
    let lines: [CanvasLine]
    /// Pixels in a point of the document's device.
    let device: CGFloat

    /// The device's, unless at least three labels in the system's font are whole points high where the device's pixels
    /// would make them lower, and none is that low.
    var scale: CGFloat {
        var (whole, fine) = (0, 0)
        for line in lines {
            guard let size = pointSize(of: line.font) else { continue }
            let height = UIFont.systemFont(ofSize: size).lineHeight
            let (isWhole, isFine) = (line.isHigh(height, scale: 1), line.isHigh(height, scale: device))
            guard isWhole != isFine else { continue }
            if isWhole { whole += 1 } else { fine += 1 }
        }
        return whole >= 3 && fine == 0 ? 1 : device
    }

    /// The size of the system's font, in points; nil for text styles, whose size depends on the canvas too, and others.
    private func pointSize(of font: IBElement) -> CGFloat? {
        guard font["style"] == nil, font["type"] == "system" || font["type"] == "boldSystem" else { return nil }
        return font["pointSize"].flatMap(IBNumber.parse).map { CGFloat($0) }
    }
}
