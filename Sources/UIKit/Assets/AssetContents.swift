/// A `Contents.json` of an asset catalog, as far as it is understood. Format: Apple's Asset Catalog Format Reference.
struct AssetContents: Decodable, Sendable {
    var images: [Entry]?
    var colors: [Entry]?
    var data: [Entry]?
    var properties: Properties?

    /// One version of an image or color, with the traits that it is for.
    struct Entry: Decodable, Sendable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var languageDirection: String?
        var displayGamut: String?
        var locale: String?
        var widthClass: String?
        var heightClass: String?
        var unassigned: Bool?
        var resizing: Resizing?
        var alignmentInsets: Insets?
        var color: Color?
        var typeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, locale, unassigned, resizing, color
            case typeIdentifier = "universal-type-identifier"
            case languageDirection = "language-direction"
            case displayGamut = "display-gamut"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case alignmentInsets = "alignment-insets"
        }
    }

    struct Appearance: Decodable, Hashable, Sendable {
        var appearance: String
        var value: String
    }

    /// How an image grows. Insets are pixels of the file.
    struct Resizing: Decodable, Sendable {
        var capInsets: Insets?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case capInsets = "cap-insets"
            case center
        }

        struct Center: Decodable, Sendable {
            var mode: String?
        }
    }

    struct Insets: Decodable, Sendable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?

        /// In points, for a number of pixels in a point.
        func points(scale: CGFloat) -> UIEdgeInsets {
            func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / scale }
            return UIEdgeInsets(top: points(top), left: points(left), bottom: points(bottom), right: points(right))
        }
    }

    /// A color by its components, or by the name of one of the system's.
    struct Color: Decodable, Sendable {
        var colorSpace: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case colorSpace = "color-space"
        }
    }

    struct Properties: Decodable, Sendable {
        var renderingIntent: String?
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case renderingIntent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }
}
