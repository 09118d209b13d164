extension AnimatableProperty {
    /// A value of a cell of an emitter layer, as in `spark.birthRate`, or in `rocket.emitterCells.spark.scale` of a cell
    /// within a cell.
    static func cellValue(_ path: String) -> AnimatableProperty? {
        let parts = path.split(separator: ".").map(String.init)
        guard let key = parts.last, parts.count % 2 == 0 else { return nil }
        let names = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
        let links = stride(from: 1, to: parts.count - 1, by: 2).map { parts[$0] }
        guard links.allSatisfy({ $0 == "emitterCells" }) else { return nil }
        if key == "color" { return cellValue(names, \.meanColor, { AnimatableValue(.color, $0) }, { $0.numbers }) }
        return cellNumbers[key].map { path in
            cellValue(
                names, path, { AnimatableValue(.number, [$0]) }, { EmitterCellValues.limited(Double($0.number)) })
        }
    }

    private static func cellValue<Value>(
        _ names: [String], _ path: WritableKeyPath<EmitterCellValues, Value> & Sendable,
        _ value: @escaping @Sendable (Value) -> AnimatableValue,
        _ read: @escaping @Sendable (AnimatableValue) -> Value
    ) -> AnimatableProperty {
        @Sendable func cell(of layer: CALayer) -> EmitterCellValues? { (layer as? CAEmitterLayer)?.cells[names[...]] }
        return AnimatableProperty(
            get: { cell(of: $0).map { value($0[keyPath: path]) } },
            set: { ($0 as? CAEmitterLayer)?.cells[names[...]]?[keyPath: path] = read($1) },
            record: { layer in
                let kept = cell(of: layer)?[keyPath: path]
                return { if let kept { ($0 as? CAEmitterLayer)?.cells[names[...]]?[keyPath: path] = kept } }
            })
    }

    /// Source: Apple's documentation of `CAEmitterCell`, whose header marks these as animatable.
    private static let cellNumbers: [String: WritableKeyPath<EmitterCellValues, Double> & Sendable] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime.mean, "lifetimeRange": \.lifetime.range,
        "emissionLatitude": \.latitude, "emissionLongitude": \.direction.mean, "emissionRange": \.emissionRange,
        "velocity": \.velocity.mean, "velocityRange": \.velocity.range, "xAcceleration": \.xAcceleration,
        "yAcceleration": \.yAcceleration, "scale": \.scale.mean, "scaleRange": \.scale.range,
        "scaleSpeed": \.scaleSpeed, "spin": \.spin.mean, "spinRange": \.spin.range,
        "redRange": \.color[0].spread.range, "greenRange": \.color[1].spread.range,
        "blueRange": \.color[2].spread.range, "alphaRange": \.color[3].spread.range,
        "redSpeed": \.color[0].speed, "greenSpeed": \.color[1].speed, "blueSpeed": \.color[2].speed,
        "alphaSpeed": \.color[3].speed,
    ]
}
