/// The version of Interface Builder that wrote a document, which decides how its canvas looked.
///
/// Turning points: stored frames of published documents.
struct NibToolsVersion {
    private let number: Int

    /// From which number on documents were written by a release of Xcode, where frames change.
    private enum Xcode {
        static let v6Point0Point1 = 6_240
        static let v7 = 8_000
        static let v8 = 11_000
        static let v9 = 13_000
        static let v9Point1 = 13_200
        static let v10 = 14_200
        static let v11 = 14_800
        static let v11Point1 = 15_000
        static let v11Point4 = 16_000
        static let v12 = 17_000
        static let v12Point5 = 18_000
        static let v13 = 19_000
        static let v14 = 21_000
        static let v14Point3 = 21_600
        static let v15 = 22_500
        static let v16Point3 = 23_600
        static let v26 = 24_000
    }

    init(_ document: IBDocument) {
        let written = Int(document.root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? .max
        number = written == Self.unreleased ? Xcode.v15 : written
    }

    /// What tools without a number of their own write, in documents that look like those of Xcode 15.
    private static let unreleased = 32_700

    /// Whether the canvas has one pixel for each point, as before documents named a device (Xcode 8).
    var hasPlainCanvas: Bool { number < Xcode.v8 }
    /// Whether presented controllers lie in sheets, as since iOS 13 (Xcode 11).
    var showsSheets: Bool { number >= Xcode.v11 }
    /// Whether what is presented over the full screen lies in no sheet (up to Xcode 13; later all that is presented does).
    var showsFullScreens: Bool { number < Xcode.v14 }
    /// How much lower than a screen with a notch the view in a sheet is, in points: since Xcode 26 by as much as its upper
    /// edge covers (screens of 50 and 48 points in a document each).
    func sheetGap(below edge: CGFloat) -> CGFloat { number < Xcode.v14 ? 54 : number < Xcode.v26 ? 10 : edge }
    /// Whether sheets reach down to the home indicator, as up to Xcode 13.
    var hasLowSheets: Bool { number < Xcode.v14 }
    /// The system whose controls the canvas shows.
    var controls: ControlGeneration {
        let turns: [(Int, ControlGeneration)] = [
            (Xcode.v26, .iOS26), (Xcode.v13, .iOS15), (Xcode.v12Point5, .iOS14Dot5), (Xcode.v12, .iOS14),
            (Xcode.v11, .iOS13),
            (Xcode.v9, .iOS11),
        ]
        return turns.first { number >= $0.0 }?.1 ?? .iOS7
    }
    /// Whether views without a controller are covered by the screen's edges, whatever their size (since Xcode 12).
    var coversLooseViews: Bool { number >= Xcode.v12 }
    /// Whether those that are covered and no wider than the screen hang from its upper edge (Xcode 11.1 to 14.2).
    var hangsLooseViews: Bool { (Xcode.v11Point1..<Xcode.v14Point3).contains(number) }
    /// Whether widgets hang from its upper edge, too (since Xcode 11.1), and do not reach its lower one.
    var hangsWidgets: Bool { number >= Xcode.v11Point1 }
    /// Whether the screen's edges cover views without a controller that may be a screen's by their size (Xcode 9 to 11).
    func coversLooseView(of size: CGSize) -> Bool { coversLooseViewsByNotch && Self.mayBeScreen(size) }
    /// Whether the canvas takes a view of free size for a screen's: as wide as the smallest phone at least, and higher than
    /// wide. Views that are not are up to 418 points high, others from 422 points on.
    static func mayBeScreen(_ size: CGSize) -> Bool {
        size.width >= 320 && size.height >= 420 && size.height > size.width
    }
    /// Whether a notch covers the upper edge of all others (Xcode 9 to 11).
    var coversLooseViewsByNotch: Bool { (Xcode.v9..<Xcode.v12).contains(number) }
    /// Whether the canvas leaves space for the status bar of screens without a notch, which Xcode 11 to 14.2 did not, and
    /// to 12 on tablets.
    func hasStatusBar(ofPad isPad: Bool) -> Bool {
        !(Xcode.v11..<(isPad ? Xcode.v13 : Xcode.v14Point3)).contains(number)
    }
    /// Whether phones that lie on their side keep their status bar, as they did before Xcode 9 (two projects).
    var keepsStatusBarOfLyingPhones: Bool { number < Xcode.v9 }
    /// Whether bars of tablets are higher than those of phones, as since iOS 12 (Xcode 10).
    var hasHighBarsOnPads: Bool { number >= Xcode.v10 }
    /// Whether text styles have the smallest size on the canvas unless the document says another one (Xcode 12.5
    /// and 13).
    var hasSmallTextStyles: Bool { (Xcode.v12Point5..<Xcode.v14).contains(number) }
    /// Whether the status bars of phones with a notch are as high as each phone has them, and not 44 points on all
    /// (since Xcode 14).
    var hasHighStatusBar: Bool { number >= Xcode.v14 }
    /// Whether the edges of screens with a notch count twice (since Xcode 16.3), a quirk of the canvas.
    var doublesEdges: Bool { number >= Xcode.v16Point3 }
    /// Whether the smallest screen with a notch is that of the later, smaller phone (since Xcode 14).
    var hasSmallNotchedPhone: Bool { number >= Xcode.v14 }
    /// Whether margins keep off bars and the screen's edges, as since iOS 11 (Xcode 9).
    var hasSafeMargins: Bool { number >= Xcode.v9 }
    /// Whether wide screens have wider margins at their sides than 16 points (since Xcode 7).
    var hasWideMargins: Bool { number >= Xcode.v7 }
    /// Whether the content of a row that lies in no table is stored as large as that of a new one, 320 × 43 points, whatever
    /// the row has become (Xcode 6, but for its first; fifteen documents of fifteen projects from 6245 on, and one of 6221
    /// that does not).
    var keepsContentOfLooseRows: Bool { (Xcode.v6Point0Point1..<Xcode.v7).contains(number) }
    /// Whether the content of rows has the margins of cells (since Xcode 9.1) and not those of any view.
    var hasMarginsOfCells: Bool { number >= Xcode.v9Point1 }
    /// Whether rows that lie in no table have margins of 15 points, as with iOS 13.
    var hasNarrowLooseRows: Bool { (Xcode.v11..<Xcode.v12).contains(number) }
    /// Whether date pickers are boxes unless a document wants wheels (since Xcode 12).
    var hasCompactPickers: Bool { number >= Xcode.v12 }
    /// Whether labels without text have space in stacks, to be found again (since Xcode 12), as plain views always had.
    var givesLabelsSpace: Bool { number >= Xcode.v12 }
    /// Whether views for images without one have it too (since Xcode 11.4).
    var givesImagesSpace: Bool { number >= Xcode.v11Point4 }
    /// Whether views whose content leaves their height open have it too (since Xcode 13).
    var givesOpenViewsSpace: Bool { number >= Xcode.v13 }
    /// Whether the system font is Helvetica Neue, as before iOS 9 (Xcode 7).
    var hasHelveticaNeue: Bool { number < Xcode.v7 }
    /// Whether the system font's letters stand farther apart than on later systems, as before iOS 11 (Xcode 9).
    var hasWideSystemFont: Bool { number < Xcode.v9 }
    /// Whether the system font's letters at 17 points stand a little farther apart than since iOS 14 (Xcode 12).
    var hasWideBody: Bool { number < Xcode.v12 }
    /// Whether the system font was two, for text and for display, and no variable font yet (Xcode 9 to 11).
    var hasTwoSystemFonts: Bool { (Xcode.v9..<Xcode.v12).contains(number) }
    /// Whether light letters of the system font are narrower than since iOS 14 (Xcode 12), which made it a variable font.
    var hasNarrowLightSystemFont: Bool { number < Xcode.v12 }
    /// Whether lines of labels end where the next word does not fit, as before iOS 11 (Xcode 9), which keeps words
    /// company on the last line.
    var breaksLinesGreedily: Bool { number < Xcode.v9 }
    /// Where labels have their font's line gap: between lines before iOS 11 (Xcode 9), below each before Xcode 11.1.
    var labelLineGap: LabelLineGap {
        number < Xcode.v9 ? .betweenLines : number < Xcode.v11Point1 ? .belowLines : .none
    }
    /// For objects that no document describes.
    static let current = NibToolsVersion()

    private init() { number = .max }
}
