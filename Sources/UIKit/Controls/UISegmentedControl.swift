/// A row of segments, one of which is chosen, as on iOS since 13.
///
/// Source: Apple's documentation of `UISegmentedControl`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while no segment is chosen.
    public static let noSegment = -1

    /// Points in an em of titles.
    static let fontSize: CGFloat = 13

    private enum Size {
        /// What of the control lies below what layout counts, as stored frames show.
        static let overhang: CGFloat = 1
        /// What separates two segments, in points.
        static let divider: CGFloat = 1
        static let cornerRadius: CGFloat = 8
        static let knobInset: CGFloat = 2
    }

    /// One segment: its title or image, its state and its width.
    @MainActor private struct Item {
        let label = UILabel()
        let picture = UIImageView()
        var isEnabled = true
        /// In points; 0 for an equal share.
        var width: CGFloat = 0
        /// How far title and image are moved from the middle, in points.
        var offset = CGSize.zero
        /// What is done when the segment is chosen.
        var action: UIAction?
    }

    /// In points; lower before iOS 13, as stored frames show.
    private var height: CGFloat { viewState.generation < .iOS13 ? 28 : 31 }
    private var segments: [Item] = []
    private let knob = UIView()
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// What the program shows in place of the system's look.
    var images = SegmentImages() {
        didSet {
            if oldValue.isCustom, !images.isCustom, backgroundColor == nil { backgroundColor = .tertiarySystemFill }
            segmentsDidChange()
        }
    }
    /// The views of those images, the lowest of all.
    private var grounds: [UIImageView] = []

    /// Makes a control with titles (strings) and images (`UIImage`); other objects make empty segments.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        for item in items ?? [] { insert(item as? String, item as? UIImage, at: segments.count) }
        frame.size = sizeThatFits(.zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }

    /// Makes a control with a segment for each action: its image, or else its title; choosing the segment performs it.
    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
    }

    /// Makes a control from a nib or an archive, with the segments that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSegments()
        (coder as? NibCoder)?.decoder(of: "segmentedControl").map(decodeSegments)
        coder.take(ArchivedProperty<UISegmentedControl>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UISegmentedControl>.all, of: self)
    }

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }
    /// The chosen segment, or `noSegment`.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment
            segmentsDidChange()
        }
    }
    private var chosen = UISegmentedControl.noSegment
    /// The color under the chosen segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether segments without a width are as wide as their titles ask for, rather than alike.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
    /// Whether a chosen segment is let go of at once.
    open var isMomentary = false

    // MARK: Segments

    /// Puts a segment with a title before another one, at once; an index beyond the last puts it at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title, nil, at: segment)
    }
    /// Puts a segment with an image before another one, at once.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(nil, image, at: segment)
    }

    /// Puts a segment that performs an action before another one, at once; one with the action's identifier is replaced.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != NSNotFound { removeSegment(at: known, animated: false) }
        let index = min(max(segment, 0), segments.count)
        insert(nil, nil, at: index)
        setAction(action, forSegmentAt: index)
    }

    /// Has a segment perform an action and show its image, or else its title.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.picture.image = action.image
            $0.label.text = action.image == nil ? action.title : nil
        }
    }
    /// What a segment performs; nil where it was not made of an action.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }
    /// Where the segment of an action is; `NSNotFound` where there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Takes a segment away, at once.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let old = segments.remove(at: segment)
        old.label.removeFromSuperview()
        old.picture.removeFromSuperview()
        if chosen >= segment { chosen = chosen == segment ? Self.noSegment : chosen - 1 }
        segmentsDidChange()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.label.text = title }
    }
    /// A segment's title; nil where there is none.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].label.text : nil
    }
    /// Sets a segment's image.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.picture.image = image }
    }
    /// A segment's image; nil where there is none.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].picture.image : nil
    }
    /// Sets a segment's width in points; 0 for an equal share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = max(0, width) }
    }
    /// A segment's width in points; 0 for an equal share.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    /// Sets how far a segment's title or image is moved from the middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }
    /// How far a segment's title or image is moved from the middle, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].offset : .zero
    }
    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Changes a segment; one that does not exist is left at that.
    private func change(_ segment: Int, _ change: (inout Item) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
        segmentsDidChange(in: segment..<segment + 1)
    }

    /// Sets font and color of the titles in a state; `normal` counts where a state has none.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state.rawValue] = attributes
        segmentsDidChange()
    }
    /// What was set for the titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    /// A tap upon the control is its own, not that of a recognizer around it.
    override func takes(_ recognizer: UIGestureRecognizer) -> Bool { takesTap(of: recognizer) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: shownWidth, height: height) }

    private var shownWidth: CGFloat {
        let natural = segments.map(naturalWidth)
        let isShared = !apportionsSegmentWidthsByContent
        let widest = natural.max() ?? 0
        let dividers = CGFloat(max(0, segments.count - 1)) * (images.dividerWidth ?? Size.divider)
        let width = zip(segments, natural).reduce(dividers) { sum, item in
            sum + (item.0.width > 0 ? item.0.width : isShared ? widest : item.1)
        }
        return width.rounded(.up)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: Size.overhang, right: 0)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: shownWidth, height: height + Size.overhang)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames
        for (index, (segment, frame)) in zip(segments, frames).enumerated() {
            let shift = images.shownShift(at: index, of: segments.count)
            let frame = frame.offsetBy(
                dx: segment.offset.width + shift.horizontal, dy: segment.offset.height + shift.vertical)
            segment.label.frame = frame.insetBy(dx: min(4, frame.width / 2), dy: 0)
            let size = segment.picture.image?.size ?? .zero
            segment.picture.frame = CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        layOutGrounds(frames)
        knob.isHidden = !segments.indices.contains(chosen) || images.isCustom
        knob.backgroundColor = selectedSegmentTintColor ?? .segmentKnob
        if !knob.isHidden { knob.frame = frames[chosen].insetBy(dx: Size.knobInset, dy: Size.knobInset) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self), let index = frames.firstIndex(where: { $0.contains(place) }),
            segments[index].isEnabled, index != chosen || isMomentary
        else { return }
        selectedSegmentIndex = index
        segments[index].action?.perform(sender: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    override func stateDidChange() {
        super.stateDidChange()
        styleLabels(in: segments.indices)
        if images.isCustom { setNeedsLayout() }
    }

    override var drawsContent: Bool { type(of: self) != UISegmentedControl.self }

    /// Given widths, and equal or natural shares of the rest.
    private var frames: [CGRect] {
        let natural = segments.map(naturalWidth)
        let given = segments.reduce(0) { $0 + $1.width }
        let free = segments.indices.filter { segments[$0].width == 0 }
        let wanted = apportionsSegmentWidthsByContent ? free.reduce(0) { $0 + natural[$1] } : CGFloat(free.count)
        let gap = images.dividerWidth ?? 0
        let rest = max(0, bounds.width - given - gap * CGFloat(max(0, segments.count - 1)))
        var x: CGFloat = 0
        let widths = segments.indices.map { index -> CGFloat in
            if segments[index].width > 0 { return segments[index].width }
            let share = apportionsSegmentWidthsByContent ? natural[index] : 1
            return wanted > 0 ? rest * share / wanted : 0
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return widths.map { width in
            defer { x += width + gap }
            return CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    /// The width that a segment asks for, which is the same whether it is chosen or not.
    ///
    /// Source: stored frames of 16 controls in 12 projects, whose segments are whole points wide.
    private func naturalWidth(_ segment: Item) -> CGFloat {
        let isOld = viewState.generation < .iOS13
        let margins: CGFloat = isOld ? 14 : 18
        if let image = segment.picture.image { return image.size.width + margins }
        let standard = UIFont.systemFont(ofSize: Self.fontSize, weight: isOld ? .regular : .medium)
        let font = attributes[State.normal.rawValue]?[.font] as? UIFont ?? standard
        let title = ((segment.label.text ?? "") as NSString).size(withAttributes: [.font: font]).width
        return title.rounded(.up) + margins
    }

    private func insert(_ title: String?, _ image: UIImage?, at place: Int) {
        let segment = Item()
        segment.label.text = title
        segment.label.textAlignment = .center
        segment.picture.image = image
        addSubview(segment.label)
        addSubview(segment.picture)
        let index = min(max(place, 0), segments.count)
        segments.insert(segment, at: index)
        if chosen >= index { chosen += 1 }
        segmentsDidChange(in: index..<segments.count)
    }

    private func segmentsDidChange() { segmentsDidChange(in: segments.indices) }

    private func segmentsDidChange(in changed: Range<Int>) {
        if images.isCustom, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
        styleLabels(in: changed)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func state(at index: Int) -> State {
        !isEnabled || !segments[index].isEnabled ? .disabled : index == chosen ? .selected : .normal
    }

    /// Lays the program's images below the segments and between them.
    private func layOutGrounds(_ frames: [CGRect]) {
        let wanted = images.isCustom ? groundImages(frames) : []
        while grounds.count > wanted.count { grounds.removeLast().removeFromSuperview() }
        while grounds.count < wanted.count {
            let ground = UIImageView()
            insertSubview(ground, at: grounds.count)
            grounds.append(ground)
        }
        for (ground, (image, frame)) in zip(grounds, wanted) {
            if ground.image !== image { ground.image = image }
            ground.frame = frame
        }
    }

    /// The images behind the segments and between them, where there are any.
    private func groundImages(_ frames: [CGRect]) -> [(UIImage, CGRect)] {
        frames.enumerated().flatMap { index, frame -> [(UIImage, CGRect)] in
            let ground = images.shownBackground(state(at: index)).map { ($0, frame) }
            guard index > 0 else { return [ground].compactMap { $0 } }
            let edges = [frames[index - 1], frame].sorted { $0.minX < $1.minX }
            let room = CGRect(
                x: edges[0].maxX, y: 0, width: max(0, edges[1].minX - edges[0].maxX), height: bounds.height)
            let divider = images.shownDivider(state(at: index - 1), state(at: index)).map { ($0, room) }
            return [ground, divider].compactMap { $0 }
        }
    }

    private func styleLabels(in changed: Range<Int>) {
        for index in changed {
            let (segment, isChosen) = (segments[index], index == chosen)
            let state = state(at: index)
            let own = (attributes[State.normal.rawValue] ?? [:]).merging(attributes[state.rawValue] ?? [:]) { $1 }
            segment.label.font =
                own[.font] as? UIFont ?? .systemFont(ofSize: Self.fontSize, weight: isChosen ? .semibold : .medium)
            let standard: UIColor = state == .disabled ? .tertiaryLabel : .label
            segment.label.textColor = own[.foregroundColor] as? UIColor ?? standard
        }
    }

    private func setUpSegments() {
        layer.cornerRadius = Size.cornerRadius
        if backgroundColor == nil { backgroundColor = .tertiarySystemFill }
        knob.layer.cornerRadius = Size.cornerRadius - 1
        knob.layer.shadowOpacity = 0.12
        knob.layer.shadowRadius = 2
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        knob.isUserInteractionEnabled = false
        addSubview(knob)
    }
}

extension UIColor {
    /// White on light ground, a gray that stands out on dark ground, as recorded from iOS's segmented control.
    fileprivate static let segmentKnob = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
}
