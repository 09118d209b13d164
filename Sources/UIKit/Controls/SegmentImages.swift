/// The images that segments lie upon and that separate them, and how far content is moved, by states and metrics.
///
/// Source: Apple's documentation of `UISegmentedControl`, "Customizing Appearance".
@MainActor struct SegmentImages {
    private struct Key: Hashable {
        var left: UInt
        var right: UInt = 0
        var metrics: UIBarMetrics
    }

    private var backgrounds: [Key: UIImage] = [:]
    private var dividers: [Key: UIImage] = [:]
    private var shifts: [UISegmentedControl.Segment: [UIBarMetrics: UIOffset]] = [:]

    /// Whether images take the place of the system's look.
    var isCustom: Bool { !backgrounds.isEmpty || !dividers.isEmpty }
    /// The room between two segments in points, where dividers were set.
    var dividerWidth: CGFloat? { dividers.isEmpty ? nil : dividers.values.map(\.size.width).max() }

    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        backgrounds[Key(left: state.rawValue, metrics: metrics)]
    }

    mutating func setBackground(_ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics) {
        backgrounds[Key(left: state.rawValue, metrics: metrics)] = image
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        dividers[Key(left: left.rawValue, right: right.rawValue, metrics: metrics)]
    }

    mutating func setDivider(
        _ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
    ) {
        dividers[Key(left: left.rawValue, right: right.rawValue, metrics: metrics)] = image
    }

    func shift(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        shifts[segment]?[metrics] ?? .zero
    }

    mutating func setShift(_ shift: UIOffset, _ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
        shifts[segment, default: [:]][metrics] = shift
    }

    /// The image below a segment: that of its state, else the normal one.
    func shownBackground(_ state: UIControl.State) -> UIImage? {
        background(state, .default) ?? background(.normal, .default)
    }

    /// The image between two segments: that of their states, or of one of them, else the normal one.
    func shownDivider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        divider(left, right, .default) ?? divider(left, .normal, .default) ?? divider(.normal, right, .default)
            ?? divider(.normal, .normal, .default)
    }

    /// How far the content of a segment at a place among others is moved: as all are, unless its place says otherwise.
    func shownShift(at index: Int, of count: Int) -> UIOffset {
        let place: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
        return shifts[place]?[.default] ?? shift(.any, .default)
    }
}

extension UISegmentedControl {
    /// Which segments a place is meant for; raw values as on iOS.
    public enum Segment: Int, Sendable {
        case any = 0
        case left, center, right, alone
    }

    /// Sets the image below segments in a state, stretched over each; the first one takes the place of the system's look.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
    ) {
        images.setBackground(backgroundImage, state, barMetrics)
    }
    /// The image below segments in a state; nil where none was set for just that state.
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        images.background(state, barMetrics)
    }

    /// Sets the image between segments in two states; room is left between them for the widest.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        images.setDivider(dividerImage, leftState, rightState, barMetrics)
    }
    /// The image between segments in two states; nil where none was set for just those.
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.divider(leftState, rightState, barMetrics)
    }

    /// Sets how far titles and images of some segments are moved from the middle, in points.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        images.setShift(adjustment, leftCenterRightOrAlone, barMetrics)
    }
    /// How far titles and images of some segments are moved from the middle, in points.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        images.shift(leftCenterRightOrAlone, barMetrics)
    }
}
