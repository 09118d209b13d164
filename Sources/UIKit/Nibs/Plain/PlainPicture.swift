/// What is shown for a picture that is not there: a quiet box with a cross, as large as the picture would be.
///
/// It fills an image view and places the box by that view's content mode.
/// Asset catalogues are not part of a document, which stores only the names and the sizes of its pictures.
final class PlainPicture: PlainView {
    /// In points; nil where the document does not know.
    var pictureSize: CGSize?

    override func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The box as an image, for what takes images alone.
    static func image(of size: CGSize) -> UIImage {
        let view = PlainPicture(frame: CGRect(origin: .zero, size: size))
        return UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
            .withRenderingMode(.alwaysOriginal)
    }

    override func draw(_ rect: CGRect) {
        let box = pictureFrame.insetBy(dx: 0.5, dy: 0.5)
        guard box.width > 1, box.height > 1 else { return }
        let outline = UIBezierPath(rect: box)
        UIColor.systemGray5.setFill()
        outline.fill()
        outline.move(to: CGPoint(x: box.minX, y: box.minY))
        outline.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        outline.move(to: CGPoint(x: box.maxX, y: box.minY))
        outline.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        UIColor.systemGray3.setStroke()
        outline.lineWidth = 1
        outline.stroke()
    }

    /// Where the picture would lie by the content mode of the image view, if it is on one.
    private var pictureFrame: CGRect {
        guard let size = pictureSize, size.width > 0, size.height > 0 else { return bounds }
        return ((superview as? UIImageView)?.contentMode ?? contentMode).frame(of: size, in: bounds)
    }
}

extension UIView.ContentMode {
    /// The rectangle that content of a size takes up within `bounds`.
    func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        let widthRatio = bounds.width / size.width
        let heightRatio = bounds.height / size.height
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return centred(size, scale: min(widthRatio, heightRatio), in: bounds)
        case .scaleAspectFill: return centred(size, scale: max(widthRatio, heightRatio), in: bounds)
        default: return placed(size, in: bounds)
        }
    }

    private func centred(_ size: CGSize, scale: CGFloat, in bounds: CGRect) -> CGRect {
        let scaled = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
            height: scaled.height)
    }

    private func placed(_ size: CGSize, in bounds: CGRect) -> CGRect {
        var frame = centred(size, scale: 1, in: bounds)
        if [.left, .topLeft, .bottomLeft].contains(self) { frame.origin.x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(self) { frame.origin.x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(self) { frame.origin.y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(self) { frame.origin.y = bounds.maxY - size.height }
        return frame
    }
}
