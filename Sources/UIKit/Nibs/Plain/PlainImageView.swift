/// An image view whose picture is not at hand: its place is marked, and it asks for the picture's space.
final class PlainImageView: UIImageView {
    private let mark = PlainPicture()

    /// In points; nil where the document does not know.
    var pictureSize: CGSize? {
        didSet { mark.pictureSize = pictureSize }
    }

    init() {
        super.init(frame: .zero)
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { pictureSize ?? super.intrinsicContentSize }
}
