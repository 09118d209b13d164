/// A constraint of Auto Layout: `first.attribute  relation  second.attribute × multiplier + constant`.
///
/// Lengths are points, y is down. A constraint that makes no sense, or that is not a number, never stops the program: it is
/// reported through `NSLayoutConstraint.report` and stays without effect. Source: Apple's documentation of
/// `NSLayoutConstraint`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public typealias Axis = UILayoutAxis

    private let firstReference: ItemReference?
    private let secondReference: ItemReference?
    var first: (any LayoutItem)? { firstReference?.item }
    var second: (any LayoutItem)? { secondReference?.item }
    /// Distances that stand for the attributes, where an anchor made by `anchorWithOffset(to:)` brought them.
    var spans: (first: LayoutSpan?, second: LayoutSpan?) = (nil, nil)
    /// By how many standard distances the constraint sets baselines apart; nil for all other constraints.
    var systemSpacing: CGFloat?
    /// The view whose `constraints` hold the constraint while it is active.
    var holder: UIView? {
        get { holderReference?.object }
        set { holderReference = newValue?.viewState.reference }
    }
    private var holderReference: Unowned<UIView>?
    /// Whether the constraint can be laid down at all.
    let isSound: Bool
    /// Rises with every constraint that is made: constraints are taken in by age.
    let age: Int
    private static var latestAge = 0

    /// What of the first item is constrained.
    open private(set) var firstAttribute: Attribute
    /// How the two sides compare.
    open private(set) var relation: Relation
    /// What of the second item counts; `notAnAttribute` for a constraint against a constant.
    open private(set) var secondAttribute: Attribute
    /// By what the second item's attribute is multiplied.
    open private(set) var multiplier: CGFloat
    /// A name that descriptions show.
    open var identifier: String?

    /// The view or the layout guide on the left side; nil once it is gone.
    open var firstItem: AnyObject? { first }
    /// The view or the layout guide on the right side; nil for a constant, or once it is gone.
    open var secondItem: AnyObject? { second }
    /// Where the constraint's left side lies; once its item is gone, a place on nothing.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(first ?? UILayoutGuide(), firstAttribute, span: spans.first)
    }
    /// Where the constraint's right side lies; nil if that is a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor($0, secondAttribute, span: spans.second) }
    }
    /// Whether the constraint is kept when the view that holds it is archived; true for those of documents.
    open var shouldBeArchived = false

    /// Makes a constraint between two views or layout guides, or between one and a constant.
    ///
    /// - Parameters:
    ///   - view1: The view or guide on the left-hand side.
    ///   - attr1: The left-hand side's attribute.
    ///   - relation: How both sides compare.
    ///   - view2: Nil, with `notAnAttribute`, for a constant width or height.
    ///   - attr2: The right-hand side's attribute.
    ///   - multiplier: What the right-hand side is multiplied by.
    ///   - constant: In points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let (item1, item2) = (view1 as? any LayoutItem, view2 as? any LayoutItem)
        let fault = LayoutFault(
            item1, attr1, item2, view2 == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: constant)
        firstReference = item1?.itemReference
        firstAttribute = attr1
        self.relation = relation
        secondReference = item2?.itemReference
        secondAttribute = item2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier
        storedConstant = constant
        isSound = fault == nil
        Self.latestAge += 1
        age = Self.latestAge
        super.init()
        if let fault { Self.report(fault.message) }
    }

    /// Makes a constraint of nothing, for properties that get another one later; it has no effect. The argument keeps this
    /// from being NSObject's `init()`.
    public convenience init(root: Void = ()) {
        self.init(
            item: UILayoutGuide(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    /// Called after a nib has made the constraint and connected its outlets.
    open func awakeFromNib() {}

    private var storedConstant: CGFloat
    private var storedPriority = UILayoutPriority.required

    /// What is added to the second attribute, in points; it may change at any time.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            guard newValue.isFinite else { return Self.report(LayoutFault.notFinite(newValue).message) }
            storedConstant = newValue
            holder?.constraintsDidChange { $0.constraintDidChange(self) }
        }
    }

    /// How much the constraint matters, from 1 to 1000. Unlike on Apple's systems it may cross 1000 while the constraint is active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
                return Self.report(LayoutFault.priority(newValue.rawValue).message)
            }
            storedPriority = newValue
            holder?.constraintsDidChange { $0.constraintDidChange(self) }
        }
    }

    /// Whether the constraint is in force; setting it puts the constraint on the closest view that both items lie in.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Puts constraints into force, in their order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes constraints out of force.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Where layout says what is wrong: a contradiction, a constraint between views that have nothing in common, a bad format.
    ///
    /// Placard's own: Apple's systems write to the system's log, or raise an exception. The default writes to standard
    /// error.
    public static var report: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Runs layout whose contradictions were told before, or will be in other words.
    package static func withoutReports<Result>(_ body: () -> Result) -> Result {
        let before = report
        report = { _ in }
        defer { report = before }
        return body()
    }

    /// The constraint in words; off the main thread, where its items must not be looked at, only the object's name.
    open nonisolated override var description: String {
        guard Thread.isMainThread else { return super.description }
        return MainActor.assumeIsolated { summary }
    }
}

extension NSLayoutConstraint {
    private func activate() {
        guard holder == nil, isSound, let firstView = first?.layoutView else { return }
        guard !relatesUnlikeAnchors else { return Self.report(unlikeAnchors) }
        guard let ancestor = commonAncestor(from: firstView) else { return Self.report(noCommonAncestor) }
        ancestor.addConstraint(self)
    }

    /// The closest view that all items lie upon, or are.
    private func commonAncestor(from view: UIView) -> UIView? {
        items.reduce(view as UIView?) { ancestor, item in
            item.layoutView.flatMap { view in ancestor?.closestCommonAncestor(with: view) }
        }
    }

    /// Whether a view holds all items, so that the constraint may be put into force.
    var itemsLieTogether: Bool { first?.layoutView.flatMap(commonAncestor) != nil }

    /// Everything that the constraint mentions and that is still there.
    var items: [any LayoutItem] {
        var items: [any LayoutItem] = []
        if let first { items.append(first) }
        if let second { items.append(second) }
        if let span = spans.first { items += span.items }
        if let span = spans.second { items += span.items }
        return items
    }

    private func deactivate() { holder?.removeConstraint(self) }

    var relatesUnlikeAnchors: Bool { second != nil && firstAttribute.isUnlike(secondAttribute) }

    var unlikeAnchors: String { "Constraint improperly relates anchors of incompatible types: \(summary)" }

    var noCommonAncestor: String {
        "Unable to activate constraint with items \(name(of: first)) and \(name(of: second)) because they have no common "
            + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
            + "That's illegal."
    }

    /// The constraint in words.
    var summary: String { "<NSLayoutConstraint:\(address(of: self)) \(equation)\(state)>" }

    private var state: String {
        let names = identifier.map { " '\($0)'" } ?? ""
        return names + (isActive ? "   (active)" : "   (inactive)")
    }

    /// The constraint as UIKit's log writes constraints that are no simple spacing.
    var equation: String { equation(name(of:)) }

    /// The constraint in words that are the same in every run: items by other names, or else by their classes.
    func text(naming name: (any LayoutItem) -> String?) -> String {
        equation { item in item.map { name($0) ?? "\(type(of: $0))" } ?? "(nil)" }
    }

    private func equation(_ name: ((any LayoutItem)?) -> String) -> String {
        let sign = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? "=="
        func side(_ item: (any LayoutItem)?, _ attribute: Attribute, _ span: LayoutSpan?) -> String {
            guard let span else { return "\(name(item)).\(attribute.name)" }
            let (from, to) = (span.from, span.to)
            return "(\(name(to.item)).\(to.attribute.name) - \(name(from.item)).\(from.attribute.name))"
        }
        var text = "\(side(first, firstAttribute, spans.first)) \(sign) "
        if second != nil {
            text += multiplier == 1 ? "" : "\(number(multiplier))*"
            text += side(second, secondAttribute, spans.second)
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += number(constant)
        }
        return priority == .required ? text : text + " @\(number(CGFloat(priority.rawValue)))"
    }

    private func name(of item: (any LayoutItem)?) -> String {
        item.map { "\(type(of: $0)):\(address(of: $0))" } ?? "(nil)"
    }

    private func number(_ value: CGFloat) -> String {
        value.rounded() == value && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }

    private func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
