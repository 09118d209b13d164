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
    var showsSheets: Bool { number >= 14_800 }
    /// Whether what is presented over the full screen lies in no sheet (up to Xcode 13; later all that is presented does).
    var showsFullScreens: Bool { number < 21_000 }
    /// How much lower than a screen with a notch the view in a sheet is, in points: since Xcode 26 by as much as its upper
    /// edge covers (screens of 50 and 48 points in a document each).
    func sheetGap(below edge: CGFloat) -> CGFloat { number < 21_000 ? 54 : number < 24_000 ? 10 : edge }
    /// Whether sheets reach down to the home indicator, as up to Xcode 13.
    var hasLowSheets: Bool { number < 21_000 }
    /// The system whose controls the canvas shows.
    var controls: ControlGeneration {
        let turns: [(Int, ControlGeneration)] = [
            (24_000, .iOS26), (19_000, .iOS15), (18_000, .iOS14Dot5), (17_000, .iOS14), (14_800, .iOS13),
            (13_000, .iOS11),
        ]
        return turns.first { number >= $0.0 }?.1 ?? .iOS7
    }
    /// Whether views without a controller are covered by the screen's edges, whatever their size (since Xcode 12).
    var coversLooseViews: Bool { number >= 17_000 }
    /// Whether those that are covered and no wider than the screen hang from its upper edge (Xcode 11 to 14.2).
    var hangsLooseViews: Bool { (15_000..<21_600).contains(number) }
    /// Whether widgets hang from its upper edge, too (since Xcode 11), and do not reach its lower one.
    var hangsWidgets: Bool { number >= 15_000 }
    /// Whether the screen's edges cover views without a controller that may be a screen's by their size (Xcode 9 to 11).
    func coversLooseView(of size: CGSize) -> Bool { coversLooseViewsByNotch && Self.mayBeScreen(size) }
    /// Whether the canvas takes a view of free size for a screen's: as wide as the smallest phone at least, and higher than
    /// wide. Views that are not are up to 418 points high, others from 422 points on.
    static func mayBeScreen(_ size: CGSize) -> Bool {
        size.width >= 320 && size.height >= 420 && size.height > size.width
    }
    /// Whether a notch covers the upper edge of all others (Xcode 9 to 11).
    var coversLooseViewsByNotch: Bool { (13_000..<17_000).contains(number) }
    /// Whether the canvas leaves space for the status bar of screens without a notch, which Xcode 11 to 14.2 did not, and
    /// to 12 on tablets.
    func hasStatusBar(ofPad isPad: Bool) -> Bool { !(14_800..<(isPad ? 19_000 : 21_600)).contains(number) }
    /// Whether phones that lie on their side keep their status bar, as they did before Xcode 9 (two projects).
    var keepsStatusBarOfLyingPhones: Bool { number < 13_000 }
    /// Whether bars of tablets are higher than those of phones, as since iOS 12 (Xcode 10).
    var hasHighBarsOnPads: Bool { number >= 14_200 }
    /// Whether text styles have the smallest size on the canvas unless the document says another one (Xcode 12.5
    /// and 13).
    var hasSmallTextStyles: Bool { (18_000..<21_000).contains(number) }
    /// Whether the status bars of phones with a notch are as high as each phone has them, and not 44 points on all
    /// (since Xcode 14).
    var hasHighStatusBar: Bool { number >= 21_000 }
    /// Whether the edges of screens with a notch count twice (since Xcode 16.3), a quirk of the canvas.
    var doublesEdges: Bool { number >= 23_600 }
    /// Whether the smallest screen with a notch is that of the later, smaller phone (since Xcode 14).
    var hasSmallNotchedPhone: Bool { number >= 21_000 }
    /// Whether margins keep off bars and the screen's edges, as since iOS 11 (Xcode 9).
    var hasSafeMargins: Bool { number >= 13_000 }
    /// Whether wide screens have wider margins at their sides than 16 points (since Xcode 7).
    var hasWideMargins: Bool { number >= 8_000 }
    /// Whether the content of a row that lies in no table is stored as large as that of a new one, 320 × 43 points, whatever
    /// the row has become (Xcode 6, but for its first; fifteen documents of fifteen projects from 6245 on, and one of 6221
    /// that does not).
    var keepsContentOfLooseRows: Bool { (6_240..<8_000).contains(number) }
    /// Whether the content of rows has the margins of cells (since Xcode 9.1) and not those of any view.
    var hasMarginsOfCells: Bool { number >= 13_200 }
    /// Whether rows that lie in no table have margins of 15 points, as with iOS 13.
    var hasNarrowLooseRows: Bool { (14_800..<17_000).contains(number) }
    /// Whether date pickers are boxes unless a document wants wheels (since Xcode 12).
    var hasCompactPickers: Bool { number >= 17_000 }
    /// Whether labels without text have space in stacks, to be found again (since Xcode 12), as plain views always had.
    var givesLabelsSpace: Bool { number >= 17_000 }
    /// Whether views for images without one have it too (since Xcode 11.4).
    var givesImagesSpace: Bool { number >= 16_000 }
    /// Whether views whose content leaves their height open have it too (since Xcode 13).
    var givesOpenViewsSpace: Bool { number >= 19_000 }
    /// Whether the system font is Helvetica Neue, as before iOS 9 (Xcode 7).
    var hasHelveticaNeue: Bool { number < 8_000 }
    /// Whether the system font's letters stand farther apart than on later systems, as before iOS 11 (Xcode 9).
    var hasWideSystemFont: Bool { number < 13_000 }
    /// Whether the system font's letters at 17 points stand a little farther apart than since iOS 14 (Xcode 12).
    var hasWideBody: Bool { number < 17_000 }
    /// Whether the system font was two, for text and for display, and no variable font yet (Xcode 9 to 11).
    var hasTwoSystemFonts: Bool { (13_000..<17_000).contains(number) }
    /// Whether light letters of the system font are narrower than since iOS 14 (Xcode 12), which made it a variable font.
    var hasNarrowLightSystemFont: Bool { number < 17_000 }
    /// Whether lines of labels end where the next word does not fit, as before iOS 11 (Xcode 9), which keeps words
    /// company on the last line.
    var breaksLinesGreedily: Bool { number < 13_000 }
    /// Where labels have their font's line gap: between lines before iOS 11 (Xcode 9), below each before iOS 13 (Xcode 11).
    var labelLineGap: LabelLineGap { number < 13_000 ? .betweenLines : number < 15_000 ? .belowLines : .none }
    /// For objects that no document describes.
    static let current = NibToolsVersion()

    private init() { number = .max }
}
