/// A color of a catalog in its versions.
struct AssetColorSet: Sendable {
    private let versions: [Version]

    private struct Version: Sendable {
        let color: UIColor
        let traits: AssetTraits
    }

    /// Reads what a set holds; every version that is not understood is reported.
    init(_ contents: AssetContents, report: (String) -> Void) {
        versions = (contents.colors ?? []).compactMap { entry in
            guard let color = entry.color, let traits = AssetTraits(entry) else { return nil }
            guard let read = color.uiColor else {
                report(color.fault)
                return nil
            }
            return Version(color: read, traits: traits)
        }
    }

    var isEmpty: Bool { versions.isEmpty }

    /// The color, which follows the appearance if it has several versions.
    func color(for traits: UITraitCollection?) -> UIColor? {
        guard versions.count > 1, traits == nil else {
            return versions.best(for: traits ?? .current, \.traits)?.color
        }
        return UIColor { [versions] in versions.best(for: $0, \.traits)?.color ?? .clear }
    }
}

extension AssetContents.Color {
    /// Nil for a space, a component or a reference that is not understood.
    fileprivate var uiColor: UIColor? {
        if let reference { return NibColors.system[reference] }
        switch colorSpace {
        case "srgb", "extended-srgb", nil:
            return channels(["red", "green", "blue", "alpha"]).map {
                UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
            }
        case "display-p3":
            return channels(["red", "green", "blue", "alpha"]).map {
                UIColor(displayP3Red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
            }
        case "gray-gamma-22", "extended-gray":
            return channels(["white", "alpha"]).map { UIColor(white: $0[0], alpha: $0[1]) }
        default: return nil
        }
    }

    /// What keeps the color from being read, and what to do.
    fileprivate var fault: String {
        if let reference { return "there is no color \(reference) of the system; use sRGB" }
        guard let colorSpace, !Self.spaces.contains(colorSpace) else {
            return "the components of a color are not all there, or no numbers; give each as 0.5, 128 or 0x80"
        }
        return "a color in the space \(colorSpace) is not understood; use sRGB"
    }

    private static let spaces = ["srgb", "extended-srgb", "display-p3", "gray-gamma-22", "extended-gray"]

    private func channels(_ names: [String]) -> [CGFloat]? {
        let values = names.compactMap { components?[$0].flatMap(Self.channel) }
        return values.count == names.count ? values : nil
    }

    /// "0.5" is a share, "0x80" and "128" are shares of 255.
    private static func channel(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if let whole = Int(text) { return CGFloat(whole) / 255 }
        return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
}
