import Testing

@testable import PlacardCoreText

/// Few elements and many are written alike.
@Suite struct ArrayWritingTests {
    @Test(arguments: [0, 1, 2, 255, 256, 257, 1_023, 1_024, 1_025, 5_000])
    func `An array holds what was written, and no more`(_ most: Int) {
        let written = most / 3
        let array = [Int](upTo: most) { elements in
            #expect(elements.count >= most)
            for index in 0..<written { elements.initializeElement(at: index, to: index * 7) }
            return written
        }
        #expect(array == (0..<written).map { $0 * 7 })
    }
}
