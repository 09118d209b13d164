/// Where the lines of a cell begin, for constraints that move them.
@MainActor final class SeparatorGuide {
    let guide = UILayoutGuide()
    /// Holds where the text begins, unless a program's constraint says otherwise.
    let standard: NSLayoutConstraint

    init(of cell: UIView, start: CGFloat) {
        guide.identifier = "UIListSeparatorGuide"
        cell.addLayoutGuide(guide)
        standard = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: start)
        standard.priority = .defaultLow
        let end = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        end.priority = .defaultLow
        NSLayoutConstraint.activate([
            standard, end, guide.topAnchor.constraint(equalTo: cell.topAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
    }

    /// In points from the cell's leading edge.
    func start(in cell: UIView) -> CGFloat {
        // The cell is laid out as it comes into its list, whose constraints were solved without it.
        cell.rootView.viewState.engine?.update()
        let frame = guide.layoutFrame
        return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? cell.bounds.width - frame.maxX : frame.minX
    }
}
