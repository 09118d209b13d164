import Foundation

/// Writes how long ago something was, or how far off it is: Apple's formatter of that name, which Foundation on Linux lacks.
///
/// Words are Unicode's for a language, that of `Locale.preferred` unless another is set. The largest unit that is not 0 is told,
/// as Apple's counts it: without what is left over. Source: Apple's documentation of `RelativeDateTimeFormatter`.
///
/// Unchecked because Foundation's formatters are: one thread sets them up before others use them.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days and other units near the present have names; raw values as on iOS.
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0
        /// "yesterday" in place of "1 day ago".
        case named
    }

    /// How units are written; raw values as on iOS.
    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut, short, abbreviated

        fileprivate var style: Date.RelativeFormatStyle.UnitsStyle {
            switch self {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        }
    }

    /// Whether times near the present have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Where the text will stand, which decides about its first letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that times are counted in; nil stands for the user's.
    open var calendar: Calendar! = .current
    /// The language; nil stands for the user's.
    open var locale: Locale! = .preferred

    private typealias Field = Date.RelativeFormatStyle.Field
    /// The units that are told, the largest first.
    private static let units: [(component: Calendar.Component, field: Field)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
    ]

    /// How far a date is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = Set(Self.units.map(\.component))
        return text(usedCalendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// How far off a time is, in seconds; negative ones are past. Empty for what is no number.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard timeInterval.isFinite, abs(timeInterval) < 1e11 else { return "" }
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// What the largest unit says that is not 0.
    open func localizedString(from dateComponents: DateComponents) -> String { text(dateComponents) }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: localizedString(from: components)
        case let date as Date: localizedString(for: date, relativeTo: Date())
        default: nil
        }
    }

    // MARK: - Words

    private var usedCalendar: Calendar { calendar ?? .current }

    private func text(_ components: DateComponents) -> String {
        let values = Self.units.map { ($0, components.value(for: $0.component) ?? 0) }
        let (unit, value) = values.first { $0.1 != 0 } ?? values[values.count - 1]
        return text(value, unit.component, unit.field)
    }

    /// Foundation's style tells of dates, so it is handed some that lie just so far apart.
    private func text(_ value: Int, _ component: Calendar.Component, _ field: Field) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        guard let date = usedCalendar.date(byAdding: component, value: value, to: now) else { return "" }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [field], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: unitsStyle.style, locale: locale ?? .preferred, calendar: usedCalendar,
            capitalizationContext: capitalization
        ).format(now)
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }
}
