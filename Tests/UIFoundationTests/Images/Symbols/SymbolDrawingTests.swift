import Foundation
import Testing

@testable import PlacardUIFoundation

@Suite struct SymbolDrawingTests {
    private func read(_ name: String) -> (drawing: SymbolDrawing, known: String) {
        var known = ""
        let drawing = SymbolDrawing(name, known: &known)
        return (drawing, known)
    }

    private func icon(_ name: Substring, _ form: SymbolForm = .outline) throws -> SymbolDrawing {
        .icon(try #require(SymbolTable.entries[name]), form)
    }

    @Test func everyEntryNamesAGlyphOfTheFont() {
        #expect(SymbolTable.entries.count > 480)
        for (name, entry) in SymbolTable.entries {
            #expect(SymbolGlyphs.icon(entry.glyph) != nil, "\(name): \(entry.glyph)")
            #expect(entry.filled.map { SymbolGlyphs.icon($0) != nil } ?? true, "\(name)")
            #expect((0.5...2.3).contains(entry.side), "\(name)")
        }
    }

    @Test func namesFollowRules() throws {
        #expect(read("heart").drawing == (try icon("heart")))
        #expect(read("heart.fill").drawing == (try icon("heart", .filled)))
        // SF Symbols' names for the same symbol since iOS 13, 14 and 15.
        for name in ["star.lefthalf.fill", "star.leadinghalf.fill"] {
            #expect(read(name).drawing == (try icon("star.leadinghalf.filled")) && read(name).known == name)
        }
        #expect(read("plus.circle").drawing == .enclosed(try icon("plus", .filled), .circle, .outline))
        #expect(read("plus.circle.fill").drawing == .enclosed(try icon("plus", .filled), .circle, .filled))
        #expect(read("xmark.square").drawing == .enclosed(try icon("xmark", .filled), .square, .outline))
        #expect(read("circle").drawing == .enclosed(nil, .circle, .outline))
        #expect(read("bell.slash").drawing == .slashed(try icon("bell")))
        #expect(read("bookmark.slash.fill").drawing == .slashed(try icon("bookmark", .filled)))
        #expect(
            read("folder.fill.badge.minus").drawing
                == .badged(try icon("folder", .filled), with: try icon("minus", .filled)))
        #expect(read("7.circle").drawing == .enclosed(.text("7"), .circle, .outline))
        #expect(read("a.square.fill").drawing == .enclosed(.text("A"), .square, .filled))
        #expect(read("textformat.size.ja").drawing == (try icon("textformat.size")))
        #expect(
            read("arrowshape.turn.up.backward.fill").drawing == (try icon("arrowshape.turn.up.backward", .filled)))
        #expect(read("house.lodge").known == "house.lodge")
    }

    @Test func `an arrow to the other side is the same one mirrored`() throws {
        let (back, forth) = (
            try #require(SymbolTable.entries["arrowshape.turn.up.backward"]?.path(.filled)?.boundingBoxOfPath),
            try #require(SymbolTable.entries["arrowshape.turn.up.forward"]?.path(.filled)?.boundingBoxOfPath)
        )
        #expect(forth == CGRect(x: -back.maxX, y: back.minY, width: back.width, height: back.height))
    }

    @Test func whatIsNotKnownIsDrawnByTheBeginningOfItsNameOrAsAnOutline() throws {
        #expect(read("heart.nonsense.more").known == "heart")
        #expect(read("heart.nonsense.more").drawing == (try icon("heart")))
        #expect(read("nonsense").drawing == .unknown && read("nonsense").known.isEmpty)
        #expect(read("").drawing == .unknown)
        #expect(read(String(repeating: "circle.", count: 10_000)).known != "")
        #expect(SymbolImage.remark(on: "heart.circle.fill") == nil)
        #expect(SymbolImage.remark(on: "nonsense")?.contains("a neutral outline stands for it") == true)
        #expect(SymbolImage.remark(on: "heart.nonsense")?.contains("heart stands for it") == true)
    }
}
