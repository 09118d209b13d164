import Foundation
import PlacardCoreGraphics
import Testing

@Suite struct CFDictionaryGeometryTests {
    @Test func `Points, sizes and rectangles come back from their dictionaries`() {
        let rect = CGRect(x: 1.5, y: -2, width: 30, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: rect.dictionaryRepresentation) == rect.origin)
        #expect(CGSize(dictionaryRepresentation: rect.dictionaryRepresentation) == rect.size)
        #expect(
            CGPoint(dictionaryRepresentation: CGPoint(x: 7, y: 8).dictionaryRepresentation) == CGPoint(x: 7, y: 8))
        let keys = rect.dictionaryRepresentation.allKeys.compactMap { $0 as? String }
        #expect(keys.sorted() == ["Height", "Width", "X", "Y"])
    }

    @Test func `Dictionaries without a number for each value give nothing`() {
        #expect(CGRect(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation) == nil)
        #expect(CGSize(dictionaryRepresentation: NSDictionary(dictionary: ["Width": "wide", "Height": 3])) == nil)
        #expect(
            CGPoint(dictionaryRepresentation: NSDictionary(dictionary: ["X": 1, "Y": 2.5])) == CGPoint(x: 1, y: 2.5))
    }
}
