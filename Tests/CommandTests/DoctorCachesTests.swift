import PlacardSpecimens
import Testing

@testable import PlacardCommand

@MainActor @Suite struct DoctorCachesTests {
    @Test func `A line tells what each kind of cache holds and how often it helped`() throws {
        let specimen = try #require(Specimen.all.first)
        let lines = try DoctorCaches.lines(after: [specimen, specimen]).map {
            $0.split(separator: "\t").map(String.init)
        }
        #expect(lines.allSatisfy { $0.count == 7 })
        #expect(Set(lines.dropFirst().map { $0[0] }).isSuperset(of: ["words", "kerned pairs", "glyph masks"]))
        let masks = try #require(lines.first { $0[0] == "glyph masks" })
        #expect(try #require(Int(masks[1])) > 0)
        #expect(try #require(Int(masks[4])) > 0)
    }
}
