import Foundation

/// The names that Unicode's CLDR has for Foundation's units, as ICU's number skeletons have them.
enum UnitNames {
    /// The name of a unit; nil for units of a program's own.
    static func name(of unit: Unit) -> String? {
        tables.first { type(of: unit) == $0.kind }?.names[unit.symbol].map { "unit/" + $0 }
    }

    /// Degrees, without saying of what.
    static let degrees = "measure-unit/temperature-generic"

    private static let tables: [(kind: Unit.Type, names: [String: String])] = [
        (UnitLength.self, lengths), (UnitMass.self, masses), (UnitTemperature.self, temperatures),
        (UnitSpeed.self, speeds), (UnitVolume.self, volumes), (UnitArea.self, areas), (UnitEnergy.self, energies),
        (UnitPower.self, powers), (UnitDuration.self, durations), (UnitPressure.self, pressures),
        (UnitAngle.self, angles), (UnitInformationStorage.self, storages), (UnitFrequency.self, frequencies),
        (UnitFuelEfficiency.self, efficiencies), (UnitElectricCurrent.self, currents),
        (UnitElectricPotentialDifference.self, potentials),
    ]

    private static let lengths = [
        "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
        "cm": "centimeter", "mm": "millimeter",
        "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
        "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
        "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]
    private static let masses = [
        "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
        "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound",
        "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy", "slug": "slug",
    ]
    private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    private static let speeds = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]
    private static let volumes = [
        "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
        "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "mm³": "cubic-millimeter",
        "cm³": "cubic-centimeter", "in³": "cubic-inch",
        "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
        "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
        "qt": "quart", "gal": "gallon", "metric cup Imperial": "cup-metric",
        "gal Imperial": "gallon-imperial", "qt Imperial": "quart-imperial", "pt Imperial": "pint-imperial",
        "fl oz Imperial": "fluid-ounce-imperial",
    ]
    private static let areas = [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mm²": "square-millimeter",
        "in²": "square-inch",
        "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]
    private static let energies = [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ]
    private static let powers = [
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
    ]
    private static let durations = [
        "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
        "ns": "nanosecond",
    ]
    private static let pressures = [
        "N/m²": "pascal", "GPa": "gigapascal", "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal",
        "bar": "bar", "mbar": "millibar",
        "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
    ]
    private static let angles = [
        "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
    ]
    private static let storages = [
        "bit": "bit", "B": "byte", "kb": "kilobit", "kB": "kilobyte", "Mb": "megabit", "MB": "megabyte",
        "Gb": "gigabit", "GB": "gigabyte", "Tb": "terabit", "TB": "terabyte", "PB": "petabyte",
    ]
    private static let frequencies = ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
    private static let efficiencies = [
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
    ]
    private static let currents = ["A": "ampere", "mA": "milliampere"]
    private static let potentials = ["V": "volt", "mV": "millivolt"]
}
