import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// What screens of unknown programs rely on.
@MainActor @Suite(.serialized) struct StrangersScreensTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    @Test func `a field keeps the edge that a program gave its layer, whatever the appearance`() {
        let (field, round) = (UITextField(frame: window.bounds), UITextField(frame: window.bounds))
        round.borderStyle = .roundedRect
        for view in [field, round] { window.addSubview(view) }
        let width = round.layer.borderWidth
        field.layer.cornerRadius = 12
        field.layer.borderWidth = 2
        field.layer.borderColor = UIColor.red.cgColor
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        window.addSubview(bar)
        let radius = bar.searchTextField.layer.cornerRadius
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(field.layer.cornerRadius == 12 && field.layer.borderWidth == 2)
        #expect(field.layer.borderColor == UIColor.red.cgColor)
        #expect(radius > 0 && bar.searchTextField.layer.cornerRadius == radius)
        #expect(round.layer.cornerRadius == 5 && round.layer.borderWidth == width)
        round.borderStyle = .none
        #expect(round.layer.cornerRadius == 0 && round.layer.borderWidth == 0)
    }

    @Test func `a field that is edited shows the end of what is typed`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        field.becomeFirstResponder()
        field.insertText("Some typed text that is longer than the field")
        #expect(field.bounds.contains(field.caretRect(for: field.endOfDocument)))
        #expect(field.caretRect(for: field.beginningOfDocument).maxX < 0)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(field.bounds.contains(field.caretRect(for: field.beginningOfDocument).insetBy(dx: 1, dy: 0)))
        field.resignFirstResponder()
        field.layoutIfNeeded()
        #expect(field.label.hiddenWidth == nil)
    }

    @Test func `a text view scrolls to what is typed`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        window.addSubview(view)
        view.becomeFirstResponder()
        for _ in 0..<12 { view.insertText("words ") }
        #expect(view.contentOffset.y > 20)
        #expect(view.bounds.intersects(view.caretRect(for: view.endOfDocument)))
        view.resignFirstResponder()
        let still = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        for _ in 0..<12 { still.insertText("words ") }
        #expect(still.contentOffset.y == 0)
    }

    /// Apple's documentation: `updated(for:)` applies a state's values "to any properties that you haven't customized".
    @Test func `colors that were set stay in every state`() {
        var selected = UICellConfigurationState(traitCollection: UITraitCollection())
        selected.isSelected = true
        let normal = UICellConfigurationState(traitCollection: UITraitCollection())
        let plain = UIBackgroundConfiguration.listGroupedCell()
        #expect(plain.updated(for: selected).backgroundColor != plain.backgroundColor)
        #expect(plain.updated(for: selected).updated(for: normal) == plain)
        var own = plain
        own.backgroundColor = .white
        #expect(own.updated(for: selected).backgroundColor == .white)
        var disabled = normal
        disabled.isDisabled = true
        var content = UIListContentConfiguration.cell()
        let standard = content.textProperties.color
        #expect(content.updated(for: disabled).textProperties.color == .tertiaryLabel)
        #expect(content.updated(for: disabled).updated(for: normal).textProperties.color == standard)
        content.textProperties.color = .red
        #expect(content.updated(for: disabled).textProperties.color == .red)
    }

    @Test func `a hidden label of several lines is as wide as the stack that it vanishes in`() {
        let (first, label) = (UIView(), UILabel())
        label.text = "A text that needs some lines in a stack that is narrow"
        label.numberOfLines = 0
        first.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let stack = UIStackView(arrangedSubviews: [first, label])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            stack.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        window.layoutIfNeeded()
        let height = label.frame.height
        #expect(height > 40 && label.frame.width == 200)
        label.isHidden = true
        window.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 200, height: 0))
        label.isHidden = false
        window.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 200, height: height))
    }

    @Test func `a hidden view does not make its stack wider`() {
        let (short, long) = (UILabel(), UILabel())
        (short.text, long.text) = ("Short", "Much longer than the other one")
        let stack = UIStackView(arrangedSubviews: [short, long])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        long.isHidden = true
        window.layoutIfNeeded()
        #expect(stack.frame.width == short.intrinsicContentSize.width && long.frame.width == stack.frame.width)
    }

    @Test func `a view that masks is drawn nowhere else`() throws {
        let (view, label, gradient) = (UIView(frame: window.bounds), UIView(frame: window.bounds), CAGradientLayer())
        label.backgroundColor = .black
        gradient.frame = window.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        view.layer.addSublayer(gradient)
        view.addSubview(label)
        view.mask = label
        window.addSubview(view)
        #expect(try Pixels(of: window)[20, 10] == 0xFFFF_0000)
    }

    @Test func `a symbol has a size under traits without a scale`() {
        let sizes = [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection()].map { traits in
            var size = CGSize.zero
            traits.performAsCurrent { size = UIImage(systemName: "star.fill")?.size ?? .zero }
            return size
        }
        #expect(sizes.allSatisfy { $0.width > 10 && $0.height > 10 })
    }

    /// Apple's engineers: buttons resize by the content size category "without having to do any work".
    @Test func `the title of a configured button follows the text size`() {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle) = ("Continue", "to the end")
        let button = UIButton(configuration: configuration)
        window.addSubview(button)
        window.layoutIfNeeded()
        let size = button.titleLabel?.font.pointSize
        #expect(size == 17)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        let wanted = UIFont.preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection).pointSize
        #expect(button.titleLabel?.font.pointSize == wanted && wanted > 30)
        #expect(button.subtitleLabel?.font.pointSize ?? 0 > 20)
    }

    @Test func `a list's content view follows the text size by itself`() throws {
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = "Title"
        let view = UIListContentView(configuration: configuration)
        window.addSubview(view)
        window.layoutIfNeeded()
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" })
        let size = label.font.pointSize
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        #expect(label.font.pointSize > size + 10)
    }

    @Test func `a row that comes back with another text has the height of that`() throws {
        let rows = TableRows(count: 60)
        let table = rows.table()
        let first = IndexPath(row: 0, section: 0)
        let height = try #require(table.cellForRow(at: first)).frame.height
        table.contentOffset.y = 1500
        table.layoutIfNeeded()
        rows.sections[0][0] = String(repeating: "long text ", count: 30)
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(try #require(table.cellForRow(at: first)).frame.height > height + 60)
    }

    @Test func `the color that a program gave a layer stays while its view has none`() {
        let (button, view) = (UIButton(type: .system), UIView())
        for part in [button, view] {
            part.frame = window.bounds
            part.layer.backgroundColor = UIColor.red.cgColor
            window.addSubview(part)
        }
        button.setTitle("A", for: .normal)
        window.layoutIfNeeded()
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(button.layer.backgroundColor == UIColor.red.cgColor)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.backgroundColor = .systemBackground
        view.backgroundColor = nil
        #expect(view.layer.backgroundColor == nil)
    }

    @Test func `steps are slow at both ends of the whole, unless the bits of another curve are among their options`()
    {
        let clock = EventClock(.stepped)
        func place(_ options: UIView.KeyframeAnimationOptions) -> CGFloat {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            var x: CGFloat = 0
            clock.drive {
                UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.frame.origin.x = 100 }
                }
                clock.advance(by: 0.125)
                x = view.layer.presentation()?.frame.minX ?? 0
                clock.advance(by: 2)
            }
            return x
        }
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        #expect(place([.allowUserInteraction, .beginFromCurrentState]) < 6)
        #expect(abs(place([linear]) - 12.5) < 0.01)
    }

    @Test func `a finger that is not far from a control still counts as within`() {
        let button = UIButton(frame: CGRect(x: 60, y: 60, width: 40, height: 40))
        window.addSubview(button)
        var told: [String] = []
        button.addAction(UIAction { _ in told.append("inside") }, for: .touchUpInside)
        button.addAction(UIAction { _ in told.append("outside") }, for: .touchUpOutside)
        for end in [160, 175] {
            let finger = TouchSequence(in: window)
            finger.down(at: CGPoint(x: 80, y: 80))
            finger.move(to: CGPoint(x: 80, y: end))
            finger.up()
        }
        #expect(told == ["inside", "outside"])
    }

    @Test func `rows of a list are round where their group ends, also when others come and go`() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        window.addSubview(collection)
        func show(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: false)
            window.layoutIfNeeded()
        }
        func corners(_ row: Int) -> CACornerMask? {
            collection.cellForItem(at: IndexPath(item: row, section: 0)).flatMap {
                $0.layer.cornerRadius > 0 ? $0.layer.maskedCorners : []
            }
        }
        show(["a", "b", "c"])
        #expect(corners(1) == [])
        show(["b", "c"])
        #expect(corners(0) == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        show(["b", "c", "d"])
        #expect(corners(1) == [] && corners(2) == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    private final class SizingLayout: UICollectionViewFlowLayout {
        var setsAfter = false

        override func prepare() {
            if !setsAfter { itemSize = CGSize(width: 33, height: 21) }
            super.prepare()
            if setsAfter { itemSize = CGSize(width: 44, height: 21) }
        }
    }

    @Test(arguments: [false, true]) func `a layout that sets sizes while it is prepared is prepared once`(after: Bool)
    {
        let layout = SizingLayout()
        layout.setsAfter = after
        let collection = Tiles([4]).collection(layout)
        let told = layoutReports {
            for _ in 0..<5 {
                collection.setNeedsLayout()
                collection.layoutIfNeeded()
            }
        }
        #expect(told == [])
        let first = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.size == CGSize(width: after ? 44 : 33, height: 21))
    }
}
