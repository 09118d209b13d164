import Foundation
import Testing

@testable import PlacardTextKit

@Suite struct AttributedRunsTests {
    private static let key = NSAttributedString.Key.kern
    private static let texts = ["a", "é😀", "لا", "\u{301}x", "lange Wörter "]

    /// Pieces of which those that follow each other have few looks, as in texts, or many; without a look there are no
    /// attributes.
    private static func pieces(_ count: Int, looks: UInt64, seed: UInt64) -> [(text: String, look: UInt64)] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (texts[Int(state >> 33) % texts.count], (state >> 40) % looks)
        }
    }

    /// Each run as both kinds of strings tell it.
    private static func runs(_ text: NSAttributedString) -> [String] {
        var runs: [String] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            runs.append("\((text.string as NSString).substring(with: range)) \((value as? NSNumber)?.intValue ?? 0)")
        }
        return runs
    }

    private static func runs(_ text: AttributedString) -> [String] {
        text.runs.map { "\(String(String.UnicodeScalarView(text.unicodeScalars[$0.range]))) \(Int($0.kern ?? 0))" }
    }

    @Test(arguments: [(1, 1), (5, 2), (40, 3), (100, 5), (333, 40)] as [(Int, UInt64)])
    func `Every piece has its own look in both kinds of strings`(_ count: Int, _ looks: UInt64) {
        for seed in 1...20 as ClosedRange<UInt64> {
            let pieces = Self.pieces(count, looks: looks, seed: seed)
            var expected: [(text: String, look: UInt64)] = []
            for piece in pieces {
                if expected.last?.look == piece.look {
                    expected[expected.count - 1].text += piece.text
                } else {
                    expected.append(piece)
                }
            }
            let told = expected.map { "\($0.text) \($0.look)" }
            let runs = pieces.reduce(into: AttributedRuns<UInt64>()) { $0.append($1.text, $1.look) }
            #expect(Self.runs(runs.mutableAttributedString { $0 == 0 ? [:] : [Self.key: Double($0)] }) == told)
            let value = runs.attributedString { look in
                var attributes = AttributeContainer()
                attributes.kern = look == 0 ? nil : CGFloat(look)
                return attributes
            }
            #expect(Self.runs(value) == told)
        }
    }

    @Test func `Nothing gives an empty string`() {
        var runs = AttributedRuns<Int>()
        runs.append("", 1)
        #expect(runs.mutableAttributedString { _ in [:] }.length == 0)
        #expect(runs.attributedString { _ in AttributeContainer() }.characters.isEmpty)
    }
}
