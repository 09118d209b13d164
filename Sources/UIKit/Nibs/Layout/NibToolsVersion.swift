/// The version of Interface Builder that wrote a document, which decides how its canvas looked.
///
/// Turning points: stored frames of published documents.
struct NibToolsVersion {
    private let number: Int

    init(_ document: IBDocument) {
        number = Int(document.root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? .max
    }

    /// Whether the canvas has one pixel for each point, as before documents named a device (Xcode 8).
    var hasPlainCanvas: Bool { number < 11_000 }
    /// Whether presented controllers lie in sheets, as since iOS 13 (Xcode 11).
    var showsSheets: Bool { number >= 15_000 }
    /// Whether views without a controller are covered by the screen's edges, whatever their size (since Xcode 12).
    var coversLooseViews: Bool { number >= 17_000 }
    /// Whether the canvas leaves space for the status bar of screens without a notch, which Xcode 13 and 14 did not.
    var hasPlainStatusBar: Bool { !(18_000..<22_000).contains(number) }
    /// Whether the status bars of phones with a notch are as high as since iOS 14 (Xcode 13).
    var hasHighStatusBar: Bool { number >= 18_000 }
    /// Whether the smallest screen with a notch is that of the later, smaller phone (since Xcode 15).
    var hasSmallNotchedPhone: Bool { number >= 22_000 }
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
