import Foundation
import Testing

@testable import PlacardCoreText

/// Looking through a list of fonts, against the table that later questions are answered by.
@Suite struct FontNameIndexTests {
    private let names = [
        "Inter", "Inter Display", "inter", "In-ter_ ", "Noto Sans", "NotoSans", "Noto Sans JP", "Ünder Line",
        "ünder-line", "\u{212A}elvin", "kelvin", "Kelvin\u{301}", "", "-", "A", "a", "游ゴシック", "İstanbul", "istanbul",
    ]

    private var records: [FontRecord] {
        let installed = FontCatalog(.installed).records
        let named = names.indices.map { place in
            let (name, other) = (names[place], names[(place * 7 + 3) % names.count])
            var record = installed[0]
            record.families = place % 3 == 0 ? [name] : [name, other]
            (record.fullName, record.postScriptName) = (other, place % 4 == 0 ? "" : name)
            return record
        }
        return installed + named
    }

    @Test func `The first questions have the answers of the table`() {
        let records = records
        let table = FontNameIndex(records)
        for _ in 0...FontNameIndex.questionsWithoutTable { _ = table.place(ofFace: "inter") }
        let asked = records.flatMap { $0.families + [$0.fullName, $0.postScriptName] }
        for key in Set((names + asked + ["Nobody", "Int"]).map(FontNameIndex.key)) {
            // A new one has no table yet.
            let index = FontNameIndex(records)
            #expect(index.places(ofFamily: key) == table.places(ofFamily: key), "\(key)")
            #expect(index.place(ofFace: key) == table.place(ofFace: key), "\(key)")
        }
    }

    @Test func `Names match the keys that they have and no others`() {
        for name in names {
            for other in names {
                let key = FontNameIndex.key(other)
                #expect(FontNameIndex.matches(name, key) == (FontNameIndex.key(name) == key), "\(name), \(other)")
            }
        }
    }
}
