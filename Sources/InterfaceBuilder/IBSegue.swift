/// A way from one controller of a storyboard to another.
package struct IBSegue: Hashable, Sendable {
    /// `show`, `presentation`, `embed`, `relationship`, `unwind` and the like.
    package let kind: String
    /// The controller that it leads to.
    package let destination: String
    package let identifier: String?
    /// What the destination is to a container: `rootViewController` and the like.
    package let relationship: String?
    /// The class that performs a segue of one's own.
    package let customClass: String?
    package let customModule: String?
    /// The action by which an unwinding segue finds where it leads back to.
    package let unwindAction: String?
    /// The method of the source that makes the destination: a function that is marked as `@IBSegueAction`.
    package let creationSelector: String?
    /// Which part of a row triggers it: `accessoryAction`; nil for the row itself.
    package let trigger: String?
    /// Whether the change takes time.
    package let isAnimated: Bool
    /// How the destination comes upon the source: `fullScreen`, `formSheet` and the like; nil for the usual way.
    package let modalPresentationStyle: String?
    /// How it moves: `crossDissolve` and the like; nil for the usual way.
    package let modalTransitionStyle: String?
    /// The view or the item of a bar that a popover points at; nil for whatever triggers the segue.
    package let popoverAnchor: String?
    /// The directions in which a popover's arrow may point, by their names; nil where that is not stored.
    package let popoverDirections: Set<String>?

    init(_ element: IBElement, destination: String) {
        self.destination = destination
        kind = element["kind"] ?? "show"
        identifier = element["identifier"]
        relationship = element["relationship"]
        customClass = element["customClass"]
        customModule = element["customModule"]
        unwindAction = element["unwindAction"]
        creationSelector = element["destinationCreationSelector"]
        trigger = element["trigger"]
        isAnimated = element["animates"] != "NO"
        modalPresentationStyle = element["modalPresentationStyle"]
        modalTransitionStyle = element["modalTransitionStyle"]
        popoverAnchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        popoverDirections = element.child(keyed: "popoverArrowDirection").map { arrow in
            Set(["up", "down", "left", "right"].filter { arrow[$0] == "YES" })
        }
    }
}
