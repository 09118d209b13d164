/// What nibs may set, connect and call in one class, for systems without an Objective-C runtime to ask.
///
/// A table belongs to the class whose name it carries, followed by `NibTable`. It is found by that name in the class's own
/// module, or in the one that a nib is loaded for where that extends a class of another; the tables of superclasses are
/// used as well. `placard outlets` writes tables from `@IBInspectable`,
/// `@IBOutlet` and `@IBAction`; they are written by hand like this:
///
///     final class BadgeViewNibTable: NibTable {
///         override class var entries: [NibEntry] {
///             [
///                 .property("radius", \BadgeView.radius),
///                 .action("tap:") { (badge: BadgeView, sender: UIButton) in badge.tap(sender) },
///             ]
///         }
///     }
///
/// Placard's own: on Apple's systems the runtime knows all this, so tables stand within `#if !canImport(ObjectiveC)`.
@MainActor open class NibTable {
    /// The properties and actions of the class; those of superclasses need not be repeated.
    open class var entries: [NibEntry] { [] }

    /// Makes an object of the class where a nib asks for one that is no view: a gesture recognizer or a custom object.
    ///
    /// Views and controllers are made through `init(coder:)`. The default answers nil, which is reported.
    open class func makeObject() -> AnyObject? { nil }

    /// Has nibs use this table for a class whose name does not lead to it, such as one within another type.
    ///
    /// - Parameter type: The class that the entries belong to; they count before those of its other tables.
    public static func register(for type: AnyClass) { NibTables.register(self, for: type) }
}
