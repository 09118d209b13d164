import Foundation

/// Decoding and scaling ahead of time. Pictures here are decoded when they are made, so only scaling is work.
extension UIImage {
    /// The picture, ready to be drawn: itself.
    public func preparingForDisplay() -> UIImage? { self }

    /// The picture, ready to be drawn: itself.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// The whole picture within a size in points, its proportions kept; nil if the size has no area.
    ///
    /// The result has the receiver's scale and stands upright.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        return shown { $0.resizing = nil }.flattened(
            defaultTint: nil, size: CGSize(width: self.size.width * factor, height: self.size.height * factor))
    }

    /// The whole picture within a size in points, its proportions kept; nil if the size has no area.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Scales the picture and hands it over, on the calling thread and before the call returns.
    public func prepareThumbnail(of size: CGSize, completionHandler: @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
