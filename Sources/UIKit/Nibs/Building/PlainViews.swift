/// What is shown for an image that is not there: a quiet box with a cross, as large as the image would be.
///
/// It fills an image view and places the box by that view's content mode.
/// Asset catalogs are not part of a document, which stores only the names and the sizes of its images.
final class PlainImage: PlainView {
    /// In points; nil where the document does not know.
    var imageSize: CGSize?

    override func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The box as an image, for what takes images alone.
    static func image(of size: CGSize) -> UIImage {
        let view = PlainImage(frame: CGRect(origin: .zero, size: size))
        return UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
            .withRenderingMode(.alwaysOriginal)
    }

    override func draw(_ rect: CGRect) {
        let box = imageFrame.insetBy(dx: 0.5, dy: 0.5)
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

    /// Where the image would lie by the content mode of the image view, if it is on one.
    private var imageFrame: CGRect {
        guard let size = imageSize, size.width > 0, size.height > 0 else { return bounds }
        return ((superview as? UIImageView)?.contentMode ?? contentMode).gravity.rectangle(for: size, in: bounds)
    }
}

/// What the plainly drawn views have in common: one place to set themselves up, whichever way they are made.
class PlainView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Called once, when the view is made.
    func prepare() {}
}

/// An image view whose image is not at hand: its place is marked, and it asks for the image's space.
final class PlainImageView: UIImageView {
    private let mark = PlainImage()

    /// In points; nil where the document does not know.
    var imageSize: CGSize? {
        didSet { mark.imageSize = imageSize }
    }

    init() {
        super.init(frame: .zero)
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { imageSize ?? super.intrinsicContentSize }
}
