import Foundation

/// The names that documents have for the system's colors.
enum NibColors {
    /// Interface Builder's names, those of before iOS 13 included.
    static let system = Dictionary(uniqueKeysWithValues: UIColor.systemColors.map { ($0 + "Color", $1) })
        .merging(others) { $1 }

    private static let others: [String: UIColor] = [
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground, "tintColor": .systemBlue,
        "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
        "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
        "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
        "brownColor": .brown, "clearColor": .clear,
        // The textures of iOS 6 became these flat colors.
        "scrollViewTexturedBackgroundColor": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
        "viewFlipsideBackgroundColor": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
        "underPageBackgroundColor": UIColor(red: 0.706, green: 0.714, blue: 0.741, alpha: 1),
    ]

    /// The Mac's names, which attributed strings keep when text was pasted from a Mac's application.
    static let macintosh: [String: UIColor] = [
        "textColor": .label, "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "linkColor": .link,
        "textBackgroundColor": .systemBackground, "controlTextColor": .label,
        "disabledControlTextColor": .tertiaryLabel, "systemBlueColor": .systemBlue, "systemRedColor": .systemRed,
    ]
}

/// Apple's "Generic RGB" space, in which old documents write calibrated colors, matched to sRGB.
///
/// The curve is a gamma of 1.8. The matrix is fitted to what Apple's systems show for the pure colors, which their
/// color picker made well known: FF2600 for red, 00F900 for green, 0433FF for blue; white stays white.
enum GenericRGB {
    static func sRGB(red: CGFloat, green: CGFloat, blue: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let r = linear(red)
        let g = linear(green)
        let b = linear(blue)
        return (
            encoded(1.0241 * r - 0.0253 * g + 0.0012 * b),
            encoded(0.0194 * r + 0.9474 * g + 0.0332 * b),
            encoded(-0.0021 * r - 0.0020 * g + 1.0041 * b)
        )
    }

    private static func linear(_ value: CGFloat) -> CGFloat { pow(min(max(value, 0), 1), 1.8) }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let light = min(max(value, 0), 1)
        return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}
