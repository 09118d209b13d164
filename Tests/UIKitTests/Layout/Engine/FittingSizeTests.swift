import Testing

@testable import PlacardUIKit

/// A card whose fitting size is asked for again and again, while things change.
@MainActor @Suite struct FittingSizeTests {
    private let card = UIView()
    private let label = UILabel()
    private let inset: NSLayoutConstraint

    init() {
        label.numberOfLines = 0
        label.text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 3)
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        inset = label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            inset, label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        ])
    }

    private func height(atWidth width: CGFloat) -> CGFloat {
        card.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    @Test func `every width has its height, whatever was asked before`() {
        for width in [320, 120, 500, 120, 2000, 320] as [CGFloat] {
            #expect(height(atWidth: width) == textHeight(width - 20) + 10)
        }
    }

    @Test func `texts, constants, priorities and new views count at once`() {
        _ = height(atWidth: 200)
        label.text = "Short"
        #expect(height(atWidth: 200) == 30.5)
        label.text = String(repeating: "Long again. ", count: 30)
        inset.constant = 60
        #expect(height(atWidth: 200) == textHeight(130) + 10)
        inset.constant = 10
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(line)
        line.heightAnchor.constraint(equalToConstant: 700).isActive = true
        line.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
        line.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor).isActive = true
        label.text = "Short"
        label.setContentHuggingPriority(.init(1), for: .vertical)
        #expect(height(atWidth: 200) == 700)
        line.removeFromSuperview()
        #expect(height(atWidth: 200) == 30.5)
    }

    @Test func `a card in a tree answers the same, and its own layout keeps its width`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        card.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.topAnchor.constraint(equalTo: root.topAnchor), card.widthAnchor.constraint(equalToConstant: 220),
        ])
        root.layoutIfNeeded()
        let placed = label.frame
        #expect(height(atWidth: 120) == textHeight(100) + 10)
        #expect(label.intrinsicContentSize.height == placed.height)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(label.frame == placed)
    }

    @Test func `the largest size that fits is as large as the rules allow`() {
        card.widthAnchor.constraint(lessThanOrEqualToConstant: 250).isActive = true
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size.width == 250)
    }
}
