import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct ButtonLookTests {
    private func button(_ type: UIButton.ButtonType, _ title: String) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        return button
    }

    /// Stored widths of seven buttons in documents of six projects, which Xcode fitted to their titles.
    @Test func `a title that lacks no more than a point is shown whole`() throws {
        let button = button(.system, "Fitted to me")
        let natural = button.intrinsicContentSize
        func isCut(lacking points: CGFloat) throws -> Bool {
            button.frame.size = CGSize(width: natural.width - points, height: natural.height)
            button.layoutIfNeeded()
            let label = try #require(button.titleLabel)
            #expect(abs(label.frame.midX - button.bounds.midX) <= 0.5)
            return label.drawnBlock(in: label.bounds).layout.isTruncated
        }
        #expect(try !isCut(lacking: 0) && !isCut(lacking: 1) && isCut(lacking: 2))
        #expect(button.intrinsicContentSize == natural)
    }

    /// Apple's documentation of `UIImage.RenderingMode.alwaysTemplate`: templates take the tint of what shows them.
    @Test func `an image is drawn in the button's tint, whatever color the title has`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { $0.fill($0.format.bounds) }
        for type in [UIButton.ButtonType.custom, .system] {
            let tinted = button(type, "")
            tinted.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
            tinted.setTitleColor(.green, for: .normal)
            tinted.tintColor = .red
            tinted.layoutIfNeeded()
            #expect(try #require(tinted.imageView).tintColor == .red)
        }
    }

    /// Stored sizes of a button without a configuration and of three with one, in documents of three projects.
    @Test func `symbols on buttons of the system are large, unless somebody says their size`() throws {
        let plus = try #require(UIImage(systemName: "plus"))
        func side(_ button: UIButton, _ image: UIImage = plus) -> CGFloat {
            if button.configuration == nil { button.setImage(image, for: .normal) }
            button.sizeToFit()
            button.layoutIfNeeded()
            return button.imageView?.image?.size.width ?? 0
        }
        #expect(abs(side(UIButton(type: .system)) / plus.size.width - 1.28) < 0.05)
        #expect(side(UIButton(type: .custom)) == plus.size.width)
        let sized = try #require(
            UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        #expect(side(UIButton(type: .system), sized) == plus.size.width)
        var configuration = UIButton.Configuration.plain()
        configuration.image = plus
        let configured = UIButton(configuration: configuration)
        #expect(abs(side(configured) / plus.size.width - 1.28) < 0.05)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .medium)
        #expect(side(UIButton(configuration: configuration)) == plus.size.width)
    }

    /// Stored heights of nine buttons in documents of two projects: 54.33 points for two lines and insets of 7.
    @Test func `lines of a wrapped title have no space between them`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Two lines of a title"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        let button = UIButton(configuration: configuration)
        let height = button.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(abs(height - 54.33) <= 1)
    }

    @Test func `a title of more lines than fit stays within the button`() throws {
        let low = button(.system, "A title that needs several lines at this width")
        low.titleLabel?.numberOfLines = 0
        low.frame.size = CGSize(width: 120, height: 30)
        low.layoutIfNeeded()
        let title = try #require(low.titleLabel).frame
        #expect(title.minY >= 0 && title.maxY <= 30)
    }

    @Test func `a filled button's ground keeps its transparency while it is pressed`() {
        var filled = UIButton.Configuration.filled()
        filled.baseBackgroundColor = .clear
        let clear = UIButton(configuration: filled)
        clear.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        clear.isHighlighted = true
        clear.layoutIfNeeded()
        #expect((clear.layer.backgroundColor?.alpha ?? 0) == 0)
        clear.configuration?.baseBackgroundColor = .black.withAlphaComponent(0.4)
        clear.layoutIfNeeded()
        #expect(abs((clear.layer.backgroundColor?.alpha ?? 0) - 0.3) < 0.01)
    }

    /// Apple's documentation of `UIButton.Configuration.CornerStyle`.
    @Test func `the ground's own corners count with the dynamic and the fixed style alone`() {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.corners == .radius(5.95))
        configuration.background.cornerRadius = 24
        #expect(configuration.corners == .radius(24))
        configuration.cornerStyle = .fixed
        #expect(configuration.corners == .radius(24))
        configuration.cornerStyle = .medium
        #expect(configuration.corners == .radius(5.95))
    }

    /// A ground is a view of its own on iOS: `UIBackgroundConfiguration.customView`. Without one the layer has what its owner
    /// gave it, as documents do by runtime attributes.
    @Test func `a configuration without a ground leaves the button's own corners`() {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.backgroundColor = .red
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == 0)
        button.layer.cornerRadius = 20
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == 20)
        button.configuration?.background.strokeWidth = 2
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == 5.95)
    }

    @Test func `corners of a ground go with it`() {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.layoutIfNeeded()
        button.configuration = .plain()
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == 0)
    }
}
