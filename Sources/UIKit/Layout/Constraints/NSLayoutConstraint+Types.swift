extension NSLayoutConstraint {
    /// How the two sides of a constraint compare; raw values as on iOS.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The part of a view or guide that a constraint is about; raw values as on iOS.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The name as descriptions write it.
        var name: String { String(describing: self) }

        var kind: Kind {
            switch self {
            case .notAnAttribute: .none
            case .width, .height: .size
            case .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins: .absoluteX
            case .leading, .trailing, .leadingMargin, .trailingMargin: .readingX
            default: .y
            }
        }

        /// The attribute without reading direction.
        func resolved(isRightToLeft: Bool) -> Attribute {
            switch self {
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
            case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
            default: self
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// What may stand on the other side of a constraint.
    enum Kind {
        case none, size, absoluteX, readingX, y
    }

    /// Why a constraint between the two cannot even be made; nil if it can.
    func fault(with other: Self) -> LayoutFault? {
        switch (kind, other.kind) {
        case (.size, .size), (.size, .none): nil
        case (.none, _), (.size, _), (_, .size): .pairing(self, other)
        case (_, .none): .location
        case (.absoluteX, .readingX): isCenter ? nil : .directions
        case (.readingX, .absoluteX): other.isCenter ? nil : .directions
        default: nil
        }
    }

    /// Whether one is a place across and the other one down, which nobody notices before the constraint is to hold.
    func isUnlike(_ other: Self) -> Bool { (kind == .y) != (other.kind == .y) && kind != .size }

    private var isCenter: Bool { self == .centerX || self == .centerXWithinMargins }
}

/// Why a constraint cannot be laid down.
enum LayoutFault {
    case notFinite(CGFloat)
    case priority(Float)
    case notAnItem
    case pairing(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    case directions
    case location

    @MainActor init?(
        _ first: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, _ second: (any LayoutItem)?,
        _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        guard constant.isFinite else {
            self = .notFinite(constant)
            return
        }
        guard multiplier.isFinite else {
            self = .notFinite(multiplier)
            return
        }
        guard first != nil, (second == nil) == (other == .notAnAttribute) else {
            self = .notAnItem
            return
        }
        if let fault = attribute.fault(with: other) {
            self = fault
            return
        }
        guard multiplier != 0 || attribute.kind == .size else {
            self = .location
            return
        }
        return nil
    }

    /// What is wrong, in Apple's words where they are known.
    var reason: String {
        switch self {
        case .notFinite(let value): "\(value) is no finite number; constants and multipliers must be finite."
        case .priority(let value): "priority \(value) is outside 1 to 1000."
        case .notAnItem: "a constraint needs views or layout guides, and an attribute for each of them."
        case .pairing(let first, let second):
            "Invalid pairing of layout attributes: \(first.name) and \(second.name)."
        case .directions:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        case .location:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
        }
    }

    /// The reason as the log shows it.
    var message: String { "[LayoutConstraints] NSLayoutConstraint: " + reason }
}

/// How much a layout constraint matters against others, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Makes a priority of a number; constraints refuse one that is not above 0 and at most 1000, and report it.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority of a number; constraints refuse one that is not above 0 and at most 1000, and report it.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority that is higher by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// The priority that is lower by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
    /// Raises a priority by a number.
    public static func += (priority: inout UILayoutPriority, number: Float) { priority = priority + number }
    /// Lowers a priority by a number.
    public static func -= (priority: inout UILayoutPriority, number: Float) { priority = priority - number }

    /// 1000: what must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: how strongly views keep from shrinking below their content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: what may change the size of a window that is being dragged.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: how strongly a window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: what may not change the size of a window that is being dragged.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how strongly views keep from growing beyond their content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how strongly a view keeps to the size that it is to be fitted to.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The directions that layout treats each by itself; on Apple's systems a type within `NSLayoutConstraint`.
public enum UILayoutAxis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
}
