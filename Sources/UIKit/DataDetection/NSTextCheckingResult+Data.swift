import Foundation

/// A set of `NSTextCheckingResult.CheckingType`, as its raw value.
public typealias NSTextCheckingTypes = UInt64

/// Something that `NSDataDetector` has found, or that a program says it has.
final class DetectedData: NSTextCheckingResult {
    enum Content {
        case link(URL)
        case phoneNumber(String)
        case date(Date, TimeZone?, TimeInterval)
        case address([NSTextCheckingKey: String])
        case transit([NSTextCheckingKey: String])
        case replacement(String)
    }

    let content: Content
    private let place: NSRange

    init(_ content: Content, at place: NSRange) {
        (self.content, self.place) = (content, place)
        super.init()
    }

    @available(*, unavailable, message: "results of detectors cannot be archived")
    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType {
        switch content {
        case .link: DataKind.link.type
        case .phoneNumber: DataKind.phoneNumber.type
        case .date: DataKind.date.type
        case .address: DataKind.address.type
        case .transit: DataKind.transit.type
        case .replacement: DataKind.replacement.type
        }
    }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

/// Kinds of data by the raw values that Foundation has for them on Linux, where it marks their names as deprecated.
enum DataKind: UInt64, CaseIterable {
    case date = 16
    case address = 32
    case link = 64
    case replacement = 512
    case phoneNumber = 2048
    case transit = 4096

    var type: NSTextCheckingResult.CheckingType { NSTextCheckingResult.CheckingType(rawValue: rawValue) }
}

extension NSTextCheckingResult {
    private var detected: DetectedData.Content? { (self as? DetectedData)?.content }

    /// The address of a link; nil for other results.
    public var url: URL? {
        if case .link(let url)? = detected { return url }
        return nil
    }

    /// A telephone number as it was written; nil for other results.
    public var phoneNumber: String? {
        if case .phoneNumber(let number)? = detected { return number }
        return nil
    }

    /// The moment that a date means; nil for other results.
    public var date: Date? {
        if case .date(let date, _, _)? = detected { return date }
        return nil
    }

    /// The time zone that a date names; nil if it names none.
    public var timeZone: TimeZone? {
        if case .date(_, let zone, _)? = detected { return zone }
        return nil
    }

    /// The seconds that a date lasts; 0 for a moment.
    public var duration: TimeInterval {
        if case .date(_, _, let duration)? = detected { return duration }
        return 0
    }

    /// The parts of an address or of a journey; nil for other results.
    public var components: [NSTextCheckingKey: String]? {
        switch detected {
        case .address(let parts)?, .transit(let parts)?: parts
        default: nil
        }
    }

    /// The parts of an address; nil for other results.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts)? = detected { return parts }
        return nil
    }

    /// The text that takes the place of the range; nil for other results.
    public var replacementString: String? {
        if case .replacement(let text)? = detected { return text }
        return nil
    }

    // MARK: Results of programs

    /// Says that a link lies at a range.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(.link(url), at: range)
    }

    /// Says that a telephone number lies at a range.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(.phoneNumber(phoneNumber), at: range)
    }

    /// Says that a date lies at a range.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedData(.date(date, nil, 0), at: range)
    }

    /// Says that a date of a time zone lies at a range, which lasts some seconds.
    public class func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult {
        DetectedData(.date(date, timeZone, duration), at: range)
    }

    /// Says that an address lies at a range.
    public class func addressCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedData(.address(components), at: range)
    }

    /// Says that a journey lies at a range.
    public class func transitInformationCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedData(.transit(components), at: range)
    }

    /// Says that another text is to take the place of a range.
    public class func replacementCheckingResult(
        range: NSRange, replacementString: String
    ) -> NSTextCheckingResult {
        DetectedData(.replacement(replacementString), at: range)
    }
}

/// Parts of addresses and journeys.
extension NSTextCheckingKey {
    /// The key of a person's name.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The key of a person's position.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The key of a company's or another organization's name.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The key of the house number and the street.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The key of the city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The key of the state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The key of the postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The key of the country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The key of a telephone number.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The key of an airline's name or code.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The key of a flight's number.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
