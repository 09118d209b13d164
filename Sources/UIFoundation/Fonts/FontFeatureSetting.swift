import Foundation

/// One of a descriptor's feature settings, in Apple's numbers or in OpenType's tags.
enum FontFeatureSetting: Hashable, Codable, Sendable {
    case apple(type: Int, selector: Int)
    case openType(FontFeature)

    /// Reads a dictionary of `.featureSettings`; nil for one that lacks a key or has a value of another kind.
    init?(_ setting: [UIFontDescriptor.FeatureKey: Any]) {
        func number(_ key: UIFontDescriptor.FeatureKey) -> Int? { setting[key].flatMap(NumericAttribute.integer) }
        if let type = number(.type), let selector = number(.selector) {
            self = .apple(type: type, selector: selector)
        } else if let tag = setting[.openTypeTag] as? String, tag.utf8.count == 4 {
            self = .openType(FontFeature(tag: tag, value: number(.openTypeValue) ?? 1))
        } else {
            return nil
        }
    }

    /// Reads a setting under plain strings, as Foundation keeps it.
    init?(bridged setting: [String: Any]) {
        self.init(Dictionary(uniqueKeysWithValues: setting.map { (UIFontDescriptor.FeatureKey(rawValue: $0), $1) }))
    }

    /// What the setting asks of a font; nil for Apple's features that OpenType fonts do not have.
    var feature: FontFeature? {
        switch self {
        case .apple(let type, let selector): FontFeature(type: type, selector: selector)
        case .openType(let feature): feature
        }
    }

    /// The setting as Foundation keeps it.
    var dictionary: NSDictionary {
        typealias Key = UIFontDescriptor.FeatureKey
        return switch self {
        case .apple(let type, let selector):
            [Key.type.rawValue: NSNumber(value: type), Key.selector.rawValue: NSNumber(value: selector)]
        case .openType(let feature):
            [
                Key.openTypeTag.rawValue: NSString(string: feature.tag),
                Key.openTypeValue.rawValue: NSNumber(value: feature.value),
            ]
        }
    }
}

extension UIFontDescriptor {
    /// The name of a value in one of `.featureSettings`; raw values as on iOS.
    public struct FeatureKey: BridgedName, Hashable, Sendable {
        /// The key's name, as on iOS.
        public let rawValue: String

        /// Makes a key of a name; keys other than Apple's are left out.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// One of Apple's feature types, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: kCTFontFeatureTypeIdentifierKey as String)
        /// One of the selectors of the type, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: kCTFontFeatureSelectorIdentifierKey as String)
        /// The type, as iOS 14 and earlier spell it.
        public static let featureIdentifier = type
        /// The selector, as iOS 14 and earlier spell it.
        public static let typeIdentifier = selector

        static let openTypeTag = FeatureKey(rawValue: kCTFontOpenTypeFeatureTag as String)
        static let openTypeValue = FeatureKey(rawValue: kCTFontOpenTypeFeatureValue as String)
    }
}
