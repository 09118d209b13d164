/// A speech bubble with a tail on any edge and, on demand, an image in it or beside it.
open class SpeechBubbleLabel: PlacardLabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a label from a nib: gray, on any number of lines, with a tail at its lower edge.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Where the tail stands and how large it is; the text keeps out of it.
    open var tail = BubbleTail() { didSet { bubbleDidChange() } }

    /// The radius of the corners in points; corners beside a tail may be smaller.
    @IBInspectable open override var cornerRadius: CGFloat {
        get { radius }
        set {
            radius = newValue
            bubbleDidChange()
        }
    }

    /// The image; nil for none.
    @IBInspectable open var image: UIImage? { didSet { pictureDidChange() } }
    /// The image's size in points; zero for its own.
    @IBInspectable open var imageSize: CGSize = .zero { didSet { pictureDidChange() } }
    /// Whether the image is in the bubble or beside it.
    open var imagePlace = LabelAccessory.Place.inShape { didSet { pictureDidChange() } }
    /// On which side of the text, or of the bubble, the image is.
    open var imageSide = LabelAccessory.Side.leading { didSet { pictureDidChange() } }
    /// Where the image lies along its side.
    open var imageAnchor = LabelAccessory.Anchor.center { didSet { pictureDidChange() } }
    /// Between image and text, or image and bubble, in points.
    @IBInspectable open var imageSpacing: CGFloat = 8 { didSet { pictureDidChange() } }

    private var radius: CGFloat = 16

    private func setUp() {
        numberOfLines = 0
        textInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
        fill = .color(.systemGray5)
        bubbleDidChange()
    }

    private func bubbleDidChange() { shape = .bubble(radius: max(0, radius), tail: tail) }

    private func pictureDidChange() {
        accessory = image.map { image in
            LabelAccessory(
                image, size: imageSize == .zero ? nil : imageSize, side: imageSide, place: imagePlace,
                anchor: imageAnchor, spacing: imageSpacing)
        }
    }
}
