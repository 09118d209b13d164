import Testing

@testable import PlacardCoreGraphics

@Suite struct MotionTrackTests {
    private func corners(_ values: [CGFloat]) -> [[CGFloat]] {
        MotionTrack(values.map { [$0] }, tolerance: 0.01).corners.map { [$0.time] + $0.row }
    }

    @Test func `Of values on straight lines their ends are kept`() {
        #expect(corners([0, 1, 2, 3, 4]) == [[0, 0], [1, 4]])
        #expect(corners([0, 2, 4, 2, 0]) == [[0, 0], [0.5, 4], [1, 0]])
        #expect(corners([1, 1, 5, 5, 5]) == [[0, 1], [0.25, 1], [0.5, 5], [1, 5]])
        #expect(corners([3]) == [[0, 3]] && corners([]) == [])
        #expect(MotionTrack([[1, 2], [1.001, 2]], tolerance: 0.01).isStill)
    }

    @Test func `What is written lies nowhere further from the values than the tolerance`() {
        let values = (0...100).map { CGFloat($0 * $0) / 100 }
        let found = corners(values)
        #expect(found.count < 80)
        for (index, value) in values.enumerated() {
            let time = CGFloat(index) / 100
            let next = found.firstIndex { $0[0] >= time } ?? 0
            let (after, before) = (found[next], found[max(next - 1, 0)])
            let share = after[0] == before[0] ? 0 : (time - before[0]) / (after[0] - before[0])
            #expect(abs(before[1] + (after[1] - before[1]) * share - value) <= 0.01 + 1e-9)
        }
    }
}
