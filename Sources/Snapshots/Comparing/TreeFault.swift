import PlacardSpecimens

/// Something that does not fit in a view that is compared, and where.
package struct TreeFault: Sendable {
    /// Where something that it is about lies.
    private struct Place: Sendable {
        /// As a tree has it.
        let frame: [Double]
        /// Of a label; nil for anything else.
        let text: String?
    }

    package let sentence: String
    private let places: [Place]

    @MainActor init(_ fault: FitFault, in root: UIView) {
        sentence = fault.sentence
        places = fault.views.map {
            Place(frame: $0.convert($0.bounds, to: root).rounded, text: ($0 as? UILabel)?.text)
        }
    }

    /// Whether all that it is about lies in a tree where it lies now, so that it is nothing new.
    func isWhole(in nodes: [[Double]: [SnapshotTree.Node]]) -> Bool {
        places.allSatisfy { place in
            nodes[place.frame]?.contains { place.text == nil || $0.text?.string == place.text } ?? false
        }
    }

    /// Whether it is about the text of a node.
    func isAbout(_ node: SnapshotTree.Node) -> Bool {
        places.count == 1 && places[0].frame == node.frame && places[0].text == node.text?.string
    }
}
