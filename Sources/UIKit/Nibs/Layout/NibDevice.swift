/// The device that a document was drawn on: what its status bar and its rounded screen cover.
///
/// Interface Builder's canvas lays controllers' views out for it. Figures: published sizes of Apple's devices, and the
/// insets that stored frames agree upon.
package struct NibDevice: Sendable {
    /// The screen held upright, in points.
    package let size: CGSize
    /// Pixels in a point.
    package private(set) var scale: CGFloat
    /// What the status bar or the notch covers above, and the home indicator below, in points.
    private(set) var cover: UIEdgeInsets
    /// What they cover while the program runs, where the canvas of some Xcodes differs.
    private let runningCover: UIEdgeInsets

    /// The device that a document names, for its canvas as a whole or for a simulated screen; the one of the canvas of
    /// old where it names none.
    package init(_ document: IBDocument) {
        let id = document.root.child("device")?.id ?? document.simulatedScreen ?? ""
        let isLying = document.root.child("device")?["orientation"] == "landscape"
        self.init(Self.known[id] ?? NibDevice(600, 600, top: 20), traits: Self.traits(id, isLying: isLying))
        let version = NibToolsVersion(document)
        if document.root.child("device") == nil, version.hasPlainCanvas { scale = 1 }
        if !hasNotch, !version.hasPlainStatusBar { cover.top = 0 }
        if hasNotch, !version.hasHighStatusBar { cover.top = 44 }
        if id == "retina5_9", version.hasSmallNotchedPhone { cover.top = 50 }
    }

    /// The size classes that the canvas shows.
    package let traits: IBTraits

    var hasNotch: Bool { cover.bottom > 0 }
    /// What the edges of a screen with a notch cover.
    var edges: UIEdgeInsets { hasNotch ? cover : .zero }

    /// The cover where the document may want no status bar; a notch stays.
    func cover(hidesStatusBar: Bool) -> UIEdgeInsets {
        hidesStatusBar && !hasNotch ? .zero : cover
    }

    /// What remains of a cover for a view of free size, which hangs from the screen's upper edge and may not reach the
    /// lower one.
    func reduced(_ cover: UIEdgeInsets, toFreeHeight height: CGFloat) -> UIEdgeInsets {
        var rest = cover
        rest.bottom += max(0, height - (size.height - self.cover.bottom)) - self.cover.bottom
        return rest
    }

    /// What the screen's edges cover of a window of its size, held either way; nil for windows of other sizes.
    func cover(filledBy window: CGSize) -> UIEdgeInsets? {
        if window == size { return runningCover }
        guard window == CGSize(width: size.height, height: size.width) else { return nil }
        let top = runningCover.top
        return hasNotch ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    }

    /// What the edges of the first known screen of a size cover; nothing of a screen that is not known.
    static func cover(ofScreen size: CGSize) -> UIEdgeInsets {
        known.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.cover(filledBy: size) }.first ?? .zero
    }

    private init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, top: CGFloat = 0, bottom: CGFloat = 0) {
        self.scale = scale
        size = CGSize(width: width, height: height)
        runningCover = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        cover = runningCover
        traits = .phone
    }

    private init(_ device: NibDevice, traits: IBTraits) {
        (size, scale, cover, runningCover) = (device.size, device.scale, device.cover, device.runningCover)
        self.traits = traits
    }

    /// The size classes of a device, by Apple's table: larger phones are regular in width when they lie on their side.
    private static func traits(_ id: String, isLying: Bool) -> IBTraits {
        guard known[id] != nil || id.hasPrefix("ipad") else { return id.isEmpty ? .any : .phone }
        if id.hasPrefix("ipad") { return IBTraits(width: .regular, height: .regular) }
        let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(id)
        return isLying ? IBTraits(width: isLarge ? .regular : .compact, height: .compact) : .phone
    }

    private static let known: [String: NibDevice] = [
        "retina3_5": NibDevice(320, 480, top: 20), "retina4_0": NibDevice(320, 568, top: 20),
        "retina4_7": NibDevice(375, 667, top: 20), "retina5_5": NibDevice(414, 736, scale: 3, top: 20),
        "retina5_9": NibDevice(375, 812, scale: 3, top: 44, bottom: 34),
        "retina6_1": NibDevice(414, 896, top: 48, bottom: 34),
        "retina6_5": NibDevice(414, 896, scale: 3, top: 44, bottom: 34),
        "retina6_0": NibDevice(390, 844, scale: 3, top: 47, bottom: 34),
        "retina6_7": NibDevice(428, 926, scale: 3, top: 47, bottom: 34),
        "retina6_12": NibDevice(393, 852, scale: 3, top: 59, bottom: 34),
        "retina6_72": NibDevice(430, 932, scale: 3, top: 59, bottom: 34),
        "retina6_9": NibDevice(440, 956, scale: 3, top: 62, bottom: 34), "ipad9_7": NibDevice(768, 1024, top: 20),
        "ipad12_9": NibDevice(1024, 1366, top: 20),
    ]
}

extension IBDocument {
    /// The first screen that a document without a device simulates, by the name of the device: older documents say
    /// "retina47" or "retina4_7.fullscreen".
    package var simulatedScreen: String? {
        var screen: String?
        root.forEachDescendant { element in
            if screen == nil, element.name == "simulatedScreenMetrics" { screen = element["type"] }
        }
        guard let name = screen?.prefix(while: { $0 != "." }) else { return nil }
        let old = ["retina35": "retina3_5", "retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5"]
        return old[String(name)] ?? String(name)
    }
}

/// The version of Interface Builder that wrote a document, which decides how its canvas looked.
///
/// Turning points: stored frames of published documents.
struct NibToolsVersion {
    private let number: Int

    init(_ document: IBDocument) {
        let written = Int(document.root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? .max
        number = written == Self.unreleased ? 22_500 : written
    }

    /// What tools without a number of their own write, in documents that look like those of Xcode 15.
    private static let unreleased = 32_700

    /// Whether the canvas has one pixel for each point, as before documents named a device (Xcode 8).
    var hasPlainCanvas: Bool { number < 11_000 }
    /// Whether presented controllers lie in sheets, as since iOS 13 (Xcode 11).
    var showsSheets: Bool { number >= 15_000 }
    /// How much lower than a screen with a notch the view in a sheet is, in points.
    var sheetGap: CGFloat { number < 21_000 ? 54 : number < 24_000 ? 10 : 50 }
    /// Whether sheets reach down to the home indicator, as up to Xcode 13.
    var hasLowSheets: Bool { number < 21_000 }
    /// The system whose controls the canvas shows.
    var controls: ControlGeneration {
        let turns: [(Int, ControlGeneration)] = [
            (24_000, .iOS26), (17_000, .iOS14), (14_800, .iOS13), (13_000, .iOS11),
        ]
        return turns.first { number >= $0.0 }?.1 ?? .iOS7
    }
    /// Whether views without a controller are covered by the screen's edges, whatever their size (since Xcode 12).
    var coversLooseViews: Bool { number >= 17_000 }
    /// Whether the status bar covers views without a controller that are high enough to be a screen's (Xcode 9 to 11).
    func coversLooseView(ofHeight height: CGFloat) -> Bool { (13_000..<17_000).contains(number) && height >= 400 }
    /// Whether the canvas leaves space for the status bar of screens without a notch, which Xcode 11.2 to 14 did not.
    var hasPlainStatusBar: Bool { !(15_400..<22_000).contains(number) }
    /// Whether the status bars of phones with a notch are as high as each phone has them, and not 44 points on all
    /// (since Xcode 14).
    var hasHighStatusBar: Bool { number >= 21_000 }
    /// Whether the edges of screens with a notch count twice in xibs (since Xcode 15.3), a quirk of the canvas.
    var doublesEdgesOfXibs: Bool { number >= 23_000 }
    /// Whether they count twice in storyboards too (since Xcode 26).
    var doublesEdgesOfScenes: Bool { number >= 24_000 }
    /// Whether the smallest screen with a notch is that of the later, smaller phone (since Xcode 15).
    var hasSmallNotchedPhone: Bool { number >= 22_000 }
    /// Whether margins keep off bars and the screen's edges, as since iOS 11 (Xcode 9).
    var hasSafeMargins: Bool { number >= 13_000 }
    /// Whether the content of rows has the margins of cells (since Xcode 9) and not those of any view.
    var hasMarginsOfCells: Bool { number >= 13_000 }
    /// Whether date pickers are boxes unless a document wants wheels (since Xcode 12).
    var hasCompactPickers: Bool { number >= 17_000 }
    /// Whether views without content have space in stacks, to be found again (since Xcode 12).
    var givesEmptyViewsSpace: Bool { number >= 17_000 }
    /// For objects that no document describes.
    static let current = NibToolsVersion()

    private init() { number = .max }
}
