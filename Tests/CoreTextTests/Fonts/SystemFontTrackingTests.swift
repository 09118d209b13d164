import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct SystemFontTrackingTests {
    /// Widths that Interface Builder stored for one-line labels in San Francisco (points at 2×), each in several
    /// documents, and unrounded widths recorded on iOS (openuikit font_metrics_ios.json, FloorplanB). None between 20 and 27
    /// points: there documents of different Xcodes disagree by up to five per cent.
    struct Stored: Sendable {
        var text: String
        var size: CGFloat
        var weight: Int
        var width: Double
    }

    static let stored = [
        Stored(text: "The quick brown fox jumps over the lazy dog", size: 8, weight: 400, width: 176.976_562_5),
        Stored(text: "Hello UIKit", size: 8, weight: 400, width: 41.957_031_25),
        Stored(text: "Label", size: 12, weight: 400, width: 31),
        Stored(text: "Label", size: 13, weight: 400, width: 33),
        Stored(text: "Label", size: 17, weight: 400, width: 42),
        Stored(text: "This is a test string", size: 17, weight: 400, width: 144.093_261_718_75),
        Stored(text: "Label", size: 17, weight: 700, width: 44.5),
        Stored(text: "Stroke", size: 40, weight: 700, width: 121.5),
    ]

    @Test(arguments: stored)
    func `Lines are within two per cent as wide as San Francisco's`(stored: Stored) {
        let font = FontLibrary.shared.systemFont(ofSize: stored.size, traits: FontTraits(weight: stored.weight))
        let text = StyledText(stored.text, style: CharacterStyle(font: font))
        let width = Double(ShapedText(text).layout(LayoutRules()).width)
        #expect(abs(width - stored.width) < max(0.5, 0.02 * stored.width), "\(width)")
    }

    @Test func `Tracking shrinks with the size up to display sizes`() {
        let shares = [8, 11, 13, 15, 17].map { SystemFontTracking.points(size: $0) / $0 }
        #expect(shares == shares.sorted(by: >))
        #expect(SystemFontTracking.points(size: 28) == 0.38)
    }
}
