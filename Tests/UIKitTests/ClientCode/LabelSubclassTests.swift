import PlacardUIKit
import TestTools
import Testing

/// Label code as it is written for phones, unchanged: it must compile, and do here what it does there.
@MainActor @Suite struct LabelSubclassTests {
    /// Measures with string drawing in a width that is reduced twice, as the first article did.
    private final class BubbleLabel: UILabel {
        private let inset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            numberOfLines = 0
            textAlignment = .justified
            translatesAutoresizingMaskIntoConstraints = false
        }

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let size = NSString(string: text ?? "").boundingRect(
                with: CGSize(
                    width: bounds.width - 2 * (inset.left + inset.right), height: CGFloat.greatestFiniteMagnitude),
                options: .usesLineFragmentOrigin, attributes: [NSAttributedString.Key.font: font!], context: nil
            ).size
            return CGRect(x: 0, y: 0, width: ceil(size.width), height: ceil(size.height) + inset.top + inset.bottom)
        }

        override func drawText(in rect: CGRect) {
            UIColor.cyan.setFill()
            UIColor.black.setStroke()
            let path = UIBezierPath(roundedRect: rect, cornerRadius: 50)
            path.lineWidth = 5
            path.lineJoinStyle = .round
            path.fill()
            path.stroke()
            super.drawText(in: rect.inset(by: inset))
        }
    }

    @Test func aBubbleGrowsWithItsText() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        let label = BubbleLabel(frame: CGRect(x: 16, y: 16, width: 343, height: 0))
        label.font = UIFont(name: "HelveticaNeue", size: 17)
        label.text = SeedTexts.inquisition
        page.addSubview(label)
        let pixels = try Pixels(of: page)
        // Nine lines of 1.165 × 17 points, rounded up, and the insets.
        #expect(label.frame == CGRect(x: 16, y: 16, width: 343, height: 199))
        #expect(pixels[187, 16] == 0xFF00_0000 && pixels[187, 22] == 0xFF00_FFFF && pixels[16, 16] == 0)
        label.text = "Short"
        page.layoutIfNeeded()
        #expect(label.frame.height == 40)
    }

    /// Cuts its outline with a mask and draws its text itself, as the second article's label does.
    private final class OutlinedLabel: UILabel {
        var cornerRadius: CGFloat = 20 {
            didSet { setNeedsLayout() }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: bounds.maxY))
            path.addLine(to: CGPoint(x: 0, y: cornerRadius))
            path.addQuadCurve(to: CGPoint(x: cornerRadius, y: 0), controlPoint: .zero)
            path.addLine(to: CGPoint(x: bounds.maxX, y: 0))
            path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
            path.close()
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            layer.mask = shape
        }

        override func draw(_ rect: CGRect) {
            guard let attributedText else { return }
            let text = NSMutableAttributedString(attributedString: attributedText)
            text.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: text.length))
            text.draw(at: CGPoint(x: 30, y: bounds.maxY - text.size().height))
        }
    }

    @Test func anOutlinedLabelShowsItsTextOnceAndCutsItsBackground() throws {
        let label = OutlinedLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        label.contentScaleFactor = 1
        label.backgroundColor = .yellow
        label.text = "HH"
        let pixels = try Pixels(of: label)
        #expect(pixels[0, 0] == 0 && pixels[199, 0] == 0xFFFF_FF00)
        let dark = pixels.rows { $0 >> 24 == 255 && $0 >> 16 & 255 < 80 }
        #expect((dark.first ?? 0) > 60 && dark.last == 75)
        label.cornerRadius = 0
        #expect(try Pixels(of: label)[0, 0] == 0xFFFF_FF00)
    }

    /// Insets added around what UILabel measures, as most padding labels of the field do it.
    private final class PaddedLabel: UILabel {
        var padding = UIEdgeInsets(top: 3, left: 7, bottom: 5, right: 9)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
            return rect.inset(
                by: UIEdgeInsets(
                    top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right))
        }

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: padding))
        }
    }

    @Test(arguments: [40.0, 100, 250, 1000]) func paddingIsAddedAtEveryWidth(_ width: CGFloat) {
        let (padded, plain) = (PaddedLabel(), UILabel())
        for label in [padded, plain] {
            label.text = "Some words that wrap at most of these widths"
            label.numberOfLines = 0
        }
        let size = padded.sizeThatFits(CGSize(width: width, height: 0))
        let inner = plain.sizeThatFits(CGSize(width: width - 16, height: 0))
        #expect(size == CGSize(width: inner.width + 16, height: inner.height + 8))
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
    }

    /// Sets its wrapping width from its own bounds, then lays out: a common pattern that must come to rest.
    private final class SelfWrappingLabel: UILabel {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            preferredMaxLayoutWidth = bounds.width
            super.layoutSubviews()
        }
    }

    @Test func aLabelThatSetsItsOwnWrappingWidthComesToRest() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let label = SelfWrappingLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 0))
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.text = "Some words that wrap at this width"
        page.addSubview(label)
        page.layoutIfNeeded()
        #expect(label.frame.height > 40 && label.layouts < 5)
    }

    /// A view with a label and an image that forwards properties to them, as the third article teaches.
    private final class CaptionView: UIView {
        private let label = UILabel()
        private let imageView = UIImageView()

        var caption: String? {
            get { label.text }
            set { label.text = newValue }
        }

        var image: UIImage? {
            get { imageView.image }
            set { imageView.image = newValue }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            imageView.contentMode = .scaleAspectFill
            imageView.clipsToBounds = true
            imageView.frame = bounds
            addSubview(imageView)
            let bar = UIView(frame: CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 30))
            bar.backgroundColor = UIColor(white: 0.1, alpha: 0.8)
            label.frame = bar.bounds.insetBy(dx: 10, dy: 5)
            label.textColor = UIColor(white: 0.9, alpha: 1)
            bar.addSubview(label)
            addSubview(bar)
        }
    }

    @Test func aViewOfSeveralViewsIsDrawnAsAWhole() throws {
        let view = CaptionView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        view.image = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_0000])))
        view.caption = "HH"
        let pixels = try Pixels(of: view)
        #expect(view.caption == "HH")
        #expect(pixels[50, 20] == 0xFFFF_0000)
        let bar = pixels[90, 60]
        #expect(abs(Int(bar >> 16 & 255) - 71) <= 1 && abs(Int(bar & 255) - 20) <= 1)
        #expect((10..<30).contains { pixels[$0, 62] & 255 > 150 })
    }
}
