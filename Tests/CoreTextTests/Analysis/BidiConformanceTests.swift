import Foundation
import Testing

@testable import PlacardCoreText

/// Samples of Unicode's own test files (Fixtures/Unicode); `make conformance` runs all of both.
@Suite struct BidiConformanceTests {
    @Test func sequencesOfClassesGetTheLevelsAndTheOrderOfUnicodesFile() throws {
        var levels: [Substring] = []
        var order: [Substring] = []
        var count = 0
        for line in try lines(of: "BidiTest") {
            if line.hasPrefix("@Levels:") {
                levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace)
            } else if line.hasPrefix("@Reorder:") {
                order = line.dropFirst(9).split(whereSeparator: \.isWhitespace)
            } else {
                let fields = line.split(separator: ";")
                let points = try fields[0].split(separator: " ").map { try #require(Self.representatives[$0]) }
                let directions = try #require(Int(fields[1].trimmingCharacters(in: .whitespaces)))
                for (bit, direction) in Self.directions where directions & bit != 0 {
                    check(UnicodeConformance.bidi(points, direction: direction), levels, order, line)
                    count += 1
                }
            }
        }
        #expect(count > 1000)
    }

    @Test func textsGetTheLevelsAndTheOrderOfUnicodesFile() throws {
        var count = 0
        for line in try lines(of: "BidiCharacterTest") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let points = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
            let direction = try #require(
                ["0": .leftToRight, "1": .rightToLeft, "2": .automatic][fields[1]] as Direction?)
            let answer = UnicodeConformance.bidi(points, direction: direction)
            #expect(String(answer.paragraphLevel) == fields[2], "\(line)")
            check(answer, fields[3].split(separator: " "), fields[4].split(separator: " "), line)
            count += 1
        }
        #expect(count > 200)
    }

    private typealias Direction = UnicodeConformance.Direction

    private static let directions: [(Int, Direction)] = [(1, .automatic), (2, .leftToRight), (4, .rightToLeft)]

    /// A character of each class.
    private static let representatives: [Substring: UInt32] = [
        "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x33, "ES": 0x2D, "ET": 0x25, "AN": 0x660, "CS": 0x2C, "B": 0x2029,
        "S": 0x9, "WS": 0x20, "ON": 0x3D, "NSM": 0x300, "BN": 0xAD, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
        "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    private func check(
        _ answer: UnicodeConformance.Bidi, _ levels: [Substring], _ order: [Substring], _ line: Substring
    ) {
        #expect(answer.levels.map { $0.map { String($0) } ?? "x" } == levels.map { String($0) }, "\(line)")
        #expect(answer.order.map { String($0) } == order.map { String($0) }, "\(line)")
    }

    private func lines(of name: String) throws -> [Substring] {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Fixtures/Unicode"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
}
