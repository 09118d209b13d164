import Foundation

@testable import PlacardUIKit

/// Text in which links, addresses, dates and telephone numbers are looked for.
enum DetectorInput {
    private static let types = [DataKind.link, .address, .date, .phoneNumber].reduce(0) { $0 | $1.rawValue }

    static func run(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard let detector = try? NSDataDetector(types: types) else { return require(false, "no detector") }
        let count = text.utf16.count
        let found = detector.matches(in: text, range: NSRange(location: 0, length: count))
        var end = 0
        for range in found.map(\.range) {
            require(range.length > 0, "a find is empty: \(range)")
            require(range.location >= end && range.upperBound <= count, "finds overlap or leave the text: \(range)")
            end = range.upperBound
        }
        require(
            detector.numberOfMatches(in: text, range: NSRange(location: 0, length: count)) == found.count,
            "there are other finds the second time")
        let half = NSRange(location: count / 3, length: count / 3)
        for range in detector.matches(in: text, range: half).map(\.range) {
            require(range.location >= half.location && range.upperBound <= half.upperBound, "\(range) leaves \(half)")
        }
    }
}
