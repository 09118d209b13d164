/// The widths of the characters of Avenir and Avenir Next, which their stand-in takes over.
///
/// Source: widths at 100 points of single characters, to a point, in regular and bold, as a browser on macOS has them,
/// published by the project string-pixel-width. Of 30 labels of seven projects 24 have them to a point; the shares of
/// other weights are those labels'.
struct AvenirWidths: Hashable {
    let design: AvenirDesign
    /// OpenType's usWeightClass.
    let weight: Int

    /// The width of a character of printable ASCII, in em.
    func width(of character: UInt8) -> Double? {
        let place = Int(character) - 0x20
        let (regular, bold) = design.hundredths
        guard regular.indices.contains(place) else { return nil }
        return (Double(regular[place]) + Double(bold[place] - regular[place]) * design.boldness(of: weight)) / 100
    }
}

/// The two families of the name.
enum AvenirDesign: Hashable, Sendable {
    case avenir
    case next

    /// How far a weight, by usWeightClass, lies from regular (0) to what a browser takes for bold (1): Avenir Heavy, and
    /// Avenir Next's Bold.
    fileprivate func boldness(of weight: Int) -> Double {
        let steps: [(upTo: Int, share: Double)] =
            switch self {
            case .avenir: [(399, -0.2), (449, 0), (549, 0.45), (849, 1)]
            case .next: [(199, -0.4), (399, -0.2), (449, 0), (549, 0.15), (649, 0.45), (749, 1)]
            }
        return steps.first { weight <= $0.upTo }?.share ?? (self == .avenir ? 1.5 : 1.85)
    }

    /// Hundredths of an em in regular and bold, from the space to the tilde.
    fileprivate var hundredths: (regular: [Int8], bold: [Int8]) {
        switch self {
        case .avenir: (Self.avenirRegular, Self.avenirBold)
        case .next: (Self.nextRegular, Self.nextBold)
        }
    }

    private static let avenirRegular: [Int8] = [
        28, 28, 52, 56, 56, 83, 70, 26, 26, 26, 44, 67, 28, 33, 28, 37, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56,
        28, 28, 67, 67, 67, 48, 80, 69, 63, 70, 74, 59, 56, 78, 72, 26, 48, 63, 50, 89, 78, 83, 57, 83, 59, 56,
        57, 69, 61, 94, 63, 57, 56, 26, 37, 26, 67, 50, 24, 52, 61, 48, 61, 56, 30, 61, 56, 24, 24, 48, 24, 85,
        56, 59, 61, 61, 33, 43, 33, 56, 48, 72, 48, 48, 43, 26, 22, 26, 67,
    ]

    private static let avenirBold: [Int8] = [
        30, 30, 52, 59, 59, 91, 74, 30, 30, 30, 46, 67, 30, 32, 30, 39, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59,
        30, 30, 67, 67, 67, 52, 80, 72, 65, 69, 76, 61, 57, 78, 74, 28, 50, 69, 52, 93, 80, 83, 61, 85, 63, 57,
        57, 72, 67, 98, 69, 63, 61, 28, 39, 28, 67, 50, 26, 54, 63, 48, 63, 57, 35, 63, 57, 26, 26, 54, 26, 87,
        57, 61, 63, 63, 39, 44, 39, 57, 52, 80, 54, 52, 48, 28, 22, 28, 67,
    ]

    private static let nextRegular: [Int8] = [
        25, 33, 41, 56, 58, 83, 70, 26, 30, 30, 44, 67, 26, 32, 26, 37, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58,
        30, 30, 67, 67, 67, 48, 80, 70, 64, 72, 76, 59, 56, 78, 72, 26, 49, 63, 51, 89, 76, 85, 58, 84, 60, 56,
        57, 71, 62, 97, 65, 60, 57, 30, 37, 30, 67, 50, 24, 53, 64, 50, 64, 57, 30, 63, 58, 25, 25, 51, 25, 88,
        58, 61, 64, 64, 36, 44, 32, 58, 49, 75, 48, 49, 44, 30, 22, 30, 67,
    ]

    private static let nextBold: [Int8] = [
        25, 36, 50, 60, 65, 91, 78, 30, 34, 34, 49, 67, 30, 33, 30, 42, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65,
        33, 33, 67, 67, 67, 55, 80, 73, 67, 70, 77, 61, 58, 77, 76, 32, 53, 71, 53, 96, 79, 85, 64, 86, 66, 59,
        58, 74, 68, 103, 70, 67, 64, 34, 42, 34, 69, 50, 30, 57, 66, 50, 66, 60, 36, 66, 62, 30, 30, 60, 30, 92,
        62, 63, 66, 66, 40, 47, 37, 61, 57, 87, 59, 57, 51, 34, 24, 34, 67,
    ]
}
