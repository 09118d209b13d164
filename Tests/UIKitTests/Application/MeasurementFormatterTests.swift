import Foundation
import PlacardUIKit
import Testing

/// Apple's documentation of `MeasurementFormatter`, and CLDR's words for units.
@Suite struct MeasurementFormatterTests {
    private func formatter(
        _ locale: String, _ options: MeasurementFormatter.UnitOptions = .providedUnit,
        _ style: Formatter.UnitStyle = .medium
    ) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions, formatter.unitStyle) = (Locale(identifier: locale), options, style)
        return formatter
    }

    @Test(arguments: [
        ("en_US", Formatter.UnitStyle.short, "5.25km"), ("en_US", .medium, "5.25 km"),
        ("en_US", .long, "5.25 kilometers"), ("de_DE", .medium, "5,25\u{A0}km"), ("de_DE", .long, "5,25 Kilometer"),
        ("fr_FR", .long, "5,25 kilomètres"),
    ])
    func `units are written in the language`(locale: String, style: Formatter.UnitStyle, expected: String) {
        let text = formatter(locale, .providedUnit, style).string(
            from: Measurement(value: 5.25, unit: UnitLength.kilometers))
        #expect(Self.spaced(text) == Self.spaced(expected))
    }

    /// CLDR chooses between kinds of spaces that do not break, from version to version.
    private static func spaced(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    @Test func `lengths, masses, speeds and temperatures are told in the region's unit`() {
        let kilometers = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter("en_US", []).string(from: kilometers) == "3.107 mi")
        #expect(Self.spaced(formatter("de_DE", []).string(from: kilometers)) == "5 km")
        let heat = Measurement(value: 30, unit: UnitTemperature.celsius)
        #expect(formatter("en_US", []).string(from: heat) == "86°F")
        #expect(Self.spaced(formatter("de_DE", []).string(from: heat)) == "30 °C")
        #expect(formatter("en_US", []).string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "4.409 lb")
        #expect(formatter("en_GB", []).string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2 kg")
        #expect(
            formatter("en_GB", []).string(from: Measurement(value: 100, unit: UnitSpeed.kilometersPerHour))
                == "62.137 mph")
        #expect(formatter("en_US", []).string(from: Measurement(value: 3, unit: UnitEnergy.kilowattHours)) == "3 kWh")
    }

    @Test func `a natural scale has units for the size of the number`() {
        let short = Measurement(value: 100, unit: UnitLength.meters)
        #expect(Self.spaced(formatter("de_DE", .naturalScale).string(from: short)) == "100 m")
        #expect(
            Self.spaced(
                formatter("de_DE", .naturalScale).string(from: Measurement(value: 4000, unit: UnitLength.meters)))
                == "4 km")
        #expect(formatter("en_US", .naturalScale).string(from: short) == "328.084 ft")
    }

    @Test func `temperatures are told without their unit`() {
        let options: MeasurementFormatter.UnitOptions = [.temperatureWithoutUnit, .providedUnit]
        #expect(
            formatter("en_US", options).string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        #expect(
            formatter("en_US", .temperatureWithoutUnit).string(
                from: Measurement(value: 21, unit: UnitTemperature.celsius))
                == "69.8°")
    }

    @Test func `numbers are rounded and grouped as the number formatter says`() {
        let measurement = Measurement(value: 12345.6789, unit: UnitLength.meters)
        let formatter = formatter("en_US")
        #expect(formatter.string(from: measurement) == "12,345.679 m")
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: measurement) == "12,346 m")
        let numbers = NumberFormatter()
        (numbers.minimumFractionDigits, numbers.maximumFractionDigits) = (2, 2)
        formatter.numberFormatter = numbers
        #expect(formatter.string(from: measurement) == "12345.68 m")
        (numbers.usesSignificantDigits, numbers.maximumSignificantDigits) = (true, 2)
        #expect(formatter.string(from: measurement) == "12000 m")
    }

    @Test func `a unit alone, and units of a program's own`() {
        #expect(formatter("en_US").string(from: UnitLength.kilometers) == "km")
        #expect(formatter("en_US", [], .long).string(from: UnitLength.kilometers) == "kilometers")
        let barrel = UnitVolume(symbol: "bbl", converter: UnitConverterLinear(coefficient: 159))
        #expect(formatter("en_US").string(from: Measurement(value: 2, unit: barrel)) == "2 bbl")
        #expect(formatter("en_US").string(from: barrel) == "bbl")
        #expect(formatter("en_US").string(for: Measurement(value: 2, unit: UnitLength.miles)) == "2 mi")
        #expect(formatter("en_US").string(for: "x") == nil)
    }

    /// What is written is never the sign that Foundation uses for what has a name in CLDR.
    @Test func `all of Foundation's common units have names`() {
        let units: [Dimension] = [
            UnitLength.nauticalMiles, UnitMass.metricTons, UnitSpeed.metersPerSecond, UnitVolume.imperialGallons,
            UnitVolume.deciliters, UnitArea.squareMeters, UnitEnergy.kilocalories, UnitPower.horsepower,
            UnitDuration.minutes, UnitPressure.hectopascals, UnitAngle.degrees, UnitInformationStorage.megabytes,
            UnitFrequency.hertz, UnitElectricCurrent.amperes,
        ]
        let german = formatter("de_DE", .providedUnit, .long)
        #expect(
            units.map { german.string(from: $0) } == [
                "Seemeilen", "Tonnen", "Meter pro Sekunde", "Imp. Gallonen", "Deziliter", "Quadratmeter",
                "Kilokalorien",
                "Pferdestärken", "Minuten", "Hektopascal", "Grad", "Megabyte", "Hertz", "Ampere",
            ])
    }
}
