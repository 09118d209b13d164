import Foundation

/// A label whose look comes from a style of the program's sheet: subclasses say which, by overriding `attributes`.
///
/// Works in code and in nibs alike. Setting `text` applies the style; setting `attributedText` shows that text as it is.
open class StyledLabel: UILabel {
    // Only the main actor writes it, and by the time of `deinit` nobody else can.
    private nonisolated(unsafe) var observation: (any NSObjectProtocol)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit {
        if let observation { NotificationCenter.default.removeObserver(observation) }
    }

    /// The attributes of the label's text; none unless a subclass says so.
    open var attributes: [NSAttributedString.Key: Any] { [:] }

    open override var text: String? {
        didSet { applyStyle() }
    }

    /// Gives the text the present `attributes`; called whenever text or sheet change.
    open func applyStyle() {
        attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    private func setUp() {
        observation = NotificationCenter.default.addObserver(
            forName: TextStyles.didChange, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.applyStyle() }
        }
        applyStyle()
    }
}

/// A label in the sheet's style `header1`.
public final class Header1Label: StyledLabel {
    public override var attributes: [NSAttributedString.Key: Any] { TextStyles.header1.attributes }
}

/// A label in the sheet's style `header2White`, for dark backgrounds.
public final class Header2WhiteLabel: StyledLabel {
    public override var attributes: [NSAttributedString.Key: Any] { TextStyles.header2White.attributes }
}

/// A label in the sheet's style `header2Black`.
public final class Header2BlackLabel: StyledLabel {
    public override var attributes: [NSAttributedString.Key: Any] { TextStyles.header2Black.attributes }
}

/// A label in the sheet's style `body`.
public final class BodyLabel: StyledLabel {
    public override var attributes: [NSAttributedString.Key: Any] { TextStyles.body.attributes }
}
