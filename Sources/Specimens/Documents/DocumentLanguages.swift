import Foundation
import PlacardLocalization

/// The languages that there are texts in for a document, in tables or in a catalog beside it, and the files that hold them.
package struct DocumentLanguages {
    private let place: IBStringsPlace?

    /// - Parameter path: A document's, in a folder of a language; others have no texts beside them.
    package init(ofDocument path: String) { place = IBStringsPlace(of: URL(fileURLWithPath: path)) }

    package var files: [URL] { place.map { place in place.catalog.map { [$0] } ?? place.tables.map(\.file) } ?? [] }

    /// BCP 47 tags, sorted, without the language that the document itself is written in.
    package var tags: [String] {
        guard let place else { return [] }
        guard let file = place.catalog else { return place.tables.map(\.language) }
        let data = try? BoundedFile.read(file, atMost: IBLimits.fileSize, within: .current)
        guard let catalog = data.flatMap(StringCatalog.init(data:)) else { return [] }
        return catalog.languages.filter { $0 != catalog.sourceLanguage }.sorted()
    }
}
