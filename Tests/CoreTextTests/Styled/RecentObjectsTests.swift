import Testing

@testable import PlacardCoreText

@Suite struct RecentObjectsTests {
    private final class Number: Sendable {
        let value: Int
        init(_ value: Int) { self.value = value }
    }

    @Test func `What was asked for lately is the same object`() {
        let recent = RecentObjects<Number>()
        func number(_ value: Int) -> Number { recent.object(where: { $0.value == value }, made: { Number(value) }) }
        let first = number(1)
        #expect(first.value == 1 && number(1) === first)
        for value in 2...8 { #expect(number(value).value == value) }
        #expect(number(1) === first)
    }

    @Test func `The eight asked for last are kept, and no more`() {
        let recent = RecentObjects<Number>()
        var made: [Int] = []
        func ask(_ value: Int) {
            _ = recent.object {
                $0.value == value
            } made: {
                made.append(value)
                return Number(value)
            }
        }
        for value in 1...8 { ask(value) }
        ask(1)
        ask(9)
        #expect(made == Array(1...9))
        // The object that was found last took the place of the first one in the list.
        ask(1)
        #expect(made == Array(1...9))
        for value in 10...17 { ask(value) }
        ask(1)
        #expect(made == Array(1...17) + [1])
    }
}
