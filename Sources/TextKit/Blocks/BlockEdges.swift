/// What lies around a block's content, in points.
struct BlockEdges {
    var padding: UIEdgeInsets
    var border: UIEdgeInsets
    var margin: UIEdgeInsets

    /// - Parameter width: That of the space the block lies in, of which percentages are a part.
    init(_ block: NSTextBlock, in width: CGFloat) {
        func insets(_ layer: NSTextBlock.Layer) -> UIEdgeInsets {
            func length(_ edge: CGRectEdge) -> CGFloat {
                let value = block.width(for: layer, rectEdge: edge)
                guard block.widthValueType(for: layer, rectEdge: edge) == .percentage else { return value }
                return width >= .unlimited ? 0 : value / 100 * width
            }
            return UIEdgeInsets(
                top: length(.minYEdge), left: length(.minXEdge), bottom: length(.maxYEdge), right: length(.maxXEdge))
        }
        (padding, border, margin) = (insets(.padding), insets(.border), insets(.margin))
    }

    /// All layers together.
    var all: UIEdgeInsets { padding + border + margin }

    /// What lies beside the content on both sides together.
    var horizontal: CGFloat { all.left + all.right }
    /// What lies above and below the content together.
    var vertical: CGFloat { all.top + all.bottom }
}

extension UIEdgeInsets {
    fileprivate static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

extension NSTextBlock {
    /// A dimension of the content in points; nil if it has none, or a part of a space without limit.
    ///
    /// - Parameters:
    ///   - space: What percentages are a part of.
    ///   - edges: What lies beside the content: percentages measure the whole block.
    func length(of dimension: Dimension, in space: CGFloat, beside edges: CGFloat) -> CGFloat? {
        let value = value(for: dimension)
        guard value > 0 else { return nil }
        guard valueType(for: dimension) == .percentage else { return value }
        return space >= .unlimited ? nil : max(0, value / 100 * space - edges)
    }

    /// A width of the content within the limits that the block sets.
    func limitedWidth(_ width: CGFloat, in space: CGFloat, beside edges: CGFloat) -> CGFloat {
        let greatest = length(of: .maximumWidth, in: space, beside: edges) ?? .infinity
        return max(min(width, greatest), length(of: .minimumWidth, in: space, beside: edges) ?? 0)
    }

    /// The height of the content, which the block may make higher than its text.
    ///
    /// Percentages have no effect: no space around a text has a height.
    func contentHeight(ofText height: CGFloat) -> CGFloat {
        func length(_ dimension: Dimension) -> CGFloat {
            valueType(for: dimension) == .absolute ? value(for: dimension) : 0
        }
        let greatest = length(.maximumHeight)
        let wanted = greatest > 0 ? min(length(.height), greatest) : length(.height)
        return max(height, wanted, length(.minimumHeight))
    }
}
