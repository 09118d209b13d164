import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct UIButtonTests {
    private func button(_ type: UIButton.ButtonType, _ title: String = "Go") -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        return button
    }

    @Test func `states fall back to what is shown normally`() {
        let button = button(.custom)
        button.setTitle("Wait", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        #expect(button.title(for: .disabled) == "Wait" && button.title(for: .selected) == "Go")
        button.isEnabled = false
        #expect(button.currentTitle == "Wait" && button.currentTitleColor == .red)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Wait" && button.titleLabel?.textColor == .red)
    }

    @Test func `a state with a longer title asks for more room`() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setTitle("Going there at once", for: .selected)
        button.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(button)
        root.layoutIfNeeded()
        let width = button.frame.width
        button.isSelected = true
        root.layoutIfNeeded()
        #expect(button.frame.width > width + 50 && button.frame.width == button.intrinsicContentSize.width)
        button.isSelected = false
        root.layoutIfNeeded()
        #expect(button.frame.width == width)
    }

    @Test(arguments: [39.0, 40, 41.5]) func `a title begins on a whole pixel`(height: Double) throws {
        let button = button(.custom)
        button.frame.size = CGSize(width: 101, height: height)
        button.layoutIfNeeded()
        let (title, scale) = (try #require(button.titleLabel).frame.origin, button.traitCollection.displayScale)
        #expect(title.y * scale == (title.y * scale).rounded() && title.x * scale == (title.x * scale).rounded())
    }

    @Test func `buttons of the system are tinted and custom ones white`() {
        #expect(button(.custom).currentTitleColor == .white && button(.system).currentTitleColor == .systemBlue)
        let tinted = button(.system)
        tinted.tintColor = .systemRed
        #expect(tinted.currentTitleColor == .systemRed)
        tinted.isEnabled = false
        #expect(tinted.currentTitleColor == .tertiaryLabel)
    }

    // A stored frame of an Xcode 14.3 document: 228 by 48, without a title, the image's size.
    @Test func `a button is no smaller than its background image`() {
        let button = UIButton(type: .system)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 228, height: 48)).image { _ in }
        button.setBackgroundImage(image, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 228, height: 48))
        button.setBackgroundImage(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    /// Stored frames of eleven buttons of a document.
    @Test func `a background image takes the place of the space around a title`() {
        let button = UIButton()
        button.setTitle("Track", for: .normal)
        #expect(button.intrinsicContentSize.height == 34)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30)).image { _ in }
        button.setBackgroundImage(image, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 100, height: 30))
    }

    @Test func `a button leaves space above and below its title`() throws {
        let button = button(.system)
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(title.height == 18 && button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.setTitle("A longer title", for: .normal)
        #expect(button.intrinsicContentSize.width == button.titleLabel?.intrinsicContentSize.width.rounded(.up))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize.height == 22)
    }

    @Test func `another font of the label makes another size`() {
        let button = button(.system)
        let before = button.intrinsicContentSize.height
        button.titleLabel?.font = .systemFont(ofSize: 30)
        #expect(button.intrinsicContentSize.height > before + 10)
    }

    @Test func `alignments and insets move the content`() throws {
        let button = button(.custom)
        let label = try #require(button.titleLabel)
        #expect(abs(label.frame.midX - 100) < 0.5 && abs(label.frame.midY - 20) < 0.5)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(label.frame.minX == 0)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(label.frame.maxX == 200)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        button.titleEdgeInsets.left = 7
        button.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 7, y: 0))
    }

    @Test func `picture and title lie side by side in the middle`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image { _ in }
        let button = button(.custom)
        button.setImage(picture, for: .normal)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        #expect(image.size == CGSize(width: 24, height: 20) && image.maxX == title.minX)
        #expect(abs(image.union(title).midX - 100) < 0.5)
    }

    /// Programs give the ground its color for each state in `updateConfiguration()`, the disabled one too.
    @Test func `a ground that a program gives the disabled state shows`() throws {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        button.isEnabled = false
        let usual = try Pixels(of: button.layer, width: 60, height: 40)[30, 20]
        button.configuration?.background.backgroundColor = .red
        #expect(usual != 0xFFFF_0000)
        #expect(try Pixels(of: button.layer, width: 60, height: 40)[30, 20] == 0xFFFF_0000)
    }

    @Test func `a configuration decides look and space`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .systemGreen
        let button = UIButton(configuration: configuration)
        let label = try #require(button.titleLabel)
        // 17-point text between 7 and 7, 12 and 12 points.
        #expect(button.intrinsicContentSize.height == 20.5 + 14)
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width + 24)
        button.frame.size = CGSize(width: 90, height: 40)
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == 20 && label.textColor == .white && label.text == "Buy")
        #expect(button.layer.backgroundColor == UIColor.systemGreen.cgColor)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(label.textColor == .tertiaryLabel)
    }

    /// Stored frames of buttons in documents of four projects; in two person.2 is 2.06 em wide.
    @Test(arguments: ["person.2", "minus", "chevron.down"])
    func `a button with a symbol alone is as high as one with a title`(_ name: String) {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: name)
        let button = UIButton(configuration: configuration)
        let height = button.intrinsicContentSize.height
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.size == button.imageView?.image?.size)
        (configuration.image, configuration.title) = (nil, "Buy")
        #expect(abs(height - UIButton(configuration: configuration).intrinsicContentSize.height) <= 0.5)
    }

    @Test func `a configuration may change the attributes of its title`() throws {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.baseForegroundColor) = ("Buy", .systemGreen)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var changed = attributes
            changed.font = .systemFont(ofSize: (attributes.font?.pointSize ?? 0) + 20)
            return changed
        }
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel?.attributedText)
        let font = title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        let plain = UIButton(configuration: .plain())
        plain.configuration?.title = "Buy"
        plain.layoutIfNeeded()
        #expect(title.string == "Buy" && font?.pointSize == (plain.titleLabel?.font.pointSize ?? 0) + 20)
        #expect(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
        #expect(button.intrinsicContentSize.width > plain.intrinsicContentSize.width)
    }

    @Test func `the picture of a configuration may lie on any side`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image, configuration.imagePadding) = ("Map", picture, 5)
        let button = UIButton(configuration: configuration)
        func frames() throws -> (CGRect, CGRect) {
            button.frame.size = button.intrinsicContentSize
            button.layoutIfNeeded()
            return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        }
        var (image, title) = try frames()
        #expect(title.minX - image.maxX == 5 && image.minX == 12)
        button.configuration?.imagePlacement = .trailing
        (image, title) = try frames()
        #expect(image.minX - title.maxX == 5 && title.minX == 12)
        button.configuration?.imagePlacement = .top
        (image, title) = try frames()
        #expect(title.minY - image.maxY == 5 && image.minY == 7 && abs(image.midX - title.midX) < 0.5)
    }

    @Test func `a touch performs the primary action`() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
        #expect(button.currentTitle == "Add")
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test func `the handler may change the configuration by the state`() {
        let button = UIButton(configuration: .gray())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        button.layoutIfNeeded()
        #expect(button.configuration?.title == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.configuration?.title == "On")
        let narrow = button.sizeThatFits(.zero)
        button.isSelected = false
        #expect(button.intrinsicContentSize.width > narrow.width && button.titleLabel?.text == "Off")
    }

    @Test func `the handler may give a button its first configuration`() {
        let button = UIButton(primaryAction: UIAction { _ in })
        button.configurationUpdateHandler = { button in
            var configuration = UIButton.Configuration.gray()
            configuration.title = "Select"
            button.configuration = configuration
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Select")
    }

    /// Apple's documentation of `setNeedsUpdateConfiguration()`: several requests are one update.
    @Test func `the handler is called once for many changes`() {
        var count = 0
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.configurationUpdateHandler = { button in
            count += 1
            button.configuration?.title = "\(count)"
        }
        button.isSelected = true
        button.isEnabled = false
        button.setNeedsUpdateConfiguration()
        #expect(count == 0)
        button.layoutIfNeeded()
        #expect(count == 1 && button.titleLabel?.text == "1")
        button.layoutIfNeeded()
        #expect(count == 1)
        button.isSelected = false
        button.layoutIfNeeded()
        #expect(count == 2 && button.titleLabel?.text == "2")
    }

    /// LayoutKit's formula for buttons without configuration, checked there against UIKit's.
    @Test(arguments: [(UIButton.ButtonType.custom, 34.0), (.system, 30)])
    func `an empty button keeps a line's space`(_ type: UIButton.ButtonType, _ height: CGFloat) {
        let button = UIButton(type: type)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
        #expect(button.subviews.isEmpty, "title and picture are made when they are needed")
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
        #expect(button.intrinsicContentSize == CGSize(width: 1, height: height - 12))
        button.contentEdgeInsets = .zero
        button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        button.imageEdgeInsets = button.titleEdgeInsets
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
    }

    @Test func `a picture takes the space around the title`() {
        let button = button(.custom, "")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: 22))
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40)).image { _ in }, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 50, height: 40))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 56, height: 44))
    }

    @Test(arguments: [UIButton.ButtonType.infoLight, .detailDisclosure, .contactAdd])
    func `the system's round buttons follow title and insets`(_ type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24) && button.currentTitle == nil)
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        #expect(button.intrinsicContentSize == CGSize(width: 34, height: 34))
        button.setTitle("More", for: .normal)
        #expect(button.intrinsicContentSize.width > 60)
    }

    private func wrapping(_ title: String) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    // Apple's session 10064 of WWDC 2021: configurations' titles have several lines.
    @Test func `a title of a configuration wraps where it has no room`() throws {
        let button = wrapping("A title that has no room in one line")
        let free = button.intrinsicContentSize
        let narrow = button.sizeThatFits(CGSize(width: 150, height: 100))
        let line = try #require(button.titleLabel).font.lineHeight
        #expect(narrow.width <= 150 && narrow.height > free.height + line / 2)
        button.frame = CGRect(origin: .zero, size: narrow)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.sizeThatFits(title.bounds.size).height == title.bounds.height)
    }

    @Test func `a title that is cut off keeps its line`() {
        let button = wrapping("A title that has no room in one line")
        let free = button.intrinsicContentSize
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        #expect(button.intrinsicContentSize == free)
        #expect(button.sizeThatFits(CGSize(width: 150, height: 100)).height == free.height)
    }

    @Test func `a narrow button grows where constraints give its width alone`() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
        let button = wrapping("A title that has no room in one line")
        let free = button.intrinsicContentSize
        button.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: host.topAnchor),
            button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        host.layoutIfNeeded()
        #expect(button.frame.width == 150 && button.frame.height > free.height + 10)
    }

    // Rows of such buttons in stored frames of two projects (Xcode 14 and 16).
    @Test func `configured buttons share a row`() {
        let row = UIStackView(arrangedSubviews: ["Peony", "Rose", "Eustoma"].map(wrapping))
        row.spacing = 20
        row.frame = CGRect(x: 0, y: 0, width: 340, height: 40)
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
    }

    @Test func `configured buttons beside a space are as wide as the widest`() throws {
        let buttons = ["Gray", "Filled", "On"].map(wrapping)
        let widest = try #require(buttons.map(\.intrinsicContentSize.width).max())
        let row = UIStackView(arrangedSubviews: buttons + [UIView()])
        row.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
        row.layoutIfNeeded()
        #expect(buttons.allSatisfy { abs($0.frame.width - widest) < 0.01 })
    }

    @Test func `a subtitle has the attributes that its transformer makes`() throws {
        let button = wrapping("Title")
        button.configuration?.subtitle = "below"
        button.configuration?.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.foregroundColor = .systemRed
            return attributes
        }
        let text = try #require(button.subtitleLabel?.attributedText)
        #expect(text.string == "below")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 13)
    }

    @Test func `a sign of activity turns in the place of the image`() throws {
        let button = wrapping("Send")
        let plain = button.intrinsicContentSize.width
        button.configuration?.imagePadding = 8
        button.configuration?.showsActivityIndicator = true
        #expect(button.intrinsicContentSize.width == plain + 20 + 8)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        let sign = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(sign.isAnimating && sign.frame.minX == 12 && sign.frame.width == 20)
        button.configuration?.showsActivityIndicator = false
        #expect(!sign.isAnimating && button.intrinsicContentSize.width == plain)
    }

    @Test func `an image has the tint and the symbol's size that the configuration says`() throws {
        let button = wrapping("")
        button.configuration?.image = UIImage(systemName: "star")
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 17)
        let size = try #require(button.imageView?.image).size
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
        button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
        let picture = try #require(button.imageView)
        #expect(abs((picture.image?.size.width ?? 0) - 2 * size.width) <= 1 && picture.tintColor == .systemGreen)
    }

    /// Stored widths of buttons of 14 points in a document; that of the others is regular.
    @Test(arguments: [("Sign Out from OktaOidc", 160.5), ("Migrate Legacy Tokens", 155)])
    func `a primary button's title is bold where a configuration does not say its font`(
        _ title: String, _ width: CGFloat
    ) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        let button = UIButton(configuration: configuration)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        func font(_ role: UIButton.Role) throws -> UIFont {
            button.role = role
            button.layoutIfNeeded()
            return try #require(button.titleLabel?.font)
        }
        #expect(try font(.normal) == .systemFont(ofSize: 17) && button.role == .normal)
        let bold = try font(.primary)
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && bold.pointSize == 17)
        let small = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        let stored = NSAttributedString(string: title, attributes: [.font: bold.withSize(small)])
        #expect(abs(stored.size().width - width) <= 1)
    }

    @Test func `a button that destroys is red in a configuration`() throws {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Delete"
        button.role = .destructive
        button.layoutIfNeeded()
        #expect(try #require(button.titleLabel).textColor == .systemRed)
    }

    /// Stored frames of two buttons of a document, whose ground is a symbol.
    @Test func `a button has the alignment of the image below all`() throws {
        let button = UIButton()
        #expect(button.alignmentRectInsets == .zero)
        let image = try #require(UIImage(systemName: "questionmark.diamond"))
        button.setBackgroundImage(image, for: .normal)
        #expect(button.alignmentRectInsets == image.alignmentRectInsets && image.alignmentRectInsets.top != 0)
    }

    /// Apple's documentation of `changesSelectionAsPrimaryAction`.
    @Test func `a button that changes its selection has the chosen action's title`() {
        func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, state: state) { _ in }
        }
        let button = UIButton(type: .system)
        let (small, large) = (action("Small"), action("Large", .on))
        button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [small]), large])
        #expect(button.currentTitle == nil)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Large")
        let filled = UIButton(configuration: .filled())
        filled.changesSelectionAsPrimaryAction = true
        filled.menu = UIMenu(children: [small, action("Medium")])
        #expect(filled.configuration?.title == "Small" && small.state == .on)
    }
}
