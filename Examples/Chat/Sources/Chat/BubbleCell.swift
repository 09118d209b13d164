import UIKit

/// A message in a bubble at the side of whoever wrote it, made in code.
final class BubbleCell: UICollectionViewCell {
    /// The space between the bubble's edges and its text, in points.
    static let insets = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
    /// The most of the row's width that a bubble takes.
    static let share: CGFloat = 0.75

    let label = UILabel()
    private let bubble = UIView()
    private lazy var mine = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    private lazy var other = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        bubble.layer.cornerRadius = 18
        for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: Self.share),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: Self.insets.top),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -Self.insets.bottom),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: Self.insets.leading),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -Self.insets.trailing),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ message: Message) {
        let isBare = message.isEmojiAlone
        label.attributedText = message.attributedText(color: message.isMine && !isBare ? .white : .label)
        bubble.backgroundColor = isBare ? .clear : message.isMine ? .systemBlue : .secondarySystemBackground
        mine.isActive = message.isMine
        other.isActive = !message.isMine
    }
}
