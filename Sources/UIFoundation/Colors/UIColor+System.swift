/// The colors of the system, which differ between light and dark appearance.
///
/// Accents and grays are those that Apple's Human Interface Guidelines publish for iOS 15 to 18, with the ones for
/// increased contrast; text, fills and lines have their recorded opacities, which stay as they are where more contrast
/// is asked for, because Apple publishes none. Numbers are red, green and blue, two hexadecimal digits each.
extension UIColor {
    // MARK: Accents

    /// The accent red: #FF3B30, #FF453A in dark appearance.
    public static let systemRed = accent(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
    /// The accent orange: #FF9500, #FF9F0A in dark appearance.
    public static let systemOrange = accent(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340)
    /// The accent yellow: #FFCC00, #FFD60A in dark appearance.
    public static let systemYellow = accent(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, darkContrast: 0xFFD426)
    /// The accent green: #34C759, #30D158 in dark appearance.
    public static let systemGreen = accent(0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B)
    /// The accent mint: #00C7BE, #63E6E2 in dark appearance.
    public static let systemMint = accent(0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, darkContrast: 0x66D4CF)
    /// The accent teal: #30B0C7, #40C8E0 in dark appearance.
    public static let systemTeal = accent(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, darkContrast: 0x5DE6FF)
    /// The accent cyan: #32ADE6, #64D2FF in dark appearance.
    public static let systemCyan = accent(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, darkContrast: 0x70D7FF)
    /// The accent blue, which is the tint of views unless they have another: #007AFF, #0A84FF in dark appearance.
    public static let systemBlue = accent(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
    /// The accent indigo: #5856D6, #5E5CE6 in dark appearance.
    public static let systemIndigo = accent(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF)
    /// The accent purple: #AF52DE, #BF5AF2 in dark appearance.
    public static let systemPurple = accent(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF)
    /// The accent pink: #FF2D55, #FF375F in dark appearance.
    public static let systemPink = accent(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, darkContrast: 0xFF6482)
    /// The accent brown: #A2845E, #AC8E68 in dark appearance.
    public static let systemBrown = accent(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, darkContrast: 0xB59469)

    // MARK: Grays

    /// The middle gray, the same in both appearances: #8E8E93.
    public static let systemGray = accent(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
    /// The second of the system's six grays: #AEAEB2, #636366 in dark appearance.
    public static let systemGray2 = accent(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80)
    /// The third of the system's six grays: #C7C7CC, #48484A in dark appearance.
    public static let systemGray3 = accent(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456)
    /// The fourth of the system's six grays: #D1D1D6, #3A3A3C in dark appearance.
    public static let systemGray4 = accent(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446)
    /// The fifth of the system's six grays: #E5E5EA, #2C2C2E in dark appearance.
    public static let systemGray5 = accent(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638)
    /// The gray nearest to the background: #F2F2F7, #1C1C1E in dark appearance.
    public static let systemGray6 = accent(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)

    // MARK: Text

    /// Text of the first rank: #000000, #FFFFFF in dark appearance.
    public static let label = tone(0x000000, 1, dark: 0xFFFFFF, 1)
    /// Text of the second rank: #3C3C43 at 0.6 opacity, #EBEBF5 at 0.6 opacity in dark appearance.
    public static let secondaryLabel = tone(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    /// Text of the third rank: #3C3C43 at 0.3 opacity, #EBEBF5 at 0.3 opacity in dark appearance.
    public static let tertiaryLabel = tone(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    /// Text of the fourth rank: #3C3C43 at 0.18 opacity, #EBEBF5 at 0.18 opacity in dark appearance.
    public static let quaternaryLabel = tone(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.18)
    /// Text in fields that nothing was entered in: #3C3C43 at 0.3 opacity, #EBEBF5 at 0.3 opacity in dark appearance.
    public static let placeholderText = tone(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    /// Text of links: #007AFF, #0984FF in dark appearance.
    public static let link = tone(0x007AFF, 1, dark: 0x0984FF, 1)
    /// Text on light grounds: #000000 in both appearances.
    public static let darkText = tone(0x000000, 1, dark: 0x000000, 1)
    /// Text on dark grounds: #FFFFFF at 0.6 opacity in both appearances.
    public static let lightText = tone(0xFFFFFF, 0.6, dark: 0xFFFFFF, 0.6)

    /// The tint of the view that uses the color, whichever that is; the system's blue outside of views.
    public static let tintColor = UIColor { $0.tint ?? .systemBlue }

    // MARK: Lines and fills

    /// Thin lines that let content show through: #3C3C43 at 0.29 opacity, #545458 at 0.6 opacity in dark appearance.
    public static let separator = tone(0x3C3C43, 0.29, dark: 0x545458, 0.6)
    /// Thin lines that cover what lies below: #C6C6C8, #38383A in dark appearance.
    public static let opaqueSeparator = tone(0xC6C6C8, 1, dark: 0x38383A, 1)
    /// Thin and small shapes, such as a slider's track: #787880 at 0.2 opacity, #787880 at 0.36 opacity in dark
    /// appearance.
    public static let systemFill = tone(0x787880, 0.2, dark: 0x787880, 0.36)
    /// Shapes of middle size, such as a switch's ground: #787880 at 0.16 opacity, #787880 at 0.32 opacity in dark
    /// appearance.
    public static let secondarySystemFill = tone(0x787880, 0.16, dark: 0x787880, 0.32)
    /// Large shapes, such as buttons and fields: #767680 at 0.12 opacity, #767680 at 0.24 opacity in dark appearance.
    public static let tertiarySystemFill = tone(0x767680, 0.12, dark: 0x767680, 0.24)
    /// Large areas with content upon them: #747480 at 0.08 opacity, #767680 at 0.18 opacity in dark appearance.
    public static let quaternarySystemFill = tone(0x747480, 0.08, dark: 0x767680, 0.18)

    // MARK: Backgrounds

    /// The ground of an interface: white, black in dark appearance.
    public static let systemBackground = ground(0xFFFFFF, contrast: 0xFFFFFF, depth: 0)
    /// A group on the ground: #F2F2F7, `systemGray6` in dark appearance.
    public static let secondarySystemBackground = ground(0xF2F2F7, contrast: 0xEBEBF0, depth: 1)
    /// A group in a group: white, `systemGray5` in dark appearance.
    public static let tertiarySystemBackground = ground(0xFFFFFF, contrast: 0xFFFFFF, depth: 2)
    /// The name of `systemGroupedBackground` before iOS 13.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
    /// The ground of an interface made of groups: #F2F2F7, black in dark appearance.
    public static let systemGroupedBackground = ground(0xF2F2F7, contrast: 0xEBEBF0, depth: 0)
    /// A group on the grouped ground: white, `systemGray6` in dark appearance.
    public static let secondarySystemGroupedBackground = ground(0xFFFFFF, contrast: 0xFFFFFF, depth: 1)
    /// A group in a group of such an interface: #F2F2F7, `systemGray5` in dark appearance.
    public static let tertiarySystemGroupedBackground = ground(0xF2F2F7, contrast: 0xEBEBF0, depth: 2)

    private static func accent(_ light: UInt32, dark: UInt32, contrast: UInt32, darkContrast: UInt32) -> UIColor {
        let usual = (UIColor(rgb: light), UIColor(rgb: dark))
        let strong = (UIColor(rgb: contrast), UIColor(rgb: darkContrast))
        return UIColor { traits in
            let pair = traits.accessibilityContrast == .high ? strong : usual
            return traits.userInterfaceStyle == .dark ? pair.1 : pair.0
        }
    }

    private static func tone(
        _ light: UInt32, _ opacity: CGFloat, dark: UInt32, _ darkOpacity: CGFloat
    ) -> UIColor {
        let (light, dark) = (UIColor(rgb: light, alpha: opacity), UIColor(rgb: dark, alpha: darkOpacity))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A background; in dark appearance the grays of the system follow each other, one step further on where content
    /// floats above the ground.
    private static func ground(_ light: UInt32, contrast: UInt32, depth: Int) -> UIColor {
        let darks: [UIColor] = [.black, .systemGray6, .systemGray5, .systemGray4]
        let (usual, strong) = (UIColor(rgb: light), UIColor(rgb: contrast))
        return UIColor { traits in
            guard traits.userInterfaceStyle == .dark else {
                return traits.accessibilityContrast == .high ? strong : usual
            }
            return darks[traits.userInterfaceLevel == .elevated ? depth + 1 : depth]
        }
    }

    private convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}

/// The colors that are the same everywhere; values as in Apple's documentation of `UIColor`.
extension UIColor {
    /// 0 in the gray color space, opaque.
    public static let black = UIColor(white: 0, alpha: 1)
    /// 1/3 in the gray color space, opaque.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// 2/3 in the gray color space, opaque.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// 1 in the gray color space, opaque.
    public static let white = UIColor(white: 1, alpha: 1)
    /// 0.5 in the gray color space, opaque.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// (1, 0, 0) in sRGB, opaque.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// (0, 1, 0) in sRGB, opaque.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// (0, 0, 1) in sRGB, opaque.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// (0, 1, 1) in sRGB, opaque.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// (1, 1, 0) in sRGB, opaque.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// (1, 0, 1) in sRGB, opaque.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// (1, 0.5, 0) in sRGB, opaque.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// (0.5, 0, 0.5) in sRGB, opaque.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// (0.6, 0.4, 0.2) in sRGB, opaque.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black of opacity 0.
    public static let clear = UIColor(white: 0, alpha: 0)
}
