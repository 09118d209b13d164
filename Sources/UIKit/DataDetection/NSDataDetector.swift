import Foundation

/// Finds links, mail addresses, telephone numbers, dates and addresses in texts.
///
/// What counts as one is said where it is looked for; Apple's own rules are unpublished. Time grows with the text's
/// length; of a longer text than `longest` only the beginning is looked at. Finds never overlap: links come before
/// addresses, these before dates, these before telephone numbers. Journeys are not found.
///
/// On Apple's systems the class is a regular expression, which Foundation on Linux lets nobody inherit from. Source:
/// Apple's documentation of `NSDataDetector`.
///
/// Unchecked because NSObject promises nothing: a detector never changes.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// In UTF-16 units.
    private static let longest = 1 << 22

    /// Makes a detector.
    ///
    /// - Parameter checkingTypes: The raw value of a set of types.
    /// - Throws: If there is nothing in it that a detector looks for.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let known = DataKind.allCases.filter { $0 != .replacement }.reduce(0) { $0 | $1.rawValue }
        guard checkingTypes & known != 0, checkingTypes & ~known == 0 else {
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "no types that a detector looks for"])
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    // MARK: Looking

    /// All finds that lie in a range of a text, in its order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = TextUnits(string)
        let end = min(range.location + range.length, text.count)
        guard range.location >= 0, range.location < end else { return [] }
        let bounds = range.location..<min(end, range.location + Self.longest)
        var taken = [Bool](repeating: false, count: bounds.count)
        return finds(in: text, bounds).filter { find in
            let place = Swift.Range(find.range)!
            let local = place.lowerBound - bounds.lowerBound..<place.upperBound - bounds.lowerBound
            guard !taken[local].contains(true) else { return false }
            for index in local { taken[index] = true }
            return true
        }.sorted { $0.range.location < $1.range.location }
    }

    /// Those of each kind, the first kinds counting most.
    private func finds(in text: TextUnits, _ bounds: Range<Int>) -> [NSTextCheckingResult] {
        var results: [NSTextCheckingResult] = []
        if looks(for: .link) {
            results += LinkScanner(text, in: bounds).found.map { DetectedData(.link($0.url), at: NSRange($0.range)) }
        }
        if looks(for: .address) || looks(for: .date) {
            let tokens = TextTokens(text, in: bounds)
            if looks(for: .address) {
                results += AddressScanner(tokens, of: text).found.map {
                    DetectedData(.address($0.components), at: NSRange($0.range))
                }
            }
            if looks(for: .date) {
                results += DateScanner(tokens).found.map {
                    DetectedData(.date($0.date, $0.timeZone, 0), at: NSRange($0.range))
                }
            }
        }
        if looks(for: .phoneNumber) {
            results += PhoneScanner(text, in: bounds).found.map {
                DetectedData(.phoneNumber(text.text($0)), at: NSRange($0))
            }
        }
        return results
    }

    private func looks(for kind: DataKind) -> Bool { checkingTypes & kind.rawValue != 0 }

    // MARK: Other ways to ask

    /// Calls a closure with each find, until it says to stop.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stops.boolValue {
            block(match, [], &stops)
        }
    }

    /// The same as `enumerateMatches(in:options:range:using:)`; Placard's own, for code that `placard port` has rewritten.
    public func forEachMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        enumerateMatches(in: string, options: options, range: range, using: block)
    }

    /// How many finds lie in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// The first find in a range; nil if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Where the first find lies; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
