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

    @Option(
        help: """
            Screens by the names of swift-snapshot-testing, such as iPhoneSe,iPhoneX,iPadMini, or \
            iPhoneXLandscape for one that lies. Scenes, and views as large as a screen, fill them; others have their width.
            """)
    var devices = WordList<DeviceName>()

    @Option(help: "Directions of layout: ltr, rtl. Without, that of the language.")
    var directions = WordList<SnapshotCase.Direction>()

    func validate() throws {
        try languages.validate("--languages")
        try pseudolocales.validate("--pseudolocales")
        try appearances.validate("--appearances")
        try contentSizes.validate("--content-sizes")
        try widths.validate("--widths")
        try devices.validate("--devices")
        try directions.validate("--directions")
    }

    var cases: [SnapshotCase] {
        let sizes = widths.words.map { SnapshotCase.Size.width($0.points) }
        return SnapshotMatrix(
            languages: languages.words.map(\.rawValue), pseudolocales: pseudolocales.words,
            appearances: appearances.words, textSizes: contentSizes.words.map(\.category),
            sizes: sizes + devices.words.map { .device($0.device) }, directions: directions.words
        ).cases
    }
}

extension MatrixOptions {
    /// Asks whether each language has texts in the documents of at least one plan: pictures in one that has none would be
    /// right by mistake. Label files and specimens have no tables that could be looked for.
    @MainActor func requireTexts(in plans: [SnapshotPlan]) throws(CommandFailure) {
        let texts = plans.compactMap(\.textLanguages)
        guard !texts.isEmpty else { return }
        for language in languages.words.map(\.rawValue) {
            let absences = texts.compactMap { $0.absence(of: language) }
            if absences.count == texts.count, let first = absences.first { throw .usage("--languages: \(first)") }
        }
    }
}

/// A word of a list, and what may stand there.
protocol ListWord: RawRepresentable, Sendable where RawValue == String {
    /// What is said where a word is none, such as `there are light, dark`.
    static var remedy: String { get }
}

extension ListWord where Self: CaseIterable {
    static var remedy: String { "there are \(allCases.map(\.rawValue).joined(separator: ", "))" }
}

/// Words parted by commas.
struct WordList<Word: ListWord>: ExpressibleByArgument, Sendable {
    let words: [Word]
    /// The first word that is none of its kind.
    private let stranger: String?
    private let isTooLong: Bool

    init() { (words, stranger, isTooLong) = ([], nil, false) }

    init?(argument: String) {
        let parts = argument.split(separator: ",").map(String.init)
        words = parts.compactMap(Word.init(rawValue:))
        stranger = parts.isEmpty ? argument : parts.first { Word(rawValue: $0) == nil }
        isTooLong = parts.count > 100
    }

    var defaultValueDescription: String { "" }

    /// - Throws: What is wrong with the list of an option of a name.
    func validate(_ option: String) throws(ValidationError) {
        if let stranger { throw ValidationError("\(option): there is no '\(stranger)'; \(Word.remedy)") }
        if isTooLong { throw ValidationError("\(option): give 100 words at most") }
    }
}

extension Pseudolocale: ListWord {}
extension ContentSize: ListWord {}
extension SnapshotCase.Appearance: ListWord {}
extension SnapshotCase.Direction: ListWord {}

/// A BCP 47 tag.
struct LanguageTag: ListWord {
    static let remedy = "give tags such as de, pt-BR or zh-Hant"
    let rawValue: String

    init?(rawValue: String) {
        guard RenderEnvironment.isLanguage(rawValue) else { return nil }
        self.rawValue = rawValue
    }
}

/// A width above 0 and up to 10,000 points.
struct PointWidth: ListWord {
    static let remedy = "give points above 0, up to 10000"
    let points: CGFloat
    var rawValue: String { points.short }

    init?(rawValue: String) {
        guard let width = Double(rawValue), width > 0, width <= 10_000 else { return nil }
        points = CGFloat(width)
    }
}

/// A screen that there is, by its name in references: upright, or with Landscape behind it.
struct DeviceName: ListWord {
    static var remedy: String {
        let names = SnapshotDevice.makers.map { $0(.portrait).name }
        return "there are \(names.joined(separator: ", ")), and each with Landscape behind it"
    }
    let device: SnapshotDevice
    var rawValue: String { device.name }

    init?(rawValue: String) {
        guard let found = SnapshotDevice(named: rawValue) else { return nil }
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
