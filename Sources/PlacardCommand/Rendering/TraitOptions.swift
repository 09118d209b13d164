import ArgumentParser
import Foundation
import PlacardSpecimens

/// The surroundings that views are laid out and drawn in: what a user or a device would have chosen.
struct TraitOptions: ParsableArguments {
    enum Appearance: String, ExpressibleByArgument, CaseIterable {
        case light
        case dark
    }

    enum SizeClass: String, ExpressibleByArgument, CaseIterable {
        case compact
        case regular
    }

    @Option(help: "The appearance that system colours are taken from.")
    var appearance = Appearance.light

    @Option(
        name: .customLong("content-size"),
        help: "The user's text size, as UIContentSizeCategory names it; it changes fonts that follow text styles.")
    var contentSize = ContentSize.large

    @Flag(name: .customLong("rtl"), help: "Lays out from right to left, as in Arabic or Hebrew.")
    var isRightToLeft = false

    @Option(
        name: .customLong("horizontal-size-class"),
        help: "Chooses among a document's variations by width; otherwise its device does.")
    var width: SizeClass?

    @Option(
        name: .customLong("vertical-size-class"),
        help: "Chooses among a document's variations by height; otherwise its device does.")
    var height: SizeClass?

    @Option(
        name: .customLong("font-dir"),
        help: "A folder whose fonts come before the installed ones; may be given several times.")
    var fontFolders: [String] = []

    /// The size classes that choose among a document's variations: those that are given, or its device's.
    func classes(of document: IBDocument) -> IBTraits {
        var traits = NibDevice(document).traits
        if let width { traits.width = width == .compact ? .compact : .regular }
        if let height { traits.height = height == .compact ? .compact : .regular }
        return traits
    }

    /// Makes these the traits of all views while `body` runs.
    @MainActor func apply<Result, Failure>(
        scale: CGFloat, while body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = UITraitCollection.standard
        UITraitCollection.standard = UITraitCollection(traitsFrom: [before, traits(scale: scale)])
        defer { UITraitCollection.standard = before }
        return try body()
    }

    private func traits(scale: CGFloat) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
            UITraitCollection(preferredContentSizeCategory: contentSize.category),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(horizontalSizeClass: width == .regular ? .regular : .compact),
            UITraitCollection(verticalSizeClass: height == .compact ? .compact : .regular),
            UITraitCollection(displayScale: scale),
        ])
    }

    /// Adds the fonts of the folders that are named.
    ///
    /// - Throws: A mistake in the command line for a folder that is not there, bad input for fonts that cannot be read.
    func registerFonts() throws(CommandFailure) {
        for folder in fontFolders {
            for file in try Self.fonts(in: folder) {
                do throws(FontError) {
                    try FontLibrary.shared.register(contentsOf: file)
                } catch {
                    throw CommandFailure(.badInput, ["\(file.relativePath): error: \(error)"])
                }
            }
        }
    }

    private static func fonts(in folder: String) throws(CommandFailure) -> [URL] {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        guard let found = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        else {
            throw .usage("--font-dir \(folder): there is no such folder; name one that holds fonts")
        }
        let fonts = found.filter { ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension.lowercased()) }
        guard !fonts.isEmpty else {
            throw .usage("--font-dir \(folder): it holds no .ttf, .otf, .ttc or .otc file; name a folder that does")
        }
        return fonts.sorted { $0.path < $1.path }
    }
}
