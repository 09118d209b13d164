/// Members that conforming types may leave out.
struct OptionalMembers {
    enum Owner {
        case program
        case system
    }

    /// The labels of methods, by name.
    private var own: [String: Set<[String?]>] = [:]
    private var selectors: [String: String] = [:]
    /// Properties, with the names of the protocols that declare them.
    private(set) var properties: [String: Set<String>] = [:]

    init(_ program: Program) {
        for type in program.types.values where type.kind == .protocol && type.attributes.contains("objc") {
            for member in type.members where member.modifiers.contains("optional") {
                if let signature = member.signature {
                    own[member.name, default: []].insert(signature.parameters.map(\.label))
                } else {
                    properties[member.name, default: []].insert(type.lastName)
                }
                selectors[member.name] = member.objectiveCName
            }
        }
    }

    /// Who declares a method of a name and labels as optional; nil where nobody does.
    ///
    /// - Parameter trailing: The labels of closures behind the parentheses; the first of them is written without its own.
    func owner(of name: String, labels: [String?], trailing: [String?] = []) -> Owner? {
        let isOwn = own[name]?.contains { declared in
            declared.count == labels.count + trailing.count && declared.starts(with: labels)
                && declared.suffix(max(0, trailing.count - 1)).elementsEqual(trailing.dropFirst())
        }
        if isOwn == true { return .program }
        let full = Self.full(name, labels + trailing)
        // A closure is called without labels, so that this is some protocol's method.
        if labels.contains(where: { $0 != nil }) || Self.system.contains(full) { return .system }
        return nil
    }

    /// Whether an optional member of the program's protocols is a method.
    func isMethod(_ name: String) -> Bool { own[name] != nil }

    /// Whether an optional member of UIKit's protocols has such a name, whoever has one besides.
    func isNamedAsUIKits(_ name: String, _ labels: [String?]) -> Bool {
        Self.objects.contains(name) || Self.system.contains(Self.full(name, labels))
    }

    /// What UIKit's delegates are told of, after which most of their members are named.
    private static let objects: Set = [
        "collectionView", "navigationController", "pickerView", "scrollView", "searchBar", "tabBarController",
        "tableView", "textField", "textView",
    ]

    /// What Objective-C calls an optional member of the program's protocols.
    func selector(of name: String) -> String? { selectors[name] }

    private static func full(_ name: String, _ labels: [String?]) -> String {
        name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }

    /// The protocol of a delegate whose methods are named so; nil where the delegate's property has it.
    static func narrowDelegate(of method: String, _ labels: [String?]) -> String? {
        switch method {
        case "tableView": "UITableViewDelegate"
        case "collectionView":
            labels.contains("layout") ? "UICollectionViewDelegateFlowLayout" : "UICollectionViewDelegate"
        case _ where method.hasPrefix("textView"): "UITextViewDelegate"
        default: nil
        }
    }

    /// Optional members of UIKit's protocols that take one argument without a label.
    ///
    /// Source: Apple's documentation of the protocols.
    private static let system: Set = Set(
        [
            "gestureRecognizerShouldBegin", "numberOfSections", "scrollViewDidChangeAdjustedContentInset",
            "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
            "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
            "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "textFieldDidBeginEditing",
            "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
            "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textViewDidBeginEditing",
            "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
            "textViewShouldEndEditing", "viewForZooming", "applicationDidBecomeActive", "applicationWillTerminate",
            "searchBarSearchButtonClicked", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
        ].map { $0 + "(_:)" })
}
