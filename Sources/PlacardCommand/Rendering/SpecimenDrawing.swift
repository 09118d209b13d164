import Foundation
import PlacardSnapshots

/// How specimens are drawn in place of documents.
@MainActor struct SpecimenDrawing {
    let size: SizeOptions
    let traits: TraitOptions
    let scale: CGFloat
    /// How far what moves has come, in seconds; nil for its end.
    var time: TimeInterval?
    var svgText = SVGText.outlines
    var compression = PNGCompression.quick

    /// Writes the pictures that a plan names.
    ///
    /// - Throws: `CommandFailure` for a specimen without a picture, or a file that cannot be written.
    func draw(_ plan: OutputPlan, _ specimens: [Specimen]) throws(CommandFailure) {
        for (job, specimen) in zip(plan.jobs, specimens) {
            do {
                try AtomicFile.write(data(of: specimen, as: plan.kind), to: job.output)
            } catch let fault as AtomicFile.Fault {
                throw CommandFailure(fault)
            } catch {
                throw CommandFailure(.badInput, ["\(specimen.name): error: it cannot be drawn: \(error)"])
            }
        }
    }

    private func data(of specimen: Specimen, as kind: ImageFormat) throws -> Data {
        let specimen = sized(specimen)
        let draw = { window in
            try specimen.data(
                as: kind, of: window, svgText: svgText.style, compressionLevel: compression.level)
        }
        return try traits.environment.apply(scale: scale) { () throws(any Error) in
            guard let time else { return try draw(specimen.window()) }
            let clock = EventClock(.stepped)
            return try clock.drive {
                let window = specimen.window()
                clock.advance(by: time)
                return try draw(window)
            }
        }
    }

    /// What `placard inspect` tells of a specimen.
    func report(on specimen: Specimen) -> InspectReport {
        traits.environment.apply(scale: scale) { InspectReport(sized(specimen).window()) }
    }

    /// A picture of what screen readers stop at; nil for a specimen without an area.
    func accessibilityPicture(of specimen: Specimen) -> Data? {
        traits.environment.apply(scale: scale) { AccessibilityPicture(of: sized(specimen).window()).png() }
    }

    private func sized(_ specimen: Specimen) -> Specimen {
        var specimen = specimen.sized(
            width: size.givenWidth.map { CGFloat($0) }, height: size.givenHeight.map { CGFloat($0) })
        specimen.scale = scale
        return specimen
    }
}

extension Console {
    /// The specimens that all of some words name; nil where one is a file's path, or no specimen's name.
    func specimens(named words: [String]) -> [Specimen]? {
        let found = words.compactMap { word in
            FileManager.default.fileExists(atPath: word) ? nil : specimens.named(word)
        }
        return found.count == words.count ? found : nil
    }

    /// Refuses names that are of no file and written as specimens' are, where there is nothing else.
    func requireSpecimens(_ words: [String]) throws(CommandFailure) {
        let strangers = words.filter { word in
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } && FileKind(at: word) == nil
        }
        guard !words.isEmpty, strangers.count == words.count else { return }
        let lines = strangers.filter { specimens.named($0) == nil }.map {
            "\($0): error: there is no such file or specimen\(clause(for: $0))"
        }
        if !lines.isEmpty { throw CommandFailure(.badInput, lines) }
    }

    /// The specimen that may have been meant by a name, or else those that there are, as far as they fit into some lines.
    func clause(for name: String) -> String {
        let names = specimens.map(\.name)
        let meant = Suggestion.clause(for: name, among: names)
        guard meant.isEmpty else { return meant }
        guard names.count > 20 else { return "; specimens are \(names.joined(separator: ", "))" }
        return
            "; specimens are \(names.prefix(10).joined(separator: ", ")) and \(names.count - 10) more: placard gallery draws all"
    }
}
