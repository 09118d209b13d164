/// How links of one kind look in one state; what is nil stays as the text around it.
public struct LinkStyle: Equatable {
    /// The letters' color.
    public var color: UIColor?
    /// The letters' font.
    public var font: UIFont?
    /// None unless set, unlike the system's links.
    public var underline: NSUnderlineStyle

    /// Makes a style; what is nil stays as the text around the link.
    public init(color: UIColor? = nil, font: UIFont? = nil, underline: NSUnderlineStyle = []) {
        self.color = color
        self.font = font
        self.underline = underline
    }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = color
        attributes[.font] = font
        if !underline.isEmpty { attributes[.underlineStyle] = underline.rawValue }
        return attributes
    }
}

/// The styles of all kinds of links in all states.
public struct LinkStyleSheet: Equatable {
    /// Whether a link rests, has a finger on it, or lies in a label that is not enabled.
    public enum State: Hashable, Sendable { case normal, pressed, disabled }

    private struct Key: Hashable {
        var kind: LabelLink.Kind?
        var state: State
    }

    private var styles: [Key: LinkStyle] = [
        Key(state: .normal): LinkStyle(color: .systemBlue),
        Key(state: .disabled): LinkStyle(color: .lightGray),
    ]

    /// Blue links, gray ones in labels that are not enabled, none underlined.
    public init() {}

    /// The style of a kind, or of all kinds that have none of their own, in a state; `pressed` and `disabled` fall back
    /// on `normal`.
    public subscript(kind: LabelLink.Kind?, state: State) -> LinkStyle {
        get {
            styles[Key(kind: kind, state: state)] ?? styles[Key(state: state)]
                ?? styles[Key(kind: kind, state: .normal)] ?? styles[Key(state: .normal)] ?? LinkStyle()
        }
        set { styles[Key(kind: kind, state: state)] = newValue }
    }
}

/// The surface behind a link while a finger is on it.
public struct LinkHighlight: Equatable {
    /// The surface's color; light gray of half opacity unless told otherwise.
    public var color: UIColor
    /// The radius of the surface's corners, in points.
    public var cornerRadius: CGFloat
    /// How far the surface reaches beyond the link's letters, in points.
    public var margin: CGSize

    /// Makes a highlight; radius and margin are points.
    public init(
        color: UIColor = .lightGray.withAlphaComponent(0.5), cornerRadius: CGFloat = 4,
        margin: CGSize = CGSize(width: 2, height: 0)
    ) {
        self.color = color
        self.cornerRadius = cornerRadius
        self.margin = margin
    }

    @MainActor func draw(behind rects: [CGRect]) {
        color.setFill()
        for rect in rects {
            UIBezierPath(
                roundedRect: rect.insetBy(dx: -margin.width, dy: -margin.height), cornerRadius: cornerRadius
            ).fill()
        }
    }
}
