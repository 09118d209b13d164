/// The part of a container's width that lines take: all of it, or what a block leaves to its content.
struct FlowColumn: Equatable {
    /// Points from the container's left edge.
    var x: CGFloat = 0
    var width: CGFloat

    /// Whether lines end with their paragraphs alone.
    var isUnlimited: Bool { width >= .unlimited }

    /// Whether a container as wide as this has space for all of the column.
    func fits(in width: CGFloat) -> Bool {
        self.width > 0 && x >= 0 && x + self.width <= width + NSTextContainer.tolerance
    }

    /// What is left beside something around it.
    func inset(by edges: UIEdgeInsets) -> FlowColumn {
        FlowColumn(x: x + edges.left, width: isUnlimited ? width : max(0, width - edges.left - edges.right))
    }
}
