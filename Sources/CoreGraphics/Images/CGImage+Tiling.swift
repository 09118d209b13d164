extension CGImage {
    /// A picture of some size that repeats this one from the top left corner; nil if there is no space for it.
    package func tiled(width: Int, height: Int) -> CGImage? {
        guard let target = PixelBuffer(width: width, height: height) else { return nil }
        for row in 0..<height {
            let from = buffer.pixels.baseAddress! + row % self.height * self.width
            let to = target.pixels.baseAddress! + row * width
            for start in stride(from: 0, to: width, by: self.width) {
                (to + start).update(from: from, count: min(self.width, width - start))
            }
        }
        return CGImage(buffer: target, colorSpace: colorSpace, alphaInfo: alphaInfo)
    }
}
