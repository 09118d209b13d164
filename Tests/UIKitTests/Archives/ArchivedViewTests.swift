import Foundation
import PlacardUIKit
import Testing

/// Apple's documentation of `NSCoding` and `NSLayoutConstraint.shouldBeArchived`: a view that was archived comes back with
/// its properties, its subviews and the constraints that say so.
@MainActor @Suite struct ArchivedViewTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
    }

    private func pixels(_ view: UIView) -> Data? {
        UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }.pngData()
    }

    @Test func `A view comes back with its geometry and its looks`() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        view.bounds.origin = CGPoint(x: 3, y: 4)
        (view.alpha, view.tag, view.clipsToBounds, view.isUserInteractionEnabled) = (0.5, 7, true, false)
        (view.backgroundColor, view.contentMode) = (.systemTeal, .bottomLeft)
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        (view.accessibilityLabel, view.accessibilityIdentifier) = ("A box", "box")
        let back = try copy(view)
        #expect(back.frame == view.frame)
        #expect(back.bounds == view.bounds)
        #expect(back.transform == view.transform)
        #expect((back.alpha, back.tag, back.clipsToBounds, back.isUserInteractionEnabled) == (0.5, 7, true, false))
        #expect(back.backgroundColor == .systemTeal)
        #expect(back.contentMode == .bottomLeft)
        #expect(back.autoresizingMask == view.autoresizingMask)
        #expect(back.layoutMargins == view.layoutMargins)
        #expect(back.accessibilityLabel == "A box")
        #expect(back.accessibilityIdentifier == "box")
    }

    @Test func `A label comes back with its text, plain or of one or more runs, and draws the same`() throws {
        let runs = NSMutableAttributedString(
            string: "Two runs", attributes: [.font: UIFont.italicSystemFont(ofSize: 20)])
        let one = NSAttributedString(attributedString: runs)
        runs.addAttribute(.foregroundColor, value: UIColor.systemGreen, range: NSRange(location: 0, length: 3))
        for text in [NSAttributedString?.none, one, runs] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 70, height: 60))
            (label.font, label.textColor, label.numberOfLines) = (.boldSystemFont(ofSize: 15), .systemBlue, 0)
            (label.shadowColor, label.textAlignment, label.minimumScaleFactor) = (.red, .right, 0.5)
            label.text = "Some plain words"
            if let text { label.attributedText = text }
            let back = try copy(label)
            #expect(back.attributedText == label.attributedText)
            #expect((back.text, back.numberOfLines, back.minimumScaleFactor) == (label.text, 0, 0.5))
            #expect((back.font, back.textColor, back.shadowColor) == (label.font, label.textColor, label.shadowColor))
            #expect(!back.isUserInteractionEnabled)
            #expect(pixels(back) == pixels(label))
        }
    }

    @Test func `Subclasses add what is their own, and subviews keep their order and their classes`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in [UIView(), ArchivedBadge(count: 3), UILabel()].map({ below in (view, below) }) {
            view.0.addSubview(view.1)
        }
        let back = try copy(view)
        #expect(back.subviews.map { String(describing: type(of: $0)) } == ["UIView", "ArchivedBadge", "UILabel"])
        let badge = try #require(back.subviews[1] as? ArchivedBadge)
        #expect((badge.count, badge.text, badge.frame) == (3, "3", CGRect(x: 4, y: 5, width: 60, height: 20)))
        #expect(badge.superview === back)
    }

    @Test func `Constraints that are to be archived hold again, and no others do`() throws {
        let (view, inner, guide) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView(), UILayoutGuide()
        )
        view.addSubview(inner)
        view.addLayoutGuide(guide)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let kept = [
            guide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 30),
            inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            inner.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
            inner.widthAnchor.constraint(equalToConstant: 40),
        ]
        kept[3].priority = .defaultHigh
        kept[3].identifier = "top"
        for constraint in kept { constraint.shouldBeArchived = true }
        NSLayoutConstraint.activate(kept)
        inner.heightAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
        let back = try copy(view)
        back.layoutIfNeeded()
        #expect(back.subviews[0].frame == CGRect(x: 43, y: 10, width: 40, height: 50))
        #expect(back.constraints.first { $0.identifier == "top" }?.priority == .defaultHigh)
    }

    @Test func `A stack view arranges the same views, with its own distances`() throws {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
        for text in ["One", "Two", "Three"] {
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
        }
        stack.sendSubviewToBack(stack.arrangedSubviews[2])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .trailing, 3)
        stack.setCustomSpacing(11, after: stack.arrangedSubviews[0])
        let back = try copy(stack)
        for view in [stack, back] { view.layoutIfNeeded() }
        #expect(back.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["One", "Two", "Three"])
        #expect(back.arrangedSubviews.map(\.frame) == stack.arrangedSubviews.map(\.frame))
        #expect(back.subviews.count == 3)
    }

    @Test func `A button comes back with its contents by state and without a second title`() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.setTitle("Send", for: .normal)
        button.setTitle("Sending", for: .highlighted)
        button.setTitleColor(.red, for: .disabled)
        button.titleLabel?.font = .boldSystemFont(ofSize: 19)
        (button.contentEdgeInsets.left, button.isSelected) = (9, true)
        let back = try copy(button)
        for view in [button, back] { view.layoutIfNeeded() }
        #expect((back.buttonType, back.isSelected, back.contentEdgeInsets.left) == (.system, true, 9))
        #expect(back.title(for: .highlighted) == "Sending")
        #expect(back.titleColor(for: .disabled) == .red)
        #expect(back.subviews.count == button.subviews.count)
        #expect(pixels(back) == pixels(button))
    }

    @Test func `An image view comes back with the pixels of its image`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 2, y: 1, width: 3, height: 4))
        }
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        let back = try copy(view)
        #expect(back.image?.size == image.size)
        #expect(back.image?.renderingMode == .alwaysTemplate)
        #expect(pixels(back) == pixels(view))
    }

    @Test func `An archive without a view leaves a view as init makes it`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let label = try #require(UILabel(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
        #expect(!label.isUserInteractionEnabled)
        #expect(label.font == UILabel().font)
        #expect(label.textColor == UILabel().textColor)
    }
}

/// Not within another type: Foundation on Linux has no names for such classes.
final class ArchivedBadge: UILabel {
    var count = 0

    init(count: Int) {
        self.count = count
        super.init(frame: CGRect(x: 4, y: 5, width: 60, height: 20))
        text = "\(count)"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = coder.decodeInteger(forKey: "count")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
    }
}
