import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct ListContentTests {
    private func cell(_ change: (inout UIListContentConfiguration) -> Void) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        change(&content)
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.layoutIfNeeded()
        return cell
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels($0) + [$0 as? UILabel].compactMap { $0 }.filter { !$0.isHidden } }
    }

    @Test func `a row with one line is 44 points high, and grows with its text`() {
        let one = cell { $0.text = "One line" }
        #expect(one.fittingHeight(atWidth: 375) == 44)
        let text = String(repeating: "Several words ", count: 12)
        let several = cell { $0.text = text }
        let label = UILabel()
        (label.text, label.numberOfLines, label.font) = (text, 0, .preferredFont(forTextStyle: .body))
        let alone = label.sizeThatFits(CGSize(width: 343, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(several.fittingHeight(atWidth: 375) == alone + 22)
    }

    @Test func `texts side by side go below each other where they have no room`() {
        func second(_ text: String) -> CGRect {
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = ("Name", text)
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
            view.layoutIfNeeded()
            return labels(view)[1].frame
        }
        #expect(second("Value").maxX == 304 && second("Value").minX > 200)
        #expect(second(String(repeating: "Value ", count: 9)).minX == 16)
    }

    @Test func `the image's room pushes texts and the line below the row aside`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
        let row = cell {
            ($0.text, $0.image) = ("Text", image)
            $0.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        }
        let label = try #require(labels(row).first)
        #expect(abs(label.frame.minX - 72) < 0.001)
        row.placement = RowPlacement(
            style: .plain, isFirst: true, isLast: true, lineColor: .red, lineInset: nil, table: nil)
        row.layoutIfNeeded()
        #expect(row.subviews.contains { $0.frame.height == 0.5 && $0.frame.minX == 72 })
    }

    /// Source: Apple's documentation of `preferredSymbolConfiguration` and `tintColorTransformer`.
    @Test func `a symbol is drawn as the content prefers, and its room follows the text size`() throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", UIImage(systemName: "circle"))
        content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .red }
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        func picture() throws -> UIImageView {
            view.layoutIfNeeded()
            return try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        }
        let large = try picture().frame.width
        #expect(try picture().tintColor == .red)
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
        view.configuration = content
        #expect(try picture().frame.width < large)
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        view.configuration = content
        let (before, start) = (try picture().frame.width, labels(view)[0].frame.minX)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(try picture().frame.width > 2 * before)
        #expect(labels(view)[0].frame.minX > start + before)
    }

    @Test(arguments: [
        UIListContentConfiguration.subtitleCell(), .plainHeader(), .extraProminentInsetGroupedHeader(),
        .groupedFooter(),
    ]) func `texts and their room follow the text size`(_ configuration: UIListContentConfiguration) {
        var content = configuration
        (content.text, content.secondaryText) = ("Text", "Second text")
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.layoutIfNeeded()
        let before = labels(view).map(\.frame.height)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        for (label, height) in zip(labels(view), before) {
            #expect(label.frame.height > 1.5 * height && label.frame.height == label.intrinsicContentSize.height)
        }
    }

    @Test func `a handler configures the row for each state`() {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        var seen: [Bool] = []
        row.configurationUpdateHandler = { _, state in seen.append(state.isSelected) }
        row.layoutIfNeeded()
        row.isSelected = true
        row.layoutIfNeeded()
        row.layoutIfNeeded()
        #expect(seen == [false, true])
    }

    @Test func `a background is marked while its row is selected`() throws {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.backgroundConfiguration = .listGroupedCell()
        let ground = try #require(row.configured.ground)
        #expect(ground.configuration.backgroundColor == .secondarySystemGroupedBackground)
        row.isSelected = true
        row.layoutIfNeeded()
        #expect(ground.configuration.backgroundColor == .systemGray4 && row.subviews.first === ground)
    }

    @Test func `a program's own configuration makes the view that the row is as high as`() {
        struct Box: UIContentConfiguration {
            var height: CGFloat
            func makeContentView() -> any UIView & UIContentView { BoxView(self) }
            func updated(for state: any UIConfigurationState) -> Box { self }
        }
        final class BoxView: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ box: Box) {
                configuration = box
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: (configuration as? Box)?.height ?? 0)
            }
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { sizeThatFits(targetSize) }
        }
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.contentConfiguration = Box(height: 70)
        #expect(row.fittingHeight(atWidth: 300) == 70)
        let view = row.configured.view
        row.contentConfiguration = Box(height: 90)
        #expect(row.fittingHeight(atWidth: 300) == 90 && row.configured.view === view)
    }

    /// Apple's pages of `UIBackgroundConfiguration.customView` and `visualEffect`.
    @Test func `a background has the program's view and its effect`() throws {
        var background = UIBackgroundConfiguration.clear()
        let (own, other) = (UIView(), UIView())
        background.customView = own
        background.visualEffect = UIGlassEffect(style: .clear)
        let view = ListBackgroundView(background)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layoutIfNeeded()
        let ground = try #require(own.superview)
        #expect(own.frame == view.bounds)
        let effect = try #require(ground.subviews.first as? UIVisualEffectView)
        #expect(effect.effect === background.visualEffect && ground.subviews.count == 2)
        background.customView = other
        background.visualEffect = nil
        background.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        view.configuration = background
        #expect(own.superview == nil && effect.superview == nil)
        #expect(ground.subviews.first === other && ground.subviews.last is UIImageView)
    }

    /// Apple's page of `UITableViewCell.contentConfiguration`: it "replaces the existing `contentView`".
    @Test func `a configuration's view is the content view, until there is none`() {
        let row = cell { $0.text = "One line" }
        #expect(row.contentView is UIListContentView && row.contentView.frame == row.bounds)
        row.contentConfiguration = nil
        #expect(!(row.contentView is UIListContentView) && row.contentView.superview === row)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        let old = item.contentView
        item.contentConfiguration = UIListContentConfiguration.cell()
        item.layoutIfNeeded()
        #expect(old.superview == nil && item.contentView === item.configured.view)
        #expect(item.contentView.frame == item.bounds)
        let header = UITableViewHeaderFooterView()
        header.contentConfiguration = header.defaultContentConfiguration()
        #expect(header.contentView is UIListContentView)
    }

    @Test func `a list's content is as wide as its texts where no width is asked for`() {
        var content = UIListContentConfiguration.cell()
        content.text = "A fairly long chip title"
        let view = UIListContentView(configuration: content)
        let label = labels(view)[0]
        let natural = label.intrinsicContentSize.width
        let margins = content.directionalLayoutMargins
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: natural + margins.leading + margins.trailing, height: 44))
        let chip = view.systemLayoutSizeFitting(
            CGSize(width: 44, height: 44), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(chip == size)
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 120 && narrow.height > 44)
    }

    private final class OnTheRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.text = "Hello"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 32),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `views that lie on the row itself make it as high as they ask for`() {
        let label = UILabel()
        label.text = "Hello"
        let row = OnTheRow(style: .default, reuseIdentifier: nil)
        #expect(row.fittingHeight(atWidth: 375) == label.intrinsicContentSize.height + 64)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).fittingHeight(atWidth: 375) == 44)
    }

    @Test func `a background by default is that of the table's style`() {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(row.defaultBackgroundConfiguration() == .listPlainCell())
        #expect(UICollectionViewCell(frame: .zero).defaultBackgroundConfiguration() == .clear())
    }
}
