/// A view that lays out others in a row or a column, by layout constraints of its own making.
///
/// The stack view makes the constraints anew where they have changed, before it is laid out, under the names by which
/// UIKit's logs know them (`UISV-spacing` and others). Views that are hidden take no space. Lengths are points.
/// Source: Apple's documentation of `UIStackView`.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// Makes a row of some views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack view from a nib or an archive, with the axis and the alignment that it has there.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        (coder as? NibCoder)?.decoder(of: "stackView").map(decodeStack)
        if coder.archive != nil { takeStackArchive(coder) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveStack(in: coder)
    }

    /// The views that the stack view lays out, in their order along the axis.
    ///
    /// They are always among `subviews`, whose order is that of drawing and may be another.
    open private(set) var arrangedSubviews: [UIView] = []

    /// The views that are arranged, each with the distance that was set for after it, or `spacingUseDefault`.
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private var kept: [StackConstraint.Shape: NSLayoutConstraint] = [:]
    private var gaps: [UILayoutGuide] = []
    private let spanner = UILayoutGuide()

    // MARK: How views are arranged

    /// Whether the views lie side by side or below each other.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How space is shared along the axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// How the views lie across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between neighbors, in points; the least one where the distribution makes distances equal.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether a column's distances are those of baselines: from the last one of a view to the first of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views stay within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// As a custom spacing: that of the stack view.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// As a spacing: the system's, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the distance that follows a view, in points or as `spacingUseDefault` or `spacingUseSystem`.
    ///
    /// It is kept when the view moves within the stack view and dropped when it leaves.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview) else { return }
        spacings[ObjectIdentifier(arrangedSubview)] = spacing.isFinite ? spacing : Self.spacingUseDefault
        arrangementDidChange()
    }

    /// The distance that was set for after a view; `spacingUseDefault` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Views

    /// Puts a view at the end; one that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Puts a view at a place along the axis; one that is arranged already moves there.
    ///
    /// The view becomes a subview on top of the others unless it is one, and its mask no longer makes constraints.
    /// - Parameters:
    ///   - view: The view, which becomes a subview.
    ///   - stackIndex: Places beyond the ends mean the ends; Apple's stack view raises an exception.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard !isDescendant(of: view) else { return }
        if view.superview !== self { addSubview(view) }
        // Code that is told of the move may have taken the view elsewhere, or arranged it.
        guard view.superview === self else { return }
        let wasArranged = arranges(view)
        if wasArranged { arrangedSubviews.removeObject(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if !wasArranged { spacings[ObjectIdentifier(view)] = Self.spacingUseDefault }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// Lays a view out no longer; it stays a subview where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranges(view) else { return }
        arrangedSubviews.removeObject(view)
        spacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Baselines

    /// The first view of a column, the tallest of a row.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? arrangedSubviews.first(where: \.isArranged) : tallest)?.forFirstBaselineLayout ?? self
    }

    /// The last view of a column, the tallest of a row.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? arrangedSubviews.last(where: \.isArranged) : tallest)?.forLastBaselineLayout ?? self
    }

    private var tallest: UIView? {
        func height(_ view: UIView) -> CGFloat { max(view.intrinsicContentSize.height, view.bounds.height) }
        return arrangedSubviews.filter(\.isArranged).max { height($0) < height($1) }
    }

    // MARK: Constraints

    /// None, as measured on iOS 26 (openuikit) and as stored frames show.
    override var standardMargins: UIEdgeInsets { .zero }
    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        renewConstraints()
        super.updateConstraints()
    }

    override var drawsContent: Bool { type(of: self) != UIStackView.self }

    override func adopt(_ view: UIView, as place: NibChildren) { addArrangedSubview(view) }

    override func subviewDidChange(_ subview: UIView) {
        super.subviewDidChange(subview)
        if arranges(subview) { arrangementDidChange() }
    }

    private func arrangementDidChange() {
        setNeedsUpdateConstraints()
        // A stack view has no size of its own, but those above may want to know that it asks for another one.
        superview?.subviewDidChange(self)
    }

    /// Lets go of the constraints that no longer hold, and adds or changes only what is new.
    private func renewConstraints() {
        var old = kept
        kept = [:]
        for stackConstraint in currentConstraints where kept[stackConstraint.shape] == nil {
            let known = old.removeValue(forKey: stackConstraint.shape)
            let constraint =
                known.flatMap { stackConstraint.isMeant(by: $0) ? $0 : nil } ?? stackConstraint.constraint()
            constraint.constant = stackConstraint.constant
            kept[stackConstraint.shape] = constraint
            constraint.isActive = true
        }
        for (shape, constraint) in old where shape.identifier == .hiding {
            (constraint.firstItem as? UIView)?.stretchMayHaveChanged()
        }
        NSLayoutConstraint.deactivate(Array(old.values))
    }

    private var currentConstraints: [StackConstraint] {
        let visible = arrangedSubviews.filter(\.isArranged)
        for view in arrangedSubviews where !view.isArranged { view.stretchMayHaveChanged() }
        let needsGaps = distribution == .equalSpacing || distribution == .equalCentering
        fitGaps(to: needsGaps ? max(0, visible.count - 1) : 0)
        if spanner.owningView == nil { addLayoutGuide(spanner) }
        return StackArrangement(
            stack: self, canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self, visible: visible,
            gaps: gaps, spanner: spanner,
            along: AxisAttributes(axis), across: AxisAttributes(axis == .horizontal ? .vertical : .horizontal)
        ).constraints
    }

    private func fitGaps(to count: Int) {
        while gaps.count > count { removeLayoutGuide(gaps.removeLast()) }
        while gaps.count < count {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-distributing"
            addLayoutGuide(guide)
            gaps.append(guide)
        }
    }

    /// Whether a view and the next one are as far apart as the system has it.
    func hasStandardSpacing(after view: UIView) -> Bool {
        spacingAsSet(after: view) == Self.spacingUseSystem
    }

    /// The distance between a view and the next one, in points.
    func spacing(after view: UIView) -> CGFloat {
        let points = spacingAsSet(after: view)
        if points == Self.spacingUseSystem { return SystemSpacing.points }
        return points.isFinite && points != Self.spacingUseDefault ? points : 0
    }

    /// The distance after a view that was set for it, or else for all; in points, or one of the constants.
    private func spacingAsSet(after view: UIView) -> CGFloat {
        let own = spacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
        return own == Self.spacingUseDefault ? spacing : own
    }

    /// Whether a view is one of `arrangedSubviews`.
    func arranges(_ view: UIView) -> Bool { spacings[ObjectIdentifier(view)] != nil }
}

extension UIView {
    /// The stack view that arranges the view; nil for none.
    var stack: UIStackView? {
        (superview as? UIStackView).flatMap { $0.arranges(self) ? $0 : nil }
    }

    /// Whether a stack view gives the view a place: hidden views have none.
    var isArranged: Bool { !isHidden || viewState.keepsPlace }

    /// Has constraints read anew what the content asks for, which counts otherwise while a stack view stretches the view.
    fileprivate func stretchMayHaveChanged() { constraintsDidChange { $0.itemDidChange(self, .content) } }

    /// The axis along which a hidden view is as long as the stack that it lies in, whatever it holds: across one that
    /// stretches its views. It would be seen otherwise while its hiding is animated.
    var stretchedAxis: NSLayoutConstraint.Axis? {
        guard isHidden, !isArranged, let stack = superview as? UIStackView, stack.alignment == .fill,
            stack.arranges(self), stack.arrangedSubviews.contains(where: \.isArranged)
        else { return nil }
        return stack.axis == .vertical ? .horizontal : .vertical
    }
}

extension UIStackView {
    /// How a stack view shares space along its axis; raw values as on iOS.
    public enum Distribution: Int, Sendable {
        /// Views fill the space; those that hug their content least, or resist least, give way.
        case fill = 0
        /// Views of the same length fill the space.
        case fillEqually
        /// Views fill the space by the proportions of what their content asks for.
        case fillProportionally
        /// Views keep their length, and distances are equal.
        case equalSpacing
        /// Views keep their length, and the distances of their centers are equal as far as the spacing permits.
        case equalCentering
    }

    /// How a stack view's views lie across its axis; raw values as on iOS.
    public enum Alignment: Int, Sendable {
        /// Views reach from edge to edge.
        case fill = 0
        case leading
        /// First baselines meet; in rows only.
        case firstBaseline
        case center
        case trailing
        /// Last baselines meet; in rows only.
        case lastBaseline

        /// In rows, the same as `leading`.
        public static let top = Alignment.leading
        /// In rows, the same as `trailing`.
        public static let bottom = Alignment.trailing
    }
}
