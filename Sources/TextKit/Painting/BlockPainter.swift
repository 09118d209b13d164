/// Draws backgrounds and borders of blocks, on pixels.
struct BlockPainter {
    let context: CGContext
    let grid: PixelGrid

    /// Draws boxes: backgrounds lie behind all borders, so that no neighbor covers a part of one.
    ///
    /// - Parameter origin: That of the container.
    func draw(_ boxes: [BlockBox], at origin: CGPoint) {
        let clip = context.boundingBoxOfClipPath
        let placed = boxes.map { ($0, grid.round($0.frame.offsetBy(dx: origin.x, dy: origin.y))) }
            .filter { !$1.isEmpty && clip.intersects($1) }
        for (box, frame) in placed { box.block.backgroundColor.map { fill(frame, $0) } }
        for (box, frame) in placed { drawBorder(of: box, in: frame) }
    }

    private func drawBorder(of box: BlockBox, in frame: CGRect) {
        let (top, bottom) = (thickness(box.border.top), thickness(box.border.bottom))
        let (left, right) = (thickness(box.border.left), thickness(box.border.right))
        let inner = CGRect(
            x: frame.minX, y: frame.minY + top, width: frame.width, height: frame.height - top - bottom)
        fill(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: top), box, .minYEdge)
        fill(CGRect(x: frame.minX, y: frame.maxY - bottom, width: frame.width, height: bottom), box, .maxYEdge)
        fill(CGRect(x: inner.minX, y: inner.minY, width: left, height: inner.height), box, .minXEdge)
        fill(CGRect(x: inner.maxX - right, y: inner.minY, width: right, height: inner.height), box, .maxXEdge)
    }

    private func thickness(_ width: CGFloat) -> CGFloat { width > 0 ? grid.thickness(width) : 0 }

    private func fill(_ rect: CGRect, _ box: BlockBox, _ edge: CGRectEdge) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(rect, box.block.borderColor(for: edge) ?? .black)
    }

    private func fill(_ rect: CGRect, _ color: UIColor) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setFillColor(color.cgColor)
        context.fill(rect)
    }
}
