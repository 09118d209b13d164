import TestTools
import Testing

@testable import PlacardUIFoundation

@Suite struct SystemColorTests {
    /// A color and its values: light, dark, then both with increased contrast.
    struct Published: Sendable, CustomTestStringConvertible {
        let color: UIColor
        let values: [UInt32]
        var testDescription: String { values.map { String($0, radix: 16) }.joined(separator: " ") }

        init(_ color: UIColor, _ values: UInt32...) {
            (self.color, self.values) = (color, values)
        }
    }

    /// Apple's Human Interface Guidelines, "Color", before iOS 26.
    private static let published = [
        Published(.systemRed, 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
        Published(.systemOrange, 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
        Published(.systemYellow, 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
        Published(.systemGreen, 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
        Published(.systemMint, 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
        Published(.systemTeal, 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
        Published(.systemCyan, 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
        Published(.systemBlue, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        Published(.systemIndigo, 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
        Published(.systemPurple, 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
        Published(.systemPink, 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
        Published(.systemBrown, 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
        Published(.systemGray, 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
        Published(.systemGray2, 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
        Published(.systemGray3, 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
        Published(.systemGray4, 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
        Published(.systemGray5, 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
        Published(.systemGray6, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    ]

    private func hex(_ color: UIColor, _ traits: UITraitCollection) -> UInt32 {
        let parts = color.resolvedColor(with: traits).cgColor.components ?? []
        let bytes = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
        return bytes.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    private func traits(
        _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal,
        _ level: UIUserInterfaceLevel = .base
    ) -> UITraitCollection {
        UITraitCollection {
            ($0.userInterfaceStyle, $0.accessibilityContrast, $0.userInterfaceLevel) = (style, contrast, level)
        }
    }

    @Test(arguments: published) func `The system's colors have their published values`(row: Published) {
        let all = [traits(.light), traits(.dark), traits(.light, .high), traits(.dark, .high)]
        #expect(all.map { hex(row.color, $0) } == row.values)
    }

    /// Recorded on iOS 13 and published in many tables (ColorCompatibility and others): light, dark.
    @Test(
        arguments: [
            (.secondaryLabel, 0.6, 0.6), (.tertiaryLabel, 0.3, 0.3), (.quaternaryLabel, 0.18, 0.18),
            (.placeholderText, 0.3, 0.3), (.systemFill, 0.2, 0.36), (.secondarySystemFill, 0.16, 0.32),
            (.tertiarySystemFill, 0.12, 0.24), (.quaternarySystemFill, 0.08, 0.18), (.separator, 0.29, 0.6),
            (.lightText, 0.6, 0.6),
        ] as [(UIColor, CGFloat, CGFloat)])
    func `Text, fills and lines have their recorded opacities`(color: UIColor, light: CGFloat, dark: CGFloat) {
        #expect(color.resolvedColor(with: traits(.light)).cgColor.alpha == light)
        #expect(color.resolvedColor(with: traits(.dark)).cgColor.alpha == dark)
    }

    /// Apple, "Dark Mode": elevated backgrounds are lighter; values recorded on iOS 13.
    @Test func `Dark backgrounds grow lighter with depth and level`() {
        let grounds: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        let elevated = traits(.dark, .normal, .elevated)
        #expect(grounds.map { hex($0, traits(.dark)) } == [0x000000, 0x1C1C1E, 0x2C2C2E])
        #expect(grounds.map { hex($0, elevated) } == [0x1C1C1E, 0x2C2C2E, 0x3A3A3C])
        let grouped: [UIColor] = [
            .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        #expect(grouped.map { hex($0, elevated) } == grounds.map { hex($0, elevated) })
        #expect(grouped.map { hex($0, traits(.light)) } == [0xF2F2F7, 0xFFFFFF, 0xF2F2F7])
        #expect(hex(.secondarySystemBackground, traits(.light, .high)) == 0xEBEBF0)
    }

    @Test func `The tint color is the tint of those who use it`() {
        #expect(hex(.tintColor, traits(.light)) == 0x007AFF)
        #expect(hex(.tintColor, traits(.dark).tinted(.systemPink)) == 0xFF375F)
        #expect(UIColor.tintColor.resolvedColor(with: traits(.light).tinted(.tintColor)).cgColor.alpha == 0)
    }

    /// The corners of Display P3 in extended sRGB, as Apple's calculator and CSS Color 4's sample code give them.
    @Test func `Wide colors lie outside of sRGB and keep their own space`() {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        for (got, expected) in zip([red, green, blue, alpha], [1.0930, -0.2267, -0.1501, 0.5]) {
            #expect(abs(got - expected) < 0.0005)
        }
        #expect(color.cgColor.components == [1, 0, 0, 0.5])
        #expect(color.description == "UIDisplayP3ColorSpace 1 0 0 0.5")
    }

    // MARK: Patterns

    /// Two pixels of a point each: red, blue.
    private func pattern() throws -> UIColor {
        let image = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
        return UIColor(patternImage: UIImage(cgImage: image))
    }

    @Test func `A pattern repeats its picture from the origin`() throws {
        let color = try pattern()
        let pixels = try Pixels(600, 3) { context in
            color.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 598, height: 2))
        }
        #expect(pixels[0, 1] == 0 && pixels[1, 0] == 0)
        #expect((1..<599).allSatisfy { pixels[$0, 2] == ($0 % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF) })
    }

    @Test func `Half a pattern is half as opaque, also where copies meet`() throws {
        let color = try pattern().withAlphaComponent(0.5)
        #expect(color.cgColor.components == [0.5] && color.description == "UIPatternColor 0.5")
        let pixels = try Pixels(4, 1) { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(pixels.values.allSatisfy { (127...128).contains($0 >> 24) })
    }

    @Test func `Letters are filled with the picture`() throws {
        let color = try pattern()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: color,
        ]
        let pixels = try Pixels(40, 50) { _ in "H".draw(at: .zero, withAttributes: attributes) }
        #expect(pixels.values.contains(0xFFFF_0000) && pixels.values.contains(0xFF00_00FF))
    }

    /// Programs outline letters with a gradient that they have drawn into a picture. Negative widths fill the letters too.
    @Test(arguments: [12, -12]) func `The outlines of letters are filled with the picture`(width: Double) throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: UIColor.green,
            .strokeColor: try pattern(), .strokeWidth: width,
        ]
        let pixels = try Pixels(50, 50) { _ in "H\u{1F600}".draw(at: .zero, withAttributes: attributes) }
        #expect(pixels.values.contains(0xFFFF_0000) && pixels.values.contains(0xFF00_00FF))
        #expect(pixels.values.contains(0xFF00_FF00) == (width < 0))
    }

    @Test func `A pattern has no components of color`() throws {
        var white: CGFloat = 7
        #expect(try !pattern().getWhite(&white, alpha: nil) && white == 7)
        #expect(try !pattern().getRed(nil, green: nil, blue: nil, alpha: nil))
        #expect(try pattern() != .red && UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
