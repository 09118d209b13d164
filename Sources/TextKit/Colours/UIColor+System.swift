/// The colours of the system, which differ between light and dark appearance.
///
/// Values are those that Apple's Human Interface Guidelines publish (iOS, default contrast), as red, green, blue and alpha,
/// two hexadecimal digits each.
extension UIColor {
    // MARK: Accents

    public static let systemRed = system(light: 0xFF3B_30FF, dark: 0xFF45_3AFF)
    public static let systemOrange = system(light: 0xFF95_00FF, dark: 0xFF9F_0AFF)
    public static let systemYellow = system(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
    public static let systemGreen = system(light: 0x34C7_59FF, dark: 0x30D1_58FF)
    public static let systemMint = system(light: 0x00C7_BEFF, dark: 0x63E6_E2FF)
    public static let systemTeal = system(light: 0x30B0_C7FF, dark: 0x40C8_E0FF)
    public static let systemCyan = system(light: 0x32AD_E6FF, dark: 0x64D2_FFFF)
    public static let systemBlue = system(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    public static let systemIndigo = system(light: 0x5856_D6FF, dark: 0x5E5C_E6FF)
    public static let systemPurple = system(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF)
    public static let systemPink = system(light: 0xFF2D_55FF, dark: 0xFF37_5FFF)
    public static let systemBrown = system(light: 0xA284_5EFF, dark: 0xAC8E_68FF)

    // MARK: Greys

    public static let systemGray = system(light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
    public static let systemGray2 = system(light: 0xAEAE_B2FF, dark: 0x6363_66FF)
    public static let systemGray3 = system(light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
    public static let systemGray4 = system(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
    public static let systemGray5 = system(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
    public static let systemGray6 = system(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)

    // MARK: Text

    public static let label = system(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    public static let secondaryLabel = system(light: 0x3C3C_4399, dark: 0xEBEB_F599)
    public static let tertiaryLabel = system(light: 0x3C3C_434D, dark: 0xEBEB_F54D)
    public static let quaternaryLabel = system(light: 0x3C3C_432E, dark: 0xEBEB_F529)
    public static let placeholderText = system(light: 0x3C3C_434D, dark: 0xEBEB_F54D)
    public static let link = system(light: 0x007A_FFFF, dark: 0x0984_FFFF)
    public static let darkText = system(light: 0x0000_00FF, dark: 0x0000_00FF)
    public static let lightText = system(light: 0xFFFF_FF99, dark: 0xFFFF_FF99)

    // MARK: Lines and fills

    public static let separator = system(light: 0x3C3C_434A, dark: 0x5454_5899)
    public static let opaqueSeparator = system(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
    public static let systemFill = system(light: 0x7878_8033, dark: 0x7878_805C)
    public static let secondarySystemFill = system(light: 0x7878_8029, dark: 0x7878_8052)
    public static let tertiarySystemFill = system(light: 0x7676_801F, dark: 0x7676_803D)
    public static let quaternarySystemFill = system(light: 0x7474_8014, dark: 0x7676_802E)

    // MARK: Backgrounds

    public static let systemBackground = system(light: 0xFFFF_FFFF, dark: 0x0000_00FF)
    public static let secondarySystemBackground = system(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
    public static let tertiarySystemBackground = system(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
    public static let systemGroupedBackground = system(light: 0xF2F2_F7FF, dark: 0x0000_00FF)
    public static let secondarySystemGroupedBackground = system(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
    public static let tertiarySystemGroupedBackground = system(light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)

    private static func system(light: UInt32, dark: UInt32) -> UIColor {
        let (light, dark) = (UIColor(rgba: light), UIColor(rgba: dark))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private convenience init(rgba: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 255) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
