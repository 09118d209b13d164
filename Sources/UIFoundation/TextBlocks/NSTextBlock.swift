import Foundation

/// A box around paragraphs: how wide its content is, what lies around that, and its colors.
///
/// Paragraph styles name the blocks that a paragraph lies in (`textBlocks`); neighboring paragraphs with the same block lie in
/// one box. Points. Changes count for texts whose style is set afterwards. Source: Apple's documentation of `NSTextBlock`.
open class NSTextBlock: NSObject, NSSecureCoding, NSCopying {
    private var dimensions: [Dimension: Length] = [:]
    private var widths: [Edge: Length] = [:]
    private var borderColors: [CGRectEdge: UIColor] = [:]

    /// The color behind content and padding; nil for none.
    open var backgroundColor: UIColor?
    /// Where content lies that is lower than its block; at the top unless set.
    open var verticalAlignment = VerticalAlignment.top

    /// Makes a block as wide as the space around it, without padding, border and margin.
    public override init() {}

    // MARK: - Kinds of values

    /// What a number means; raw values as on iOS.
    public enum ValueType: Int, Sendable {
        /// Points.
        case absolute = 0
        /// Per cent of the space that the block lies in.
        case percentage = 1
    }

    /// What a block's content measures; raw values as on iOS.
    public enum Dimension: Int, Sendable {
        /// The content's width.
        case width = 0
        /// The least width.
        case minimumWidth = 1
        /// The greatest width.
        case maximumWidth = 2
        /// The content's height.
        case height = 4
        /// The least height.
        case minimumHeight = 5
        /// The greatest height, if no least one is more; text that is higher keeps its height.
        case maximumHeight = 6
    }

    /// What lies around the content, from the inside to the outside; raw values as on iOS.
    public enum Layer: Int, Sendable {
        /// Between content and border; the background lies behind it.
        case padding = -1
        /// A line of the border's color.
        case border = 0
        /// Free space around the border.
        case margin = 1
    }

    /// Where content lies that is lower than its block; raw values as on iOS.
    public enum VerticalAlignment: Int, Sendable {
        /// At the upper end.
        case top = 0
        /// In the middle.
        case middle = 1
        /// At the lower end.
        case bottom = 2
        /// With its first baseline at the height of those of the row's other cells; at the upper end here.
        case baseline = 3
    }

    /// A number and what it means.
    private struct Length {
        var value: CGFloat
        var type: ValueType
    }

    private struct Edge: Hashable {
        var layer: Layer
        var edge: CGRectEdge
    }

    private static let edges = [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge]

    // MARK: - Dimensions

    /// Gives the content a dimension; 0 takes it away, as do numbers below it and such as are none.
    open func setValue(_ value: CGFloat, type: ValueType, for dimension: Dimension) {
        dimensions[dimension] = value > 0 && value.isFinite ? Length(value: value.limited, type: type) : nil
    }

    /// A dimension of the content in points or per cent; 0 for none.
    open func value(for dimension: Dimension) -> CGFloat { dimensions[dimension]?.value ?? 0 }

    /// Whether a dimension is in points or per cent.
    open func valueType(for dimension: Dimension) -> ValueType { dimensions[dimension]?.type ?? .absolute }

    /// Gives the content a width.
    open func setContentWidth(_ contentWidth: CGFloat, type: ValueType) {
        setValue(contentWidth, type: type, for: .width)
    }

    /// The content's width in points or per cent; 0 for none.
    open var contentWidth: CGFloat { value(for: .width) }
    /// Whether the content's width is in points or per cent.
    open var contentWidthValueType: ValueType { valueType(for: .width) }

    // MARK: - Padding, border, margin

    /// Gives one edge of a layer a width; numbers below 0 and such as are none count as 0.
    open func setWidth(_ width: CGFloat, type: ValueType, for layer: Layer, rectEdge: CGRectEdge) {
        widths[Edge(layer: layer, edge: rectEdge)] = Length(value: width.limitedLength, type: type)
    }

    /// Gives all edges of a layer a width.
    open func setWidth(_ width: CGFloat, type: ValueType, for layer: Layer) {
        for edge in Self.edges { setWidth(width, type: type, for: layer, rectEdge: edge) }
    }

    /// The width of an edge of a layer in points or per cent; 0 unless set.
    open func width(for layer: Layer, rectEdge: CGRectEdge) -> CGFloat {
        widths[Edge(layer: layer, edge: rectEdge)]?.value ?? 0
    }

    /// Whether the width of an edge of a layer is in points or per cent.
    open func widthValueType(for layer: Layer, rectEdge: CGRectEdge) -> ValueType {
        widths[Edge(layer: layer, edge: rectEdge)]?.type ?? .absolute
    }

    /// Gives one edge of the border a color; nil for black.
    open func setBorderColor(_ borderColor: UIColor?, rectEdge: CGRectEdge) { borderColors[rectEdge] = borderColor }

    /// Gives the whole border a color; nil for black.
    open func setBorderColor(_ color: UIColor?) {
        for edge in Self.edges { setBorderColor(color, rectEdge: edge) }
    }

    /// The color of an edge of the border; nil unless set.
    open func borderColor(for rectEdge: CGRectEdge) -> UIColor? { borderColors[rectEdge] }

    // MARK: - Copies and archives

    /// A block with the values of another.
    init(copying block: NSTextBlock) {
        (dimensions, widths, borderColors) = (block.dimensions, block.widths, block.borderColors)
        (backgroundColor, verticalAlignment) = (block.backgroundColor, block.verticalAlignment)
    }

    /// A block of the same values.
    open override func copy() -> Any { copy(with: nil) }

    /// A block of the same values.
    open func copy(with zone: NSZone? = nil) -> Any { NSTextBlock(copying: self) }

    /// Whether archives may restrict the classes that they hold; they may.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values, under keys of Placard's own.
    open func encode(with coder: NSCoder) {
        coder.archive(Stored(self), as: Self.valuesKey)
        coder.archive(backgroundColor, as: Self.backgroundKey)
        for edge in Self.edges { coder.archive(borderColors[edge], as: Self.borderKey(edge)) }
    }

    /// Reads a block that was archived here; what is none has the default values (`UIFont.init(coder:)`).
    public required init?(coder: NSCoder) {
        super.init()
        guard coder.archive != nil else { return nil }
        if let stored: Stored = coder.archivedValue(Self.valuesKey) { take(stored) }
        backgroundColor = coder.archived(Self.backgroundKey, of: [UIColor.self])
        for edge in Self.edges { borderColors[edge] = coder.archived(Self.borderKey(edge), of: [UIColor.self]) }
    }

    private static let valuesKey = "NSTextBlockValues"
    private static let backgroundKey = "NSTextBlockBackground"
    private static func borderKey(_ edge: CGRectEdge) -> String { "NSTextBlockBorder\(edge.rawValue)" }

    private func take(_ stored: Stored) {
        verticalAlignment = VerticalAlignment(rawValue: stored.alignment) ?? .top
        for number in stored.dimensions {
            guard let dimension = Dimension(rawValue: number.place) else { continue }
            setValue(number.value, type: ValueType(rawValue: number.type) ?? .absolute, for: dimension)
        }
        for number in stored.widths {
            guard let edge = number.edge.flatMap(CGRectEdge.init), let layer = Layer(rawValue: number.place) else {
                continue
            }
            setWidth(number.value, type: ValueType(rawValue: number.type) ?? .absolute, for: layer, rectEdge: edge)
        }
    }

    /// The numbers of a block as archives hold them.
    private struct Stored: Codable {
        var alignment: Int
        var dimensions: [Number]
        var widths: [Number]

        struct Number: Codable {
            var place: Int
            var edge: UInt32?
            var value: CGFloat
            var type: Int
        }

        init(_ block: NSTextBlock) {
            alignment = block.verticalAlignment.rawValue
            dimensions = block.dimensions.map {
                Number(place: $0.rawValue, value: $1.value, type: $1.type.rawValue)
            }
            widths = block.widths.map {
                Number(place: $0.layer.rawValue, edge: $0.edge.rawValue, value: $1.value, type: $1.type.rawValue)
            }
        }
    }
}
