/// What a document has put upon a table, laid out anew where the canvas is not the one that the document was drawn on: rows
/// are as wide as the table and as high as they ask to be, as on a phone.
///
/// A row whose height the document says keeps it, and so do the distances between rows.
@MainActor final class DocumentRows {
    /// What of a canvas is another than the document's.
    struct Change: OptionSet {
        let rawValue: Int
        static let width = Change(rawValue: 1)
        static let textSize = Change(rawValue: 2)
    }

    /// What lies upon the table, with its stored frame.
    private struct Piece {
        let view: UIView
        let frame: CGRect
        let height: Height
    }

    private enum Height { case stored, fitting }

    private let pieces: [Piece]
    /// The table's width as the document stores it, in points.
    private let storedWidth: CGFloat
    private var placed: (width: CGFloat, frames: [CGRect])?

    /// - Parameter rows: The rows, with what the document says of each.
    init(of table: UITableView, storedWidth: CGFloat, rows: [(UITableViewCell, IBElement)], changes: Change) {
        self.storedWidth = storedWidth
        var fitting: Set<ObjectIdentifier> = []
        for (row, element) in rows where changes.contains(.width) || element.followsTextSize {
            row.takeOverLayout()
            guard table.rowHeight < 0, element["rowHeight"] == nil else { continue }
            fitting.insert(ObjectIdentifier(row))
        }
        let views = table.subviews.filter { $0 !== table.backgroundView }
        let made = views.map { view in
            let sizesItself = view is UILabel || fitting.contains(ObjectIdentifier(view))
            return Piece(view: view, frame: view.frame, height: sizesItself ? .fitting : .stored)
        }
        pieces = made.sorted { $0.frame.minY < $1.frame.minY }
        guard changes.contains(.textSize) else { return }
        for case let title as UILabel in views {
            title.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: title.font)
        }
    }

    /// Gives everything its place in the table. Placing is cheap where the table has kept its width.
    func place(in table: UITableView) {
        let frames = frames(in: table)
        for (piece, frame) in zip(pieces, frames) where piece.view.superview === table && piece.view.frame != frame {
            piece.view.frame = frame
            (piece.view as? UITableViewCell)?.placeContent()
        }
        for piece in pieces { piece.view.layoutIfNeeded() }
    }

    private func frames(in table: UITableView) -> [CGRect] {
        let width = table.bounds.width
        if let placed, placed.width == width { return placed.frames }
        var shift: CGFloat = 0
        let frames = pieces.map { piece in
            var frame = span(of: piece, in: table)
            frame.origin.y += shift
            if piece.height == .fitting {
                frame.size.height = table.pixelGrid.ceil(height(of: piece.view, atWidth: frame.width))
            }
            shift += frame.height - piece.frame.height
            return frame
        }
        placed = (width, frames)
        return frames
    }

    /// A stored frame, as wide as the table makes it: cards and titles keep their margins, which go by the table's width.
    private func span(of piece: Piece, in table: UITableView) -> CGRect {
        let (width, margin) = (table.bounds.width, SystemMargins.ofRow(atWidth: table.bounds.width))
        var frame = piece.frame
        if piece.view is UILabel {
            frame.origin.x = margin * (table.style == .insetGrouped ? 2 : 1)
        } else if piece.view is UITableViewCell, table.style == .insetGrouped, frame.minX > 0 {
            frame.origin.x = margin
        } else {
            frame.size.width = max(0, frame.width + width - storedWidth)
            return frame
        }
        frame.size.width = max(0, width - 2 * frame.minX)
        return frame
    }

    private func height(of view: UIView, atWidth width: CGFloat) -> CGFloat {
        guard let row = view as? UITableViewCell else {
            return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        row.frame.size.width = width
        row.takeMargins(ofWidth: width, insteadOf: placed?.width ?? storedWidth)
        row.placeContent()
        return row.fittingHeight(atWidth: width)
    }
}

extension UITableViewCell {
    /// Has the row place its content, its labels and its image in place of the document.
    func takeOverLayout() {
        (isContentPlaced, storedFrames) = (false, nil)
        setNeedsLayout()
    }

    /// Gives row and content the system's margins at another width, where they have those at theirs.
    fileprivate func takeMargins(ofWidth width: CGFloat, insteadOf old: CGFloat) {
        let (before, now) = (SystemMargins.ofRow(atWidth: old), SystemMargins.ofRow(atWidth: width))
        for view in [self, contentView] {
            guard var margins = view.viewState.margins, before != now else { continue }
            if margins.left == before { margins.left = now }
            if margins.right == before { margins.right = now }
            view.layoutMargins = margins
        }
    }
}

extension IBElement {
    /// Whether something within a row is set in a text style, or in a configuration's, which the user's text size scales.
    var followsTextSize: Bool {
        var isFound = false
        forEachDescendant { element in
            // A size of 0 stands for that of the row's style.
            let isOfRow = element["pointSize"].flatMap(IBNumber.parse) == 0
            let isStyled = element.name == "fontDescription" && (element["style"] != nil || isOfRow)
            isFound = isFound || isStyled || Self.configurations.contains(element.name)
        }
        return isFound
    }

    private static let configurations: Set<String> = ["buttonConfiguration", "listContentConfiguration"]
}
