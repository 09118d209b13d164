import ArgumentParser
import Foundation
import PlacardSpecimens

/// The space that the views of a document are laid out in.
struct SizeOptions: ParsableArguments {
    @Option(name: .customLong("width"), help: "The width of the view in points; without it the document's own.")
    var givenWidth: Double?

    @Option(name: .customLong("height"), help: "The height of the view in points; without it the document's own.")
    var givenHeight: Double?

    @Option(
        name: .customLong("safe-area"),
        help: """
            What bars and the screen's corners cover, as TOP,LEFT,BOTTOM,RIGHT in points; for what is left out, \
            what the document's device and its controllers' bars would.
            """)
    var covers: String?

    /// The size and cover that are asked for.
    @MainActor var space: NibSpace {
        NibSpace(
            width: givenWidth.map { CGFloat($0) }, height: givenHeight.map { CGFloat($0) },
            cover: covers.flatMap(Self.cover(of:)) ?? NibCover())
    }

    func validate() throws {
        if let givenWidth { try Self.require(givenWidth, "--width", below: 100_000) }
        if let givenHeight { try Self.require(givenHeight, "--height", below: 100_000) }
        if let covers, Self.cover(of: covers) == nil {
            throw ValidationError(
                "--safe-area \(covers) is not understood; give four numbers, such as 44,0,34,0, or less, such as 44,,,"
            )
        }
    }

    /// Four numbers, of which any may be left out.
    private static func cover(of text: String) -> NibCover? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let sides = parts.map { $0.isEmpty ? nil : Double($0) ?? .nan }
        guard parts.count == 4, sides.allSatisfy({ ($0 ?? 0) >= 0 && ($0 ?? 0) <= 10_000 }) else { return nil }
        let points = sides.map { side in side.map { CGFloat($0) } }
        return NibCover(top: points[0], left: points[1], bottom: points[2], right: points[3])
    }

    /// Throws where a number makes no image.
    static func require(_ value: Double, _ name: String, below limit: Double) throws {
        guard value.isFinite, value >= 0.001, value <= limit else {
            throw ValidationError("\(name) \(value) makes no picture; give a number from 0.001 to \(Int(limit))")
        }
    }
}
