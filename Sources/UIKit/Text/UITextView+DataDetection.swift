/// What text views find in their texts by themselves; raw values as on iOS.
///
/// Journeys, shipments, money and measures are not found here. Source: Apple's documentation of `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits: one for each kind.
    public let rawValue: UInt

    /// Makes a set of kinds of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What can be looked up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Sums of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Lengths, weights and the like.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Every kind.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// What `NSDataDetector` calls those of the kinds that it looks for.
    fileprivate var checkingTypes: NSTextCheckingTypes {
        let kinds: [(UIDataDetectorTypes, DataKind)] = [
            (.phoneNumber, .phoneNumber), (.link, .link), (.address, .address), (.calendarEvent, .date),
        ]
        return kinds.reduce(0) { contains($1.0) ? $0 | $1.1.rawValue : $0 }
    }
}

extension UITextView {
    /// Makes links of what is found in text that cannot be edited; those that the text has by itself stay.
    func detectData() {
        takeDetectedLinks()
        let types = dataDetectorTypes.checkingTypes
        guard !isEditable, types != 0, let detector = try? NSDataDetector(types: types) else { return }
        let all = NSRange(location: 0, length: textStorage.length)
        textStorage.beginEditing()
        defer { textStorage.endEditing() }
        for (index, found) in detector.matches(in: textStorage.string, range: all).enumerated() {
            guard let url = found.target(index), !hasLink(in: found.range) else { continue }
            textStorage.addAttribute(.link, value: url, range: found.range)
            detectedLinks.append((found.range, url))
        }
    }

    private func hasLink(in range: NSRange) -> Bool {
        var hasLink = false
        textStorage.enumerateAttribute(.link, in: range, options: []) { value, _, _ in
            if value != nil { hasLink = true }
        }
        return hasLink
    }

    /// Takes the links away that were made of finds, as far as they still stand.
    private func takeDetectedLinks() {
        for (range, url) in detectedLinks where range.location + range.length <= textStorage.length {
            let value = textStorage.attribute(.link, at: range.location, effectiveRange: nil)
            if value as? URL == url { textStorage.removeAttribute(.link, range: range) }
        }
        detectedLinks = []
    }
}

extension NSTextCheckingResult {
    /// What a link to a find leads to.
    ///
    /// - Parameter index: Which find of the text it is: addresses and dates lead to no more than that, as on iOS.
    fileprivate func target(_ index: Int) -> URL? {
        if let url { return url }
        guard let phoneNumber else { return URL(string: "x-apple-data-detectors://\(index)") }
        return URL(string: "tel:" + phoneNumber.filter { $0.isASCII && ($0.isNumber || $0 == "+") })
    }
}
