import Foundation

/// What the objects of one document share while they are built: its resources, and a list of what was left out.
final class NibContext {
    let file: String
    let resources: IBResources
    /// Whether old calibrated colors are to be matched to sRGB, as `ibtool` does where the document says so.
    let isColorMatched: Bool
    /// The tint of all of a storyboard's views.
    let globalTint: IBElement?
    /// The tools that saved the document.
    let version: NibToolsVersion
    /// How high navigation bars are on the document's device, in points.
    let barHeight: CGFloat
    /// How wide the document's device is, in points.
    let screenWidth: CGFloat
    /// The sizes in points that views of the program's own classes asked for when the document was saved.
    let designedSizes: [String: CGSize]
    /// The names of fonts that the document's canvas showed another font for, though they may be here.
    let absentFonts: Set<String>
    /// The ids that stand for whoever is first in the responder chain.
    let firstResponders: Set<String>
    /// Where the document's images and texts are looked for; nil for a document without a program.
    let bundle: Bundle?
    /// What becomes of runtime attributes of UIKit's own classes.
    var runtimeAttributes = NibBuilder.RuntimeAttributes.set
    private let reporter: NibReporter?
    /// The images and colors of a document that is only looked at.
    private let assets: DocumentAssets
    /// What is wrong with the images and colors that the document names, a line each.
    private var namedProblems: [String] = []
    /// The names of images that are there and cannot be drawn.
    private var faultyImages: Set<String> = []
    private(set) var diagnostics: [IBDiagnostic]
    private var dropped = 0
    /// Outlets to properties of classes that are not here: their names in the order of the document, and the first one's line.
    private var programOutlets: (names: [String], line: Int) = ([], 1)
    /// What makes the document unusable, and stops building.
    private(set) var failure: IBError?

    init(
        _ nib: NibDocument, bundle: Bundle? = nil, reporter: NibReporter? = nil,
        assets: DocumentAssets = DocumentAssets()
    ) {
        self.bundle = bundle
        self.assets = assets
        self.reporter = reporter
        let document = nib.document
        firstResponders = nib.firstResponders
        file = document.file
        resources = document.resources
        globalTint = document.root.child(keyed: "tintColor")
        version = nib.version
        (barHeight, screenWidth) = (nib.device.barHeight, nib.device.size.width)
        designedSizes = nib.designedSizes
        absentFonts = nib.absentFonts
        isColorMatched = document.root["colorMatched"] == "YES"
        diagnostics = document.diagnostics
    }

    /// For objects that no document describes.
    init() {
        file = ""
        resources = IBResources(element: nil)
        isColorMatched = false
        globalTint = nil
        version = .current
        (barHeight, screenWidth) = (44, .infinity)
        designedSizes = [:]
        absentFonts = []
        firstResponders = []
        bundle = nil
        reporter = nil
        assets = DocumentAssets()
        diagnostics = []
    }

    func report(
        _ severity: IBDiagnostic.Severity, _ element: IBElement, object: String?, line: Int? = nil, _ message: String
    ) {
        guard diagnostics.count < IBLimits.diagnostics else {
            dropped += 1
            return
        }
        diagnostics.append(IBDiagnostic(severity, object: object, line: line ?? element.line, message))
    }

    /// Takes note of an outlet that only the program can connect, which has the classes that the document names.
    func noteOutlet(_ name: String, line: Int) {
        if programOutlets.names.isEmpty { programOutlets.line = line }
        programOutlets.names.append(name)
    }

    /// One line for all outlets that only the program can connect: each would bury what else is told.
    private var outletSummary: [IBDiagnostic] {
        let (names, line) = programOutlets
        guard !names.isEmpty else { return [] }
        var shown: [String] = []
        for name in names where shown.count < 3 && !shown.contains(name) { shown.append(name) }
        let rest = Set(names).count - shown.count
        let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        let count = names.count == 1 ? "1 outlet is" : "\(names.count) outlets are"
        let message =
            "\(count) for the program to connect, because the classes with these properties are not here: \(list); build the "
            + "document's classes with it to connect them"
        return [IBDiagnostic(.note, line: line, message)]
    }

    /// Tells the program what is wrong with a nib that it has loaded.
    @MainActor func publish() { reporter?.tell(diagnostics + outletSummary) }

    /// Whether a program loads the document, whose resources are to be used; otherwise it is only looked at.
    var isOfProgram: Bool { reporter != nil }

    /// The image of that name in the program's resources, or in the catalogs beside the document.
    func image(named name: String) -> UIImage? {
        guard !isOfProgram else { return UIImage(named: name, in: bundle, with: nil) }
        defer { noteProblems(of: name) }
        do throws(AssetCatalogError) {
            let image = try assets.image(named: name)
            if image == nil, !assets.problems(of: name).isEmpty { faultyImages.insert(name) }
            return image
        } catch {
            note(error.description)
            faultyImages.insert(name)
            return nil
        }
    }

    /// The color of that name in the program's catalogs, or in those beside the document.
    func color(named name: String) -> UIColor? {
        guard !isOfProgram else { return AssetCatalog.catalog(of: bundle).color(named: name) }
        defer { noteProblems(of: name) }
        return assets.color(named: name)
    }

    /// Takes note of what of an asset that the document names cannot be used.
    private func noteProblems(of asset: String) {
        for problem in assets.problems(of: asset) { note(problem.description) }
    }

    private func note(_ problem: String) {
        if !namedProblems.contains(problem), namedProblems.count < IBLimits.diagnostics {
            namedProblems.append(problem)
        }
    }

    /// How grave it is that an image that is looked for by name cannot be shown: what is wrong with one that is there is told
    /// by its file.
    func severity(ofMissing name: String) -> IBDiagnostic.Severity { faultyImages.contains(name) ? .note : .warning }

    /// Why an image that is looked for by name cannot be shown.
    func whereabouts(ofImage name: String) -> String {
        if faultyImages.contains(name) { return "the image \(name) cannot be drawn" }
        guard let places = assets.places else {
            return "the image \(name) is not at hand: there is no asset catalog around the document"
        }
        return "there is no image \(name) in \(places)"
    }

    /// What is wrong with the assets around the document, a line each: what leads elsewhere, is damaged, and
    /// what it names.
    var assetProblems: [String] {
        let damage = [assets.warning].compactMap(\.self) + assets.damage.map(\.description)
        return damage + namedProblems.filter { !damage.contains($0) }
    }

    /// Stops building for good; the first reason counts.
    func fail(_ error: IBError) { failure = failure ?? error }

    /// The text for a key in the program's own tables of texts, or the key.
    func localized(_ key: String) -> String {
        (bundle ?? .main).localizedString(forKey: key, value: "", table: nil)
    }

    /// Everything reported of the document itself; where there was more than is kept, the last entry says how much.
    var allDiagnostics: [IBDiagnostic] {
        let all = diagnostics + outletSummary
        guard dropped > 0 else { return all }
        return all + [IBDiagnostic(.note, "\(dropped) more diagnostics are not listed")]
    }
}
