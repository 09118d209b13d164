extension UIView {
    /// Sets the user defined runtime attributes whose key paths lead to properties of UIKit; others belong to the
    /// document's own classes and are reported.
    func decodeRuntimeAttributes(from decoder: NibDecoder) {
        for attribute in decoder.list("userDefinedRuntimeAttributes") {
            guard let keyPath = attribute["keyPath"] else { continue }
            let value = NibRuntimeValue(attribute, decoder)
            if !setRuntimeAttribute(keyPath, value) {
                decoder.context.report(
                    .note, attribute, object: decoder.element.id,
                    "the runtime attribute \(keyPath) is not set; no property of that name is known here")
            }
        }
    }

    /// Whether there is such a property that takes such a value.
    private func setRuntimeAttribute(_ keyPath: String, _ value: NibRuntimeValue) -> Bool {
        if keyPath.hasPrefix("layer.") { return setLayerAttribute(String(keyPath.dropFirst(6)), value) }
        switch (keyPath, value) {
        case ("clipsToBounds", .bool(let flag)): clipsToBounds = flag
        case ("hidden", .bool(let flag)), ("isHidden", .bool(let flag)): isHidden = flag
        case ("alpha", .number(let number)): alpha = number
        case ("backgroundColor", .color(let color)): backgroundColor = color
        case ("tintColor", .color(let color)): tintColor = color
        default: return setLabelAttribute(keyPath, value)
        }
        return true
    }

    private func setLayerAttribute(_ keyPath: String, _ value: NibRuntimeValue) -> Bool {
        switch (keyPath, value) {
        case ("cornerRadius", .number(let radius)): layer.cornerRadius = max(0, radius)
        case ("masksToBounds", .bool(let flag)): layer.masksToBounds = flag
        case ("borderWidth", .number(let width)): layer.borderWidth = max(0, width)
        // Interface Builder hands over a UIColor, where the layer wants a CGColor: UIKit sets nothing either.
        case ("borderColor", .color), ("shadowColor", .color): return true
        case ("shadowOpacity", .number(let opacity)): layer.shadowOpacity = Float(min(max(opacity, 0), 1))
        case ("shadowRadius", .number(let radius)): layer.shadowRadius = max(0, radius)
        case ("shadowOffset", .size(let size)): layer.shadowOffset = size
        default: return false
        }
        return true
    }

    private func setLabelAttribute(_ keyPath: String, _ value: NibRuntimeValue) -> Bool {
        guard let label = self as? UILabel else { return false }
        switch (keyPath, value) {
        case ("text", .string(let text)): label.text = text
        case ("textColor", .color(let color)): label.textColor = color
        case ("numberOfLines", .number(let number)): label.numberOfLines = max(0, Int(number))
        case ("adjustsFontForContentSizeCategory", .bool(let flag)): label.adjustsFontForContentSizeCategory = flag
        default: return false
        }
        return true
    }
}

/// The value of a user defined runtime attribute.
enum NibRuntimeValue {
    case string(String)
    case number(CGFloat)
    case bool(Bool)
    case color(UIColor)
    case size(CGSize)
    /// Of a type that no property known here takes.
    case other

    init(_ attribute: IBElement, _ holder: NibDecoder) {
        let decoder = holder.decoder(for: attribute)
        let value = attribute.child(keyed: "value")
        switch attribute["type"] {
        case "string": self = .string(decoder.text("value") ?? "")
        case "boolean": self = .bool(attribute["value"] == "YES")
        case "number": self = value.flatMap { holder.decoder(for: $0).number("value") }.map(Self.number) ?? .other
        case "color": self = value.flatMap { holder.color(of: $0) }.map(Self.color) ?? .other
        case "size": self = decoder.size("value").map(Self.size) ?? .other
        default: self = .other
        }
    }
}
