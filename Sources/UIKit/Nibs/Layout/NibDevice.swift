/// The device that a document was drawn on: what its status bar and its rounded screen cover.
///
/// Interface Builder's canvas lays controllers' views out for it. Figures: published sizes of Apple's devices, and the
/// insets that stored frames agree upon.
package struct NibDevice: Sendable {
    /// The screen as the document holds it, in points.
    package private(set) var size: CGSize
    /// Pixels in a point.
    package private(set) var scale: CGFloat
    /// What the status bar or the notch covers above, and the home indicator below, in points.
    private(set) var cover: UIEdgeInsets
    /// What they cover while the program runs, where the canvas of some Xcodes differs.
    private let runningCover: UIEdgeInsets
    /// Whether it is a tablet, which has its status bar however it is held, and no notch.
    private var isPad = false
    /// How high navigation bars are, in points: 50 on tablets since iOS 12, 32 on small phones that lie.
    private(set) var barHeight: CGFloat = 44

    /// The device that a document names, for its canvas as a whole or for a simulated screen; the one of the canvas of
    /// old where it names none.
    package init(_ document: IBDocument) {
        let id = document.root.child("device")?.id ?? document.simulatedScreen ?? ""
        let isLying = document.root.child("device")?["orientation"] == "landscape"
        self.init(Self.device(id), traits: Self.traits(id, isLying: isLying))
        let version = NibToolsVersion(document)
        if document.root.child("device") == nil, version.hasPlainCanvas { scale = 1 }
        if !hasNotch, !version.hasStatusBar(ofPad: isPad) { cover.top = 0 }
        if hasNotch, !version.hasHighStatusBar { cover.top = 44 }
        if id == "retina5_9", version.hasSmallNotchedPhone { cover.top = 50 }
        if isPad, version.hasHighBarsOnPads { barHeight = 50 }
        let statusBar = cover.top
        if isLying { layDown() }
        if isLying, version.keepsStatusBarOfLyingPhones { cover.top = statusBar }
    }

    private static func device(_ id: String) -> NibDevice {
        known[id] ?? (id.hasPrefix("ipad") ? pad(768, 1024, id) : NibDevice(600, 600, top: 20))
    }

    /// A phone that lies has no status bar, and a lower navigation bar if it is small; its notch and the other end are
    /// covered alike.
    private mutating func layDown() {
        size = CGSize(width: size.height, height: size.width)
        guard !isPad else { return }
        cover = hasNotch ? Self.lyingCover(notch: cover.top) : .zero
        if traits.width == .compact { barHeight = 32 }
    }

    private static func lyingCover(notch: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
    }

    /// The size classes that the canvas shows.
    package let traits: IBTraits

    var hasNotch: Bool { !isPad && cover.bottom > 0 }
    /// What the edges of a screen with a notch cover.
    var edges: UIEdgeInsets { hasNotch ? cover : .zero }

    /// The cover where the document may want no status bar; a notch stays.
    func cover(hidesStatusBar: Bool) -> UIEdgeInsets {
        guard hidesStatusBar, !hasNotch else { return cover }
        return UIEdgeInsets(top: 0, left: 0, bottom: cover.bottom, right: 0)
    }

    /// What remains of a cover for a view of free size, which hangs from the screen's upper edge and may not reach the
    /// lower one, if that covers anything.
    func reduced(_ cover: UIEdgeInsets, toFreeHeight height: CGFloat) -> UIEdgeInsets {
        guard self.cover.bottom > 0 else { return cover }
        var rest = cover
        rest.bottom += covered(ofHeight: height) - self.cover.bottom
        return rest
    }

    /// How many points of a view that hangs from the screen's upper edge its lower edge covers.
    func covered(ofHeight height: CGFloat) -> CGFloat { max(0, height - (size.height - cover.bottom)) }

    /// What the screen's edges cover of a window of its size, held either way; nil for windows of other sizes.
    func cover(filledBy window: CGSize) -> UIEdgeInsets? {
        let other = CGSize(width: size.height, height: size.width)
        guard window == size || window == other else { return nil }
        if isPad || window.width <= window.height { return runningCover }
        return hasNotch ? Self.lyingCover(notch: runningCover.top) : .zero
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

    /// A screen that documents are shown on, whatever they were drawn for.
    ///
    /// - Parameter edges: What its status bar or notch and its home indicator cover, in points.
    package init(screen size: CGSize, edges: UIEdgeInsets) {
        (self.size, cover, runningCover, scale) = (size, edges, edges, 2)
        let (short, isLying) = (min(size.width, size.height), size.width > size.height)
        isPad = short >= Self.leastPad
        traits = isPad ? IBTraits(width: .regular, height: .regular) : Self.traits(isLying: isLying, short >= 414)
        barHeight = isPad ? 50 : traits.height == .compact && traits.width == .compact ? 32 : 44
    }

    private init(_ device: NibDevice, traits: IBTraits) {
        (size, scale, cover, runningCover) = (device.size, device.scale, device.cover, device.runningCover)
        isPad = device.isPad
        self.traits = traits
    }

    /// A tablet; rounded ones have a higher status bar and a home indicator.
    private static func pad(_ width: CGFloat, _ height: CGFloat, _ id: String) -> NibDevice {
        let isRounded = id.hasSuffix("rounded")
        var device = NibDevice(width, height, top: isRounded ? 24 : 20, bottom: isRounded ? 20 : 0)
        device.isPad = true
        return device
    }

    /// The size classes of a device, by Apple's table: larger phones are regular in width when they lie on their side.
    private static func traits(_ id: String, isLying: Bool) -> IBTraits {
        guard known[id] != nil || id.hasPrefix("ipad") else { return id.isEmpty ? .any : .phone }
        if id.hasPrefix("ipad") { return IBTraits(width: .regular, height: .regular) }
        let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(id)
        return traits(isLying: isLying, isLarge)
    }

    private static func traits(isLying: Bool, _ isLarge: Bool) -> IBTraits {
        isLying ? IBTraits(width: isLarge ? .regular : .compact, height: .compact) : .phone
    }

    /// The shorter side of the smallest tablet, in points.
    private static let leastPad: CGFloat = 744

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
        "retina6_3": NibDevice(402, 874, scale: 3, top: 62, bottom: 34),
        "retina6_9": NibDevice(440, 956, scale: 3, top: 62, bottom: 34),
    ].merging(pads.map { ($0, pad($1, $2, $0)) }) { phone, _ in phone }

    private static let pads: [(String, CGFloat, CGFloat)] = [
        ("ipad7_9", 768, 1024), ("ipad8_3rounded", 744, 1133), ("ipad9_7", 768, 1024), ("ipad10_2", 810, 1080),
        ("ipad10_5", 834, 1112), ("ipad10_9rounded", 820, 1180), ("ipad11_0rounded", 834, 1194),
        ("ipad12_9", 1024, 1366), ("ipad12_9rounded", 1024, 1366), ("ipad13_0rounded", 1032, 1376),
    ]
}

extension IBDocument {
    /// Whether the document's canvas shows text styles at their smallest unless it is told otherwise.
    package var hasSmallTextStyles: Bool { NibToolsVersion(self).hasSmallTextStyles }

    /// The first screen that a document without a device simulates, by the name of the device: older documents say
    /// "retina47" or "retina4_7.fullscreen".
    package var simulatedScreen: String? {
        guard let name = root.firstDescendant("simulatedScreenMetrics")?["type"]?.prefix(while: { $0 != "." }) else {
            return nil
        }
        let old = ["retina35": "retina3_5", "retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5"]
        return old[String(name)] ?? String(name)
    }
}
