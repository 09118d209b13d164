import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct UIViewDisplayTests {
    private final class Filling: UIView {
        var count = 0
        var rects: [CGRect] = []

        override func draw(_ rect: CGRect) {
            count += 1
            rects.append(rect)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    private let view = Filling(frame: CGRect(x: 0, y: 0, width: 8, height: 4))

    @Test func aViewIsDrawnInItsBoundsWithItsContextCurrent() throws {
        #expect(try Pixels(of: view)[7, 3] == 0xFFFF_0000)
        #expect(view.rects == [view.bounds])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aViewIsDrawnAgainOnlyWhenItAsksForThat() throws {
        _ = try Pixels(of: view)
        view.frame.origin.x = 50
        view.alpha = 0.5
        view.bounds.size.width = 6
        _ = try Pixels(of: view)
        #expect(view.count == 1)
        view.setNeedsDisplay()
        _ = try Pixels(of: view)
        _ = try Pixels(of: view)
        #expect(view.count == 2)
    }

    @Test func theContentModeRedrawDrawsForANewSize() throws {
        view.contentMode = .redraw
        _ = try Pixels(of: view)
        view.bounds.size.width = 6
        _ = try Pixels(of: view)
        #expect(view.count == 2)
    }

    @Test func aViewThatDrawsNothingKeepsNoImage() throws {
        final class Plain: UIView {}
        final class Passing: UIView {
            override func draw(_ rect: CGRect) { super.draw(rect) }
        }
        for view in [UIView(), Plain(), Passing()] {
            view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            _ = try Pixels(of: view)
            #expect(view.layer.contents == nil)
        }
    }

    @Test func aViewThatCallsSuperKeepsWhatItDraws() throws {
        final class Polite: UIView {
            override func draw(_ rect: CGRect) {
                super.draw(rect)
                UIRectFill(rect)
            }
        }
        let view = Polite(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try Pixels(of: view)[4, 4] == 0xFF00_0000)
    }

    @Test func aScrolledViewDrawsInItsOwnCoordinates() throws {
        view.bounds.origin = CGPoint(x: 100, y: 100)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        root.addSubview(view)
        view.frame.origin = .zero
        #expect(try Pixels(of: root)[7, 3] == 0xFFFF_0000)
    }

    @Test func alphaFadesAViewAndItsSubviewsTogether() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let group = UIView(frame: root.bounds)
        group.backgroundColor = .red
        let child = UIView(frame: root.bounds)
        child.backgroundColor = .blue
        group.addSubview(child)
        group.alpha = 0.5
        root.addSubview(group)
        #expect(try Pixels(of: root)[2, 2] >> 16 & 255 == 0)
    }

    @Test func aMaskViewShowsPartsOfAView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 8))
        mask.backgroundColor = .black
        view.mask = mask
        let pixels = try Pixels(of: view)
        #expect(pixels[2, 2] == 0xFFFF_0000 && pixels[6, 2] == 0)
    }

    @Test func aHierarchyIsDrawnIntoARectangleOfTheCurrentContext() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 10, y: 10, width: 4, height: 4), afterScreenUpdates: true))
        }
        let pixels = Pixels(try #require(image.cgImage))
        #expect(pixels[22, 22] == 0xFFFF_0000 && pixels[30, 22] == 0 && pixels[18, 22] == 0)
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
    }

    @Test func `a snapshot is a picture of the view`() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 4))
        view.backgroundColor = .red
        let copy = try #require(view.snapshotView(afterScreenUpdates: false))
        view.backgroundColor = .blue
        #expect(copy.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try Pixels(of: copy)[1, 1] == 0xFFFF_0000)
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }
}
