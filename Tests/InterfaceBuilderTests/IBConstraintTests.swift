import PlacardInterfaceBuilder
import TestTools
import Testing

@Suite struct IBConstraintTests {
    private func constraints(_ content: String) throws -> [IBConstraint] {
        let document = try Documents.read(
            Documents.xib("<view id=\"v\"><constraints>\(content)</constraints></view>"))
        return try #require(document.topLevelObjects.first).constraints
    }

    @Test func whatIsNotWrittenHasInterfaceBuildersDefaults() throws {
        let constraint = try #require(try constraints("<constraint firstAttribute=\"height\" id=\"c\"/>").first)
        #expect(constraint.firstItem == "v")
        #expect(constraint.secondItem == nil && constraint.secondAttribute == nil)
        #expect(constraint.relation == .equal)
        #expect([constraint.multiplier, constraint.constant, constraint.priority] == [1, 0, 1000])
        #expect(!constraint.isPlaceholder)
    }

    @Test func everyPartIsRead() throws {
        let constraint = try #require(
            try constraints(
                """
                <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="b"
                secondAttribute="height" multiplier="16:9" constant="-4.5" priority="750" placeholder="YES"
                identifier="ratio" id="c"/>
                """
            ).first)
        #expect(constraint.firstItem == "a" && constraint.secondItem == "b")
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.multiplier == 16.0 / 9.0)
        #expect(constraint.constant == -4.5)
        #expect(constraint.priority == 750)
        #expect(constraint.isPlaceholder)
        #expect(constraint.identifier == "ratio")
    }

    @Test func aConstraintThatCannotBeUnderstoodIsLeftOut() throws {
        #expect(
            try constraints("<constraint id=\"c\"/><constraint firstAttribute=\"top\" constant=\"nan\"/>").isEmpty)
    }

    @Test(arguments: [("0.5", 0.5), ("1:1", 1), ("433:252", 433.0 / 252.0), ("1/3", 1.0 / 3.0), ("85%", 0.85)])
    func multipliersAreNumbersRatiosFractionsOrPercentages(text: String, value: Double) {
        #expect(IBNumber.parseRatio(text) == value)
    }

    @Test(arguments: ["", "%", "1:0", "1:2:3", "a:b", ":", "nan"])
    func otherMultipliersAreNoNumbers(text: String) {
        #expect(IBNumber.parseRatio(text) == nil)
    }

    @Test(arguments: [("0.0", 0), ("-12.5", -12.5), ("2.2250738585072014e-308", 2.2250738585072014e-308)])
    func numbersAreDecimalText(text: String, value: Double) {
        #expect(IBNumber.parse(text) == value)
    }

    @Test(arguments: ["nan", "inf", "-infinity", "0x10", "1e999", "1,5", "12px", " 1", "--1"])
    func otherTextIsNoNumber(text: String) {
        #expect(IBNumber.parse(text) == nil)
    }
}
