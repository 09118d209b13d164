import Foundation

/// What `placard inspect` prints: objects with their frames, and diagnostics.
package struct InspectReport: Encodable {
    package struct Object: Encodable, Hashable {
        package let id: String
        package let `class`: String
        /// x, y, width and height in points, in the coordinates of `superview`.
        package let frame: [Double]
        let superview: String?
        package let text: String?
        let hidden: Bool?
        /// False for a view that the size classes leave out.
        var installed: Bool?
        let scene: String?

        private enum CodingKeys: CodingKey {
            case id, `class`, frame, superview, text, hidden, installed, scene
        }

        /// `superview` is written as null at the top; the other optional parts are left out.
        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(`class`, forKey: .class)
            try container.encode(frame, forKey: .frame)
            try container.encode(superview, forKey: .superview)
            try container.encodeIfPresent(text, forKey: .text)
            try container.encodeIfPresent(hidden, forKey: .hidden)
            try container.encodeIfPresent(installed, forKey: .installed)
            try container.encodeIfPresent(scene, forKey: .scene)
        }
    }

    package struct Diagnostic: Encodable, Hashable {
        let severity: String
        let object: String?
        let line: Int
        let message: String

        private enum CodingKeys: CodingKey {
            case severity, object, line, message
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(severity, forKey: .severity)
            try container.encode(object, forKey: .object)
            try container.encode(line, forKey: .line)
            try container.encode(message, forKey: .message)
        }
    }

    package let objects: [Object]
    package let diagnostics: [Diagnostic]

    @MainActor package init(_ graph: NibGraph) {
        objects = graph.objects.indices.compactMap { Self.object(at: $0, in: graph) }
        // What matters stands first.
        diagnostics = [IBDiagnostic.Severity.error, .warning, .note].flatMap { severity in
            graph.diagnostics.filter { $0.severity == severity }.map {
                Diagnostic(severity: severity.rawValue, object: $0.object, line: $0.line, message: $0.message)
            }
        }
    }

    /// The views below a window; their ids are their places among the subviews, counted from 1: `1.2`.
    @MainActor package init(_ window: UIWindow) {
        var objects: [Object] = []
        var waiting: [(view: UIView, id: String?)] = [(window, nil)]
        while let (view, id) = waiting.popLast(), objects.count < Self.mostViews {
            if let id { objects.append(Object(view, id: id)) }
            let below = view.subviews.enumerated().map { index, subview in
                (subview, [id, "\(index + 1)"].compactMap(\.self).joined(separator: "."))
            }
            waiting += below.reversed()
        }
        (self.objects, diagnostics) = (objects, [])
    }

    /// The most views that are told of a window.
    private static let mostViews = 100_000

    /// Views without an id are passed over: their subviews are told in the coordinates of the next view that has one.
    @MainActor private static func object(at index: Int, in graph: NibGraph) -> Object? {
        let object = graph.objects[index]
        guard let id = object.id else { return nil }
        var frame = object.frame
        var parent = object.parent
        while let place = parent, graph.objects[place].id == nil {
            let origin = graph.objects[place].frame.origin
            frame = frame.offsetBy(dx: origin.x, dy: origin.y)
            parent = graph.objects[place].parent
        }
        return Object(
            id: id, class: object.className,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
            superview: parent.flatMap { graph.objects[$0].id }, text: object.text,
            hidden: object.view.isHidden ? true : nil, installed: graph.uninstalled.contains(index) ? false : nil,
            scene: object.scene)
    }

    /// One object or diagnostic to a line, in document order; of diagnostics errors come first, then warnings, then notes.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func lines(_ values: [some Encodable]) -> String {
            values.compactMap { try? encoder.encode($0) }
                .map { String(decoding: $0, as: UTF8.self) }
                .joined(separator: ",\n")
        }
        return "{\"objects\":[\n\(lines(objects))\n],\"diagnostics\":[\n\(lines(diagnostics))\n]}"
    }
}

extension InspectReport.Object {
    /// A view that no document describes.
    @MainActor fileprivate init(_ view: UIView, id: String) {
        let (frame, text) = (view.frame, (view as? UILabel)?.text)
        self.init(
            id: id, class: "\(type(of: view))",
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
            superview: id.lastIndex(of: ".").map { String(id[..<$0]) }, text: text,
            hidden: view.isHidden ? true : nil, scene: nil)
    }
}
