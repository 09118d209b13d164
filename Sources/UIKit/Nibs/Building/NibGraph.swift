/// One view that was built, with what the document says about it.
@MainActor package struct NibObject {
    /// The document's id; nil for the content view of an old collection view cell.
    package let id: String?
    /// The class that the document asks for: the custom class, or UIKit's class of the element.
    package let className: String
    package let element: IBElement
    package let view: UIView
    /// The index in `NibGraph.objects` of the view that this one lies in; nil at the top.
    package let parent: Int?
    /// The view's frame in what the document puts it into; of a row's accessory, which the document puts into nothing, its bounds.
    package var frame: CGRect { canvasFrame ?? (isAccessory ? view.bounds : view.frame) }
    /// The frame that the canvas tells whatever the view has; nil for nearly all.
    var canvasFrame: CGRect?
    /// Whether an outlet has put a view at the top into a row.
    private var isAccessory: Bool { parent == nil && view.superview is UITableViewCell }
    /// Whether a view at the top lies in another one all the same: a row's accessory, or an item's view in a bar.
    fileprivate var isHeld: Bool { parent == nil && (isAccessory || view.superview is BarView) }
    /// The plain text that the view shows, if it is of a kind that shows text.
    package var text: String? { (view as? any NibTextShowing)?.shownText }
    /// The scene that the view belongs to; nil in a xib.
    package let scene: String?
}

/// The views of a document: what building yields.
@MainActor package struct NibGraph {
    /// Every view in document order, parents before their children.
    package internal(set) var objects: [NibObject] = []
    /// The indices of views that the size classes leave out: they lie in no other and are not laid out.
    package internal(set) var uninstalled: Set<Int> = []
    /// The constraints by the document's ids, those that the size classes leave out among them.
    package internal(set) var constraints: [String: NSLayoutConstraint] = [:]
    /// The controllers, by the ids of their scenes.
    var controllers: [String: UIViewController] = [:]
    /// What the views at the top lie upon once they have been laid out; views do not hold their superviews.
    var canvases: [NibCanvas] = []
    /// Everything about the document that was doubtful, left out or shown plainly.
    package internal(set) var diagnostics: [IBDiagnostic] = []
    /// What is wrong with images, catalogs and texts beside the document: a line each, with file, cause and remedy.
    package private(set) var assetProblems: [String] = []

    /// The views at the top, in document order, without those that outlets have put into rows and items into bars, and
    /// those that the size classes leave out.
    package var roots: [NibObject] {
        objects.indices.filter { objects[$0].parent == nil && !uninstalled.contains($0) }.map { objects[$0] }
            .filter { !$0.isHeld }
    }

    /// Takes note of what is wrong with files beside the document, which is among the diagnostics, too.
    package mutating func add(assetProblems more: [String]) {
        assetProblems += more
        diagnostics += more.map { IBDiagnostic(.warning, $0) }
    }

    /// What is wrong with the document itself and with files beside it, a line each with the file, without mere notes.
    ///
    /// - Parameter path: The document's, for messages.
    package func warnings(of path: String) -> [String] {
        let beside = Set(assetProblems)
        let own = diagnostics.filter { $0.severity != .note && !beside.contains($0.message) }
        return own.map { IBError.oneLine("\(path):\($0.line): \($0.severity.rawValue): \($0.message)") }
            + assetProblems
    }
}

/// A view that shows plain text which a reader of the document may ask for.
@MainActor protocol NibTextShowing {
    var shownText: String? { get }
}

extension UILabel: NibTextShowing {
    var shownText: String? { text }
}

/// A connection of a document with the object at which it starts.
@MainActor struct NibLink {
    let connection: IBConnection
    /// The element of the object at which it starts.
    let element: IBElement
    let line: Int
    weak var source: AnyObject?
    let standsIn: Bool

    static func links(of element: IBElement, from source: AnyObject, standsIn: Bool) -> [NibLink] {
        element.list("connections").compactMap { line in
            guard let connection = IBConnection(line) else { return nil }
            if case .segue = connection { return nil }
            return NibLink(
                connection: connection, element: element, line: line.line, source: source, standsIn: standsIn)
        }
    }

    var destination: String { connection.destination }

    var property: String? {
        switch connection {
        case .outlet(let property, _), .outletCollection(let property, _, _): property
        case .action, .segue: nil
        }
    }

    /// The connection in words, for messages.
    var words: String {
        switch connection {
        case .outlet(let property, _): "the outlet \(property)"
        case .outletCollection(let property, _, _): "the outlet collection \(property)"
        case .action(let selector, _, _): "the action \(selector)"
        case .segue(let segue): "the segue \(segue.identifier ?? segue.kind)"
        }
    }
}
