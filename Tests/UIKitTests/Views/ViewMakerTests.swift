import Testing

@testable import PlacardUIKit

/// On iOS `T()` makes an object of whatever class of views the type stands for.
@MainActor @Suite struct ViewMakerTests {
    private func built<View: UIView>(_ change: (View) -> Void) -> View {
        let view = View.made()
        view.translatesAutoresizingMaskIntoConstraints = false
        change(view)
        return view
    }

    @Test func `UIKit's classes are made by themselves`() {
        let label: UILabel = built { $0.text = "a" }
        let stack: UIStackView = built { $0.axis = .vertical }
        #expect(type(of: label) == UILabel.self && label.text == "a" && stack.axis == .vertical)
        #expect(UITextView.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
        #expect(UITableViewCell.made().textLabel != nil && UIVisualEffectView.made().effect == nil)
    }

    @Test func `A slider keeps the size that its init() gives it`() {
        #expect(UISwitch.made().bounds.size == UISwitch().bounds.size)
    }

    @Test func `A class of one's own is made by the maker of its name`() {
        let card: MadeCard = built { $0.tag = 3 }
        #expect(type(of: card) == MadeCard.self && card.isPlain && card.tag == 3)
        #expect(!MadeCard.made(frame: .zero).isPlain)
    }
}

final class MadeCard: UILabel {
    let isPlain: Bool

    init() {
        isPlain = true
        super.init(frame: .zero)
    }

    override init(frame: CGRect) {
        isPlain = false
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

/// As `placard port` writes it.
final class MadeCardViewMaker: ViewMaker {
    override class func makeView() -> UIView? { MadeCard() }
    override class func makeView(frame: CGRect) -> UIView? { MadeCard(frame: frame) }
}
