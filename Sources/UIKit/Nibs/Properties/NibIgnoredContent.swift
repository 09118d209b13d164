/// What may stand in a document without being used and without a word about it, and why.
///
/// Everything else that nobody reads while a document is built is told in its diagnostics.
struct NibIgnoredContent {
    /// Why nobody needs to hear of it.
    let reason: String
    /// Attributes, by name.
    var attributes: Set<String> = []
    /// Whole elements with all below them: by their keys, or by their names where they have none.
    var elements: Set<String> = []
    /// The names of elements that this holds within; nil for all.
    var holders: Set<String>?

    static func covers(attribute: String, of element: IBElement) -> Bool {
        all.contains { $0.attributes.contains(attribute) && ($0.holders?.contains(element.name) ?? true) }
    }

    static func covers(_ element: IBElement, in parent: IBElement?) -> Bool {
        all.contains { ignored in
            let isMeant = ignored.elements.contains(element.name) || ignored.elements.contains(element.key ?? "")
            return isMeant && (ignored.holders == nil || ignored.holders?.contains(parent?.name ?? "") == true)
        }
    }

    static let all: [NibIgnoredContent] = [
        NibIgnoredContent(
            reason: "identity: looked up with the element, not as a property",
            attributes: ["id", "key", "reference", "sceneID"]),
        NibIgnoredContent(
            reason: "Xcode's notes to its users, and places on its canvas",
            attributes: [
                "userLabel", "customModuleProvider", "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity",
                "simulatedAppContext", "symbolic", "symbolType", "dataMode",
            ],
            elements: [
                "canvasLocation", "userComments", "inferredMetricsTieBreakers", "animations", "freeformSize",
                "customSize", "userLabel",
            ]),
        NibIgnoredContent(
            reason: "what the canvas simulates: read when the document is laid out, which comes after building",
            attributes: ["extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed", "navigationBarHidden"],
            elements: [
                "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedStatusBarMetrics",
                "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedDestinationMetrics",
                "simulatedMetricsContainer",
            ]),
        NibIgnoredContent(
            reason: "the head of a document: read and checked before anything is built",
            attributes: [
                "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
                "useAutolayout", "useTraitCollections", "useSafeAreas", "launchScreen", "initialViewController",
                "colorMatched", "variant",
            ],
            elements: ["dependencies", "device", "customFonts", "accessibilityOverrides"], holders: ["document"]),
        NibIgnoredContent(
            reason: "copies of what lies in asset catalogs and classes: looked up by name where they are needed",
            elements: ["resources", "designables"], holders: ["document"]),
        NibIgnoredContent(
            reason: "who owns the objects, and what they are connected to, is known at run time alone",
            elements: ["placeholder"], holders: ["objects"]),
        NibIgnoredContent(
            reason: "a name by which programs ask for a controller", attributes: ["storyboardIdentifier"]),
        NibIgnoredContent(
            reason: "where another storyboard's controller is found, and what bars show of it: followed at run time",
            attributes: ["storyboardName", "referencedIdentifier", "bundleIdentifier"], elements: ["navigationItem"],
            holders: ["viewControllerPlaceholder"]),
        NibIgnoredContent(
            reason: "the kind of array in Objective-C; Swift knows the property's own",
            attributes: ["collectionClass"], holders: ["outletCollection"]),
        NibIgnoredContent(
            reason: "hints for drawing that change no picture",
            attributes: ["opaque", "clearsContextBeforeDrawing"]),
        NibIgnoredContent(reason: "says that a property has no value, as is the default", elements: ["nil"]),
        NibIgnoredContent(
            reason: "heights of rows, which stored frames have already",
            attributes: ["rowHeight"], holders: ["tableViewCell"]),
        NibIgnoredContent(
            reason: "what a container shows around its controllers: drawn when the document is laid out",
            elements: ["navigationBar", "tabBar", "toolbar"],
            holders: ["navigationController", "tabBarController"]),
        NibIgnoredContent(
            reason: "how pages turn and columns lie: containers have no view on a picture",
            attributes: [
                "transitionStyle", "navigationOrientation", "pageSpacing", "spineLocation", "doubleSided", "style",
                "behavior", "allowDoubleColumnStyle", "autoresizesArchivedViewToFullSize",
            ],
            holders: ["pageViewController", "splitViewController"]),
        NibIgnoredContent(
            reason: "lists that hold nothing; what belongs there is connected",
            elements: ["gestureRecognizers"]),
        NibIgnoredContent(
            reason: "properties that UIKit has not got: one of AppKit, and one that iOS 3 took back",
            attributes: ["tighteningFactorForTruncation", "hidesAccessoryWhenEditing"]),
        NibIgnoredContent(
            reason: "names the cell that it lies in", attributes: ["tableViewCell"],
            holders: ["tableViewCellContentView"]),
    ]
}

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
