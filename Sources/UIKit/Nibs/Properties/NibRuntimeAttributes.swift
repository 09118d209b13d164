extension NibWiring {
    /// Sets the user defined runtime attributes of an object by their key paths.
    func setAttributes(_ made: BuiltObject) {
        for attribute in made.element.list("userDefinedRuntimeAttributes") {
            guard let keyPath = attribute["keyPath"] else { continue }
            switch NibRuntimeValue(attribute, NibDecoder(made.element, context)) {
            case .unusable(let problem):
                context.report(
                    .warning, attribute, object: made.element.id,
                    "the runtime attribute \(keyPath) is not set; \(problem)")
            case .value(let value):
                set(value, keyPath, attribute, of: made)
            }
        }
    }

    private func set(_ value: Any?, _ keyPath: String, _ attribute: IBElement, of made: BuiltObject) {
        // A layer wants a CGColor where Interface Builder hands over a UIColor: UIKit draws no such color either.
        if keyPath.hasPrefix("layer."), value is UIColor {
            let message = "\(keyPath) takes a CGColor, but documents hold a UIColor; it is not set, as in UIKit"
            return context.report(.note, attribute, object: made.element.id, message)
        }
        let isTried =
            context.runtimeAttributes == .tried && (made.standsIn || made.element["customClass"] == nil)
        let before = isTried ? KeyedObject.value(path: keyPath, of: made.object) : nil
        let fault = KeyFault.first { KeyedObject.tell(made.object, toSet: value, path: keyPath) }
        if isTried, fault == nil {
            _ = KeyFault.first { KeyedObject.tell(made.object, toSet: before, path: keyPath) }
        }
        guard let fault else { return }
        if made.standsIn {
            let message = "the runtime attribute \(keyPath) is not set; no property of that name is known here"
            return context.report(.note, attribute, object: made.element.id, message)
        }
        let name = Self.className(of: made)
        context.report(
            .warning, attribute, object: made.element.id,
            "Failed to set (\(keyPath)) user defined inspected property on (\(name)): \(fault.reason)")
    }

    /// The class as the document has it: what shows a missing image is a class of Placard's own.
    private static func className(of made: BuiltObject) -> String {
        made.element["customClass"] ?? NibViewClass.all[made.element.name]?.className
            ?? String(describing: type(of: made.object))
    }
}

/// The value of a user defined runtime attribute, as key-value coding hands it over.
enum NibRuntimeValue {
    case value(Any?)
    case unusable(String)

    init(_ attribute: IBElement, _ holder: NibDecoder) {
        let decoder = holder.decoder(for: attribute)
        let child = attribute.child(keyed: "value")
        let value: Any? =
            switch attribute["type"] {
            case "string": decoder.text("value") ?? ""
            case "localizedString": holder.context.localized(decoder.text("value") ?? "")
            case "boolean": attribute["value"] == "YES"
            case "number": child.flatMap { Self.number($0, holder) }
            case "color": child.flatMap { holder.color(of: $0) }
            case "size": decoder.size("value")
            case "point": child.map { Self.point($0, holder) }
            case "rect": child.map { CGRect(origin: Self.point($0, holder), size: decoder.size("value") ?? .zero) }
            case "range": child.map { Self.range($0, holder) }
            case "image": attribute["value"].flatMap { holder.context.image(named: $0) }
            default: nil
            }
        if let value {
            self = .value(value)
        } else if attribute["type"] == "nil" {
            self = .value(nil)
        } else if attribute["type"] == "image" {
            self = .unusable("there is no image named \(attribute["value"] ?? "")")
        } else {
            self = .unusable("its value of type \(attribute["type"] ?? "none") cannot be read")
        }
    }

    /// A whole number where the document says so, so that a property of any type gets what it would get from UIKit.
    private static func number(_ element: IBElement, _ holder: NibDecoder) -> Any? {
        let decoder = holder.decoder(for: element)
        if element.name == "integer" { return decoder.integer("value") }
        return decoder.number("value").map(Double.init)
    }

    private static func point(_ element: IBElement, _ holder: NibDecoder) -> CGPoint {
        let decoder = holder.decoder(for: element)
        return CGPoint(x: decoder.number("x") ?? 0, y: decoder.number("y") ?? 0)
    }

    private static func range(_ element: IBElement, _ holder: NibDecoder) -> NSRange {
        let decoder = holder.decoder(for: element)
        return NSRange(
            location: max(0, decoder.integer("location") ?? 0), length: max(0, decoder.integer("length") ?? 0))
    }
}
