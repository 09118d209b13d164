/// How a renderer's bitmaps are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels in a point.
    open var scale: CGFloat
    /// Whether bitmaps begin black in place of clear.
    open var opaque: Bool

    /// Which colors bitmaps hold; raw values as on iOS. They are sRGB's here in any case.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }
    /// Which colors bitmaps should hold. Stored; no effect.
    open var preferredRange = Range.automatic
    /// Whether bitmaps should hold colors beyond sRGB, as `preferredRange` says. Stored; no effect.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// A format of the main screen's scale.
    public override init() {
        scale = UITraitCollection.standard.displayScale
        opaque = false
    }

    /// A format that suits traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The format that suits the main screen.
    open class func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    /// The format that suits the main screen.
    open class func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }
}

/// What drawing code gets from a renderer of images.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The format of the renderer that draws.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// What has been drawn so far.
    public var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }
}

/// Makes images of what a closure draws.
///
/// Source: Apple's documentation of `UIGraphicsImageRenderer`. Works on any thread.
open class UIGraphicsImageRenderer {
    /// How the renderer's bitmaps are made, and the rectangle that it draws.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer of images of a size in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of images of a size in points and of a scale that the format says.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer that draws a rectangle of its coordinates.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer that draws a rectangle of its coordinates; the format's `bounds` become that rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        format.bounds = bounds
        self.format = format
    }

    /// The image of what the closure draws.
    ///
    /// An image without area, or too large for memory, is empty, nothing is drawn, and `UIImage.report` says why:
    /// Apple's renderer raises an exception or stops the program.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context: CGContext
        do throws(CGContextError) {
            context = try CGContext(size: format.bounds.size, scale: format.scale)
        } catch {
            UIImage.report("The picture is empty. \(error)")
            return UIImage()
        }
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        if format.opaque { context.fillWithBlack(format.bounds) }
        let rendering = UIGraphicsImageRendererContext(context, format: format)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(rendering)
        return rendering.currentImage
    }

    /// A JPEG file of what the closure draws, on white where it is clear; empty if the image is.
    ///
    /// - Parameters:
    ///   - compressionQuality: From 0, the smallest file, to 1, the best picture.
    ///   - actions: Draws the picture.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// A PNG file of what the closure draws; empty if the image is.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// The format of a renderer whose images are like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.alphaInfo == .noneSkipFirst
        return format
    }
}
