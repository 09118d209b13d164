/// A transform in parts that can be mixed with, and added to, those of another one of the same kind.
struct TransformParts {
    enum Kind {
        /// Translation, scale, rotation, shear, and what is done to the third dimension.
        case plane
        /// Scale, turns about three axes, shear, translation and perspective.
        case space
        /// The entries of the matrix: of transforms that flatten what they are applied to.
        case matrix

        /// The first kind that both of two transforms can be taken apart by.
        init(_ a: CATransform3D, _ b: CATransform3D) {
            let kinds: [Kind] = [.plane, .space]
            self = kinds.first { TransformParts(a, $0) != nil && TransformParts(b, $0) != nil } ?? .matrix
        }

        /// Which of the numbers are angles, in radians.
        fileprivate var angles: Range<Int> {
            switch self {
            case .plane: 4..<5
            case .space: 3..<6
            case .matrix: 0..<0
            }
        }
    }

    let kind: Kind
    let numbers: [Double]

    /// Nil if the transform cannot be taken apart so.
    init?(_ transform: CATransform3D, _ kind: Kind) {
        let numbers =
            switch kind {
            case .plane: PlaneTransform(transform)?.numbers
            case .space: SpaceTransform(transform)?.numbers
            case .matrix: transform.rows.map { Double($0) }
            }
        guard let numbers else { return nil }
        (self.kind, self.numbers) = (kind, numbers)
    }

    private init(_ kind: Kind, _ numbers: [Double]) { (self.kind, self.numbers) = (kind, numbers) }

    var transform: CATransform3D {
        switch kind {
        case .plane: PlaneTransform(numbers).transform
        case .space: SpaceTransform(numbers).transform
        case .matrix: CATransform3D(rows: numbers.map { CGFloat($0) })
        }
    }

    /// What has to be added to these parts to get others; turns go the shorter way around.
    func way(to other: TransformParts) -> [Double] {
        zip(numbers, other.numbers).enumerated().map { index, pair in
            let way = pair.1 - pair.0
            return kind.angles.contains(index) ? way.remainder(dividingBy: 2 * .pi) : way
        }
    }

    /// The parts with a share of a way added.
    func adding(_ way: [Double], _ share: Double) -> TransformParts {
        TransformParts(kind, zip(numbers, way).map { $0 + $1 * share })
    }

    /// The transform at a share of the way from one to another.
    static func mixed(_ a: CATransform3D, _ b: CATransform3D, _ share: Double) -> CATransform3D {
        let kind = Kind(a, b)
        guard let from = TransformParts(a, kind), let to = TransformParts(b, kind) else { return b }
        return from.adding(from.way(to: to), share).transform
    }
}

extension PlaneTransform {
    fileprivate var numbers: [Double] {
        [translation.x, translation.y, scale.x, scale.y, rotation, shear, depthScale, depth].map { Double($0) }
    }

    fileprivate init(_ numbers: [Double]) {
        let n = numbers.map { CGFloat($0) }
        translation = CGPoint(x: n[0], y: n[1])
        scale = CGPoint(x: n[2], y: n[3])
        (rotation, shear) = (n[4], n[5])
        (depthScale, depth) = (n[6], n[7])
    }
}

extension SpaceTransform {
    fileprivate var numbers: [Double] {
        [scale, rotation, shear, translation].flatMap { [$0.x, $0.y, $0.z] } + perspective.map { Double($0) }
    }

    fileprivate init(_ numbers: [Double]) {
        func part(_ start: Int) -> SIMD3<Double> { SIMD3(numbers[start], numbers[start + 1], numbers[start + 2]) }
        (scale, rotation, shear, translation) = (part(0), part(3), part(6), part(9))
        perspective = numbers[12...].map { CGFloat($0) }
    }
}
