import ArgumentParser
import Foundation

/// The size that the views of a document are laid out at.
struct SizeOptions: ParsableArguments {
    @Option(name: .customLong("width"), help: "The width of the view in points; without it the document's own.")
    var givenWidth: Double?

    @Option(name: .customLong("height"), help: "The height of the view in points; without it the document's own.")
    var givenHeight: Double?

    var width: CGFloat? { givenWidth.map { CGFloat($0) } }
    var height: CGFloat? { givenHeight.map { CGFloat($0) } }

    func validate() throws {
        if let givenWidth { try Self.require(givenWidth, "--width", below: 100_000) }
        if let givenHeight { try Self.require(givenHeight, "--height", below: 100_000) }
    }

    /// Throws where a number makes no picture.
    static func require(_ value: Double, _ name: String, below limit: Double) throws {
        guard value.isFinite, value > 0, value <= limit else {
            throw ValidationError("\(name) \(value) makes no picture; give a number above 0 and up to \(Int(limit))")
        }
    }
}
