/// Text that wraps is asked for its size twice: with its width free, and at the width that the constraints have found.
///
/// The second answer may be narrower, when lines end early. Then the text hugs its lines, if the constraints let it; before the
/// next round it asks for its whole width again, because there may be more space by then.
extension LayoutEngine {
    /// How often heights may change widths which change heights, before an end is made.
    private static let rounds = 3

    /// Lets text that hugs its lines ask for all its width again.
    func widenNarrowed() {
        guard !narrowed.isEmpty else { return }
        for record in narrowed.take() { refreshOwnConstraints(of: record) }
    }

    /// Asks views whose content wraps for their size at the width that has been found for them.
    func measureWrappedContent() {
        for _ in 0..<Self.rounds {
            collectMoves()
            guard !unmeasured.isEmpty else { return }
            let measured = unmeasured.take().filter(measure)
            guard !measured.isEmpty else { continue }
            repair()
            for record in measured { settleWidth(of: record) }
            for record in measured { rereadBaselines(of: record) }
            repair()
            guard !pendingOwnConstraints.isEmpty else { continue }
            addPendingOwnConstraints()
            solver.optimize()
        }
    }

    /// Has a view's text measured again even if its width turns out to be the same.
    func measureAnew(_ record: ItemRecord) {
        record.wrapped = nil
        unmeasured.add(record)
    }

    /// Whether a view's text had to be measured at another width.
    private func measure(_ record: ItemRecord) -> Bool {
        guard let view = record.view, !holdsItsFrame(view) else { return false }
        let width = width(of: record, view)
        // Pivots leave rounding errors behind, which are no new width.
        if width <= 0 || record.wrapped.map({ abs($0.width - width) < 0.001 }) == true { return false }
        let size = view.contentSize(at: width)
        record.wrapped = (width, size)
        replaceOwnConstraints(of: record, with: ownConstraints(of: record, content: size))
        return true
    }

    /// Whether a view's frame is none of the engine's business; that of a view whose fitting size is asked for is.
    private func holdsItsFrame(_ view: UIView) -> Bool {
        view.translatesAutoresizingMaskIntoConstraints && (view !== root || sizing == .bounds)
    }

    private func width(of record: ItemRecord, _ view: UIView) -> CGFloat {
        let insets = view.alignmentRectInsets
        return CGFloat(solver.value(of: record.width)) - insets.left - insets.right
    }

    /// Keeps what the text has given up of its width, or lets it ask for all of it as before.
    private func settleWidth(of record: ItemRecord) {
        guard let view = record.view, let wrapped = record.wrapped else { return }
        let width = width(of: record, view)
        if width < wrapped.width - 0.01 {
            record.wrapped?.width = width
            narrowed.add(record)
        } else {
            refreshOwnConstraints(of: record)
        }
    }

    /// Lines that break elsewhere have their baselines elsewhere.
    private func rereadBaselines(of record: ItemRecord) {
        for mention in record.sensitiveMentions {
            guard let constraint = installed[mention]?.constraint else { continue }
            if !refresh(constraint) { constraintDidChange(constraint) }
        }
    }
}

extension UIView {
    /// The size of text that wraps as it was last laid out, if it has not changed since: a header that has been laid out is
    /// as high for `systemLayoutSizeFitting(_:)` as it was then, as labels on iOS keep the width that layout has given them.
    var laidOutLines: CGSize? {
        guard rootView.viewState.engine?.isDue == false, let frame = viewState.solvedFrame else { return nil }
        let width = frame.width - alignmentRectInsets.left - alignmentRectInsets.right
        return width > 0 ? contentSize(at: width) : nil
    }

    /// The content's size at a width, which is asked for once.
    fileprivate func contentSize(at width: CGFloat) -> CGSize {
        if let wrapped = viewState.measured.wrapped, abs(wrapped.width - width) < 0.001 { return wrapped.size }
        let size = designedSize(at: width) ?? intrinsicContentSize(atWidth: width)
        viewState.measured.wrapped = (width, size)
        return size
    }

    /// What a document says that the view asks for. A single line does not stand where its text has less space.
    private func designedSize(at width: CGFloat) -> CGSize? {
        guard let size = viewState.designedSize else { return nil }
        guard let label = self as? UILabel, width < size.width - 0.5, label.text?.isEmpty == false else {
            return size
        }
        return size.height > 1.5 * label.font.lineHeight ? size : nil
    }
}

/// The sizes that a view's content has asked for since it last changed.
struct ContentMeasure {
    /// With the width left free.
    var natural: CGSize?
    /// At the width that layout has found.
    var wrapped: (width: CGFloat, size: CGSize)?
}
