import ArgumentParser

/// How a document is drawn.
struct RenderOptions: ParsableArguments {
    @Option(help: "Pixels per point.")
    var scale = 2.0

    @Option(
        help: """
            The scene of a storyboard, by its id, its controller's id or its storyboard identifier; or the view at \
            the top of a xib, by its id.
            """)
    var scene: String?

    @Option(name: .customLong("svg-text"), help: ArgumentHelp(SVGText.help))
    var svgText = SVGText.outlines

    func validate() throws {
        try SizeOptions.require(scale, "--scale", below: 16)
    }
}
