/// A sign at an end of a list's cell.
///
/// Source: Apple's documentation of `UICellAccessory`.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When a sign is shown.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// At which end a sign stands.
    enum Side {
        case leading, trailing
    }

    /// At which end a program's view stands, when, and where among the others.
    ///
    /// Source: Apple's documentation of `UICellAccessory.Placement`.
    public enum Placement {
        /// Finds a place among the other signs at the same end.
        public typealias Position = ([UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position? = nil)
        case trailing(displayed: DisplayedState = .always, at: Position? = nil)
    }

    let placement: Side
    private let state: DisplayedState
    private let make: @MainActor () -> UIView

    init(
        _ placement: Side, _ state: DisplayedState, _ make: @escaping @MainActor () -> UIView
    ) {
        (self.placement, self.state, self.make) = (placement, state, make)
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        state == .always || (state == .whenEditing) == isEditing
    }

    func makeView() -> UIView { make() }

    private static func sign(_ kind: UITableViewCell.AccessoryType, _ state: DisplayedState)
        -> UICellAccessory
    {
        UICellAccessory(.trailing, state) {
            let sign = AccessorySign()
            sign.kind = kind
            sign.frame.size = sign.size
            return sign
        }
    }

    private static func sign(
        _ kind: EditingSign.Kind, _ placement: Side, _ state: DisplayedState
    ) -> UICellAccessory {
        UICellAccessory(placement, state) {
            let sign = EditingSign(kind)
            sign.frame.size = kind == .handle ? EditingSign.handleSize : EditingSign.markSize
            return sign
        }
    }

    /// An arrow that tells of more behind the cell.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        sign(UITableViewCell.AccessoryType.disclosureIndicator, displayed)
    }
    /// A check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        sign(UITableViewCell.AccessoryType.checkmark, displayed)
    }
    /// A button for details.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - actionHandler: Not called: the sign takes no touches.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(UITableViewCell.AccessoryType.detailButton, displayed) }
    /// The sign of what can be deleted.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - actionHandler: Not called: the sign takes no touches.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(EditingSign.Kind.delete, .leading, displayed) }
    /// The sign of what can be inserted.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - actionHandler: Not called: the sign takes no touches.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(EditingSign.Kind.insert, .leading, displayed) }
    /// The sign of what can be moved.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        sign(EditingSign.Kind.handle, .trailing, displayed)
    }
    /// An arrow by which an item of a section snapshot is opened and closed; a tap on the arrow does so, whatever the style.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions()
    ) -> UICellAccessory {
        UICellAccessory(.trailing, displayed) {
            let sign = OutlineSign()
            sign.alpha = options.isHidden == true ? 0 : 1
            if let color = options.tintColor { sign.tintColor = color }
            return sign
        }
    }

    /// How the arrow of an outline looks.
    public struct OutlineDisclosureOptions {
        /// Where taps count. Stored; no effect.
        public enum Style: Sendable {
            case automatic, header, cell
        }

        /// Where taps count. Stored; no effect.
        public var style: Style
        /// Whether the arrow cannot be seen; nil for not.
        public var isHidden: Bool?
        /// The arrow's color; nil for the tint.
        public var tintColor: UIColor?

        /// Makes options; all may be left out.
        public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
        }
    }

    /// A text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.trailing, displayed) {
            let label = UILabel()
            (label.text, label.textColor) = (text, .secondaryLabel)
            label.sizeToFit()
            return label
        }
    }
    /// A view of the program's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (side, state): (Side, DisplayedState) =
            switch configuration.placement {
            case .leading(let displayed, _): (.leading, displayed)
            case .trailing(let displayed, _): (.trailing, displayed)
            }
        return UICellAccessory(side, state) {
            let view = configuration.customView
            if view.bounds.size == .zero { view.sizeToFit() }
            if let color = configuration.tintColor { view.tintColor = color }
            if let isHidden = configuration.isHidden { view.isHidden = isHidden }
            return view
        }
    }

    /// A view of the program's at an end of a cell, as large as it is.
    ///
    /// Source: Apple's documentation of `UICellAccessory.CustomViewConfiguration`.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands, and when; its place among others is that in the list of accessories.
        public let placement: Placement
        /// Whether it cannot be seen; nil leaves that to the view.
        public var isHidden: Bool?
        /// Its tint; nil leaves that to the view.
        public var tintColor: UIColor?
        /// Whether it keeps its size; it does anyway. Stored; no effect.
        public var maintainsFixedSize: Bool?

        /// Makes a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            (self.isHidden, self.tintColor, self.maintainsFixedSize) = (isHidden, tintColor, maintainsFixedSize)
        }
    }
}
