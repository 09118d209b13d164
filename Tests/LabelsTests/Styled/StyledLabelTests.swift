import PlacardLabels
import Testing

@MainActor @Suite(.serialized) struct StyledLabelTests {
    private func attribute(_ key: NSAttributedString.Key, of label: UILabel) -> Any? {
        label.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }

    /// The sheet of the seed: Helvetica Neue Bold 16 black, Regular 16 white and black, Regular 12 #008000.
    @Test func eachStyleIsThatOfTheSheet() {
        let labels: [(StyledLabel, String, CGFloat, UIColor)] = [
            (Header1Label(), "HelveticaNeue-Bold", 16, .black), (Header2WhiteLabel(), "HelveticaNeue", 16, .white),
            (Header2BlackLabel(), "HelveticaNeue", 16, .black),
            (BodyLabel(), "HelveticaNeue", 12, UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)),
        ]
        for (label, name, size, color) in labels {
            label.text = "Text"
            let font = attribute(.font, of: label) as? UIFont
            #expect(font?.fontName == name && font?.pointSize == size)
            #expect(attribute(.foregroundColor, of: label) as? UIColor == color)
            #expect(label.text == "Text" && label.font == font && label.textColor == color)
        }
    }

    @Test func aChangeOfTheSheetChangesAllLabelsOfTheStyle() {
        let (first, second, other) = (Header1Label(), Header1Label(), BodyLabel())
        for label in [first, second, other] as [UILabel] { label.text = "Text" }
        let before = TextStyles.header1
        defer { TextStyles.header1 = before }
        TextStyles.header1.color = .red
        TextStyles.header1.size = 30
        for label in [first, second] {
            #expect(attribute(.foregroundColor, of: label) as? UIColor == .red)
            #expect(label.font.pointSize == 30)
        }
        #expect(other.font.pointSize == 12)
    }

    @Test func aNewTextKeepsTheStyleAndNoTextHasNone() {
        let label = Header1Label(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        label.text = "One"
        label.text = "Two"
        #expect(label.attributedText?.string == "Two" && label.font.fontName == "HelveticaNeue-Bold")
        label.text = nil
        #expect(label.attributedText == nil)
    }

    @Test func aFontThatIsMissingIsReplacedByTheSystems() {
        let style = TextStyle(fontName: "No Such Font", size: 20, color: .red)
        #expect(style.font == .systemFont(ofSize: 20))
    }

    @Test func labelsAreNotKeptAliveByTheSheet() {
        weak var label: StyledLabel?
        do {
            let made = Header1Label()
            label = made
            made.text = "Text"
        }
        #expect(label == nil)
    }

    @Test func aClientsStyleOnlyOverridesAttributes() {
        final class Warning: StyledLabel {
            override var attributes: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.orange] }
        }
        let label = Warning()
        label.text = "Careful"
        #expect(label.textColor == .orange)
    }
}
