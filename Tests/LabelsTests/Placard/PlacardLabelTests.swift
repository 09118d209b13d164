import PlacardLabels
import TestTools
import Testing

@MainActor @Suite struct PlacardLabelTests {
    nonisolated private static let text =
        "All right, but apart from the sanitation, the medicine, education, wine and public order"

    private func label(_ text: String = Self.text, lines: Int = 0) -> PlacardLabel {
        let label = PlacardLabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func withoutFeaturesItMeasuresLikeALabel() {
        let plain = UILabel()
        plain.text = Self.text
        plain.numberOfLines = 0
        for width in stride(from: 40.0, through: 400, by: 40) {
            let space = CGSize(width: width, height: 1000)
            #expect(label().sizeThatFits(space) == plain.sizeThatFits(space))
        }
    }

    /// The article's trick, twice the insets, would give lines of `width - 2 * insets`.
    @Test func insetsMeasureRightAtEveryWidth() {
        let (padded, plain) = (label(), label())
        padded.textInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        for width in stride(from: 80.0, through: 400, by: 8) {
            let inner = plain.sizeThatFits(CGSize(width: width - 40, height: 1000))
            let outer = padded.sizeThatFits(CGSize(width: width, height: 1000))
            #expect(outer == CGSize(width: inner.width + 40, height: inner.height + 20), "at \(width)")
        }
    }

    @Test func textStandsAtTopMiddleAndBottomOfItsRoom() throws {
        var rows: [VerticalTextAlignment: ClosedRange<Int>] = [:]
        for alignment in [VerticalTextAlignment.top, .center, .bottom] {
            let label = label("HHH")
            label.verticalAlignment = alignment
            label.textInsets = UIEdgeInsets(top: 5, left: 5, bottom: 15, right: 5)
            label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let ink = try Pixels(of: label).rows { $0 >> 24 > 128 }
            rows[alignment] = try #require(ink.first)...(try #require(ink.last))
        }
        let (top, center, bottom) = (
            try #require(rows[.top]), try #require(rows[.center]), try #require(rows[.bottom])
        )
        #expect((5...15).contains(top.lowerBound))
        #expect((75...85).contains(bottom.upperBound))
        #expect(abs(center.lowerBound - (top.lowerBound + bottom.lowerBound) / 2) <= 1)
    }

    @Test func theTailOfABubbleTakesRoomFromTheText() {
        let (bubble, plain) = (label(), label())
        bubble.shape = .bubble(tail: BubbleTail(edge: .left, size: CGSize(width: 10, height: 12)))
        let inner = plain.sizeThatFits(CGSize(width: 188, height: 1000))
        #expect(bubble.sizeThatFits(CGSize(width: 200, height: 1000)).height == inner.height)
    }

    @Test func linesAreAsHighAsTheirBox() {
        let label = label()
        label.lineHeight = 30
        let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(size.height.truncatingRemainder(dividingBy: 30) == 0)
        #expect(size.height >= 60)
    }

    @Test func aGradientColorsTheLetters() throws {
        let label = label("HHHHHH")
        label.font = .boldSystemFont(ofSize: 40)
        label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
        label.textGradient = LabelGradient(
            [.red, .blue], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        let pixels = try Pixels(of: label)
        let opaque = pixels.values.filter { $0 >> 24 == 255 }
        #expect(opaque.contains { $0 >> 16 & 255 > 200 && $0 & 255 < 60 })
        #expect(opaque.contains { $0 >> 16 & 255 < 60 && $0 & 255 > 200 })
        #expect(!opaque.contains { $0 & 0xFF_FFFF == 0 })
    }

    @Test func fillsFollowTheShape() throws {
        let label = label(" ")
        label.shape = .capsule
        label.fill = .color(.red)
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        let pixels = try Pixels(of: label)
        #expect(pixels[1, 1] == 0)
        #expect(pixels[40, 20] == 0xFFFF_0000)
        label.shape = .rounded(CornerRadii(20, at: .topLeft))
        let corner = try Pixels(of: label)
        #expect(corner[1, 1] == 0)
        #expect(corner[78, 1] == 0xFFFF_0000)
    }

    @Test func clippingMakesTheShapeTheMaskOfTheBackgroundToo() throws {
        let label = label(" ")
        label.backgroundColor = .green
        label.shape = .capsule
        label.clipping = .everything
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        label.layoutIfNeeded()
        let pixels = try Pixels(of: label)
        #expect(pixels[1, 1] == 0)
        #expect(pixels[40, 20] >> 24 == 255)
    }

    // MARK: Truncation token

    private static let token = NSAttributedString(
        string: "… more", attributes: [.foregroundColor: UIColor.systemBlue])

    @Test(arguments: [
        Self.text, "我们这是一段没有空格的中文文字我们这是一段没有空格的中文文字我们这是一段没有空格的中文文字",
        "👨‍👩‍👧‍👦👍🏽🇩🇪😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀", "one\n\ntwo\n\nthree\n\nfour and more",
        "هذا نص عربي طويل بما يكفي ليملأ أكثر من سطرين في هذه اللافتة الصغيرة جدا",
    ])
    func theTokenStandsInTheLastLineAndCanBeTapped(text: String) throws {
        let label = label(text, lines: 2)
        label.truncationToken = Self.token
        label.frame = CGRect(x: 0, y: 0, width: 180, height: 60)
        var taps = 0
        label.onTruncationTokenTap = { taps += 1 }
        let window = UIWindow(frame: label.frame)
        window.addSubview(label)
        let rect = try #require(label.truncationTokenRects.first)
        #expect(label.bounds.insetBy(dx: -0.01, dy: 0).contains(rect))
        let finger = TouchSequence(in: window)
        finger.tap(at: CGPoint(x: rect.midX, y: rect.midY))
        #expect(taps == 1)
        finger.tap(at: CGPoint(x: rect.midX, y: 5))
        #expect(taps == 1)
    }

    @Test func textThatFitsHasNoToken() {
        let label = label("Short", lines: 0)
        label.truncationToken = Self.token
        label.frame = CGRect(x: 0, y: 0, width: 180, height: 60)
        #expect(label.truncationTokenRects.isEmpty)
    }
}
