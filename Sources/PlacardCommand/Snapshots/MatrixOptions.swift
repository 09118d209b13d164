import ArgumentParser
import PlacardSnapshots

/// The cases that documents are looked at in, as lists with commas.
struct MatrixOptions: ParsableArguments {
    @Option(help: "Languages of the texts, such as en,de,zh-Hant.")
    var languages = WordList<LanguageTag>()

    @Option(help: "Changes to all texts, beside the texts as they are: longer, accented, mirrored.")
    var pseudolocales = WordList<Pseudolocale>()

    @Option(help: "Appearances: light, dark.")
    var appearances = WordList<SnapshotCase.Appearance>()

    @Option(name: .customLong("content-sizes"), help: "Text sizes, as UIContentSizeCategory names them.")
    var contentSizes = WordList<ContentSize>()

    @Option(
        help: """
            Widths in points; heights follow, but those of scenes and of views as large as a screen. Without widths and \
            devices, documents have their own sizes.
            """)
    var widths = WordList<PointWidth>()

    @Option(help: "Screens by the names of swift-snapshot-testing, such as iPhoneSe,iPhoneX,iPadMini.")
    var devices = WordList<DeviceName>()

    @Option(help: "Directions of layout: ltr, rtl. Without, that of the language.")
    var directions = WordList<SnapshotCase.Direction>()

    var cases: [SnapshotCase] {
        let sizes = widths.words.map { SnapshotCase.Size.width($0.points) }
        return SnapshotMatrix(
            languages: languages.words.map(\.rawValue), pseudolocales: pseudolocales.words,
            appearances: appearances.words, textSizes: contentSizes.words.map(\.category),
            sizes: sizes + devices.words.map { .device($0.device) }, directions: directions.words
        ).cases
    }
}

/// Words parted by commas.
struct WordList<Word: RawRepresentable & Sendable>: ExpressibleByArgument, Sendable where Word.RawValue == String {
    let words: [Word]

    init() { words = [] }

    /// Fails for a word that is none of its kind.
    init?(argument: String) {
        let parts = argument.split(separator: ",").map(String.init)
        words = parts.compactMap(Word.init(rawValue:))
        guard !parts.isEmpty, parts.count <= 100, words.count == parts.count else { return nil }
    }

    var defaultValueDescription: String { "" }
}

/// A BCP 47 tag.
struct LanguageTag: RawRepresentable {
    let rawValue: String

    init?(rawValue: String) {
        guard TraitOptions.isLanguage(rawValue) else { return nil }
        self.rawValue = rawValue
    }
}

/// A width above 0 and up to 10,000 points.
struct PointWidth: RawRepresentable {
    let points: CGFloat
    var rawValue: String { points.short }

    init?(rawValue: String) {
        guard let width = Double(rawValue), width > 0, width <= 10_000 else { return nil }
        points = CGFloat(width)
    }
}

/// A screen that there is.
struct DeviceName: RawRepresentable {
    let device: SnapshotDevice
    var rawValue: String { device.name }

    init?(rawValue: String) {
        guard let found = SnapshotDevice.all.first(where: { $0.name == rawValue }) else { return nil }
        device = found
    }
}

extension SnapshotMode: WordArgument {}

/// A tolerance by its name.
struct ToleranceName: ExpressibleByArgument {
    let tolerance: PixelTolerance

    init(_ tolerance: PixelTolerance) { self.tolerance = tolerance }

    init?(argument: String) {
        guard let found = PixelTolerance.all.first(where: { $0.name == argument }) else { return nil }
        tolerance = found
    }

    static var allValueStrings: [String] { PixelTolerance.all.map(\.name) }
    var defaultValueDescription: String { tolerance.name }
}
