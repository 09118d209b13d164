import Foundation

/// Texts with attributes, set at any width: what bytes describe, checked by the invariants of the test suite.
@MainActor enum LayoutInput {
    static func run(_ data: Data) {
        let found = TextInvariants.violations(data)
        require(found.isEmpty, found.joined(separator: "; "))
    }
}
