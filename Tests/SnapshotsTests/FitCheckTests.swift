import PlacardSnapshots
import Testing

/// What is wrong with a layout, without a reference.
@MainActor @Suite struct FitCheckTests {
    private func faults(_ views: UIView..., checks: FitChecks = .layout) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        root.backgroundColor = .white
        views.forEach(root.addSubview)
        root.layoutIfNeeded()
        return FitCheck(root, checks).sentences
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.textColor = .black
        return label
    }

    @Test func whatFitsIsNotTold() {
        let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 44))
        #expect(faults(label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 21)), button).isEmpty)
    }

    @Test func cutTextsAreTold() {
        let found = faults(label("Datenschutzerklärung", CGRect(x: 10, y: 10, width: 60, height: 21)))
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("'Datenschutzerklärung' was cut to 'Da"))
    }

    /// A line of 17 points is 20.3 points high, its letters are not.
    @Test func textsAreTooHighOnlyWhereTheirLettersAre() {
        #expect(faults(label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 17))).isEmpty)
        let low = faults(label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 8)))
        #expect(low.count == 1)
        #expect(low[0].hasPrefix("'Weiter' needs 20") && low[0].hasSuffix(" points of height and has 8"))
    }

    @Test func viewsBeyondTheEdgeAreTold() {
        #expect(
            faults(label("Weiter", CGRect(x: 280, y: 10, width: 100, height: 21))) == [
                "'Weiter' reaches out of the view: it spans x 280 to 380, y 10 to 31"
            ])
    }

    @Test func picturesMayBleedOverTheEdgeAndTitlesAreToldWithTheirButton() {
        let button = UIButton(frame: CGRect(x: 300, y: 60, width: 100, height: 44))
        button.setTitle("Weiter", for: .normal)
        let picture = UIImageView(frame: CGRect(x: -4, y: 0, width: 328, height: 50))
        #expect(faults(picture, button).count == 1)
    }

    @Test func textsThatShareSpaceAreTold() {
        let found = faults(
            label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 21)),
            label("Zurück", CGRect(x: 20, y: 15, width: 100, height: 21)))
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("'Weiter' and 'Zurück' overlap by "))
    }

    /// Documents of three projects place labels so: a number two points above its unit, a degree sign one beside its digits.
    @Test func linesMayOverlapAsLongAsTheirLettersDoNot() {
        let number = label("22", CGRect(x: 10, y: 10, width: 100, height: 26.5))
        number.font = .boldSystemFont(ofSize: 22)
        let unit = label("SEP", CGRect(x: 10, y: 34.5, width: 100, height: 17))
        unit.font = .systemFont(ofSize: 14)
        #expect(faults(number, unit).isEmpty)
        unit.frame.origin.y = 27
        #expect(faults(number, unit).count == 1)
    }

    /// Documents of Interface Builder store a slider and the segments above it so: both reach beyond their alignment
    /// rectangles, which are a point apart.
    @Test func controlsAreAsLargeAsTheirAlignmentRectangles() {
        let segments = UISegmentedControl(items: ["Tag", "Woche"])
        segments.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
        let slider = UISlider(frame: CGRect(x: 8, y: 41, width: 304, height: 31))
        #expect(segments.alignmentRectInsets.bottom == 1 && segments.frame.intersects(slider.frame))
        #expect(faults(segments, slider).isEmpty)
        slider.frame.origin.y = 36
        #expect(faults(segments, slider).count == 1)
    }

    @Test func textsOfDifferentParentsThatShareSpaceAreTold() {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        card.addSubview(label("Zurück", CGRect(x: 10, y: 5, width: 100, height: 21)))
        let below = label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 21))
        #expect(faults(below, card).map { $0.prefix(29) } == ["'Weiter' and 'Zurück' overlap"])
        card.backgroundColor = .systemBackground
        #expect(faults(below, card).isEmpty)
    }

    /// Rows pass below bars as their table is scrolled (documents of two projects); a label that stands still is in a bar's way.
    @Test func `what scrolls below a bar is in nobody's way`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 151, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "Zurück", image: nil, tag: 0)]
        let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.addSubview(label("Weiter", CGRect(x: 130, y: 180, width: 100, height: 21)))
        #expect(faults(table, bar).isEmpty)
        #expect(!faults(label("Weiter", CGRect(x: 130, y: 178, width: 100, height: 21)), bar).isEmpty)
    }

    @Test func anOverlapOfButtonsIsToldOnceWithTheirTitles() {
        func button(_ title: String, x: CGFloat) -> UIButton {
            let button = UIButton(frame: CGRect(x: x, y: 10, width: 120, height: 44))
            button.backgroundColor = .systemBlue
            button.setTitle(title, for: .normal)
            return button
        }
        let found = faults(button("Zurück", x: 10), button("Weiter", x: 50))
        #expect(found == ["'Zurück' and 'Weiter' overlap by 80 × 44 points"])
    }

    @Test func whatIsClippedAndWhatOnlyTakesTouchesIsInNobodysWay() {
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        window.clipsToBounds = true
        window.addSubview(label("Zurück", CGRect(x: 0, y: 12, width: 100, height: 21)))
        let below = label("Weiter", CGRect(x: 0, y: 12, width: 100, height: 21))
        let area = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
        #expect(faults(below, window, area).filter { $0.contains("overlap") }.isEmpty)
    }

    @Test func smallControlsAreTold() {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        button.accessibilityIdentifier = "next"
        #expect(faults(button, checks: .touch) == ["next is 100 × 30 points, less than 44 × 44 to be touched"])
    }

    /// Truth: WCAG's ratio of #777777 on white is 4.48.
    @Test func paleTextsAreTold() {
        let pale = label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 21))
        pale.textColor = UIColor(white: 119 / 255, alpha: 1)
        #expect(
            faults(pale, checks: .contrast) == ["'Weiter' has a contrast of 4.4 to its ground, less than 4.5"])
        pale.font = .systemFont(ofSize: 18)
        #expect(faults(pale, checks: .contrast).isEmpty)
    }

    private func whiteLabel() -> UILabel {
        let white = label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 21))
        white.textColor = .white
        return white
    }

    /// A black bar draws its ground in a view of its own, below the title.
    @Test func theGroundOfATextIsWhatIsDrawnBelowIt() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.backgroundColor = .black
        #expect(faults(bar, whiteLabel(), checks: .contrast).isEmpty)
        bar.backgroundColor = UIColor(white: 0, alpha: 0.75)
        #expect(faults(bar, whiteLabel(), checks: .contrast).isEmpty)
        bar.backgroundColor = UIColor(white: 0, alpha: 0.25)
        #expect(faults(bar, whiteLabel(), checks: .contrast).count == 1)
        bar.frame.origin.y = 30
        #expect(faults(bar, whiteLabel(), checks: .contrast).count == 1)
    }

    @Test func nothingIsSaidOfTextsUponPictures() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(faults(picture, whiteLabel(), checks: .contrast).isEmpty)
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(faults(picture, whiteLabel(), checks: .contrast).isEmpty)
        let card = UIView(frame: picture.frame)
        card.backgroundColor = .white
        #expect(faults(picture, card, whiteLabel(), checks: .contrast).count == 1)
    }

    /// Source: WCAG 2.2, 1.4.3: text of inactive components has no least contrast.
    @Test func whatIsInactiveAndWhatShowsNoLettersNeedNoContrast() {
        let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 44))
        button.setTitle("Weiter", for: .normal)
        button.setTitleColor(.white, for: .normal)
        #expect(faults(button, checks: .contrast).count == 1)
        button.isEnabled = false
        let blank = whiteLabel()
        blank.text = " "
        #expect(faults(button, blank, checks: .contrast).isEmpty)
    }

    /// Apple's own secondary label has a contrast of 3.4 on Apple's own background.
    @Test func contrastAndTouchAreLookedAtOnlyWhereTheyAreAskedFor() {
        let pale = label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 21))
        pale.textColor = .secondaryLabel
        let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
        #expect(faults(pale, button).isEmpty)
        #expect(faults(pale, button, checks: [.layout, .contrast, .touch]).count == 2)
        let cut = label("Datenschutzerklärung", CGRect(x: 10, y: 10, width: 60, height: 21))
        #expect(faults(cut, checks: [.contrast, .touch]).isEmpty)
    }

    @Test func elementsWithoutALabelAndTextsThatAreNotReadAreTold() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let silent = label("Weiter", CGRect(x: 10, y: 10, width: 100, height: 21))
        silent.isAccessibilityElement = false
        let image = UIImageView(frame: CGRect(x: 10, y: 50, width: 44, height: 44))
        image.isAccessibilityElement = true
        root.addSubview(silent)
        root.addSubview(image)
        let found = ViewCheck.accessibility(root)
        #expect(found.count == 2)
        #expect(found.contains("'Weiter' is not read by screen readers"))
    }

    @Test func charactersWithoutAGlyphAreTold() {
        let odd = label("A\u{50000}", CGRect(x: 10, y: 10, width: 100, height: 21))
        #expect(ViewCheck.missingGlyphs(odd).first?.contains("U+50000") == true)
        #expect(ViewCheck.missingGlyphs(label("A", odd.frame)).isEmpty)
    }

    @Test func layoutsThatConstraintsLeaveOpenAreTold() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let loose = label("Weiter", .zero)
        loose.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(loose)
        loose.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(ViewCheck.ambiguousLayout(root).count == 1)
        loose.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(ViewCheck.ambiguousLayout(root).isEmpty)
    }
}
