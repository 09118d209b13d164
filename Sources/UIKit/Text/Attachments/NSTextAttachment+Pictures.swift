import Foundation

extension NSTextAttachment: PictureObject {
    package static func showing(_ image: UIImage, data: Data, type: String, size: CGSize?) -> any PictureObject {
        let attachment = NSTextAttachment(data: data, ofType: type)
        attachment.image = image
        if let size { attachment.bounds = CGRect(origin: .zero, size: size) }
        return attachment
    }

    package var picture: (data: Data, type: String, size: CGSize?)? {
        let size = bounds == .zero ? nil : bounds.size
        if let contents, let fileType, ["public.png", "public.jpeg"].contains(fileType) {
            return (contents, fileType, size)
        }
        return image?.pngData().map { ($0, "public.png", size) }
    }
}
