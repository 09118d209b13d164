extension UITableViewCell {
    /// Between the row's edge and its sign of editing, and on from there to the content, in points.
    private static let editingRoom: CGFloat = 38

    func placeParts() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        placeContentView(isMirrored: isMirrored)
        for ground in [backgroundView, selectedBackgroundView, configured.ground] { ground?.frame = bounds }
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        if let storedFrames {
            if isMirrored { mirror(storedFrames) }
        } else {
            CellLook.place(in: self, isMirrored: isMirrored)
        }
        placeLines(isMirrored: isMirrored)
    }

    /// Gives the content its place before its rules are solved, which a new height would contradict.
    func placeContent() { placeContentView(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft) }

    private func placeContentView(isMirrored: Bool) {
        let (start, end) = (startRoom, placeSigns(isMirrored: isMirrored))
        let height = max(0, bounds.height - (sizesItself && asksForHeight ? lineHeight : 0))
        let content = CGRect(x: start, y: 0, width: max(0, bounds.width - start - end), height: height)
        if !isContentPlaced || placement?.table != nil {
            contentView.frame = isMirrored ? content.offsetBy(dx: end - start, dy: 0) : content
            contentView.refreshMargins()
        } else if isMirrored {
            contentView.frame.origin.x = bounds.width - contentView.frame.width
        }
    }

    private func mirror(_ frames: [(UIView, CGRect)]) {
        for (view, frame) in frames {
            // Labels hug their text, which begins where they do, whatever its own direction.
            let space = max(frame.width, view.frame.width)
            let wanted = (view as? UILabel)?.sizeThatFits(CGSize(width: space, height: frame.height)).width ?? space
            let width = min(space, wanted)
            view.frame = CGRect(
                x: contentView.bounds.width - frame.minX - width, y: frame.minY, width: width, height: frame.height)
        }
    }

    // MARK: Height

    /// The height that the content asks for at a width of the row, in points.
    func fittingHeight(atWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfDue()
        if placement?.table != nil {
            placeContent()
        }
        let space = max(0, width - startRoom - endRoom)
        if let view = configured.view {
            let target = CGSize(width: space, height: 0)
            let height = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            if height > 0 { return height + lineHeight }
        }
        let height =
            contentView.hasRules
            ? contentView.fittingSize(CGSize(width: space, height: 0), .required, .fittingSizeLevel).height
            : ownFittingHeight(atWidth: width)
        return height > 0 ? height + lineHeight : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// Whether the content, not the row itself, says how high it is.
    private var asksForHeight: Bool { configured.view != nil || contentView.hasRules }

    /// The height that views ask for which lie on the row itself and are bound to its edges; 0 without any.
    private func ownFittingHeight(atWidth width: CGFloat) -> CGFloat {
        guard parts.title == nil, parts.picture == nil, !constraints.isEmpty else { return 0 }
        return fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel).height
    }

    /// Rows are higher than their content by the line below them: 54.5 points at two pixels a point for 54 (an inspector's
    /// figures of iOS 13).
    private var lineHeight: CGFloat { placement?.lineColor == nil ? 0 : 1 / max(1, layer.contentsScale) }

    // MARK: Signs

    private var showsEditingSign: Bool { isEditing && (marksSelection || editingStyle != .none) }
    private var startRoom: CGFloat { showsEditingSign && shouldIndentWhileEditing ? Self.editingRoom : 0 }
    private var shownAccessory: UIView? {
        if let view = isEditing ? editingAccessoryView : accessoryView { return view }
        return shownType == .none ? nil : signs.accessory
    }
    private var shownType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    private var showsHandle: Bool { isEditing && showsReorderControl }

    /// The room at the row's end, in points.
    private var endRoom: CGFloat {
        let margin = CellLook.margin(atWidth: bounds.width)
        if showsHandle { return EditingSign.handleSize.width + margin }
        guard let view = shownAccessory else { return 0 }
        return (view === signs.accessory ? AccessorySign.size(shownType) : view.bounds.size).width + margin
    }

    /// Places what stands at both ends of the row; gives back the width that the end takes from the content.
    private func placeSigns(isMirrored: Bool) -> CGFloat {
        signs.accessory.kind = shownType
        for view in [accessoryView, editingAccessoryView, signs.accessory] {
            view?.isHidden = view !== shownAccessory || showsHandle
        }
        let margin = CellLook.margin(atWidth: bounds.width)
        func put(_ view: UIView, _ size: CGSize, fromStart: Bool) {
            let x = fromStart != isMirrored ? margin : bounds.width - margin - size.width
            view.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
        if let view = shownAccessory {
            put(view, view === signs.accessory ? signs.accessory.size : view.bounds.size, fromStart: false)
        }
        let mark: EditingSign.Kind? = showsEditingSign ? editingMark : nil
        signs.showMark(mark, on: self).map { put($0, EditingSign.markSize, fromStart: true) }
        signs.showHandle(showsHandle, on: self).map { put($0, EditingSign.handleSize, fromStart: false) }
        return endRoom
    }

    private var editingMark: EditingSign.Kind {
        if marksSelection { return isSelected ? .marked : .unmarked }
        return editingStyle == .insert ? .insert : .delete
    }

    /// What of the row a point in its own coordinates lies on, besides the row itself.
    func sign(at point: CGPoint) -> CellSigns.Part? {
        if !signs.accessory.isHidden, [.detailButton, .detailDisclosureButton].contains(signs.accessory.kind),
            signs.accessory.frame.insetBy(dx: -11, dy: -11).contains(point)
        {
            return .detailButton
        }
        return showsEditingSign && !marksSelection
            && signs.mark?.frame.insetBy(dx: -8, dy: -11).contains(point) == true
            ? .editing : nil
    }

    // MARK: Lines

    private func placeLines(isMirrored: Bool) {
        guard let placement, let color = placement.lineColor else { return signs.hideLines() }
        let height = 1 / max(1, layer.contentsScale)
        let hasBelow = placement.style != .insetGrouped || !placement.isLast
        let start = (configured.view as? UIListContentView).map { $0.textInset } ?? textStart
        let inset = placement.inset(
            own: ownSeparatorInset, start: startRoom + max(start, CellLook.margin(atWidth: bounds.width)))
        let below = CGRect(
            x: isMirrored ? inset.end : inset.start, y: bounds.height - height,
            width: max(0, bounds.width - inset.start - inset.end), height: height)
        let above = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let lines = [hasBelow ? below : nil, placement.style == .grouped && placement.isFirst ? above : nil]
        signs.showLines(lines, color, on: self)
    }

    /// Where the text begins beside an image, in points from the content's start.
    private var textStart: CGFloat {
        guard let title = parts.title, let picture = parts.picture, picture.image != nil else { return 0 }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? contentView.bounds.width - title.frame.maxX : title.frame.minX
    }
}

extension UIView {
    /// Whether layout rules are held by the view or those upon it.
    var hasRules: Bool {
        var waiting = [self]
        while let view = waiting.popLast() {
            if !view.viewState.constraints.isEmpty { return true }
            waiting.append(contentsOf: view.subviews)
        }
        return false
    }
}
