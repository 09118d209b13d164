import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct UIImageViewTests {
    /// Two pixels beside each other: red, blue.
    private func image(_ scale: CGFloat = 1) throws -> UIImage {
        let bitmap = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
        return UIImage(cgImage: bitmap, scale: scale, orientation: .up)
    }

    @Test func aViewMadeOfAImageIsAsLargeAsIt() throws {
        let view = UIImageView(image: try image())
        #expect(view.frame == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
        #expect(!view.isUserInteractionEnabled && view.contentMode == .scaleToFill && !view.clipsToBounds)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    /// UIKit's header names no designated initializer: subclasses override whichever they like, and call it.
    @Test func `a subclass overrides each way of making a view of images`() throws {
        final class Framed: UIImageView {
            override init(image: UIImage?) {
                super.init(image: image)
                tag = 1
            }

            override init(image: UIImage?, highlightedImage: UIImage?) {
                super.init(image: image, highlightedImage: highlightedImage)
                tag = 2
            }

            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        #expect(Framed(image: try image()).tag == 1)
        let pair = Framed(image: try image(), highlightedImage: try image(2))
        #expect(pair.tag == 2 && pair.frame.size == CGSize(width: 2, height: 1) && !pair.isUserInteractionEnabled)
        #expect(pair.highlightedImage?.scale == 2)
    }

    /// Sources: Apple's documentation of `UIImage.SymbolConfiguration.init(textStyle:)`; programmers' reports, 85 %.
    @Test(arguments: [
        UIImage.SymbolConfiguration(textStyle: .body), UIImage.SymbolConfiguration(textStyle: .body, scale: .large),
    ]) func symbolsOfATextStyleFollowTheTextSizeOfTheirView(_ configuration: UIImage.SymbolConfiguration) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let symbol = UIImage(systemName: "circle")
        let own = UIImageView(image: symbol?.applyingSymbolConfiguration(configuration))
        let preferred = UIImageView(image: symbol)
        preferred.preferredSymbolConfiguration = configuration
        let fixed = UIImageView(
            image: symbol?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17)))
        let button = UIButton(type: .system)
        button.setImage(symbol, for: .normal)
        button.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
        for view in [own, preferred, fixed, button] { window.addSubview(view) }
        let before = [own, preferred, fixed, button].map(\.intrinsicContentSize.width)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        let after = [own, preferred, fixed, button].map(\.intrinsicContentSize.width)
        // Body text is of 17 points, and of 40 at that size; symbols are whole pixels.
        for index in [0, 1, 3] { #expect(abs(after[index] / before[index] - 40 / 17) < 0.1) }
        #expect(after[2] == before[2])
    }

    /// Symbols are drawings: Apple's "Configuring and displaying symbol images in your UI".
    @Test func aSymbolThatIsShownLargerIsSharp() throws {
        func edges(_ symbol: UIImage?) throws -> Int {
            let view = UIImageView(image: symbol)
            (view.contentMode, view.tintColor) = (.scaleAspectFit, .black)
            view.frame = CGRect(x: 0, y: 0, width: 160, height: 160)
            return try Pixels(of: view).values.filter { $0 >> 24 > 20 && $0 >> 24 < 235 }.count
        }
        let small = UIImage(systemName: "square.fill")
        let large = small?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 130))
        #expect(try edges(small) <= edges(large) * 3 / 2)
    }

    @Test func modesPlaceTheImage() throws {
        let view = UIImageView(image: try image())
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        view.layer.contentsScale = 1
        func pixels(_ mode: UIView.ContentMode) throws -> Pixels {
            view.contentMode = mode
            return try Pixels(of: view)
        }
        #expect(try pixels(.scaleToFill)[0, 7] == 0xFFFF_0000)
        let fit = try pixels(.scaleAspectFit)
        #expect(fit[1, 1] == 0 && fit[1, 4] == 0xFFFF_0000 && fit[6, 4] == 0xFF00_00FF)
        let corner = try pixels(.bottomRight)
        #expect(corner[6, 7] == 0xFFFF_0000 && corner[7, 7] == 0xFF00_00FF && corner[5, 7] == 0)
    }

    @Test func aFilledImageOverflowsUnlessItIsClipped() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        let view = UIImageView(image: try image())
        view.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
        view.contentMode = .scaleAspectFill
        root.addSubview(view)
        #expect(try Pixels(of: root)[6, 5] == 0xFFFF_0000)
        view.clipsToBounds = true
        let pixels = try Pixels(of: root)
        #expect(pixels[6, 5] == 0 && pixels[11, 5] >> 24 == 255)
    }

    /// Apple's documentation of `withTintColor(_:renderingMode:)` and of `UIImageView.tintColor`, which colors templates.
    @Test func aTintedImageKeepsItsColorUnlessItIsATemplate() throws {
        let view = UIImageView()
        view.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
        view.tintColor = .blue
        for (mode, color) in [
            (UIImage.RenderingMode.alwaysOriginal, 0xFF00_FF00), (.automatic, 0xFF00_FF00),
            (.alwaysTemplate, 0xFF00_00FF),
        ] as [(UIImage.RenderingMode, UInt32)] {
            view.image = try image().withTintColor(.green, renderingMode: mode)
            #expect(try Pixels(of: view)[0, 0] == color)
        }
        view.image = UIImage(systemName: "square.fill")?.withTintColor(.green, renderingMode: .alwaysOriginal)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(try Pixels(of: view)[20, 20] == 0xFF00_FF00)
    }

    @Test func anotherImageIsShownWhileHighlighted() throws {
        let other = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])))
        let view = UIImageView(image: try image(), highlightedImage: other)
        #expect(try Pixels(of: view)[0, 0] == 0xFFFF_0000)
        view.isHighlighted = true
        #expect(try Pixels(of: view)[0, 0] == 0xFF00_FF00)
        #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1))
    }

    @Test func templatesTakeTheTintOfTheView() throws {
        let view = UIImageView(image: try image().withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(try Pixels(of: view)[0, 0] == 0xFF00_FF00)
        view.tintColor = .blue
        #expect(try Pixels(of: view)[0, 0] == 0xFF00_00FF)
    }

    @Test func drawingCodeOfSubclassesIsNotCalled() throws {
        final class Drawing: UIImageView {
            override func draw(_ rect: CGRect) { UIRectFill(rect) }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try Pixels(of: view)[2, 2] == 0)
    }

    @Test func resizableImagesFollowTheBounds() throws {
        let bitmap = try #require(CGImage(width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]))
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let view = UIImageView(image: UIImage(cgImage: bitmap).resizableImage(withCapInsets: caps))
        for width in [CGFloat(6), 9] {
            view.frame.size = CGSize(width: width, height: 1)
            let middle = [UInt32](repeating: 0xFF00_FF00, count: Int(width) - 2)
            #expect(try Pixels(of: view).values == [0xFFFF_0000] + middle + [0xFF00_00FF])
        }
        view.contentMode = .scaleAspectFit
        #expect(try Pixels(of: view).values.contains(0xFF00_FF00))
    }

    @Test func imagesFlipWhereTextRunsFromTheRight() throws {
        let view = UIImageView(image: try image().imageFlippedForRightToLeftLayoutDirection())
        #expect(try Pixels(of: view).values == [0xFFFF_0000, 0xFF00_00FF])
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsDisplay()
        #expect(try Pixels(of: view).values == [0xFF00_00FF, 0xFFFF_0000])
    }

    @Test func marginsOfTheImageAreLeftOutOfLayout() throws {
        let insets = UIEdgeInsets(top: 0, left: 0.5, bottom: 0.25, right: 0)
        let view = UIImageView(image: try image().withAlignmentRectInsets(insets))
        #expect(view.alignmentRectInsets == insets)
        #expect(view.intrinsicContentSize == CGSize(width: 1.5, height: 0.75))
    }

    @Test func theFirstOfMovingImagesIsShownWhileTheyRun() throws {
        let green = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])))
        let view = UIImageView(image: try image())
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [green, try image()]
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(try Pixels(of: view)[0, 0] == 0xFF00_FF00)
        view.stopAnimating()
        #expect(try Pixels(of: view)[0, 0] == 0xFFFF_0000)
    }

    /// Apple's documentation of `semanticContentAttribute`: whether a view's content is flipped.
    @Test func `an image that flips follows the view's attribute`() throws {
        let view = UIImageView(image: try image().imageFlippedForRightToLeftLayoutDirection())
        #expect(try Pixels(of: view)[0, 0] == 0xFFFF_0000)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(try Pixels(of: view)[0, 0] == 0xFF00_00FF)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(try Pixels(of: view)[0, 0] == 0xFFFF_0000)
    }

    /// A view whose text size has changed lies as one that has had it from the beginning.
    @Test func `symbols of a text style have the insets of the present text size`() {
        func stack(_ size: UIContentSizeCategory) -> (UIWindow, UIStackView) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            window.traitOverrides.preferredContentSizeCategory = size
            let image = UIImageView(image: UIImage(systemName: "heart.fill"))
            image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
            let stack = UIStackView(arrangedSubviews: [image, UILabel()])
            (stack.axis, stack.translatesAutoresizingMaskIntoConstraints) = (.vertical, false)
            window.addSubview(stack)
            window.layoutIfNeeded()
            return (window, stack)
        }
        let ((window, changed), (_, fresh)) = (stack(.large), stack(.accessibilityLarge))
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        #expect(changed.frame.size == fresh.frame.size)
        #expect(changed.arrangedSubviews.map(\.frame) == fresh.arrangedSubviews.map(\.frame))
    }

    @Test func `an image with other insets is laid out by its own`() throws {
        func picture(_ inset: CGFloat) throws -> UIImage {
            try image().withAlignmentRectInsets(UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0))
        }
        let (page, view) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIImageView(image: try picture(0))
        )
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20).isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        page.layoutIfNeeded()
        #expect(view.frame.minX == 20 && view.frame.width == 10)
        view.image = try picture(1)
        page.layoutIfNeeded()
        #expect(view.frame.minX == 19 && view.frame.width == 11)
    }
}
