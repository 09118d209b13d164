import Foundation

/// A folder with each specimen as PNG, SVG and PDF, films of those that move, pictures in the dark of those that look
/// otherwise then, and a page that shows them all.
@MainActor public struct Gallery {
    private let specimens: [Specimen]
    private let svgText: CGDocument.TextStyle
    private let compressionLevel: Int?

    /// A gallery of specimens.
    ///
    /// - Parameters:
    ///   - specimens: What is drawn, in its order.
    ///   - svgText: How SVG files hold text.
    ///   - compressionLevel: That of PNG, as `PNGEncoder` takes it.
    public init(
        _ specimens: [Specimen] = Specimen.all, svgText: CGDocument.TextStyle = .outlines,
        compressionLevel: Int? = nil
    ) {
        self.specimens = specimens
        self.svgText = svgText
        self.compressionLevel = compressionLevel
    }

    /// Draws all specimens and writes images and `index.html`; files of those names are replaced.
    ///
    /// A specimen's files are written as soon as it is drawn, so that a full disk ends the work at once; the page comes last.
    /// Nothing is drawn for a folder that nobody may write to.
    ///
    /// - Parameters:
    ///   - folder: Made if it does not exist.
    ///   - begin: Called before each specimen with how many have been drawn and the next one's name.
    ///   - leaveOut: Called for each specimen that has no image, which is left out then; nil lets the first one end the work.
    /// - Returns: The files that were written, the page last.
    /// - Throws: `GalleryError`, naming the specimen or the file.
    @discardableResult
    public func write(
        to folder: URL, begin: (Int, String) -> Void = { _, _ in }, leaveOut: ((GalleryError) -> Void)? = nil
    ) throws(GalleryError) -> [URL] {
        try checkAccess(to: folder)
        var files: [URL] = []
        var dark: Set<String> = []
        var shown: [Specimen] = []
        for (index, specimen) in specimens.enumerated() {
            begin(index, specimen.name)
            guard let drawn = try self.files(of: specimen, in: folder, &dark, leaveOut) else { continue }
            for (file, data) in drawn {
                try write(data, to: file)
                files.append(file)
            }
            shown.append(specimen)
        }
        let page = folder.appendingPathComponent("index.html")
        try write(Data(GalleryPage(shown, dark: dark).html.utf8), to: page)
        return files + [page]
    }

    /// A specimen's files and what they hold; nil for one that is left out.
    private func files(
        of specimen: Specimen, in folder: URL, _ dark: inout Set<String>, _ leaveOut: ((GalleryError) -> Void)?
    ) throws(GalleryError) -> [(URL, Data)]? {
        do throws(GalleryError) {
            return try files(of: specimen, in: folder, &dark)
        } catch {
            guard case .undrawable = error, let leaveOut else { throw error }
            leaveOut(error)
            return nil
        }
    }

    /// A specimen's files and what they hold.
    ///
    /// - Parameter dark: Takes the names of specimens that look otherwise in the dark.
    private func files(
        of specimen: Specimen, in folder: URL, _ dark: inout Set<String>
    ) throws(GalleryError) -> [(URL, Data)] {
        let name = folder.appendingPathComponent(specimen.name)
        let (svg, pdf) = try documents(of: specimen)
        let picture = try picture(of: specimen)
        var files = [(name.appendingPathExtension("png"), picture)]
        let night = try darkPicture(of: specimen)
        if night != picture, specimen.film == nil {
            files.append((folder.appendingPathComponent("dark/\(specimen.name).png"), night))
            dark.insert(specimen.name)
        }
        files.append((name.appendingPathExtension("svg"), svg))
        files.append((name.appendingPathExtension("pdf"), pdf))
        if let film = specimen.film {
            files.append((name.appendingPathExtension("film.png"), try moving(specimen, film)))
        }
        return files
    }

    private func checkAccess(to folder: URL) throws(GalleryError) {
        do {
            try AtomicFile.checkAccess(to: folder, as: .folder)
        } catch {
            throw GalleryError(error)
        }
    }

    private func darkPicture(of specimen: Specimen) throws(GalleryError) -> Data {
        try UITraitCollection(userInterfaceStyle: .dark).performAsStandard { () throws(GalleryError) in
            try picture(of: specimen)
        }
    }

    private func picture(of specimen: Specimen) throws(GalleryError) -> Data {
        do {
            return try PNGEncoder(scale: specimen.scale, compressionLevel: compressionLevel).encode(specimen.image())
        } catch {
            throw .undrawable(specimen: specimen.name, reason: "\(error)")
        }
    }

    private func moving(_ specimen: Specimen, _ film: Film) throws(GalleryError) -> Data {
        do {
            return try film.data(
                specimen.window, { try specimen.image(of: $0) }, compressionLevel: compressionLevel)
        } catch {
            throw .undrawable(specimen: specimen.name, reason: "\(error)")
        }
    }

    private func documents(of specimen: Specimen) throws(GalleryError) -> (svg: Data, pdf: Data) {
        do {
            let document = try specimen.document()
            return (document.svgData(text: svgText), document.pdfData())
        } catch {
            throw .undrawable(specimen: specimen.name, reason: "\(error)")
        }
    }

    private func write(_ data: Data, to file: URL) throws(GalleryError) {
        do {
            try AtomicFile.write(data, to: file)
        } catch {
            throw GalleryError(error)
        }
    }
}

/// Why a gallery could not be written.
public enum GalleryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A specimen has no image.
    case undrawable(specimen: String, reason: String)
    /// A file or folder could not be written.
    case unwritable(file: String, reason: String)
    /// The disk is full.
    case noSpace(file: String)

    init(_ fault: AtomicFile.Fault) {
        switch fault {
        case .noSpace(let file): self = .noSpace(file: file)
        case .refused(let file, let reason): self = .unwritable(file: file, reason: reason)
        }
    }

    /// What could not be done, with the specimen or the file, in one line.
    public var description: String {
        switch self {
        case .undrawable(let specimen, let reason): "specimen \(specimen): error: it cannot be drawn: \(reason)"
        case .unwritable(let file, let reason):
            AtomicFile.Fault.refused(file: file, reason: reason).description
        case .noSpace(let file): AtomicFile.Fault.noSpace(file: file).description
        }
    }
}
