import Foundation

/// Writes spans of time: Apple's formatter of that name, which Foundation on Linux marks as unavailable, so that this one is found.
///
/// Words are those of `Locale.preferred`. Spans are counted in seconds, minutes,
/// hours, days of 24 hours and weeks, so that months and years are not told. Source: Apple's documentation of
/// `DateComponentsFormatter`.
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
    /// Whether a largest unit of 1 is told in the next one. Stored; no effect.
    open var collapsesLargestUnit = false
    /// Whether the smallest unit may have a fraction. Stored; no effect.
    open var allowsFractionalUnits = false
    /// Whether "about" stands before the span. Stored; no effect.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind the span. Stored; no effect.
    open var includesTimeRemainingPhrase = false
    /// Where the text will stand. Stored; no effect.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar of spans between dates.
    open var calendar: Calendar? = .current
    /// The date that spans begin at. Stored; no effect.
    open var referenceDate: Date?

    /// The units that spans are counted in, the largest first, with their lengths in seconds.
    private static let units: [(unit: NSCalendar.Unit, name: Duration.UnitsFormatStyle.Unit, length: Int)] = [
        (.weekOfMonth, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3_600), (.minute, .minutes, 60),
        (.second, .seconds, 1),
    ]

    /// A span in seconds; a negative one with its sign. Nil for what is no number.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let text = text(of: Int(abs(ti).rounded(.towardZero)))
        return ti <= -1 ? "-" + text : text
    }

    /// A span between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    /// A span of weeks, days, hours, minutes and seconds; other components do not count.
    open func string(from components: DateComponents) -> String? {
        let parts = [
            (components.weekOfMonth ?? components.weekOfYear ?? 0, 604_800), (components.day ?? 0, 86_400),
            (components.hour ?? 0, 3_600), (components.minute ?? 0, 60), (components.second ?? 0, 1),
        ]
        return string(from: parts.reduce(0.0) { $0 + Double($1.0) * Double($1.1) })
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

    private typealias Part = (name: Duration.UnitsFormatStyle.Unit, value: Int, length: Int)

    private func text(of seconds: Int) -> String {
        let parts = shown(counted(seconds))
        return unitsStyle == .positional ? places(parts) : words(parts)
    }

    private func counted(_ seconds: Int) -> [Part] {
        var allowed = allowedUnits
        if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
        let wanted = Self.units.filter { allowed.isEmpty ? $0.unit != .weekOfMonth : allowed.contains($0.unit) }
        var rest = seconds
        return wanted.map { unit in
            let value = rest / unit.length
            rest -= value * unit.length
            return (unit.name, value, unit.length)
        }
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

    /// Numbers with colons between them; days and weeks are words before these.
    private func places(_ parts: [Part]) -> String {
        let clock = parts.filter { $0.length <= 3_600 }
        let long = parts.filter { $0.length > 3_600 }
        let pads = zeroFormattingBehavior.contains(.pad)
        let digits = clock.enumerated().map { index, part in
            let isWide = index > 0 || (pads && clock.count > 1)
            return isWide && part.value < 10 ? "0\(part.value)" : "\(part.value)"
        }
        let days = long.map { words([$0], .narrow) }
        return (days + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    private func words(_ parts: [Part]) -> String {
        switch unitsStyle {
        case .full, .spellOut: words(parts, .wide)
        case .short: words(parts, .abbreviated)
        case .brief: words(parts, .condensedAbbreviated)
        case .abbreviated, .positional: words(parts, .narrow)
        }
    }

    private func words(_ parts: [Part], _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let seconds = parts.reduce(0) { $0 + $1.value * $1.length }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(parts.map(\.name)), width: width, zeroValueUnits: .show(length: 1))
        return Duration.seconds(seconds).formatted(style.locale(.preferred))
    }
}

/// The name that the formatter had in Placard before it had Apple's.
public typealias ComponentsFormatter = DateComponentsFormatter
