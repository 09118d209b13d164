/// A picture beside a label's text.
public struct LabelAccessory: Equatable {
    public enum Side: Sendable { case left, right, top }

    public var image: UIImage
    /// In points.
    public var size: CGSize
    public var side: Side
    /// Between picture and text, in points.
    public var spacing: CGFloat

    public init(_ image: UIImage, size: CGSize, side: Side = .left, spacing: CGFloat = 8) {
        self.image = image
        self.size = size
        self.side = side
        self.spacing = spacing
    }

    var room: UIEdgeInsets {
        switch side {
        case .left: UIEdgeInsets(top: 0, left: size.width + spacing, bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: size.width + spacing)
        case .top: UIEdgeInsets(top: size.height + spacing, left: 0, bottom: 0, right: 0)
        }
    }

    /// Where the picture lies in the rectangle of picture and text.
    func frame(in rect: CGRect) -> CGRect {
        let middle = rect.midY - size.height / 2
        let origin =
            switch side {
            case .left: CGPoint(x: rect.minX, y: middle)
            case .right: CGPoint(x: rect.maxX - size.width, y: middle)
            case .top: CGPoint(x: rect.midX - size.width / 2, y: rect.minY)
            }
        return CGRect(origin: origin, size: size)
    }
}
