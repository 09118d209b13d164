import Testing

@testable import PlacardCommand

@MainActor @Suite struct ProgressBarTests {
    @Test(arguments: [
        (5, 0.5, "5/40"), (0, 9, "0/40"), (10, 5, "10/40, 2.0/s, 15 s left"), (30, 1.5, "30/40, 20/s, 1 s left"),
        (1, 10, "1/40, 0.1/s, 6 min 30 s left"), (40, 4, "40/40, 10/s, 0 s left"),
    ])
    func `Rate and time left are told after the first second`(done: Int, seconds: Double, end: String) {
        #expect(ProgressBar.text(done, of: 40, after: seconds).hasSuffix(" \(end)"))
    }
}
