import Foundation

/// What was found not to hold, the first of it in words.
struct Findings {
    private(set) var list: [String] = []

    /// More say nothing new.
    private static let most = 8

    mutating func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
        if !holds, list.count < Self.most { list.append(what()) }
    }

    mutating func expectFinite(_ numbers: [CGFloat], _ what: @autoclosure () -> String) {
        expect(numbers.allSatisfy { abs($0) < 1e15 }, "\(what()) are not finite: \(numbers)")
    }
}
