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
