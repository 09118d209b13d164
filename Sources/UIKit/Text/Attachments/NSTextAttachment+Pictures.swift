import Foundation

extension NSTextAttachment: PictureObject {
    package static func showing(_ image: UIImage, data: Data, type: String, size: CGSize?) -> any PictureObject {
        let attachment = NSTextAttachment(data: data, ofType: type)
        attachment.image = image
        if let size { attachment.bounds = CGRect(origin: .zero, size: size) }
        return attachment
    }

    package var picture: (data: Data, isPNG: Bool, size: CGSize?)? {
        let size = bounds == .zero ? nil : bounds.size
        if let contents, fileType == "public.png" || fileType == "public.jpeg" {
            return (contents, fileType == "public.png", size)
        }
        return image?.pngData().map { ($0, true, size) }
    }
}
