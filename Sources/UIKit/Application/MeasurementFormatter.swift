import Foundation

/// Writes numbers with units: Apple's formatter of that name, which Foundation on Linux marks as unavailable, so that this one is
/// found.
///
/// Words are Unicode's for a language. Unless told otherwise, lengths, masses, speeds and temperatures are told in the region's
/// unit, as Apple's formatter tells them: kilometers or miles, kilograms or pounds. Source: Apple's documentation of
/// `MeasurementFormatter`; Unicode's CLDR for words and for natural scales.
///
/// Unchecked because Foundation's formatters are: one thread sets them up before others use them.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is told; raw values as on iOS.
    public struct UnitOptions: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement, wherever the reader lives.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The region's unit for a number of this size: feet where miles would be too large.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees, without saying of what.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is told.
    open var unitOptions: UnitOptions = []
    /// How units are written: medium unless set.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and the region; nil stands for the user's.
    open var locale: Locale! = .preferred
    /// How numbers are rounded and grouped; its language and its signs have no effect.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.standardNumbers

    private static var standardNumbers: NumberFormatter {
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        return numbers
    }

    /// A measurement in words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// A unit alone: its sign, or its name in the plural.
    open func string(from unit: Unit) -> String {
        guard let name = UnitNames.name(of: unit), let text = text(0, name, usage: nil) else { return unit.symbol }
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? any AnyMeasurement).map { text($0.value, $0.anyUnit) }
    }

    // MARK: - Units

    private func text(_ value: Double, _ unit: Unit) -> String {
        let isTemperature = unit is UnitTemperature
        let isScaled = unitOptions.contains(.naturalScale) && !isTemperature
        let keepsUnit = isScaled || unitOptions.contains(.providedUnit)
        let (value, unit) = keepsUnit ? (value, unit) : regional(value, unit)
        let isBare = isTemperature && unitOptions.contains(.temperatureWithoutUnit)
        let name = isBare ? UnitNames.degrees : UnitNames.name(of: unit)
        if let name {
            let scaled = isScaled ? text(value, name, usage: "default") : nil
            if let text = scaled ?? text(value, name, usage: nil) { return text }
        }
        let number = numbers.string(from: NSNumber(value: value)) ?? String(value)
        return number + " " + unit.symbol
    }

    private func text(_ value: Double, _ name: String, usage: String?) -> String? {
        MeasureText.text(
            value, unit: name, width, digits: digits, usage: usage, locale: (locale ?? .preferred).identifier)
    }

    /// The measurement in the unit that the region has for such.
    private func regional(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        let system = (locale ?? .preferred).measurementSystem
        let regional: Dimension? =
            switch unit {
            case is UnitLength: system == .metric ? UnitLength.kilometers : UnitLength.miles
            case is UnitSpeed: system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
            case is UnitMass: system == .us ? UnitMass.pounds : UnitMass.kilograms
            case is UnitTemperature: system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            default: nil
            }
        guard let regional, let dimension = unit as? Dimension else { return (value, unit) }
        let base = dimension.converter.baseUnitValue(fromValue: value)
        return (regional.converter.value(fromBaseUnitValue: base), regional)
    }

    private var width: MeasureText.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .full
        default: .short
        }
    }

    // MARK: - Numbers

    private var numbers: NumberFormatter { numberFormatter ?? Self.standardNumbers }

    /// How numbers are written, in the words of ICU's number skeletons.
    private var digits: String {
        let numbers = numbers
        let grouping = numbers.usesGroupingSeparator ? "" : " group-off"
        if numbers.usesSignificantDigits {
            return Self.places("@", "#", numbers.minimumSignificantDigits, numbers.maximumSignificantDigits)
                + grouping
        }
        let places = Self.places("0", "#", numbers.minimumFractionDigits, numbers.maximumFractionDigits)
        return (places.isEmpty ? "precision-integer" : ".\(places)") + " rounding-mode-half-even" + grouping
    }

    private static func places(_ needed: String, _ allowed: String, _ least: Int, _ most: Int) -> String {
        let least = min(max(0, least), 20)
        return String(repeating: needed, count: least)
            + String(repeating: allowed, count: min(max(0, most - least), 20))
    }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
