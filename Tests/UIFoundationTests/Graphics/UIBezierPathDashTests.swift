import PlacardUIFoundation
import Testing

/// Apple's page of `UIBezierPath.getLineDash(_:count:phase:)`.
@Suite struct UIBezierPathDashTests {
    @Test func `dashes are told as they were set`() {
        let path = UIBezierPath()
        path.setLineDash([3, 1], count: 2, phase: 0.5)
        var (count, phase, lengths) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 2))
        path.getLineDash(nil, count: &count, phase: &phase)
        path.getLineDash(&lengths, count: nil, phase: nil)
        #expect(count == 2 && phase == 0.5 && lengths == [3, 1])
    }
}
