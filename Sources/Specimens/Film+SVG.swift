import Foundation

extension Film {
    /// The film as an SVG file whose shapes move by themselves, for layers whose places, opacity and background change.
    ///
    /// - Parameters:
    ///   - begin: Makes what moves; animations that it starts run on the film's clock.
    ///   - stage: The layer that holds it, and the page's size in points.
    /// - Throws: `MotionRecorder.Fault` for what SVG does not show, `CGContextError` for a size that makes no page.
    @MainActor package func svg<Scene>(
        titled title: String, text: CGDocument.TextStyle, _ begin: () throws -> Scene,
        _ stage: (Scene) -> (layer: CALayer, size: CGSize)
    ) throws -> Data {
        let clock = EventClock(.stepped)
        return try clock.drive { () throws(any Error) in
            let scene = try begin()
            let (layer, size) = stage(scene)
            let recorder = MotionRecorder(layer)
            for index in 0...frameCount {
                clock.advance(by: Double(index) / Double(framesPerSecond) - clock.now)
                try recorder.note()
            }
            var info = CGDocument.Info()
            (info.title, info.creator) = (title, "Placard")
            let document = CGDocument(info: info)
            let motions = recorder.motions(lasting: Double(frameCount) / Double(framesPerSecond))
            let context = try document.beginPage(size: size, motions: motions)
            withExtendedLifetime(scene) { layer.render(in: context) }
            return document.svgData(text: text)
        }
    }
}
