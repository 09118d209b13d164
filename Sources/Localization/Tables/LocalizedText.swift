import PlacardCoreText

/// A text of a table: one wording, or several that differ by number or device.
package struct LocalizedText: Hashable, Sendable {
    /// A wording, or a choice of them.
    package indirect enum Wording: Hashable, Sendable {
        case text(String)
        /// By the names of CLDR's plural forms.
        case plural([String: Wording])
        /// By the names that catalogs have for devices.
        case device([String: Wording])
    }

    /// A part of a text that follows one number, and stands in the text as `%#@NAME@`.
    package struct Variable: Hashable, Sendable {
        /// The argument's number from 1; nil for the one in the place of the part.
        var argument: Int?
        /// How the number itself is written, without the percent sign.
        var specifier: String
        var wording: Wording
    }

    package var wording: Wording
    package var variables: [String: Variable] = [:]

    package init(_ wording: Wording, variables: [String: Variable] = [:]) {
        (self.wording, self.variables) = (wording, variables)
    }

    /// The wording for a device, and no other.
    func worded(for device: UserLanguages.Device) -> LocalizedText {
        var text = self
        text.wording = wording.worded(for: device)
        text.variables = variables.mapValues { variable in
            var variable = variable
            variable.wording = variable.wording.worded(for: device)
            return variable
        }
        return text
    }

    /// The text where it is the same for all numbers.
    package var plain: String? {
        if case .text(let text) = wording, variables.isEmpty { return text }
        return nil
    }

    /// The text for a device, in the form for many where it follows a number.
    package func plain(for device: UserLanguages.Device) -> String? {
        worded(for: device).wording.form(for: nil, in: "")
    }
}

extension LocalizedText.Wording {
    func worded(for device: UserLanguages.Device) -> Self {
        switch self {
        case .text: self
        case .plural(let forms): .plural(forms.mapValues { $0.worded(for: device) })
        case .device(let forms):
            (forms[device.rawValue] ?? forms["other"] ?? forms.sorted { $0.key < $1.key }.first?.value ?? .text(""))
                .worded(for: device)
        }
    }

    /// The form for a number; without one, the form for many.
    ///
    /// Zero has its own form wherever the table gives one, also in languages that need none, as on Apple's systems.
    func form(for number: Double?, in language: String) -> String? {
        switch self {
        case .text(let text): return text
        case .device(let forms): return forms["other"]?.form(for: number, in: language)
        case .plural(let forms):
            let zero = number == 0 ? forms["zero"] : nil
            let regular = number.flatMap { forms[PluralRules.form(of: $0, in: language)] }
            return (zero ?? regular ?? forms["other"])?.form(for: number, in: language)
        }
    }
}
