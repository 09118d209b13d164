import Testing

@testable import PlacardUIFoundation

@Suite struct NumericAttributeTests {
    @Test func everyNumberThatCallersWriteIsRead() {
        let values: [Any] = [2, Int8(2), UInt(2), Float(2), 2.0, CGFloat(2), NSNumber(value: 2)]
        for value in values { #expect(NumericAttribute.value(value) == 2, "\(type(of: value))") }
        #expect(NumericAttribute.value(true) == 1)
        #expect(NumericAttribute.integer(NSUnderlineStyle.double) == 9)
    }

    @Test func whatIsNoNumberIsNotRead() {
        for value in ["2", CGFloat.nan, Double.infinity, NSNull()] as [Any] {
            #expect(NumericAttribute.value(value) == nil)
        }
        #expect(NumericAttribute.integer(1e300) == nil)
    }
}
