// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A screen that snapshots are made for, by the names and sizes that swift-snapshot-testing's `ViewImageConfig` has.
public struct SnapshotDevice: Hashable, Sendable {
    /// The name, as in the names of references.
    public let name: String
    /// How large the screen is, in points.
    public let size: CGSize
    /// What bars and the screen's corners cover, in points.
    public let safeArea: UIEdgeInsets

    /// A screen of one's own.
    public init(name: String, size: CGSize, safeArea: UIEdgeInsets = .zero) {
        (self.name, self.size, self.safeArea) = (name, size, safeArea)
    }

    /// What documents are shown on.
    package var screen: NibDevice { NibDevice(screen: size, edges: safeArea) }

    /// How a device is held.
    public enum Orientation: Sendable {
        case portrait
        case landscape
    }

    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, top: CGFloat,
        side: CGFloat = 0,
        bottom: CGFloat = 0, lyingTop: CGFloat = 0, lyingBottom: CGFloat = 0
    ) {
        let isLying = orientation == .landscape
        self.name = isLying ? name + "Landscape" : name
        size = isLying ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        safeArea =
            isLying
            ? UIEdgeInsets(top: lyingTop, left: side, bottom: lyingBottom, right: side)
            : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// The screen `iPhoneSe`, upright.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// The screen `iPhoneSe`, held either way.
    public static func iPhoneSe(_ orientation: Orientation) -> Self {
        Self("iPhoneSe", 320, 568, orientation, top: 20)
    }

    /// The screen `iPhone8`, upright.
    public static let iPhone8 = iPhone8(.portrait)
    /// The screen `iPhone8`, held either way.
    public static func iPhone8(_ orientation: Orientation) -> Self { Self("iPhone8", 375, 667, orientation, top: 20) }

    /// The screen `iPhone8Plus`, upright.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    /// The screen `iPhone8Plus`, held either way.
    public static func iPhone8Plus(_ orientation: Orientation) -> Self {
        Self("iPhone8Plus", 414, 736, orientation, top: 20)
    }

    /// The screen `iPhoneX`, upright.
    public static let iPhoneX = iPhoneX(.portrait)
    /// The screen `iPhoneX`, held either way.
    public static func iPhoneX(_ orientation: Orientation) -> Self {
        Self("iPhoneX", 375, 812, orientation, top: 44, side: 44, bottom: 34, lyingBottom: 24)
    }

    /// The screen `iPhoneXr`, upright.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// The screen `iPhoneXr`, held either way.
    public static func iPhoneXr(_ orientation: Orientation) -> Self {
        Self("iPhoneXr", 414, 896, orientation, top: 44, side: 44, bottom: 34, lyingBottom: 24)
    }

    /// The screen `iPhoneXsMax`, upright.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// The screen `iPhoneXsMax`, held either way.
    public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
        Self("iPhoneXsMax", 414, 896, orientation, top: 44, side: 44, bottom: 34, lyingBottom: 24)
    }

    /// The screen `iPhone12`, upright.
    public static let iPhone12 = iPhone12(.portrait)
    /// The screen `iPhone12`, held either way.
    public static func iPhone12(_ orientation: Orientation) -> Self {
        Self("iPhone12", 390, 844, orientation, top: 47, side: 47, bottom: 34, lyingBottom: 21)
    }

    /// The screen `iPhone12ProMax`, upright.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// The screen `iPhone12ProMax`, held either way.
    public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
        Self("iPhone12ProMax", 428, 926, orientation, top: 47, side: 47, bottom: 34, lyingBottom: 21)
    }

    /// The screen `iPhone13`, upright.
    public static let iPhone13 = iPhone13(.portrait)
    /// The screen `iPhone13`, held either way.
    public static func iPhone13(_ orientation: Orientation) -> Self {
        Self("iPhone13", 390, 844, orientation, top: 47, side: 47, bottom: 34, lyingBottom: 21)
    }

    /// The screen `iPhone13Mini`, upright.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// The screen `iPhone13Mini`, held either way.
    public static func iPhone13Mini(_ orientation: Orientation) -> Self {
        Self("iPhone13Mini", 375, 812, orientation, top: 50, side: 50, bottom: 34, lyingBottom: 21)
    }

    /// The screen `iPhone13Pro`, upright.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    /// The screen `iPhone13Pro`, held either way.
    public static func iPhone13Pro(_ orientation: Orientation) -> Self {
        Self("iPhone13Pro", 390, 844, orientation, top: 47, side: 47, bottom: 34, lyingBottom: 21)
    }

    /// The screen `iPhone13ProMax`, upright.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    /// The screen `iPhone13ProMax`, held either way.
    public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
        Self("iPhone13ProMax", 428, 926, orientation, top: 47, side: 47, bottom: 34, lyingBottom: 21)
    }

    /// The screen `iPadMini`, on its side.
    public static let iPadMini = iPadMini(.landscape)
    /// The screen `iPadMini`, held either way.
    public static func iPadMini(_ orientation: Orientation) -> Self {
        Self("iPadMini", 768, 1024, orientation, top: 20, lyingTop: 20)
    }

    /// The screen `iPadPro10_5`, on its side.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    /// The screen `iPadPro10_5`, held either way.
    public static func iPadPro10_5(_ orientation: Orientation) -> Self {
        Self("iPadPro10_5", 834, 1112, orientation, top: 20, lyingTop: 20)
    }

    /// The screen `iPadPro11`, on its side.
    public static let iPadPro11 = iPadPro11(.landscape)
    /// The screen `iPadPro11`, held either way.
    public static func iPadPro11(_ orientation: Orientation) -> Self {
        Self("iPadPro11", 834, 1194, orientation, top: 24, bottom: 20, lyingTop: 24, lyingBottom: 20)
    }

    /// The screen `iPadPro12_9`, on its side.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    /// The screen `iPadPro12_9`, held either way.
    public static func iPadPro12_9(_ orientation: Orientation) -> Self {
        Self("iPadPro12_9", 1024, 1366, orientation, top: 20, lyingTop: 20)
    }

    /// What makes each, held either way.
    package static let makers: [@Sendable (Orientation) -> SnapshotDevice] = [
        { iPhoneSe($0) }, { iPhone8($0) }, { iPhone8Plus($0) }, { iPhoneX($0) }, { iPhoneXr($0) },
        { iPhoneXsMax($0) },
        { iPhone12($0) }, { iPhone12ProMax($0) }, { iPhone13($0) }, { iPhone13Mini($0) }, { iPhone13Pro($0) },
        { iPhone13ProMax($0) }, { iPadMini($0) }, { iPadPro10_5($0) }, { iPadPro11($0) }, { iPadPro12_9($0) },
    ]

    /// The screen of a name, held as the name says; upright unless it says Landscape.
    package init?(named name: String) {
        let held = Self.makers.lazy.flatMap { [$0(.portrait), $0(.landscape)] }
        guard let found = held.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    /// All that there are, held as they are by default.
    public static let all: [SnapshotDevice] = [
        .iPhoneSe, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXr, .iPhoneXsMax, .iPhone12, .iPhone12ProMax, .iPhone13,
        .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax, .iPadMini, .iPadPro10_5, .iPadPro11, .iPadPro12_9,
    ]
}
