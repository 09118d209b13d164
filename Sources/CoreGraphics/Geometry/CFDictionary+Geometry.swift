import Foundation

extension CGPoint {
    /// The coordinates under the keys "X" and "Y", as property lists keep a point.
    ///
    /// Source: Apple's documentation of `CGPoint.dictionaryRepresentation`.
    public var dictionaryRepresentation: CFDictionary { NSDictionary(lengths: ["X": x, "Y": y]) }

    /// Reads a point that `dictionaryRepresentation` has written; nil if a coordinate is missing or no number.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.length("X"), let y = dict.length("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The lengths under the keys "Width" and "Height", as property lists keep a size.
    ///
    /// Source: Apple's documentation of `CGSize.dictionaryRepresentation`.
    public var dictionaryRepresentation: CFDictionary { NSDictionary(lengths: ["Width": width, "Height": height]) }

    /// Reads a size that `dictionaryRepresentation` has written; nil if a length is missing or no number.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.length("Width"), let height = dict.length("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// Place and size under the keys "X", "Y", "Width" and "Height", as property lists keep a rectangle.
    ///
    /// Source: Apple's documentation of `CGRect.dictionaryRepresentation`.
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(lengths: ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
    }

    /// Reads a rectangle that `dictionaryRepresentation` has written; nil if a value is missing or no number.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension NSDictionary {
    fileprivate convenience init(lengths: [String: CGFloat]) {
        self.init(dictionary: lengths.mapValues { NSNumber(value: Double($0)) })
    }

    fileprivate func length(_ key: String) -> CGFloat? {
        switch self[key] {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }
}
