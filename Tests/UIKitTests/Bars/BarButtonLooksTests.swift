import Testing

@testable import PlacardUIKit

/// What items of bars show besides a title: badges, room for other titles, another way back, a second line.
@MainActor @Suite struct BarButtonLooksTests {
    private func bar(_ configure: (UINavigationItem) -> Void, below: UINavigationItem? = nil) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        configure(item)
        bar.items = [below, item].compactMap { $0 }
        bar.layoutIfNeeded()
        return bar
    }

    private func buttons(_ bar: UIView) -> [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }
    private func labels(_ bar: UIView) -> [UILabel] {
        bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    @Test func `An item is as wide as the widest title that it may have`() throws {
        let item = UIBarButtonItem(title: "Edit", style: .plain)
        let bar = bar { $0.rightBarButtonItem = item }
        let narrow = try #require(buttons(bar).first).frame.width
        item.possibleTitles = ["Edit", "Finish editing"]
        bar.layoutIfNeeded()
        let wide = try #require(buttons(bar).first).frame
        #expect(wide.width > narrow + 40)
        item.title = "Finish editing"
        bar.layoutIfNeeded()
        #expect(try abs(#require(buttons(bar).first).frame.width - wide.width) <= 1)
    }

    @Test func `A badge lies at the upper trailing corner of its item`() throws {
        let item = UIBarButtonItem(title: "Mail", style: .plain)
        item.badge = .count(3)
        let bar = bar { $0.rightBarButtonItem = item }
        func shown() throws -> BadgeView? {
            let button = try #require(buttons(bar).first)
            button.layoutIfNeeded()
            return (button as? BarItemButton)?.badgeView
        }
        let badge = try #require(try shown())
        let label = try #require(buttons(bar).first?.titleLabel)
        #expect(badge.center.x == label.frame.maxX && badge.frame.minY >= 0 && badge.backgroundColor == .systemRed)
        badge.layoutIfNeeded()
        #expect(badge.subviews.compactMap { ($0 as? UILabel)?.text } == ["3"] && badge.bounds.height == 16)
        item.badge?.backgroundColor = .blue
        bar.layoutIfNeeded()
        #expect(try shown()?.backgroundColor == .blue)
        item.badge = .indicator()
        #expect(try shown()?.bounds.size == CGSize(width: 8, height: 8))
        item.badge = nil
        #expect(try shown() == nil && UIBarButtonItem.Badge.string("new").stringValue == "new")
    }

    @Test func `An action takes the place of going back`() throws {
        var done = 0
        let below = UINavigationItem(title: "Below")
        let bar = bar({ $0.backAction = UIAction(title: "Discard") { _ in done += 1 } }, below: below)
        let back = try #require(buttons(bar).first)
        #expect(back.currentTitle == "Discard")
        back.sendActions(for: .primaryActionTriggered)
        #expect(done == 1 && bar.items?.count == 2)
        bar.topItem?.backAction = nil
        #expect(buttons(bar).first?.currentTitle == "Below")
        let alone = self.bar { $0.backAction = UIAction { _ in } }
        #expect(buttons(alone).count == 1)
    }

    @Test func `A second line lies below the title, both in the middle`() throws {
        let bar = bar { $0.subtitle = "3 unread" }
        let lines = labels(bar)
        #expect(lines.map(\.text) == ["Title", "3 unread"])
        #expect(lines[0].frame.maxY == lines[1].frame.minY && abs(lines[1].center.x - 160) < 1)
        #expect(abs(lines[0].frame.minY + lines[1].frame.maxY - 44) < 0.01)
        bar.topItem?.subtitle = nil
        bar.layoutIfNeeded()
        #expect(labels(bar).map(\.center.y) == [22])
    }

    @Test func `A title may have attributes`() throws {
        var title = AttributedString("Bold")
        title.foregroundColor = .red
        let bar = bar { $0.attributedTitle = title }
        let label = try #require(labels(bar).first)
        #expect(label.text == "Bold")
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        bar.topItem?.attributedTitle = nil
        #expect(label.text == "Title" && label.textColor == .label)
    }

    /// WWDC 2017, "Updating Your App for iOS 11": bars lay out views of one's own by their content and constraints.
    @Test func `A view of one's own without a frame is as large as its content`() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let label = UILabel()
        label.text = "Text"
        let box = UIView()
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 30), box.heightAnchor.constraint(equalToConstant: 20),
        ])
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 12))
        let item = UINavigationItem(title: "Bar")
        item.rightBarButtonItems = [button, label, box, plain].map { UIBarButtonItem(customView: $0) }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect(button.frame.size == button.intrinsicContentSize && label.frame.size == label.intrinsicContentSize)
        #expect(box.frame.size == CGSize(width: 30, height: 20) && plain.frame.size == CGSize(width: 11, height: 12))
    }

    @Test func `The arrow of the way back points to where it leads`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.items = [UINavigationItem(title: "Below"), UINavigationItem(title: "Shown")]
        let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(button.image(for: .normal)?.flipsForRightToLeftLayoutDirection == true)
    }
}
