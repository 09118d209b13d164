/// How a field shows its text, its placeholder, its edge and its side views.
extension UITextField {
    // MARK: Sizes

    /// The height of a field without a border, in points: since iOS 13 there is space around its line, but not around that
    /// of hidden text, which is drawn as dots. Stored frames of nine fields have 22 for the 22.3 of 17 points. Before iOS 13 a
    /// button that clears the field counts as well, as two fields of 14 and 15 points in documents of two projects tell.
    func plainHeight(_ line: CGFloat) -> CGFloat {
        guard viewState.generation < .iOS13 else {
            return isSecureTextEntry ? line.rounded(.up) : pixelGrid.floor(line + 2)
        }
        return max(line.rounded(.up), clearButtonMode == .never ? 0 : clearButtonRect(forBounds: bounds).height)
    }

    /// The height of a field with a border, in points, recorded on iOS and in stored frames: the same for all fonts up to
    /// 18 points, and since iOS 13 the line with space around it for larger ones: 10 points in round fields (one of 20
    /// points), 12 in others (one of 30 points).
    func borderedHeight(_ line: CGFloat) -> CGFloat {
        guard viewState.generation >= .iOS13 else { return max(30, line + 2) }
        return max(34, line + (borderStyle == .roundedRect ? 10 : 12))
    }

    /// The width in points that a field asks for to show a text: a little more than the text, something for none, and
    /// the border's sides. Stored frames of seven fields in six projects.
    func ownWidth(ofText width: CGFloat) -> CGFloat {
        let isNew = viewState.generation >= .iOS13
        let border: CGFloat =
            switch borderStyle {
            case .roundedRect: isNew ? 24 : 16
            case .bezel where isNew: 24
            case .none, .line, .bezel: 2 * padding
            }
        return max(width + 4, 8) + border
    }

    /// Where text has space: between the side views that are shown.
    func textArea(_ bounds: CGRect) -> CGRect {
        var area = bounds.insetBy(dx: min(padding, bounds.width / 2), dy: 0)
        let left = shownLeft.map { _ in leftViewRect(forBounds: bounds) }
        let right = shownRight.map { _ in rightViewRect(forBounds: bounds) }
        if let end = (isMirrored ? right : left)?.maxX {
            area = CGRect(x: end, y: area.minY, width: max(0, area.maxX - end), height: area.height)
        }
        if let end = (isMirrored ? left : right)?.minX { area.size.width = max(0, end - area.minX) }
        return showsClearButton ? area.leaving(clearButtonRect(forBounds: bounds)) : area
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// On iOS the text comes into the field when it is first laid out: what a subclass lays upon the field before lies below it.
    func placeTextInFront() {
        guard !hasPlacedText else { return }
        hasPlacedText = true
        bringSubviewToFront(label)
    }

    /// The line of the text within its space, for `contentVerticalAlignment`: the label itself puts it in the middle.
    func lineRect(within space: CGRect) -> CGRect {
        let line = min(space.height, max(label.intrinsicContentSize.height, (font ?? label.font).lineHeight))
        switch contentVerticalAlignment {
        case .top, .fill: return CGRect(x: space.minX, y: space.minY, width: space.width, height: line)
        case .bottom: return CGRect(x: space.minX, y: space.maxY - line, width: space.width, height: line)
        default: return space
        }
    }

    /// The size of a side view: since iOS 13 the one that its content and its constraints want, and its own where these
    /// say nothing (Apple's release notes of iOS 13, 51787798).
    func sideSize(_ view: UIView) -> CGSize {
        let own = view.bounds.size
        guard viewState.generation >= .iOS13 else { return own }
        let content = view.intrinsicContentSize
        let isArranged = view is UIStackView || !view.constraints.isEmpty
        guard isArranged || content.width >= 0 || content.height >= 0 else { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: isArranged || content.width >= 0 ? fitting.width : own.width,
            height: isArranged || content.height >= 0 ? fitting.height : own.height)
    }

    /// Where a side view lies at one of the edges, in the middle of the height.
    func sideRect(_ view: UIView?, at edge: CGRectEdge, _ bounds: CGRect) -> CGRect {
        let size = view.map(sideSize) ?? .zero
        return CGRect(
            x: edge == .minXEdge ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    func takeDefaults(_ attributes: [NSAttributedString.Key: Any]) {
        otherAttributes = attributes
        font = otherAttributes.removeValue(forKey: .font) as? UIFont
        textColor = otherAttributes.removeValue(forKey: .foregroundColor) as? UIColor ?? .label
        if let style = otherAttributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        if let attributedText, attributedText.length > 0 { text = attributedText.string }
    }

    func textWasReplaced() {
        (chosen, wantedTyping) = (nil, nil)
        history.forget(self)
    }

    /// Changes the text without taking font, color and alignment from it.
    func keepingLook(_ change: () -> Void) {
        let kept = keepsLook
        keepsLook = true
        change()
        keepsLook = kept
    }

    /// Takes over what the text's first character says of font, color and alignment.
    func takeLook() {
        guard let attributedText, attributedText.length > 0 else { return }
        let first = attributedText.attributes(at: 0, effectiveRange: nil)
        let own = attributedText
        keepingLook {
            if let font = first[.font] as? UIFont { self.font = font }
            if let color = first[.foregroundColor] as? UIColor { textColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            self.attributedText = own
        }
    }

    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        // A new font becomes that of all of the text.
        let text = attributedText.map { $0.adjustingFonts(to: traitCollection) ?? $0 }
        if let font, case let adjusted = font.adjusted(to: traitCollection), adjusted != font { self.font = adjusted }
        if text != attributedText { keepingLook { attributedText = text } }
    }

    func isShown(_ mode: ViewMode) -> Bool {
        mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
    }

    func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        textDidChange()
    }

    func restyle(_ key: NSAttributedString.Key, _ value: AttributeValue?) {
        if let value, let attributedText, attributedText.length > 0 {
            let text = NSMutableAttributedString(attributedString: attributedText)
            text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
            keepingLook { self.attributedText = text }
        } else {
            textDidChange()
        }
    }

    /// On iOS text and placeholder are in views of their own, and the placeholder's is shown when text goes and hidden when it
    /// comes: whoever hid that one did not hide the text.
    func showLabelAnew(after old: NSAttributedString?) {
        if isEmpty != ((old?.length ?? 0) == 0) { label.isHidden = false }
    }

    func textDidChange() {
        label.font = isEmpty ? placeholderLook.font ?? font : font
        label.textColor = isEmpty ? placeholderLook.color ?? .placeholderText : textColor
        if isEmpty {
            label.attributedText = attributedPlaceholder
        } else if isSecureTextEntry {
            label.text = String(repeating: "•", count: attributedText?.string.count ?? 0)
        } else {
            label.attributedText = attributedText
        }
        label.textAlignment = textAlignment
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumFontSize / max(font?.pointSize ?? 1, 1)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What the field's style gives its layer.
    struct Edge {
        var radius: CGFloat = 0
        var width: CGFloat = 0
        var color = CGColor?.some(.black)
    }

    private var edgeOfStyle: Edge {
        let color: UIColor = borderStyle == .line ? .label : borderStyle == .bezel ? .systemGray : .fieldBorder
        return Edge(
            radius: borderStyle == .roundedRect ? 5 : 0, width: borderStyle == .none || showsBackground ? 0 : 0.5,
            color: color.resolvedColor(with: traitCollection).cgColor)
    }

    /// Gives the layer what the style wants; what a program gave it stays, as on iOS, where a view of its own draws the border.
    func edgeDidChange() {
        let new = edgeOfStyle
        if layer.cornerRadius == edge.radius { layer.cornerRadius = new.radius }
        if layer.borderWidth == edge.width { layer.borderWidth = new.width }
        if layer.borderColor == edge.color { layer.borderColor = new.color }
        edge = new
    }

    /// What lies below the text where no `backgroundColor` is set; nil for nothing.
    var groundOfStyle: UIColor? { borderStyle == .roundedRect ? .fieldGround : nil }

    func borderDidChange() {
        borderStyleDidChange()
        edgeDidChange()
        applyBackground()
        textDidChange()
    }
}

extension UIColor {
    /// iOS's rounded fields: white with a gray edge, nearly black with a darker one.
    fileprivate static let fieldGround = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.1) : .white
    }
    fileprivate static let fieldBorder = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0.8, alpha: 1)
    }
}

extension CGRect {
    /// What is left beside something that reaches in from one of the sides.
    fileprivate func leaving(_ taken: CGRect) -> CGRect {
        let isRight = taken.midX > midX
        let start = isRight ? minX : max(minX, taken.maxX)
        let end = isRight ? min(maxX, taken.minX) : maxX
        return CGRect(x: start, y: minY, width: max(0, end - start), height: height)
    }
}
