import ArgumentParser
import PlacardSpecimens

/// What of a document is drawn, and how large.
struct SceneOptions: ParsableArguments {
    @Option(help: "Pixels per point.")
    var scale = 2.0

    @Option(
        help: """
            The scene of a storyboard, by its id, its controller's id, storyboard identifier, class or title; or the \
            view at the top of a xib, by its id.
            """)
    var scene: String?

    @Flag(help: "Draws storyboards as Interface Builder's canvas shows them: all scenes in their places, and segues.")
    var overview = false

    func validate() throws {
        try SizeOptions.require(scale, "--scale", below: 16)
        guard !overview || scene == nil else {
            throw ValidationError("--overview shows all scenes; leave out --scene \(scene ?? "")")
        }
    }
}

/// How the picture of a moment is written.
struct RenderOptions: ParsableArguments {
    @Option(help: "Draws what moves as it is after some seconds; without it the end shows.")
    var at: Double?

    @Option(name: .customLong("svg-text"), help: ArgumentHelp(SVGText.help))
    var svgText = SVGText.outlines

    @Option(help: ArgumentHelp(PNGCompression.help))
    var compression = PNGCompression.quick

    func validate() throws {
        if let at, !(at >= 0 && at <= 3_600) {
            throw ValidationError("--at \(at): give seconds from 0 to 3600")
        }
    }
}

/// How SVG files keep text, by the word of the command line.
enum SVGText: String, WordArgument {
    case outlines
    case fonts

    static let help = """
        How SVG keeps text: outlines below transparent text, the same in every reader, or text in embedded fonts, for \
        browsers.
        """

    var style: CGDocument.TextStyle {
        switch self {
        case .outlines: .outlines
        case .fonts: .fonts
        }
    }
}

/// How much work goes into the size of PNG files, by the word of the command line.
enum PNGCompression: String, WordArgument {
    case quick
    case best

    static let help = """
        How PNG files are compressed: quick, or best, which takes a hundred times as long, for files that are kept.
        """

    /// What `PNGEncoder.compressionLevel` calls it.
    var level: Int? {
        switch self {
        case .quick: nil
        case .best: 12
        }
    }
}
