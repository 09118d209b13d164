import Foundation

/// A value that has values between itself and others of its form: a row of numbers and what they mean.
struct AnimatableValue: Sendable {
    enum Form: Equatable, Sendable {
        case number, point, size, rectangle, transform
        /// sRGB and opacity.
        case color
        /// The same for each of several.
        case colors
        case numbers
        case path([CGPathElementType])
        /// What a layer shows, which fades into another.
        case image

        /// Whether a value of the other form can take the place of one of this form: paths of any elements can.
        func admits(_ other: Form) -> Bool {
            if case .path = self, case .path = other { return true }
            return self == other
        }
    }

    var form: Form
    var numbers: [Double]
    /// The image, of a value of that form.
    var image: CGImage?

    init(_ form: Form, _ numbers: [Double]) {
        self.form = form
        self.numbers = numbers.map { $0.isFinite ? $0 : 0 }
    }

    /// What a program gave as a value of an animation; nil if it has no values in between.
    init?(_ value: Any?) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self.init(.number, [Double(value)])
        case let value as Double: self.init(.number, [value])
        case let value as Float: self.init(.number, [Double(value)])
        case let value as Int: self.init(.number, [Double(value)])
        case let value as Bool: self.init(.number, [value ? 1 : 0])
        case let value as CGPoint: self.init(.point, [value.x, value.y].map(Double.init))
        case let value as CGSize: self.init(.size, [value.width, value.height].map(Double.init))
        case let value as CGRect: self.init(value)
        case let value as CATransform3D: self.init(.transform, value.rows.map(Double.init))
        case let value as CGAffineTransform: self.init(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self.init(.color, Self.components(value))
        case let value as CGPath: self.init(value)
        case let value as CGImage: self.init(value)
        default: self.init(boxed: value)
        }
    }

    private init(_ rect: CGRect) {
        self.init(.rectangle, [rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
    }

    private init(_ image: CGImage) {
        self.init(.image, [])
        self.image = image
    }

    private init(_ path: CGPath) {
        var types: [CGPathElementType] = []
        var numbers: [Double] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            for index in 0..<element.pointee.type.pointCount {
                let point = element.pointee.points[index]
                numbers += [Double(point.x), Double(point.y)]
            }
        }
        self.init(.path(types), numbers)
    }

    private init?(boxed value: Any?) {
        if let list = value as? [Any], !list.isEmpty {
            let values = list.compactMap { AnimatableValue($0) }
            guard values.count == list.count, let form = values.first?.form, form == .number || form == .color,
                values.allSatisfy({ $0.form == form })
            else { return nil }
            self.init(form == .color ? .colors : .numbers, values.flatMap(\.numbers))
        } else if let number = value as? NSNumber {
            self.init(.number, [number.doubleValue])
        } else if let boxed = value as? NSValue {
            guard let value = Self(geometryIn: boxed) else { return nil }
            self = value
        } else {
            return nil
        }
    }

    private init?(geometryIn value: NSValue) {
        let type = String(cString: value.objCType)
        if type.hasPrefix("{CGPoint") {
            self.init(value.cgPointValue)
        } else if type.hasPrefix("{CGSize") {
            self.init(value.cgSizeValue)
        } else if type.hasPrefix("{CGRect") {
            self.init(value.cgRectValue)
        } else {
            return nil
        }
    }

    private static func components(_ color: CGColor) -> [Double] {
        let values = (color.converted(to: CGColorSpaceCreateDeviceRGB()) ?? color).components ?? []
        return values.count == 4 ? values.map(Double.init) : [0, 0, 0, 0]
    }
}

// MARK: - Reading

extension AnimatableValue {
    var number: CGFloat { numbers.first.map { CGFloat($0) } ?? 0 }
    var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
    var size: CGSize { CGSize(width: self[0], height: self[1]) }
    var rectangle: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }
    var transform: CATransform3D {
        numbers.count == 16 ? CATransform3D(rows: numbers.map { CGFloat($0) }) : CATransform3DIdentity
    }
    var color: CGColor { Self.color(numbers[...]) }
    var colors: [CGColor] {
        stride(from: 0, to: numbers.count - 3, by: 4).map { Self.color(numbers[$0..<$0 + 4]) }
    }

    var path: CGPath {
        guard case .path(let types) = form else { return CGMutablePath() }
        let path = CGMutablePath()
        var rest = numbers[...]
        func next() -> CGPoint { CGPoint(x: rest.popFirst() ?? 0, y: rest.popFirst() ?? 0) }
        for type in types {
            switch type {
            case .moveToPoint: path.move(to: next())
            case .addLineToPoint: path.addLine(to: next())
            case .addQuadCurveToPoint:
                let control = next()
                path.addQuadCurve(to: next(), control: control)
            case .addCurveToPoint:
                let (first, second) = (next(), next())
                path.addCurve(to: next(), control1: first, control2: second)
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    private subscript(_ index: Int) -> CGFloat { index < numbers.count ? CGFloat(numbers[index]) : 0 }

    private static func color(_ numbers: ArraySlice<Double>) -> CGColor {
        let values = Array(numbers.map { CGFloat(min(max($0, 0), 1)) })
        guard values.count == 4 else { return .clear }
        return CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
}

// MARK: - Computing

extension AnimatableValue {
    /// The value at a share of the way to another; without values in between it changes at the end of the way.
    func mixed(with other: AnimatableValue, _ share: Double) -> AnimatableValue {
        guard form == other.form, numbers.count == other.numbers.count else { return share < 1 ? self : other }
        if let image, let end = other.image {
            return image.faded(into: end, share).map(AnimatableValue.init) ?? other
        }
        if form == .transform {
            return AnimatableValue(TransformParts.mixed(transform, other.transform, share)) ?? other
        }
        let (from, to) = form == .color ? colored(other) : (self, other)
        return AnimatableValue(form, zip(from.numbers, to.numbers).map { $0 + ($1 - $0) * share })
    }

    /// Two colors of which one that cannot be seen takes the other's hue, so that it fades and does not darken.
    func colored(_ other: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        guard form == .color, other.form == .color else { return (self, other) }
        func hued(_ color: [Double], _ hue: [Double]) -> AnimatableValue {
            AnimatableValue(.color, color[3] == 0 ? Array(hue[..<3]) + [0] : color)
        }
        return (hued(numbers, other.numbers), hued(other.numbers, numbers))
    }

    /// The sum of two values, which for transforms is one after the other; the other one if their forms differ.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        guard form == other.form, numbers.count == other.numbers.count else { return other }
        if form == .transform {
            return AnimatableValue(CATransform3DConcat(transform, other.transform)) ?? other
        }
        return AnimatableValue(form, zip(numbers, other.numbers).map { $0 + $1 })
    }

    /// What has to be added to `other` to get this value.
    func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        guard form == other.form, numbers.count == other.numbers.count else { return self }
        if form == .transform {
            let back = CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(other.transform).inverted())
            return AnimatableValue(CATransform3DConcat(transform, back)) ?? self
        }
        return AnimatableValue(form, zip(numbers, other.numbers).map { $0 - $1 })
    }

    /// The same value several times.
    func times(_ count: Double) -> AnimatableValue { AnimatableValue(form, numbers.map { $0 * count }) }

    /// How far it is to another value, for paced animations.
    func distance(to other: AnimatableValue) -> Double {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
}

extension CGImage {
    /// The picture at a share of the way to another one, with the longer sides of both.
    fileprivate func faded(into other: CGImage, _ share: Double) -> CGImage? {
        if share <= 0 || share >= 1 { return share <= 0 ? self : other }
        let size = CGSize(width: max(width, other.width), height: max(height, other.height))
        guard let context = try? CGContext(size: size, scale: 1) else { return nil }
        context.setAlpha(CGFloat(1 - share))
        context.drawUpright(self, in: CGRect(origin: .zero, size: size))
        context.setAlpha(CGFloat(share))
        context.setBlendMode(.plusLighter)
        context.drawUpright(other, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
