import Foundation

/// A kind of object that shows a picture in a text: `NSTextAttachment`, which knows views and so lies above TextKit.
package protocol PictureObject: AttributeValue, LaidOutObject {
    /// Makes an object that shows an image.
    ///
    /// - Parameters:
    ///   - data: The bytes that the image was read from, a PNG or JPEG file.
    ///   - type: Their uniform type identifier.
    ///   - size: In points; nil for the image's own.
    static func showing(_ image: UIImage, data: Data, type: String, size: CGSize?) -> any PictureObject

    /// The bytes of a file of the image, their uniform type identifier, and the size where it is not the image's own; nil for what
    /// shows none.
    var picture: (data: Data, type: String, size: CGSize?)? { get }
}

/// A picture that stands in HTML itself, as a `data:` address (RFC 2397).
///
/// Nothing is fetched and no file is opened: pictures at other addresses are their descriptions.
enum HTMLPicture {
    /// No more pictures than this are read from one text; the others are their descriptions.
    static let maximumCount = 100

    /// Found by its name, because it lies above; nil in programs without UIKit.
    private static var kind: (any PictureObject.Type)? {
        NSClassFromString("PlacardUIKit.NSTextAttachment") as? any PictureObject.Type
    }

    /// The object that shows an element's picture; nil if it has none that can be read.
    static func object(_ attributes: [String: String], size block: CSSBlock?) -> (any PictureObject)? {
        guard let kind, let (data, type) = attributes["src"].flatMap(read), let image = UIImage(data: data) else {
            return nil
        }
        return kind.showing(image, data: data, type: type, size: size(of: image, block))
    }

    /// The kinds of pictures that are read, by their media types.
    private static let types = [
        (name: "image/png", identifier: "public.png"), (name: "image/jpeg", identifier: "public.jpeg"),
    ]

    private static func beginning(of type: String) -> String { "data:\(type);base64," }

    private static func read(_ address: String) -> (data: Data, type: String)? {
        let address = address.trimmed
        guard let comma = address.firstIndex(of: ","),
            let type = types.first(where: { beginning(of: $0.name) == address[...comma].lowercased() })?.identifier
        else { return nil }
        let text = String(address[address.index(after: comma)...])
        let data = Data(base64Encoded: text.removingPercentEncoding ?? text, options: .ignoreUnknownCharacters)
        return data.map { ($0, type) }
    }

    /// The size that is declared, with the image's proportions if only one side is; nil if none is.
    private static func size(of image: UIImage, _ block: CSSBlock?) -> CGSize? {
        guard let block, image.size.width > 0, image.size.height > 0 else { return nil }
        switch (block.points(of: "width"), block.points(of: "height")) {
        case (let width?, let height?): return CGSize(width: width, height: height)
        case (let width?, nil):
            return CGSize(width: width, height: (width * image.size.height / image.size.width).limitedLength)
        case (nil, let height?):
            return CGSize(width: (height * image.size.width / image.size.height).limitedLength, height: height)
        case (nil, nil): return nil
        }
    }

    /// The element that shows an object; nil for objects that show no picture.
    static func html(_ object: Any) -> String? {
        guard let (data, type, size) = (object as? any PictureObject)?.picture,
            let name = types.first(where: { $0.identifier == type })?.name
        else { return nil }
        let sides = size.map {
            " width=\"\(HTMLWriter.number($0.width))\" height=\"\(HTMLWriter.number($0.height))\""
        }
        return "<img src=\"\(beginning(of: name))\(data.base64EncodedString())\"\(sides ?? "")>"
    }
}
