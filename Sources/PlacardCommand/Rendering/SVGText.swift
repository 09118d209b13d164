import ArgumentParser
import PlacardSpecimens

/// How SVG files keep text, by the word of the command line.
enum SVGText: String, ExpressibleByArgument, CaseIterable {
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
