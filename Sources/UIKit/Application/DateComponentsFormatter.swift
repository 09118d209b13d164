import Foundation

/// Writes spans of time: Apple's formatter of that name, which Foundation on Linux marks as unavailable, so that this one is found.
///
/// Words are Unicode's for the calendar's language, or for `Locale.preferred` if it has none; "about" and "remaining" are told in
/// English alone, whose words are known. Source: Apple's documentation of `DateComponentsFormatter`.
///
/// Unchecked because Foundation's formatters are: one thread sets them up before others use them.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written; raw values as on iOS.
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated, short, full, spellOut, brief
    }

    /// What becomes of units whose value is 0; raw values as on iOS.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All are left out; in places, those at the beginning alone.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those at the beginning are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those in the middle are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those at the end are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None are left out; in places, the first has two digits too.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// Which units are told; none stands for all that this class knows.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units whose value is 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are told at most, from the largest; 0 sets no limit.
    open var maximumUnitCount = 0
    /// Whether a largest unit of 1 is told in the next one: 63 seconds in place of one minute and three. Of weeks and shorter
    /// units.
    open var collapsesLargestUnit = false
    /// Whether the smallest unit may have a fraction. Stored; no effect.
    open var allowsFractionalUnits = false
    /// Whether "About" stands before the span, in English.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind the span, in English.
    open var includesTimeRemainingPhrase = false
    /// Where the text will stand. Stored; no effect.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that months and years are counted in, and whose language words are in; nil stands for the user's.
    open var calendar: Calendar? = .current
    /// The date that spans begin at which are given without one; nil stands for the first of January 2001.
    open var referenceDate: Date?

    /// The units that spans are counted in, the largest first, with their lengths in seconds where they have one.
    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String, length: Int?)] = [
        (.year, .year, "year", nil), (.month, .month, "month", nil), (.weekOfMonth, .weekOfMonth, "week", 604_800),
        (.day, .day, "day", 86_400), (.hour, .hour, "hour", 3_600), (.minute, .minute, "minute", 60),
        (.second, .second, "second", 1),
    ]

    /// A span in seconds; a negative one with its sign. Nil for what is no number.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        let text = text(from: start, to: start.addingTimeInterval(abs(ti).rounded(.towardZero)), in: dayCalendar)
        return ti <= -1 ? "-" + text : text
    }

    /// A span between two dates; a negative one with its sign.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let text = text(from: min(startDate, endDate), to: max(startDate, endDate), in: usedCalendar)
        return endDate.timeIntervalSince(startDate) <= -1 ? "-" + text : text
    }

    /// A span of components, from the reference date on.
    open func string(from components: DateComponents) -> String? {
        var span = DateComponents()
        for unit in Self.units { span.setValue(components.value(for: unit.component), for: unit.component) }
        if let weeks = components.weekOfYear, components.weekOfMonth == nil { span.weekOfMonth = weeks }
        guard let end = dayCalendar.date(byAdding: span, to: start) else { return nil }
        let text = text(from: min(start, end), to: max(start, end), in: dayCalendar)
        return end < start ? "-" + text : text
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
    private var usedCalendar: Calendar { calendar ?? .current }

    /// The calendar whose days all have 24 hours, for spans that lie nowhere.
    private var dayCalendar: Calendar {
        var calendar = usedCalendar
        if referenceDate == nil { calendar.timeZone = .gmt }
        return calendar
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    /// Components in a style, without a formatter.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: - Parts

    private typealias Part = (name: String, value: Int, length: Int?)

    private func text(from start: Date, to end: Date, in calendar: Calendar) -> String {
        let parts = collapsed(shown(counted(from: start, to: end, in: calendar)))
        return withPhrases(unitsStyle == .positional ? places(parts) : words(parts))
    }

    private func counted(from start: Date, to end: Date, in calendar: Calendar) -> [Part] {
        var allowed = allowedUnits
        if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
        let wanted = Self.units.filter { allowed.isEmpty ? $0.unit != .weekOfMonth : allowed.contains($0.unit) }
        let components = calendar.dateComponents(Set(wanted.map(\.component)), from: start, to: end)
        return wanted.map { ($0.name, components.value(for: $0.component) ?? 0, $0.length) }
    }

    private func collapsed(_ parts: [Part]) -> [Part] {
        guard collapsesLargestUnit, parts.count > 1, parts[0].value == 1, let long = parts[0].length,
            let short = parts[1].length
        else { return parts }
        var rest = Array(parts.dropFirst())
        rest[0].value += long / short
        return rest
    }

    private func shown(_ parts: [Part]) -> [Part] {
        var parts = parts
        let rule = zeroFormattingBehavior
        let dropsAll = rule.contains(.default) && unitsStyle != .positional
        let last = parts.last
        if dropsAll || rule.contains(.default) || rule.contains(.dropLeading) {
            parts = Array(parts.drop { $0.value == 0 })
        }
        if dropsAll || rule.contains(.dropTrailing) {
            while parts.last?.value == 0 { parts.removeLast() }
        }
        if dropsAll || rule.contains(.dropMiddle), parts.count > 2 {
            parts = [parts[0]] + parts[1..<parts.count - 1].filter { $0.value != 0 } + [parts[parts.count - 1]]
        }
        if parts.isEmpty, let last { parts = [last] }
        return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }

    // MARK: - Words

    /// Numbers with colons between them; days and longer units are words before these.
    private func places(_ parts: [Part]) -> String {
        let isClock: (Part) -> Bool = { ($0.length ?? .max) <= 3_600 }
        let clock = parts.filter(isClock)
        let pads = zeroFormattingBehavior.contains(.pad)
        let digits = clock.enumerated().map { index, part in
            let isWide = index > 0 || (pads && clock.count > 1)
            return isWide && part.value < 10 ? "0\(part.value)" : "\(part.value)"
        }
        let days = parts.filter { !isClock($0) }.map { words([$0], .narrow) }
        return (days + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    private func words(_ parts: [Part]) -> String {
        switch unitsStyle {
        case .full, .spellOut: words(parts, .full)
        case .short: words(parts, .short)
        // "1hr 10min": a short word against its number.
        case .brief: parts.map { words([$0], .short).filter { !$0.isWhitespace } }.joined(separator: " ")
        case .abbreviated, .positional: words(parts, .narrow)
        }
    }

    private func words(_ parts: [Part], _ width: MeasureText.Width) -> String {
        let measures = parts.map { part in
            let text = MeasureText.text(
                Double(part.value), unit: "unit/" + part.name, width, digits: "", locale: locale.identifier)
            return unitsStyle == .spellOut ? spelledOut(part.value, in: text ?? "") : text ?? ""
        }
        return MeasureText.list(measures, width, locale: locale.identifier)
    }

    /// A measure whose number is a word.
    private func spelledOut(_ value: Int, in text: String) -> String {
        let (digits, words) = (NumberFormatter(), NumberFormatter())
        (digits.numberStyle, digits.locale) = (.decimal, locale)
        (words.numberStyle, words.locale) = (.spellOut, locale)
        guard let number = digits.string(from: value as NSNumber), let word = words.string(from: value as NSNumber)
        else { return text }
        return text.replacing(number, with: word)
    }

    private func withPhrases(_ text: String) -> String {
        guard locale.language.languageCode == .english, unitsStyle != .positional else { return text }
        return (includesApproximationPhrase ? "About " : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private var locale: Locale {
        guard let locale = calendar?.locale, !locale.identifier.isEmpty, locale != .current else { return .preferred }
        return locale
    }
}

/// The name that the formatter had in Placard before it had Apple's.
public typealias ComponentsFormatter = DateComponentsFormatter
