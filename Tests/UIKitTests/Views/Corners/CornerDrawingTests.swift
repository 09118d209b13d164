import PlacardUIKit
import TestTools
import Testing

/// Corners as they are drawn.
@MainActor @Suite struct CornerDrawingTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        view.backgroundColor = .black
        view.cornerConfiguration = .corners(topLeftRadius: 16, bottomRightRadius: 4)
    }

    /// The opacity of the pixels half a point from the corners, clockwise from the top left.
    private func opacities() throws -> [UInt32] {
        let pixels = try Pixels(of: view)
        return [(0, 0), (39, 0), (39, 39), (0, 39)].map { pixels[$0.0, $0.1] >> 24 }
    }

    @Test func `the background has each corner's own radius`() throws {
        let found = try opacities()
        #expect(found[0] == 0 && found[1] == 255 && found[3] == 255)
        #expect(found[2] < 128)
        #expect(try Pixels(of: view)[37, 37] >> 24 == 255)
    }

    @Test func `what lies upon the view ends at its corners if it clips`() throws {
        view.backgroundColor = nil
        let upper = UIView(frame: view.bounds)
        upper.backgroundColor = .black
        view.addSubview(upper)
        #expect(try opacities() == [255, 255, 255, 255])
        view.clipsToBounds = true
        #expect(try opacities()[0] == 0)
    }

    @Test func `the border follows the corners`() throws {
        view.backgroundColor = nil
        view.layer.borderWidth = 2
        #expect(try opacities()[0] == 0)
        #expect(try opacities()[1] == 255)
        #expect(try Pixels(of: view)[20, 20] == 0)
    }
}
