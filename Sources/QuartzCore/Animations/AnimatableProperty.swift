import Foundation

/// A property of layers that animations change, or a part of one, as a key path names it.
///
/// Source: "CALayer Animatable Properties" and "Key Paths" of Apple's Core Animation Programming Guide.
struct AnimatableProperty: Sendable {
    /// What the layer has now.
    let get: @Sendable (CALayer) -> AnimatableValue?
    /// Sets it; values of another form are left out by the caller.
    let set: @Sendable (CALayer, AnimatableValue) -> Void
    /// Takes the value of a layer down, and returns what gives it to a layer.
    let record: @Sendable (CALayer) -> (CALayer) -> Void
    /// Whether it is what a program keeps by a key of its own, which only the layer's drawing can show.
    var isKept = false

    /// The property that a key path names on a layer; nil for those that layers of its class do not have.
    static func named(_ keyPath: String, on layer: CALayer) -> AnimatableProperty? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = parts.first, let whole = whole(key, on: layer) else { return nil }
        if key == "emitterCells" { return parts.count == 2 ? cellValue(parts[1]) : whole }
        return parts.count == 1 ? whole : whole.part(parts[1], on: layer)
    }

    /// The property that an animation changes: one that layers of the class have, or what a program keeps in the layer by
    /// a key of its own, which shows in what the layer draws.
    static func animated(_ keyPath: String, on layer: CALayer) -> AnimatableProperty? {
        if let known = named(keyPath, on: layer) { return known }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = parts.first, whole(key, on: layer) == nil else { return nil }
        return parts.count == 1 ? kept(key) : kept(key).part(parts[1], on: layer)
    }

    private static func kept(_ key: String) -> AnimatableProperty {
        AnimatableProperty(
            get: { AnimatableValue($0.ownValue(forKey: key)) }, set: { $0.keepOwn($1.object, forKey: key) },
            record: { layer in
                let value = layer.ownValue(forKey: key)
                return { $0.keepOwn(value, forKey: key) }
            }, isKept: true)
    }

    /// The names of all properties that layers of the layer's class have, sorted.
    static func keys(of layer: CALayer) -> [String] {
        (Array(common.keys) + own(of: layer).keys).sorted()
    }

    private static func whole(_ key: String, on layer: CALayer) -> AnimatableProperty? {
        common[key] ?? own(of: layer)[key]
    }

    private static func own(of layer: CALayer) -> [String: AnimatableProperty] {
        switch layer {
        case is CAShapeLayer: shape
        case is CAGradientLayer: gradient
        case is CAReplicatorLayer: replicator
        case is CATextLayer: text
        case is CAEmitterLayer: emitter
        default: [:]
        }
    }

    /// A part of the value, as in `position.x` and `transform.rotation.z`.
    private func part(_ name: String, on layer: CALayer) -> AnimatableProperty? {
        guard let form = get(layer)?.form else { return nil }
        if form == .transform { return TransformPart(name).map(part) }
        let indices: [String: Range<Int>] =
            switch form {
            case .point: ["x": 0..<1, "y": 1..<2]
            case .size: ["width": 0..<1, "height": 1..<2]
            case .rectangle:
                [
                    "origin": 0..<2, "size": 2..<4, "origin.x": 0..<1, "origin.y": 1..<2, "size.width": 2..<3,
                    "size.height": 3..<4,
                ]
            default: [:]
            }
        guard let range = indices[name] else { return nil }
        let partForm: AnimatableValue.Form = range.count == 1 ? .number : name == "origin" ? .point : .size
        return AnimatableProperty(
            get: { layer in get(layer).map { AnimatableValue(partForm, Array($0.numbers[range])) } },
            set: { layer, value in
                guard var whole = get(layer) else { return }
                whole.numbers.replaceSubrange(range, with: value.numbers)
                set(layer, whole)
            }, record: record, isKept: isKept)
    }

    private func part(_ part: TransformPart) -> AnimatableProperty {
        AnimatableProperty(
            get: { layer in get(layer).map { part.value(of: $0.transform) } },
            set: { layer, value in
                guard let whole = get(layer) else { return }
                set(layer, AnimatableValue(part.transform(whole.transform, with: value)) ?? whole)
            }, record: record)
    }
}

/// A part of a transform that has a name of its own in key paths.
struct TransformPart: Sendable {
    private enum Kind { case translation, scale, rotation }
    private enum Axis: String { case x, y, z, xy, all }

    private let kind: Kind
    private let axis: Axis

    init?(_ name: String) {
        let parts = name.split(separator: ".").map(String.init)
        switch parts.first {
        case "translation": kind = .translation
        case "scale": kind = .scale
        case "rotation": kind = .rotation
        default: return nil
        }
        guard parts.count <= 2,
            let axis = Axis(rawValue: parts.count == 2 ? parts[1] : kind == .rotation ? "z" : "all")
        else { return nil }
        self.axis = axis
    }

    func value(of transform: CATransform3D) -> AnimatableValue {
        let plane = PlaneTransform(transform)
        switch (kind, axis) {
        case (.translation, .x): return AnimatableValue(.number, [Double(transform.m41)])
        case (.translation, .y): return AnimatableValue(.number, [Double(transform.m42)])
        case (.translation, .z): return AnimatableValue(.number, [Double(transform.m43)])
        case (.translation, _):
            return AnimatableValue(.size, [Double(transform.m41), Double(transform.m42)])
        case (.scale, .y): return AnimatableValue(.number, [Double(plane?.scale.y ?? 1)])
        case (.scale, .z): return AnimatableValue(.number, [Double(transform.m33)])
        case (.scale, _): return AnimatableValue(.number, [Double(plane?.scale.x ?? 1)])
        case (.rotation, .x): return AnimatableValue(.number, [SpaceTransform(transform)?.rotation.x ?? 0])
        case (.rotation, .y): return AnimatableValue(.number, [SpaceTransform(transform)?.rotation.y ?? 0])
        case (.rotation, _):
            let inSpace = plane == nil ? SpaceTransform(transform)?.rotation.z : nil
            return AnimatableValue(.number, [inSpace ?? Double(plane?.rotation ?? 0)])
        }
    }

    /// The transform with another value of the part.
    func transform(_ transform: CATransform3D, with value: AnimatableValue) -> CATransform3D {
        var result = transform
        let number = value.number
        switch (kind, axis) {
        case (.translation, .x): result.m41 = number
        case (.translation, .y): result.m42 = number
        case (.translation, .z): result.m43 = number
        case (.translation, _): (result.m41, result.m42) = (value.size.width, value.size.height)
        case (.rotation, .x), (.rotation, .y): result = inSpace(transform, number) ?? transform
        default: result = plane(transform, number) ?? inSpace(transform, number) ?? transform
        }
        return result
    }

    private func inSpace(_ transform: CATransform3D, _ number: CGFloat) -> CATransform3D? {
        guard var parts = SpaceTransform(transform) else { return nil }
        let value = Double(number)
        switch (kind, axis) {
        case (.rotation, .x): parts.rotation.x = value
        case (.rotation, .y): parts.rotation.y = value
        case (.rotation, _): parts.rotation.z = value
        case (_, .x): parts.scale.x = value
        case (_, .y): parts.scale.y = value
        case (_, .z): parts.scale.z = value
        case (_, .xy): (parts.scale.x, parts.scale.y) = (value, value)
        default: parts.scale = SIMD3(repeating: value)
        }
        return parts.transform
    }

    private func plane(_ transform: CATransform3D, _ number: CGFloat) -> CATransform3D? {
        guard var parts = PlaneTransform(transform) else { return nil }
        switch (kind, axis) {
        case (.rotation, _): parts.rotation = number
        case (_, .x): parts.scale.x = number
        case (_, .y): parts.scale.y = number
        case (_, .z): break
        default: parts.scale = CGPoint(x: number, y: number)
        }
        return parts.transform
    }
}
