import Testing

@testable import PlacardUIKit

/// Apple's documentation of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`: views whose text
/// wraps are measured at the width that is found, wherever they stand.
@MainActor @Suite struct FittingRootTests {
    private static let words = String(repeating: "word ", count: 40)

    private func height(of view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test func `A label that is asked itself is as high as its lines`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.words
        #expect(height(of: label) == label.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity)).height)
        label.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let fitting = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(
            fitting
                == CGSize(width: 200, height: label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height)
        )
    }

    @Test func `A text view that does not scroll is as high as its lines`() {
        let text = UITextView()
        text.isScrollEnabled = false
        text.text = Self.words
        #expect(height(of: text) == text.sizeThatFits(CGSize(width: 120, height: 0)).height)
    }
}
