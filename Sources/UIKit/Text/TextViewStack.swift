/// The three parts that a text view draws with: those of a container that it was given, or new ones.
struct TextViewStack {
    let container: NSTextContainer
    let manager: NSLayoutManager
    let storage: NSTextStorage

    init(_ given: NSTextContainer?) {
        container = given ?? NSTextContainer(size: .zero)
        manager = container.layoutManager ?? NSLayoutManager()
        storage = manager.textStorage ?? NSTextStorage(string: "")
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }
}

/// The attributes of text that is set without any.
struct TextViewStyle {
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    private var others: [NSAttributedString.Key: Any] = [:]

    init() {}

    init(_ attributes: [NSAttributedString.Key: Any]) {
        others = attributes
        font = others.removeValue(forKey: .font) as? UIFont
        color = others.removeValue(forKey: .foregroundColor) as? UIColor
        alignment = (others[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }

    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(others[.paragraphStyle] as? NSParagraphStyle ?? .default)
        style.alignment = alignment
        return style
    }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes = others
        attributes[.font] = font
        attributes[.foregroundColor] = color ?? .label
        attributes[.paragraphStyle] = paragraphStyle
        return attributes
    }
}
