import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard film SOURCE -o OUT`: what moves, as an animated PNG file.
struct DrawFilm: BoundSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "film",
        abstract: "Draws a document, a label or a specimen over some time, as an animated PNG or SVG file.",
        discussion: """
            Time is stepped from image to image, so that a film is the same on every machine. Browsers show animated PNG \
            files moving; other programs show the first image. SVG moves shapes and text themselves, of layers whose places, \
            sizes by transform, turns, opacity and background colors change; all else is refused.
            """)

    @Argument(
        help: "The document, the label's file, or a specimen's name.",
        completion: .file(extensions: ["xib", "storyboard", "json"]))
    var source: String

    @Option(name: [.customShort("o"), .long], help: "The picture (.png, or .svg with --svg).")
    var output: String

    @Option(name: .customLong("fps"), help: "Images in a second.")
    var framesPerSecond: Int?

    @Option(help: "How long the film lasts, in seconds; a specimen has its own, others 2.")
    var duration: Double?

    @Flag(help: "Draws moments of the film side by side, with their times, in place of a moving picture.")
    var sheet = false

    @Flag(help: "Writes SVG that moves by itself, where layers only move, turn, grow, fade and change color.")
    var svg = false

    @Option(name: .customLong("svg-text"), help: ArgumentHelp(SVGText.help))
    var svgText = SVGText.outlines

    @Option(help: ArgumentHelp(PNGCompression.help))
    var compression = PNGCompression.quick

    // Who knows it from `placard render` is told what there is in its place.
    @Option(help: .private)
    var at: Double?

    @OptionGroup var scenes: SceneOptions

    @OptionGroup var size: SizeOptions

    @OptionGroup var traits: TraitOptions

    @OptionGroup var bound: RootOption

    @OptionGroup var fonts: FontOptions

    /// As many images as a film may have.
    private static let largestCount = 3_600

    func validate() throws {
        if let framesPerSecond, !(1...120).contains(framesPerSecond) {
            throw ValidationError("--fps \(framesPerSecond): give a number from 1 to 120")
        }
        if let duration, !(duration > 0 && duration <= 600) {
            throw ValidationError("--duration \(duration): give seconds above 0, up to 600")
        }
        if svg, sheet { throw ValidationError("--sheet draws a PNG file; leave out --svg") }
        if svg, compression != .quick {
            throw ValidationError("--compression is for PNG files; leave it out with --svg")
        }
        if !svg, svgText != .outlines { throw ValidationError("--svg-text is for SVG files; give --svg with it") }
        let end = svg ? ".svg" : ".png"
        guard output.lowercased().hasSuffix(end) else {
            throw ValidationError(
                "-o \(output): the film is \(svg ? "an SVG" : "a PNG") file; give a name that ends in \(end)")
        }
    }

    @MainActor func run(on console: Console) throws {
        if at != nil {
            throw CommandFailure.usage(
                "--at is for placard render; a film begins at 0 and ends after --duration seconds")
        }
        try fonts.register(on: console)
        try console.requireSpecimens([source])
        let specimen = console.specimens.named(source)
        if specimen != nil, let option = documentsOption {
            throw CommandFailure.usage("\(option) is for documents; leave it out for the specimen \(source)")
        }
        let film = try film(of: specimen)
        let target = URL(fileURLWithPath: output)
        try console.prepare(target, as: .file)
        do {
            let file = try specimen.map { try data(of: $0, film) } ?? documentData(film, on: console)
            try AtomicFile.write(file, to: target)
        } catch let fault as AtomicFile.Fault {
            throw CommandFailure(fault)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.badInput, "\(error)".split(separator: "\n").map(String.init))
        }
    }

    /// How long and how smoothly a specimen moves, or a document for nil, as the options say or else its own film.
    @MainActor private func film(of specimen: Specimen?) throws(CommandFailure) -> Film {
        let film = Film(
            framesPerSecond: framesPerSecond ?? specimen?.film?.framesPerSecond ?? 30,
            duration: duration ?? specimen?.film?.duration ?? 2)
        guard film.frameCount <= Self.largestCount else {
            throw CommandFailure.usage(
                "the film would have \(film.frameCount) images; give a --duration and --fps that make \(Self.largestCount) at most"
            )
        }
        return film
    }

    /// An option that was given and says nothing of specimens.
    private var documentsOption: String? {
        if scenes.scene != nil { return "--scene" }
        if scenes.overview { return "--overview" }
        return size.covers == nil ? nil : "--safe-area"
    }

    @MainActor private func data(of specimen: Specimen, _ film: Film) throws -> Data {
        var specimen = specimen
        specimen.scale = CGFloat(scenes.scale)
        specimen.size = CGSize(
            width: size.givenWidth.map { CGFloat($0) } ?? specimen.size.width,
            height: size.givenHeight.map { CGFloat($0) } ?? specimen.size.height)
        return try traits.environment.apply(scale: specimen.scale) {
            try data(
                of: film, titled: specimen.caption, specimen.window, { ($0.layer, specimen.size) },
                { try specimen.image(of: $0) })
        }
    }

    @MainActor private func documentData(_ film: Film, on console: Console) throws -> Data {
        let picture = DocumentImage(scenes, size, traits)
        let title = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
        let file = try picture.moving(source) { scene, draw in
            try data(of: film, titled: title, scene, { ($0.sheet.view.layer, $0.sheet.size) }, draw)
        }
        picture.warnings.lines.forEach(console.print(error:))
        return file
    }

    @MainActor private func data<Scene>(
        of film: Film, titled title: String, _ begin: () throws -> Scene,
        _ stage: (Scene) -> (layer: CALayer, size: CGSize), _ draw: (Scene) throws -> CGImage
    ) throws -> Data {
        if svg {
            do {
                return try film.svg(titled: title, text: svgText.style, begin, stage)
            } catch let fault as MotionRecorder.Fault {
                throw CommandFailure(.badInput, ["\(source): error: \(fault.description)"])
            }
        }
        guard sheet else { return try film.data(begin, draw, compressionLevel: compression.level) }
        return try PNGEncoder(compressionLevel: compression.level).encode(film.sheet(begin, draw))
    }
}
