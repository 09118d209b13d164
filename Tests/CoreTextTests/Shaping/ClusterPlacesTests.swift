import Testing

@testable import PlacardCoreText

@Suite struct ClusterPlacesTests {
    @Test func `Clusters have the numbers that they were given`() {
        var places = ClusterPlaces()
        let clusters = (0..<1_000).map { number in [0xD83D, UInt16(number), 0x200D, UInt16(number / 7)] }
        for (number, cluster) in clusters.enumerated() {
            #expect(cluster.withUnsafeBufferPointer { places.place(of: $0) } == 0)
            cluster.withUnsafeBufferPointer { places.insert(UInt8(1 + number % 250), for: $0) }
        }
        for (number, cluster) in clusters.enumerated() {
            #expect(cluster.withUnsafeBufferPointer { places.place(of: $0) } == UInt8(1 + number % 250))
            #expect(cluster.dropLast().withUnsafeBufferPointer { places.place(of: $0) } == 0)
        }
    }

    @Test func `Clusters of more units than are kept have none`() {
        var places = ClusterPlaces()
        let long = [UInt16](repeating: 0x301, count: 33)
        long.withUnsafeBufferPointer { places.insert(1, for: $0) }
        #expect(long.withUnsafeBufferPointer { places.place(of: $0) } == 0)
        #expect(long.dropLast().withUnsafeBufferPointer { places.place(of: $0) } == 0)
    }

    @Test func `Full places start anew`() {
        var places = ClusterPlaces()
        for number in 0...4_096 {
            [UInt16(number), 0x301].withUnsafeBufferPointer { places.insert(7, for: $0) }
        }
        #expect([0, 0x301].withUnsafeBufferPointer { places.place(of: $0) } == 0)
        #expect([4_096, 0x301].withUnsafeBufferPointer { places.place(of: $0) } == 7)
    }
}
