/// The device that a document was drawn on: what its status bar and its rounded screen cover.
///
/// Interface Builder's canvas lays controllers' views out for it. Figures: published sizes of Apple's devices, and the
/// insets that stored frames agree upon.
package struct NibDevice: Sendable {
    /// The screen held upright, in points.
    package let size: CGSize
    /// Pixels in a point.
    package let scale: CGFloat
    /// What the status bar or the notch covers above, and the home indicator below, in points.
    let cover: UIEdgeInsets

    /// The device that a document names; the one of the canvas of old where it names none.
    package init(_ document: IBDocument) {
        let id = document.root.child("device")?.id ?? ""
        self = Self.known[id] ?? NibDevice(600, 600)
    }

    private init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, top: CGFloat = 0, bottom: CGFloat = 0) {
        self.scale = scale
        size = CGSize(width: width, height: height)
        cover = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    private static let known: [String: NibDevice] = [
        "retina3_5": NibDevice(320, 480, top: 20), "retina4_0": NibDevice(320, 568, top: 20),
        "retina4_7": NibDevice(375, 667, top: 20), "retina5_5": NibDevice(414, 736, scale: 3, top: 20),
        "retina5_9": NibDevice(375, 812, scale: 3, top: 44, bottom: 34),
        "retina6_1": NibDevice(414, 896, top: 44, bottom: 34),
        "retina6_5": NibDevice(414, 896, scale: 3, top: 44, bottom: 34),
        "retina6_0": NibDevice(390, 844, scale: 3, top: 47, bottom: 34),
        "retina6_7": NibDevice(428, 926, scale: 3, top: 47, bottom: 34),
        "retina6_12": NibDevice(393, 852, scale: 3, top: 59, bottom: 34),
        "retina6_72": NibDevice(430, 932, scale: 3, top: 59, bottom: 34),
        "retina6_9": NibDevice(440, 956, scale: 3, top: 62, bottom: 34), "ipad9_7": NibDevice(768, 1024, top: 20),
        "ipad12_9": NibDevice(1024, 1366, top: 20),
    ]
}
