/// An image that goes with a label's text.
public struct LabelAccessory: Equatable {
    /// Where the image is, seen from the text; `leading` and `trailing` follow the label's layout direction.
    public enum Side: Sendable { case left, right, top, bottom, leading, trailing }

    /// Whether the label's shape surrounds the image as well as the text.
    public enum Place: Sendable { case inShape, besideShape }

    /// Where the image lies along its side: at the left or upper end, in the middle, at the other end.
    public enum Anchor: Sendable { case start, center, end }

    /// The image that stands beside the text.
    public var image: UIImage
    /// How large the image is drawn, in points.
    public var size: CGSize
    /// Where it stands against the text.
    public var side: Side
    /// Whether the image lies inside the label's shape; by default it does.
    public var place: Place
    /// Where the image lies along its side; in the middle by default.
    public var anchor: Anchor
    /// Between image and text, or image and shape, in points.
    public var spacing: CGFloat

    /// - Parameters:
    ///   - image: The picture.
    ///   - size: In points; nil for the image's own.
    ///   - side: The side of the text on which it lies.
    ///   - place: Whether it lies within the shape.
    ///   - anchor: What of the text it is level with.
    ///   - spacing: The distance from the text, in points.
    public init(
        _ image: UIImage, size: CGSize? = nil, side: Side = .left, place: Place = .inShape,
        anchor: Anchor = .center, spacing: CGFloat = 8
    ) {
        self.image = image
        self.size = size ?? image.size
        self.side = side
        self.place = place
        self.anchor = anchor
        self.spacing = spacing
    }

    /// The same image with its side as left or right.
    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> LabelAccessory {
        var copy = self
        let isRightToLeft = direction == .rightToLeft
        if side == .leading { copy.side = isRightToLeft ? .right : .left }
        if side == .trailing { copy.side = isRightToLeft ? .left : .right }
        return copy
    }

    /// What the image takes from the rectangle around it and the text, or the shape.
    var space: UIEdgeInsets {
        switch side {
        case .left, .leading: UIEdgeInsets(top: 0, left: size.width + spacing, bottom: 0, right: 0)
        case .right, .trailing: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: size.width + spacing)
        case .top: UIEdgeInsets(top: size.height + spacing, left: 0, bottom: 0, right: 0)
        case .bottom: UIEdgeInsets(top: 0, left: 0, bottom: size.height + spacing, right: 0)
        }
    }

    /// Where the image lies in the rectangle of image and text, or image and shape.
    func frame(in rect: CGRect) -> CGRect {
        let x = rect.minX + anchor.share * (rect.width - size.width)
        let y = rect.minY + anchor.share * (rect.height - size.height)
        let origin =
            switch side {
            case .left, .leading: CGPoint(x: rect.minX, y: y)
            case .right, .trailing: CGPoint(x: rect.maxX - size.width, y: y)
            case .top: CGPoint(x: x, y: rect.minY)
            case .bottom: CGPoint(x: x, y: rect.maxY - size.height)
            }
        return CGRect(origin: origin, size: size)
    }
}

extension LabelAccessory.Anchor {
    /// The share of the free length that lies before the image.
    fileprivate var share: CGFloat {
        switch self {
        case .start: 0
        case .center: 0.5
        case .end: 1
        }
    }
}
