import PlacardLabels
import TestTools
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

    // MARK: By name

    private static let sheet: StyleSheet = {
        var sheet = StyleSheet([
            "title": TextStyle(.title1, color: .red), "strong": TextStyle(), "caps": TextStyle(),
            "scaled": TextStyle(fontName: "HelveticaNeue", size: 20), "tall": TextStyle(),
        ])
        sheet["strong"]?.weight = .bold
        sheet["caps"]?.letterCase = .uppercase
        sheet["scaled"]?.scalesAs = .body
        sheet["tall"]?.lineHeight = 40
        return sheet
    }()

    private func label(_ name: String?, _ text: String = "Text") -> StyledLabel {
        let label = StyledLabel()
        label.styleSheet = Self.sheet
        label.text = text
        label.styleName = name
        return label
    }

    @Test func aNameFindsItsStyleAndAnUnknownOneIsToldWithThoseThereAre() {
        let label = label("title")
        #expect(attribute(.foregroundColor, of: label) as? UIColor == .red)
        #expect(label.font == .preferredFont(forTextStyle: .title1) && label.styleError == nil)
        label.styleName = "titel"
        #expect(
            label.styleError.map { "\($0)" }
                == "style titel: error: there is none of that name; the sheet has caps, scaled, strong, tall, title")
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    }

    @Test func theLabelsOwnLookCountsWhereTheStyleSaysNothing() {
        let label = label("strong")
        label.font = .systemFont(ofSize: 30)
        label.textColor = .green
        label.textAlignment = .center
        #expect(attribute(.font, of: label) as? UIFont == .systemFont(ofSize: 30, weight: .bold))
        #expect(attribute(.foregroundColor, of: label) as? UIColor == .green)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
        label.styleName = nil
        #expect(attribute(.font, of: label) as? UIFont == .systemFont(ofSize: 30))
    }

    @Test func lettersAreShownInTheStylesCaseWhileTheTextStays() {
        let label = label("caps", "straße")
        #expect(label.attributedText?.string == "STRASSE" && label.text == "straße")
        #expect(label.accessibilityLabel == "straße")
        label.styleName = nil
        #expect(label.attributedText?.string == "straße")
    }

    @Test func fontsOfRolesAndScaledOnesFollowTheTextSizeOfTheirSurroundings() {
        let (title, scaled, fixed) = (label("title"), label("scaled"), label("strong"))
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for label in [title, scaled, fixed] { page.addSubview(label) }
        page.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(title.font == .preferredFont(forTextStyle: .title1, compatibleWith: large))
        #expect(scaled.font.pointSize > 30)
        #expect(fixed.font.pointSize == 17)
        page.traitOverrides.preferredContentSizeCategory = .large
        #expect(scaled.font.pointSize == 20)
    }

    @Test func linesHaveTheStylesHeightAndCutTextStillEndsInAnEllipsis() {
        let label = label("tall", "Some words on more than one line of this label")
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 120, height: 1000)).height == 80)
        #expect(label.lineBreakMode == .byTruncatingTail)
    }

    @Test func markupStylesPartsAndWrongMarkupIsShownAsItStandsAndTold() {
        let label = label("title", "")
        label.markup = "a <strong>b</strong>"
        #expect(label.text == "a b" && label.styleError == nil)
        let bold = label.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
        #expect(bold?.pointSize == label.font.pointSize && bold != label.font)
        label.markup = "a <strong>b"
        #expect(label.text == "a <strong>b")
        #expect(label.styleError is MarkupError)
        label.text = "plain"
        #expect(label.markup == nil && label.styleError == nil)
    }

    @Test func attributedTextIsShownAsItIs() {
        let label = label("title")
        label.attributedText = NSAttributedString(string: "own", attributes: [.foregroundColor: UIColor.blue])
        label.styleName = "strong"
        #expect(label.textColor == .blue && label.text == "own")
    }

    @Test func anyLabelTakesAStyle() {
        let label = UILabel()
        label.textAlignment = .right
        label.setText("Text", style: TextStyle(fontName: "HelveticaNeue", size: 9, color: .red))
        #expect(label.font.pointSize == 9 && label.textColor == .red && label.textAlignment == .right)
    }

    @Test func styledLabelsHaveTheFeaturesOfPlacardLabels() throws {
        let label = label("title")
        label.shape = .capsule
        label.fill = .color(.yellow)
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
        let pixels = try Pixels(of: label)
        #expect(pixels[0, 0] == 0 && pixels[60, 2] == 0xFFFF_FF00)
    }
}
