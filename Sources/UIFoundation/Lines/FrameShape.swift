import Foundation

/// The space within a path: what of a row lines may take.
///
/// Points from the upper left corner of the path's bounding box, y downwards.
struct FrameShape {
    let size: CGSize
    /// What is left out: all outside the path, and other paths, each filled by the even-odd rule.
    private let outsides: [[[CGPoint]]]

    /// - Parameters:
    ///   - path: y grows upwards in it, and in the others.
    ///   - clips: What lines leave out within it.
    init(_ path: CGPath, without clips: [CGPath]) {
        let box = path.boundingBoxOfPath
        size = box.size
        func polygons(_ path: CGPath) -> [[CGPoint]] {
            PathFlattener(path).polygons.map { points in
                points.map { CGPoint(x: $0.x - box.minX, y: box.maxY - $0.y) }
            }
        }
        let frame = CGRect(origin: .zero, size: box.size).insetBy(dx: -1, dy: -1)
        let corners = [
            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
            CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
        ]
        outsides = [[corners] + polygons(path)] + clips.map(polygons)
    }

    /// The parts of a row that lie within, over its whole height, from left to right.
    func spans(top: CGFloat, bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let covers = outsides.flatMap { RowCover($0, isEvenOdd: true, top: top, bottom: bottom).spans }
        var spans: [ClosedRange<CGFloat>] = []
        var start: CGFloat = 0
        for cover in covers.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if cover.lowerBound > start { spans.append(start...min(cover.lowerBound, size.width)) }
            start = max(start, cover.upperBound)
            guard start < size.width else { return spans }
        }
        return spans + [start...size.width]
    }
}
