import UIKit

@objc public protocol BubbleViewDelegate {
    @objc optional func bubbleViewWasTapped(_ bubble: BubbleView)
    @objc optional func bubbleViewShouldHighlight(_ bubble: BubbleView) -> Bool
}

/// A message with its sender; its layout comes from a nib.
public class BubbleView: UIView {
    @IBOutlet private weak var senderLabel: UILabel!
    @IBOutlet private weak var messageLabel: UILabel! {
        didSet { messageLabel.numberOfLines = 0 }
    }
    @IBOutlet private weak var replyButton: UIButton!

    public weak var delegate: BubbleViewDelegate?
    public private(set) var replies = 0

    public var message: String? {
        get { return messageLabel.text }
        set { messageLabel.text = newValue }
    }

    public class func make(sender: String, message: String) -> BubbleView {
        let nib = UINib(nibName: String(describing: self), bundle: Bundle(for: self))
        let bubble = nib.instantiate(withOwner: nil, options: nil).first as! BubbleView
        bubble.senderLabel.text = sender
        bubble.message = message
        return bubble
    }

    public override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 12
        backgroundColor = UIColor(resource: .bubble)
        replyButton.addTarget(self, action: #selector(reply), for: .touchUpInside)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(BubbleView.tapped(_:))))
    }

    @IBAction private func reply() {
        replies += 1
    }

    @objc private func tapped(_ sender: UIGestureRecognizer) {
        if delegate?.bubbleViewShouldHighlight?(self) ?? true {
            alpha = 0.5
        }
        delegate?.bubbleViewWasTapped?(self)
    }

    func sendReply() {
        replyButton.sendActions(for: .touchUpInside)
    }
}
