import Foundation

extension AnimatableProperty {
    /// What all layers have.
    static let common: [String: AnimatableProperty] = [
        "anchorPoint": point(\CALayer.anchorPoint), "position": point(\CALayer.position),
        "zPosition": number(\CALayer.zPosition), "bounds": rectangle(\CALayer.bounds),
        "transform": transform(\CALayer.transform), "sublayerTransform": transform(\CALayer.sublayerTransform),
        "opacity": property(\CALayer.opacity, { Double($0) }, { Float($0.number) }),
        // What is being hidden, or shown, is seen on the way.
        "hidden": property(\CALayer.isHidden, { $0 ? 1 : 0 }, { $0.number >= 1 }),
        "backgroundColor": color(\CALayer.backgroundColor), "cornerRadius": number(\CALayer.cornerRadius),
        "borderWidth": number(\CALayer.borderWidth), "borderColor": color(\CALayer.borderColor),
        "shadowColor": color(\CALayer.shadowColor),
        "shadowOpacity": property(\CALayer.shadowOpacity, { Double($0) }, { Float($0.number) }),
        "shadowOffset": property(\CALayer.shadowOffset, { AnimatableValue($0) }, { $0.size }),
        "shadowRadius": number(\CALayer.shadowRadius), "shadowPath": path(\CALayer.shadowPath),
        "contentsRect": rectangle(\CALayer.contentsRect), "contents": contents,
    ]

    /// The image that a layer shows, drawn by itself or not.
    private static let contents = AnimatableProperty(
        get: { AnimatableValue($0.shownContents as? CGImage) },
        set: { layer, value in value.image.map { layer.shownContents = $0 } },
        record: { layer in
            let contents = layer.shownContents
            return { $0.shownContents = contents }
        })

    /// What shape layers have besides.
    static let shape: [String: AnimatableProperty] = [
        "path": path(\CAShapeLayer.path), "fillColor": color(\CAShapeLayer.fillColor),
        "strokeColor": color(\CAShapeLayer.strokeColor), "strokeStart": number(\CAShapeLayer.strokeStart),
        "strokeEnd": number(\CAShapeLayer.strokeEnd), "lineWidth": number(\CAShapeLayer.lineWidth),
        "miterLimit": number(\CAShapeLayer.miterLimit), "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
    ]

    /// What gradients have besides.
    static let gradient: [String: AnimatableProperty] = [
        "colors": property(\CAGradientLayer.colors, { AnimatableValue($0) }, { $0.colors as [Any] }),
        "locations": property(
            \CAGradientLayer.locations, { AnimatableValue($0) }, { $0.numbers.map { NSNumber(value: $0) } }),
        "startPoint": point(\CAGradientLayer.startPoint), "endPoint": point(\CAGradientLayer.endPoint),
    ]

    /// What replicators have besides.
    static let replicator: [String: AnimatableProperty] = [
        "instanceTransform": transform(\CAReplicatorLayer.instanceTransform),
        "instanceDelay": property(\CAReplicatorLayer.instanceDelay, { $0 }, { Double($0.number) }),
        "instanceAlphaOffset": property(
            \CAReplicatorLayer.instanceAlphaOffset, { Double($0) }, { Float($0.number) }),
        "instanceCount": property(
            \CAReplicatorLayer.instanceCount, { Double($0) }, { Int(min(max($0.number, 0), 10_000)) }),
    ]

    /// What text layers have besides.
    static let text: [String: AnimatableProperty] = [
        "fontSize": number(\CATextLayer.fontSize), "foregroundColor": color(\CATextLayer.foregroundColor),
    ]

    /// What emitters have besides.
    static let emitter: [String: AnimatableProperty] = [
        "emitterPosition": point(\CAEmitterLayer.emitterPosition),
        "emitterSize": property(\CAEmitterLayer.emitterSize, { AnimatableValue($0) }, { $0.size }),
        "birthRate": single(\CAEmitterLayer.birthRate), "lifetime": single(\CAEmitterLayer.lifetime),
        "velocity": single(\CAEmitterLayer.velocity), "scale": single(\CAEmitterLayer.scale),
        "spin": single(\CAEmitterLayer.spin),
        "emitterCells": AnimatableProperty(
            get: { _ in nil }, set: { _, _ in },
            record: { layer in
                let cells = (layer as? CAEmitterLayer)?.cells ?? []
                return { ($0 as? CAEmitterLayer)?.cells = cells }
            }),
    ]

    // MARK: - By the kind of value

    private static func property<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value> & Sendable,
        _ value: @escaping @Sendable (Value) -> AnimatableValue?,
        _ read: @escaping @Sendable (AnimatableValue) -> Value
    ) -> AnimatableProperty {
        AnimatableProperty(
            get: { ($0 as? Layer).flatMap { value($0[keyPath: path]) } },
            set: { layer, value in (layer as? Layer)?[keyPath: path] = read(value) },
            record: { layer in
                let value = (layer as? Layer)?[keyPath: path]
                return { other in if let value { (other as? Layer)?[keyPath: path] = value } }
            })
    }

    private static func property<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value> & Sendable, _ value: @escaping @Sendable (Value) -> Double,
        _ read: @escaping @Sendable (AnimatableValue) -> Value
    ) -> AnimatableProperty {
        property(path, { AnimatableValue(.number, [value($0)]) }, read)
    }

    private static func number<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGFloat> & Sendable
    ) -> AnimatableProperty {
        property(path, { Double($0) }, { $0.number })
    }

    private static func single<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, Float> & Sendable
    ) -> AnimatableProperty {
        property(path, { Double($0) }, { Float($0.number) })
    }

    private static func point<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGPoint> & Sendable
    ) -> AnimatableProperty {
        property(path, { AnimatableValue($0) }, { $0.point })
    }

    private static func rectangle<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGRect> & Sendable
    ) -> AnimatableProperty {
        property(path, { AnimatableValue($0) }, { $0.rectangle })
    }

    private static func transform<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CATransform3D> & Sendable
    ) -> AnimatableProperty {
        property(path, { AnimatableValue($0) }, { $0.transform })
    }

    /// No color counts as a clear one.
    private static func color<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGColor?> & Sendable
    ) -> AnimatableProperty {
        property(path, { AnimatableValue($0 ?? .clear) }, { $0.color })
    }

    private static func path<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGPath?> & Sendable
    ) -> AnimatableProperty {
        property(path, { AnimatableValue($0 ?? CGMutablePath()) }, { $0.path })
    }
}
