/// Tells what of a document nobody has read while it was built.
struct NibAudit {
    let context: NibContext

    /// Looks through an element and all below it.
    func report(_ root: IBElement) { look(at: root, in: nil, object: nil) }

    private func look(at element: IBElement, in parent: IBElement?, object: String?) {
        guard !isSilent(element, in: parent) else { return }
        guard let reads = element.mark?.reads else {
            let problem = "\(written(element)) of <\(parent?.name ?? "")> is not used"
            return context.report(.note, element, object: object, problem)
        }
        let object = element.id ?? object
        for name in element.attributeNames.sorted()
        where !reads.contains(name) && !NibIgnoredContent.covers(attribute: name, of: element) {
            context.report(.note, element, object: object, "the attribute \(name) of <\(element.name)> is not used")
        }
        for child in element.children { look(at: child, in: element, object: object) }
    }

    /// An empty list of what there is none of needs no word.
    private func isSilent(_ element: IBElement, in parent: IBElement?) -> Bool {
        let isEmpty =
            element.attributeNames.isEmpty && element.children.isEmpty && element.text.allSatisfy(\.isWhitespace)
        return isEmpty || NibIgnoredContent.covers(element, in: parent)
    }

    private func written(_ element: IBElement) -> String {
        element.key.map { "<\(element.name) key=\"\($0)\">" } ?? "<\(element.name)>"
    }
}
