import PlacardUIFoundation
import TestTools
import Testing

@Suite struct UIColorTests {
    private func rgba(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a]
    }

    private func isClose(_ color: UIColor, _ expected: [CGFloat]) -> Bool {
        zip(rgba(color), expected).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    private struct Published: Sendable {
        let color: UIColor
        let rgb: [CGFloat]
        var alpha: CGFloat = 1
    }

    private static let published: [Published] = [
        Published(color: .black, rgb: [0, 0, 0]), Published(color: .darkGray, rgb: [1 / 3, 1 / 3, 1 / 3]),
        Published(color: .lightGray, rgb: [2 / 3, 2 / 3, 2 / 3]), Published(color: .white, rgb: [1, 1, 1]),
        Published(color: .gray, rgb: [0.5, 0.5, 0.5]), Published(color: .red, rgb: [1, 0, 0]),
        Published(color: .green, rgb: [0, 1, 0]), Published(color: .blue, rgb: [0, 0, 1]),
        Published(color: .cyan, rgb: [0, 1, 1]), Published(color: .yellow, rgb: [1, 1, 0]),
        Published(color: .magenta, rgb: [1, 0, 1]), Published(color: .orange, rgb: [1, 0.5, 0]),
        Published(color: .purple, rgb: [0.5, 0, 0.5]), Published(color: .brown, rgb: [0.6, 0.4, 0.2]),
        Published(color: .clear, rgb: [0, 0, 0], alpha: 0),
    ]

    /// Apple's documentation of the class's colors.
    @Test(arguments: published) private func theClassColorsHaveTheirPublishedValues(_ known: Published) {
        #expect(isClose(known.color, known.rgb + [known.alpha]))
    }

    private static let sextants: [[CGFloat]] = [
        [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0],
    ]

    @Test(arguments: 0...6) func huesWalkAroundTheCircle(_ sextant: Int) {
        let color = UIColor(hue: CGFloat(sextant) / 6, saturation: 1, brightness: 1, alpha: 1)
        #expect(isClose(color, Self.sextants[sextant] + [1]))
    }

    @Test func hueSaturationAndBrightnessSurviveTheWayThereAndBack() {
        let color = UIColor(hue: 0.7, saturation: 0.3, brightness: 0.8, alpha: 0.5)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        for (got, expected) in zip([h, s, b, a], [0.7, 0.3, 0.8, 0.5]) { #expect(abs(got - expected) < 1e-9) }
    }

    @Test func onlyGraysHaveAWhite() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    }

    @Test func colorsOfTheSameComponentsAreEqual() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(UIColor.red != .blue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func dynamicColorsFollowTheTraitsOfTheThread() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(isClose(.label, [0, 0, 0, 1]))
        dark.performAsCurrent { #expect(isClose(.label, [1, 1, 1, 1])) }
        #expect(isClose(UIColor.label.resolvedColor(with: dark), [1, 1, 1, 1]))
        let faded = UIColor.label.withAlphaComponent(0.5)
        dark.performAsCurrent { #expect(isClose(faded, [1, 1, 1, 0.5])) }
    }

    /// Apple's Human Interface Guidelines, "Color".
    @Test func systemColorsHaveTheirPublishedValues() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(isClose(.systemBlue, [0, 122.0 / 255, 1, 1]))
        #expect(isClose(UIColor.systemBlue.resolvedColor(with: dark), [10.0 / 255, 132.0 / 255, 1, 1]))
        #expect(isClose(.secondaryLabel, [60.0 / 255, 60.0 / 255, 67.0 / 255, 0.6]))
    }

    @Test func aColorThatNamesItselfComesToAnEnd() {
        final class Loop: @unchecked Sendable { var color = UIColor.clear }
        let loop = Loop()
        loop.color = UIColor { _ in loop.color }
        #expect(loop.color.cgColor.alpha == 0)
    }

    @Test func settingAColorChangesTheCurrentContext() throws {
        let pixels = try Pixels(4, 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.set()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        #expect(pixels[0, 0] == 0xFFFF_0000 && pixels[3, 1] == 0xFF00_00FF)
    }

    @Test func colorLiteralsAreColors() {
        // swift-format-ignore: NoPlaygroundLiterals
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == .orange)
    }

    /// Apple's documentation of `withProminence(_:)`; the opacities are those of the system's labels.
    @Test func `A color of a lower rank is more transparent, in each appearance`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0, alpha: 0.5) }
        let third = color.withProminence(.tertiary)
        func alpha(_ color: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.alpha
        }
        #expect(abs(alpha(third, .light) - 0.15) < 1e-6 && abs(alpha(third, .dark) - 0.3) < 1e-6)
        #expect(UIColor.systemRed.withProminence(.primary) == .systemRed)
    }
}
