import Placard

/// An image with a caption, laid out in a nib whose owner it is: made in code and in other nibs alike.
final class CaptionableImageView: UIView {
    @Outlet var contentView: UIView!
    @Outlet var captionLabel: UILabel!
    @Outlet private(set) var imageView: UIImageView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        initSubviews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        initSubviews()
    }

    @IBInspectable var caption: String? {
        get { captionLabel?.text }
        set { captionLabel.text = newValue }
    }

    private func initSubviews() {
        let nib = UINib(nibName: "CaptionableImageView", bundle: .module)
        _ = nib.instantiate(withOwner: self, options: nil)
        contentView.frame = bounds
        addSubview(contentView)
    }
}
