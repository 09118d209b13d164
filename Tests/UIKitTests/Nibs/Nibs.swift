import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// Builds documents for the tests.
@MainActor enum Nibs {
    static func graph(_ objects: String, attributes: String = "", after: String = "") throws -> NibGraph {
        try NibBuilder.build(
            NibDocument(Documents.read(Documents.xib(objects, attributes: attributes, after: after))))
    }

    /// The first top-level view, of the class that the test expects.
    static func view<View: UIView>(
        _ object: String, as type: View.Type = UIView.self, attributes: String = "", after: String = ""
    ) throws -> View {
        let root = try #require(try graph(object, attributes: attributes, after: after).roots.first)
        return try #require(root.view as? View)
    }

    static func label(_ attributes: String, _ content: String = "") throws -> UILabel {
        try view("<label id=\"l\" \(attributes)>\(content)</label>", as: UILabel.self)
    }

    /// What is reported, but for the frames that most tests leave out.
    static func messages(_ objects: String, after: String = "") throws -> [String] {
        try graph(objects, after: after).diagnostics.map(\.message).filter { !$0.hasPrefix("no frame is stored") }
    }
}

extension UIColor {
    /// Red, green, blue and alpha in sRGB, from 0 to 255.
    var bytes: [Int] {
        var parts: [CGFloat] = [0, 0, 0, 0]
        parts.withUnsafeMutableBufferPointer { part in
            let base = part.baseAddress
            _ = getRed(base, green: base.map { $0 + 1 }, blue: base.map { $0 + 2 }, alpha: base.map { $0 + 3 })
        }
        return parts.map { Int(($0 * 255).rounded()) }
    }
}
