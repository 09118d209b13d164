import Foundation
import Testing

@testable import PlacardLabels

@MainActor @Suite struct BubbleTailTests {
    @Test(arguments: [-2, -1.2, -0.5, 0, 0.5, 1.2, 2] as [CGFloat])
    func `A tail flows out of its edge and back wherever it leans`(lean: CGFloat) {
        for position in [0, 0.5, 1] as [CGFloat] {
            let tail = BubbleTail(edge: .bottom, position: position, size: CGSize(width: 20, height: 12), lean: lean)
            let outline = tail.outline(in: CGRect(x: 0, y: 0, width: 100, height: 60), radius: 10)
            var (curves, last): ([[CGPoint]], CGPoint) = ([], .zero)
            outline.cgPath.applyWithBlock { element in
                let count = element.pointee.type.count
                let points = (0..<count).map { element.pointee.points[$0] }
                if count == 3, max(last.y, points[2].y) > 55 { curves.append([last] + points) }
                last = points.last ?? last
            }
            #expect(curves.count == 2)
            // From the right base to the tip, and from there to the left base: both leave the edge along it, inwards.
            #expect(curves[0][0].y == 48 && curves[0][1].y == 48 && curves[0][1].x < curves[0][0].x)
            #expect(curves[1][3].y == 48 && curves[1][2].y == 48 && curves[1][2].x > curves[1][3].x)
            #expect(curves[0][0].x <= 90.001 && curves[1][3].x >= 9.999)
        }
    }
}

extension CGPathElementType {
    /// How many points an element of a bubble's outline has.
    fileprivate var count: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addCurveToPoint: 3
        default: 0
        }
    }
}
