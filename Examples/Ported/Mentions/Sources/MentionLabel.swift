import UIKit

/// A label whose mentions (`@ana`) are colored and can be tapped.
@IBDesignable
open class MentionLabel: UILabel {
    @IBOutlet public weak var delegate: AnyObject?

    @IBInspectable open var mentionColor: UIColor = .systemBlue {
        didSet { restyle() }
    }
    @IBInspectable open var isBoldMention: Bool = false {
        didSet { restyle() }
    }

    /// The mentions in the order of the text.
    @objc public private(set) dynamic var mentions: [String] = []
    /// Called for taps, beside the delegate.
    open var onTap: ((String) -> Void)?

    var ranges: [(range: NSRange, name: String)] = []
    private var plainText: String?

    lazy var textStorage = NSTextStorage()
    lazy var layoutManager = NSLayoutManager()
    lazy var textContainer = NSTextContainer()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override open var text: String? {
        didSet {
            plainText = text
            restyle()
        }
    }

    override open var font: UIFont! {
        didSet { restyle() }
    }

    /// Takes the delegate's answers into account again.
    @objc open func reload() {
        restyle()
    }

    private func setUp() {
        textStorage.addLayoutManager(layoutManager)
        layoutManager.addTextContainer(textContainer)
        textContainer.lineFragmentPadding = 0
        isUserInteractionEnabled = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
        NotificationCenter.default.addObserver(
            self, selector: #selector(contentSizeDidChange), name: UIContentSizeCategory.didChangeNotification,
            object: nil)
    }

    @objc private func contentSizeDidChange(_ notification: Notification) {
        restyle()
    }

    private func restyle() {
        guard let plainText = plainText else { return }
        let styled = NSMutableAttributedString(string: plainText, attributes: [.font: font!])
        ranges = MentionScanner.mentions(in: plainText).filter { shouldLink($0.name) }
        for (range, name) in ranges {
            styled.addAttribute(.foregroundColor, value: color(for: name), range: range)
            if isBoldMention {
                styled.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: font.pointSize), range: range)
            }
        }
        mentions = ranges.map { $0.name }
        attributedText = styled
    }

    private var mentionDelegate: MentionLabelDelegate? {
        return delegate as? MentionLabelDelegate
    }

    private func shouldLink(_ name: String) -> Bool {
        return mentionDelegate?.mentionLabel?(self, shouldLink: name) ?? true
    }

    private func color(for name: String) -> UIColor {
        return mentionDelegate?.mentionLabel?(self, colorFor: name) ?? mentionColor
    }

    func tapped(_ name: String) {
        mentionDelegate?.mentionLabel?(self, didTap: name)
        onTap?(name)
    }
}
