import Foundation

/// An image as archives hold it: a symbol by its name, any other one as a PNG file with how it is shown.
///
/// Versions for other traits, images that move and symbols' configurations are not kept. What cannot be read is an empty
/// image.
package final class ArchivedImage: NSObject, NSSecureCoding {
    /// The image.
    package let image: UIImage

    /// How a bitmap is shown.
    private struct Showing: Codable {
        var scale: CGFloat
        var mode: Int
        var alignmentInsets: [CGFloat]
        var capInsets: [CGFloat]?
        var resizingMode = 0
    }

    /// Holds an image.
    package init(_ image: UIImage) {
        self.image = image
    }

    package static var supportsSecureCoding: Bool { true }

    package required init?(coder: NSCoder) {
        if let name: String = coder.archived("UISystemName", of: [NSString.self]) {
            image = UIImage.symbol(named: name, nil, scale: coder.archivedNumber("UIScale") ?? 1)
            return
        }
        guard let showing: Showing = coder.archivedValue("UIShowing"),
            let data: Data = coder.archived("UIImageData", of: [NSData.self]),
            var bitmap = UIImage(data: data, scale: showing.scale)
        else {
            image = UIImage()
            return
        }
        if let caps = showing.capInsets {
            bitmap = bitmap.resizableImage(
                withCapInsets: UIEdgeInsets(archived: caps),
                resizingMode: UIImage.ResizingMode(rawValue: showing.resizingMode) ?? .tile)
        }
        image = bitmap.withAlignmentRectInsets(UIEdgeInsets(archived: showing.alignmentInsets))
            .withRenderingMode(UIImage.RenderingMode(rawValue: showing.mode) ?? .automatic)
    }

    package func encode(with coder: NSCoder) {
        guard image.manner.symbolName.isEmpty else {
            coder.archive(text: image.manner.symbolName, as: "UISystemName")
            return coder.encode(Double(image.scale), forKey: "UIScale")
        }
        let resizing = image.manner.resizing
        let showing = Showing(
            scale: image.scale, mode: image.renderingMode.rawValue,
            alignmentInsets: image.alignmentRectInsets.archived, capInsets: resizing?.capInsets.archived,
            resizingMode: resizing?.mode.rawValue ?? 0)
        coder.archive(showing, as: "UIShowing")
        coder.archive(image.pngData() as NSData?, as: "UIImageData")
    }
}

extension UIEdgeInsets {
    /// The four distances in the order that archives have.
    package var archived: [CGFloat] { [top, left, bottom, right] }

    /// Reads four distances; anything else is none.
    package init(archived numbers: [CGFloat]) {
        self =
            numbers.count == 4
            ? UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]) : .zero
    }
}
