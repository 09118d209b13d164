import Foundation
import PlacardCommand
@_exported import PlacardSpecimens

/// A program that shows a team's own views, with the commands of `placard`: `serve`, `gallery`, `render`, `inspect`,
/// `snapshot`, `film` and the others, for the specimens that it registers.
///
///     @main struct BubbleGallery: GalleryProgram {
///         static var specimens: [Specimen] {
///             Specimen("Bubble") { BubbleLabel(text: "Hello") }
///         }
///     }
///
/// `placard new` writes a package with such a program, and `placard serve FOLDER` builds and shows it, anew whenever a
/// source is saved.
@MainActor public protocol GalleryProgram {
    /// What is shown, in this order; each name once.
    @SpecimenBuilder static var specimens: [Specimen] { get }
}

extension GalleryProgram {
    /// Does what the command line asks for and ends the program with the command's exit code.
    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(PlacardTool.run(arguments, console: .standard { specimens }).rawValue)
    }
}

/// Collects specimens that are written one below the other, and lists of such.
@resultBuilder @MainActor public enum SpecimenBuilder {
    /// A specimen.
    public static func buildExpression(_ specimen: Specimen) -> [Specimen] { [specimen] }
    /// Specimens that stand elsewhere.
    public static func buildExpression(_ specimens: [Specimen]) -> [Specimen] { specimens }
    /// All of a block.
    public static func buildBlock(_ parts: [Specimen]...) -> [Specimen] { parts.flatMap(\.self) }
    /// Those of a condition that holds.
    public static func buildOptional(_ part: [Specimen]?) -> [Specimen] { part ?? [] }
    /// Those of the first branch.
    public static func buildEither(first part: [Specimen]) -> [Specimen] { part }
    /// Those of the second branch.
    public static func buildEither(second part: [Specimen]) -> [Specimen] { part }
    /// Those of a loop.
    public static func buildArray(_ parts: [[Specimen]]) -> [Specimen] { parts.flatMap(\.self) }
}
