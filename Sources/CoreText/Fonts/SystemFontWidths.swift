import Foundation

/// The widths of San Francisco's characters, which Inter's glyphs take over so that lines are as wide as on a phone.
///
/// The font has two designs: one for text up to 17 points, and a closer set one for display from 28; sizes between take
/// a share of both. Each becomes wider with weight.
///
/// Source: widths of single characters and of words that `NSString.size(withAttributes:)` gave on iOS 26, at 8 and 28
/// points in regular and bold, published as measurements by the project openuikit; without the tracking of their size.
/// Stored frames of documents since Xcode 12 agree: half of their one-line labels are met to the pixel, all to a point.
/// Of the straight apostrophe they tell another width, in two projects, which stands here, and of the underscore, of which no
/// measurement was published, 0.045 em less than an n has: nine labels of four projects, 11 to 17 points.
struct SystemFontWidths: Hashable {
    /// OpenType's usWeightClass.
    let weight: Int
    /// How much of the display design a size takes, from 0 to 1.
    let display: Double

    init(size: CGFloat, weight: Int) {
        self.weight = weight
        // Whole points, so that there are few kinds.
        display = Self.share(Double(size.rounded()), along: Self.displayBySize)
    }

    /// The widths of one design at any size.
    init(_ design: SanFranciscoDesign, weight: Int) {
        self.weight = weight
        display = design == .display ? 1 : 0
    }

    /// The share of the display design by size, which grows most around 23 points: what labels that hug their text have in
    /// documents of six projects (20, 21, 22, 23, 24 and 25 points) and of five others (18 and 19).
    private static let displayBySize: [(at: Double, share: Double)] = [
        (17, 0), (18, 0.08), (19, 0.11), (20, 0.27), (21, 0.36), (22, 0.52), (23, 0.68), (24, 0.83), (28, 1),
    ]

    /// The share at a place, from the nearest ones that are known.
    private static func share(_ place: Double, along steps: [(at: Double, share: Double)]) -> Double {
        let place = min(max(place, steps[0].at), steps[steps.count - 1].at)
        guard let upper = steps.firstIndex(where: { $0.at >= place }), upper > 0 else { return steps[0].share }
        let (low, high) = (steps[upper - 1], steps[upper])
        return low.share + (high.share - low.share) * (place - low.at) / (high.at - low.at)
    }

    /// The width of a character of printable ASCII, in em.
    func width(of character: UInt8) -> Double? {
        let place = Int(character) - 0x20
        guard Self.textRegular.indices.contains(place) else { return nil }
        func share(_ start: [Int16], _ end: [Int16], _ share: Double) -> Double {
            Double(start[place]) + (Double(end[place]) - Double(start[place])) * share
        }
        let text = share(Self.textRegular, Self.textBold, boldness(along: Self.textBoldness))
        let large = share(Self.displayRegular, Self.displayBold, boldness(along: Self.displayBoldness))
        return (text + (large - text) * display) / 2048
    }

    private func boldness(along steps: [(at: Double, share: Double)]) -> Double {
        Self.share(Double(weight), along: steps)
    }

    /// How far weights lie from regular (0) to bold (1) in the text design, whose light letters are little narrower than
    /// regular ones: three projects since iOS 14, 17 and 18 points.
    private static let textBoldness = boldness(ofLight: -0.18)
    /// The same in the display design: two projects, 36 to 124 points.
    private static let displayBoldness = boldness(ofLight: -0.284)

    /// The steps are not even, and the designs differ in the light one alone.
    private static func boldness(ofLight light: Double) -> [(at: Double, share: Double)] {
        [
            (100, -0.83), (200, -0.65), (300, light), (400, 0), (500, 0.3667), (600, 0.6333), (700, 1), (800, 1.533),
            (900, 2),
        ]
    }

    // MARK: Units of 1/2048 em, from the space to the tilde

    private static let textRegular: [Int16] = [
        576, 637, 978, 1290, 1290, 1895, 1457, 498, 782, 782, 966, 1290, 608, 966, 608, 624, 1290, 950, 1236, 1284,
        1318, 1266, 1304, 1166, 1308, 1304, 608, 608, 1290, 1290, 1290, 1050, 1880, 1380, 1346, 1466, 1488, 1220,
        1172, 1529, 1520, 548, 1102, 1349, 1163, 1790, 1520, 1580, 1301, 1580, 1338, 1305, 1298, 1510, 1380, 1982,
        1390, 1342, 1355, 782, 624, 782, 1290, 1103, 1024, 1130, 1258, 1146, 1258, 1170, 741, 1248, 1205, 506, 505,
        1112, 518, 1782, 1195, 1210, 1250, 1248, 780, 1072, 744, 1195, 1110, 1586, 1074, 1112, 1104, 782, 530, 782,
        1290,
    ]
    private static let textBold: [Int16] = [
        528, 729, 1165, 1375, 1375, 2121, 1524, 602, 878, 878, 992, 1375, 712, 992, 712, 685, 1402, 1048, 1317, 1370,
        1407, 1358, 1400, 1238, 1421, 1400, 712, 712, 1375, 1375, 1375, 1141, 1898, 1500, 1420, 1518, 1530, 1273,
        1223, 1557, 1604, 652, 1231, 1452, 1218, 1856, 1573, 1610, 1379, 1610, 1422, 1382, 1352, 1557, 1477, 2067,
        1494, 1450, 1383, 878, 685, 878, 1375, 1185, 1024, 1207, 1334, 1203, 1334, 1230, 835, 1321, 1294, 588, 587,
        1231, 604, 1909, 1284, 1269, 1325, 1326, 891, 1160, 845, 1284, 1193, 1735, 1189, 1223, 1160, 878, 613, 878,
        1375,
    ]
    private static let displayRegular: [Int16] = [
        420, 546, 826, 1238, 1238, 1655, 1370, 410, 660, 660, 820, 1238, 440, 878, 440, 572, 1242, 908, 1159, 1212,
        1238, 1198, 1264, 1120, 1228, 1264, 440, 440, 1238, 1238, 1238, 1002, 1791, 1301, 1238, 1405, 1390, 1131,
        1081, 1447, 1432, 460, 1014, 1230, 1074, 1702, 1432, 1498, 1183, 1498, 1227, 1215, 1190, 1426, 1292, 1892,
        1300, 1254, 1263, 660, 572, 660, 1238, 996, 1024, 1028, 1134, 1026, 1134, 1049, 622, 1124, 1104, 422, 420,
        994, 418, 1645, 1079, 1087, 1125, 1124, 631, 953, 617, 1079, 989, 1465, 959, 996, 958, 660, 442, 660, 1238,
    ]
    private static let displayBold: [Int16] = [
        405, 648, 933, 1308, 1325, 1823, 1437, 443, 782, 782, 920, 1325, 493, 903, 493, 620, 1343, 983, 1235, 1290,
        1326, 1280, 1336, 1172, 1329, 1336, 493, 493, 1325, 1325, 1325, 1093, 1818, 1418, 1310, 1459, 1434, 1174,
        1123, 1489, 1494, 542, 1143, 1338, 1112, 1764, 1463, 1541, 1265, 1541, 1311, 1293, 1232, 1449, 1389, 1977,
        1404, 1362, 1292, 782, 620, 782, 1325, 1089, 1024, 1121, 1222, 1116, 1220, 1137, 729, 1215, 1197, 493, 492,
        1102, 496, 1768, 1180, 1173, 1215, 1214, 745, 1054, 728, 1180, 1082, 1618, 1081, 1104, 1035, 782, 495, 782,
        1325,
    ]
}

/// The two designs of San Francisco, which are families of their own beside the system font, which mixes them.
enum SanFranciscoDesign { case text, display }
