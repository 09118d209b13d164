import Placard
import Testing

@MainActor @Suite struct LocalizationTests {
    private func texts(_ languages: String...) -> [String?] {
        let before = UINib.preferredLanguages
        defer { UINib.preferredLanguages = before }
        UINib.preferredLanguages = languages
        let objects = UINib(nibName: "Greeting", bundle: .module).instantiate(withOwner: nil)
        return (objects.first as? UIView)?.subviews.map { ($0 as? UILabel)?.text } ?? []
    }

    @Test func aTableOfTheUsersLanguageReplacesTexts() {
        #expect(texts("de-AT", "en") == ["Guten Morgen", "Zwei\nZeilen", "greeting.evening"])
    }

    @Test func withoutATableTheDocumentsOwnTextsStay() {
        #expect(texts("en") == ["Good morning", "Two\nlines", "greeting.evening"])
        #expect(texts("fr") == ["Good morning", "Two\nlines", "greeting.evening"])
    }

    @Test func aTableForAClassOfAnotherModuleCounts() throws {
        let reports = try Reports.during {
            let objects = UINib(nibName: "Greeting", bundle: .module).instantiate(withOwner: nil)
            let view = try #require(objects.first as? UIView)
            #expect(view.subviews.last?.layer.borderWidth == 1.5)
        }
        #expect(reports.isEmpty)
    }

    @Test func aCatalogOfAllLanguagesReplacesTextsAlsoAttributedOnes() throws {
        let before = UINib.preferredLanguages
        defer { UINib.preferredLanguages = before }
        func labels(_ language: String) -> [UILabel] {
            UINib.preferredLanguages = [language]
            return UINib(nibName: "Farewell", bundle: .module).instantiate(withOwner: nil).compactMap {
                $0 as? UILabel
            }
        }
        #expect(labels("de").map(\.text) == ["Gute Nacht", "Schlaf gut"])
        #expect(labels("en").map(\.text) == ["Good night", "Sleep well"])
        let font = labels("de").last?.attributedText?.attribute(.font, at: 9, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 30)
    }
}
