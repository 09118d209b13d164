import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGContextThreadsTests {
    /// Faces, caches, images and colors are shared; each thread draws on its own context.
    @Test func everyThreadDrawsTheSameImage() async throws {
        let face = BoxFace()
        let pictures = try await withThrowingTaskGroup(of: Drawing.self) { group in
            for _ in 0..<64 { group.addTask { try Self.picture(face) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let expected = try Self.picture(face)
        #expect(pictures.count == 64 && pictures.allSatisfy { $0 == expected } && expected.ink > 100)
    }

    private static func picture(_ face: BoxFace) throws -> Drawing {
        try Drawing(40, 40) {
            $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: .blue)
            $0.draw(face.run())
            $0.draw(face.run(BoxFace.picture, x: 20))
            $0.setBlendMode(.hue)
            $0.draw(face.run(y: 30))
        }
    }
}
