import ArgumentParser

/// How a document is drawn.
struct RenderOptions: ParsableArguments {
    enum Appearance: String, ExpressibleByArgument, CaseIterable {
        case light
        case dark
    }

    @Option(help: "Pixels per point.")
    var scale = 2.0

    @Option(help: "The width of the view in points; without it the document's own.")
    var width: Double?

    @Option(help: "The height of the view in points; without it the document's own.")
    var height: Double?

    @Option(help: "The appearance that system colours are taken from.")
    var appearance = Appearance.light

    @Option(
        help: """
            The scene of a storyboard, by its id, its controller's id or its storyboard identifier; or the view at \
            the top of a xib, by its id.
            """)
    var scene: String?

    func validate() throws {
        try require(scale, "--scale", below: 16)
        if let width { try require(width, "--width", below: 100_000) }
        if let height { try require(height, "--height", below: 100_000) }
    }

    private func require(_ value: Double, _ name: String, below limit: Double) throws {
        guard value.isFinite, value > 0, value <= limit else {
            throw ValidationError("\(name) \(value) makes no picture; give a number above 0 and up to \(Int(limit))")
        }
    }
}
