import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct UITextViewTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    /// Behavior known of every text view: insets of 8 above and below, a padding of 5 at the sides.
    @Test func `the insertion point before a run in the other direction lies at an edge of the run`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = "abc مرحبا def"
        view.layoutIfNeeded()
        func caret(_ offset: Int) throws -> CGFloat {
            view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset))).minX
        }
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        let end = try #require(view.position(from: start, offset: 1))
        let letter = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
        let carets = try [4, 5].map(caret)
        #expect(abs(carets[0] - letter.maxX) < 1 && abs(carets[1] - letter.minX) < 1)
    }

    @Test func theTextStandsWithinInsetsAndPadding() {
        view.font = .systemFont(ofSize: 17)
        view.text = "One line"
        let label = UILabel()
        label.text = "One line"
        let size = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.height == label.intrinsicContentSize.height + 16)
        #expect(abs(size.width - label.intrinsicContentSize.width - 10) <= 0.5)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
    }

    @Test func `a text that is set has the insertion point behind it, and leaves its font to an empty one`() {
        view.text = "abc"
        view.insertText("d")
        #expect(view.text == "abcd" && view.selectedRange == NSRange(location: 4, length: 0))
        let font = view.font
        view.text = ""
        #expect(font != nil && view.font == font && UITextView().font == nil)
    }

    private func links(of view: UITextView) -> [String] {
        var found: [String] = []
        view.textStorage.enumerateAttribute(
            .link, in: NSRange(location: 0, length: view.textStorage.length), options: []
        ) { value, range, _ in
            guard let url = value as? URL else { return }
            found.append("\((view.text as NSString).substring(with: range)) → \(url.absoluteString)")
        }
        return found
    }

    @Test func `What is detected becomes a link while nobody can edit the text`() {
        view.text = "Write to me@example.com or call +49 30 901820"
        view.dataDetectorTypes = [.link, .phoneNumber]
        #expect(links(of: view).isEmpty)
        view.isEditable = false
        #expect(
            links(of: view) == [
                "me@example.com → mailto:me@example.com", "+49 30 901820 → tel:+4930901820",
            ])
        view.text = "See example.com"
        #expect(links(of: view).map { $0.hasPrefix("example.com → http") } == [true])
        view.dataDetectorTypes = .phoneNumber
        #expect(links(of: view).isEmpty)
        view.dataDetectorTypes = .all
        view.isEditable = true
        #expect(links(of: view).isEmpty && view.text == "See example.com")
    }

    @Test func `Links of the text's own stay as they are`() throws {
        let own = try #require(URL(string: "https://own.example"))
        view.isEditable = false
        view.dataDetectorTypes = .link
        view.attributedText = NSAttributedString(string: "example.com", attributes: [.link: own])
        #expect(links(of: view) == ["example.com → https://own.example"])
        view.dataDetectorTypes = []
        #expect(links(of: view) == ["example.com → https://own.example"])
    }

    @Test func aViewThatDoesNotScrollIsAsHighAsItsText() {
        view.isScrollEnabled = false
        view.text = String(repeating: "many words ", count: 20)
        #expect(view.intrinsicContentSize.height > 60)
        #expect(view.intrinsicContentSize == view.sizeThatFits(CGSize(width: 200, height: 0)))
        view.isScrollEnabled = true
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    /// Stored heights of text views that do not scroll, in documents of two projects: eight lines at 17 points, six at 14.
    @Test(arguments: [(UIContentSizeCategory.large, 8, 192.0), (.extraSmall, 6, 130)])
    func `lines hold what a text style leaves between lines`(
        _ category: UIContentSizeCategory, _ lines: Int, _ height: CGFloat
    ) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
        view.text = Array(repeating: "A line", count: lines).joined(separator: "\n")
        let size = view.sizeThatFits(CGSize(width: 350, height: CGFloat.greatestFiniteMagnitude))
        #expect(abs(size.height - height) <= 0.5)
    }

    @Test func whatIsHigherThanTheViewScrolls() throws {
        view.contentScaleFactor = 1
        view.text = String(repeating: "line\n", count: 30) + "the end"
        view.layoutIfNeeded()
        #expect(view.contentSize.height > 300)
        let top = try Pixels(of: view)
        view.scrollRangeToVisible((view.text as NSString).range(of: "the end"))
        #expect(view.contentOffset.y > 200)
        #expect(try Pixels(of: view) != top)
    }

    @Test func editsOfTheStorageShowAtOnce() throws {
        view.contentScaleFactor = 1
        view.backgroundColor = .clear
        view.text = ""
        #expect(try Pixels(of: view).values.allSatisfy { $0 == 0 })
        view.textStorage.append(NSAttributedString(string: "appended"))
        #expect(try Pixels(of: view).values.contains { $0 != 0 })
        #expect(view.text == "appended")
        view.textColor = .red
        #expect(try Pixels(of: view).columns { $0 >> 16 & 255 > 100 && $0 & 255 < 80 }.count > 20)
    }

    private func linked(_ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "see here now", attributes: attributes)
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
        return text
    }

    /// Behavior reference 6.7: text views draw links by `linkTextAttributes`, not underlined.
    @Test func linksLookAsTheirAttributesSay() throws {
        view.contentScaleFactor = 1
        let colored = NSMutableAttributedString(string: "see here now")
        colored.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 4, length: 4))
        view.attributedText = colored
        let plain = try Pixels(of: view)
        view.attributedText = linked()
        #expect(try Pixels(of: view) != plain)
        view.linkTextAttributes = [.foregroundColor: UIColor.green]
        #expect(try Pixels(of: view) == plain)
    }

    @Test func aTouchOnALinkIsToldToTheDelegate() {
        final class Delegate: UITextViewDelegate {
            var touched: [NSRange] = []

            func textView(
                _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                touched.append(characterRange)
                return false
            }
        }
        let delegate = Delegate()
        view.delegate = delegate
        view.attributedText = linked()
        view.layoutIfNeeded()
        let rect = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 4), in: view.textContainer)
        let middle = CGPoint(x: rect.midX, y: rect.midY + 8)
        view.didTap(middle)
        #expect(delegate.touched.isEmpty)
        view.isEditable = false
        view.didTap(middle)
        view.didTap(CGPoint(x: 190, y: middle.y))
        view.didTap(CGPoint(x: CGFloat.nan, y: 500))
        #expect(delegate.touched == [NSRange(location: 4, length: 4)])
    }

    /// Apple's documentation of the member: deprecated, and called where the newer one is absent.
    @Test func aTouchOnALinkIsToldToDelegatesFromBeforeIOS10() {
        final class Delegate: UITextViewDelegate {
            var touched: [URL] = []

            func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
                touched.append(url)
                return false
            }
        }
        let delegate = Delegate()
        view.delegate = delegate
        view.attributedText = linked()
        view.isEditable = false
        view.layoutIfNeeded()
        let rect = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 4), in: view.textContainer)
        view.didTap(CGPoint(x: rect.midX, y: rect.midY + 8))
        #expect(delegate.touched.count == 1)
    }

    @Test func aStackOfAClientIsTakenOver() {
        final class Manager: NSLayoutManager {}
        let (storage, manager) = (NSTextStorage(string: "given"), Manager())
        let container = NSTextContainer(size: CGSize(width: 50, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        #expect(view.layoutManager === manager && view.textStorage === storage && view.text == "given")
        view.layoutIfNeeded()
        #expect(container.size.width == 300)
        #expect(UITextView(frame: .zero, textContainer: NSTextContainer()).text == "")
    }

    @Test func plainTextTakesTheViewsAttributes() {
        view.font = .systemFont(ofSize: 20)
        view.textAlignment = .center
        view.text = "plain"
        let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        view.selectedRange = NSRange(location: 3, length: 99)
        #expect(view.selectedRange == NSRange(location: 3, length: 2))
        view.text = nil
        #expect(view.text == "" && view.selectedRange == NSRange(location: 0, length: 0))
    }

    // MARK: What LayoutKit 98 and the documentation say of fonts and sizes

    @Test func theFontIsNilUntilThereIsTextThatIsNotEmpty() {
        #expect(view.font == nil)
        view.text = ""
        #expect(view.font == nil)
        view.text = " "
        #expect(view.font?.pointSize == 12 && view.font?.fontName == "Helvetica")
        view.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(view.font?.pointSize == 30)
    }

    @Test func emptyTextIsAsHighAsItsFontAndASpaceAsWideAsItIs() {
        let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        view.contentScaleFactor = 2
        view.text = ""
        #expect(view.sizeThatFits(free).height == 30, "Helvetica 12 and the insets")
        view.font = .systemFont(ofSize: 40)
        #expect(view.sizeThatFits(free).height == 64)
        let empty = view.sizeThatFits(free).width
        view.text = " "
        let space = " ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)]).width
        #expect(abs(view.sizeThatFits(free).width - empty - space) <= 0.5)
    }

    @Test func anotherAlignmentKeepsTheParagraphStyle() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 9
        view.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        view.textAlignment = .center
        let found = view.textStorage.attribute(.paragraphStyle, at: 2, effectiveRange: nil)
        let changed = try #require(found as? NSParagraphStyle)
        #expect(changed.alignment == .center && changed.lineSpacing == 9)
    }

    @Test func fontsOfTextStylesFollowTheTextSizeIfTheyAreTo() {
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "x"
        view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(view.font?.pointSize == 17)
        view.adjustsFontForContentSizeCategory = true
        #expect(view.font?.pointSize == 23)
        view.traitOverrides.preferredContentSizeCategory = .large
        #expect(view.font?.pointSize == 17)
    }

    @Test func touchesBesideLinksStayWithSubviews() {
        final class Button: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        (view.isEditable, view.attributedText) = (false, linked())
        let button = Button(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
        view.addSubview(button)
        TouchSequence(in: window).tap(at: CGPoint(x: 20, y: 80))
        #expect(button.log == ["began", "ended"])
    }

    @Test func aTextViewCanBeMadeForEitherTextKit() {
        #expect(UITextView(usingTextLayoutManager: true).layoutManager.textContainers.count == 1)
    }

    /// Apple's pages of `UITextItem.Content` and `textView(_:primaryActionFor:defaultAction:)`.
    @Test func aTouchOnATagOrAnAttachmentIsToldToTheDelegate() {
        final class Delegate: UITextViewDelegate {
            var told: [String] = []

            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                if case .tag(let tag) = textItem.content { told.append("\(tag) \(textItem.range)") }
                return defaultAction
            }

            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
                in characterRange: NSRange, interaction: UITextItemInteraction
            ) -> Bool {
                told.append("attachment \(characterRange.location)")
                return true
            }
        }
        let delegate = Delegate()
        let text = NSMutableAttributedString(string: "see terms ")
        text.addAttribute(.textItemTag, value: "terms", range: NSRange(location: 4, length: 5))
        let picture = NSTextAttachment()
        picture.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        text.append(NSAttributedString(attachment: picture))
        (view.delegate, view.isEditable, view.attributedText) = (delegate, false, text)
        view.layoutIfNeeded()
        for place in [1, 5, 10] {
            let rect = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: place, length: 1), in: view.textContainer)
            view.didTap(CGPoint(x: rect.midX, y: rect.midY + 8))
        }
        #expect(delegate.told == ["terms {4, 5}", "attachment 10"])
    }

    /// Apple's Text Programming Guide, "Multiple text containers": text runs on from one view into the next.
    @Test func `text runs through views of one layout manager that do not scroll`() {
        let (storage, manager) = (
            NSTextStorage(string: String(repeating: "words and words ", count: 40)), NSLayoutManager()
        )
        storage.addLayoutManager(manager)
        var (views, last) = ([UITextView](), 0)
        while last < manager.numberOfGlyphs, views.count < 20 {
            let container = NSTextContainer(size: CGSize(width: 112, height: 130))
            manager.addTextContainer(container)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 146), textContainer: container)
            view.isScrollEnabled = false
            views.append(view)
            last = NSMaxRange(manager.glyphRange(for: container))
        }
        #expect(views.count > 2 && last == manager.numberOfGlyphs)
        let sizes = views.dropLast().map { manager.usedRect(for: $0.textContainer).height }
        #expect(sizes.allSatisfy { $0 > 100 && $0 <= 130 })
        #expect(views[0].sizeThatFits(CGSize(width: 120, height: 0)).height > 146)
        views[0].isScrollEnabled = true
        #expect(manager.glyphRange(for: views[0].textContainer).length == manager.numberOfGlyphs)
    }
}
