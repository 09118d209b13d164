/// The round field of a search bar, with a magnifier before its text.
///
/// Source: Apple's documentation of `UISearchTextField`.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Makes a field from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        font = .systemFont(ofSize: UIFont.labelFontSize)
        backgroundColor = .tertiarySystemFill
        leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        leftViewMode = .always
    }

    /// Text keeps away from the round end.
    override var padding: CGFloat { 7 }

    /// Darker than in other fields, as the magnifier is.
    open override var placeholder: String? {
        didSet {
            attributedPlaceholder = placeholder.map {
                NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
            }
        }
    }
}

/// A magnifying glass: a circle with a handle.
private final class Magnifier: UIView {
    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(ovalIn: CGRect(x: 8.5, y: 4, width: 10, height: 10))
        path.move(to: CGPoint(x: 17.2, y: 12.7))
        path.addLine(to: CGPoint(x: 21.5, y: 17))
        path.lineWidth = 1.6
        path.lineCapStyle = .round
        UIColor.secondaryLabel.setStroke()
        path.stroke()
    }
}
