import Testing

@testable import PlacardUIKit

/// Tokens of a search: Apple's documentation of `UISearchTextField.tokens`.
@MainActor @Suite struct UISearchTextFieldTests {
    private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))

    private var capsules: [SearchTokenView] {
        field.layoutIfNeeded()
        return field.subviews.compactMap { $0 as? SearchTokenView }
    }

    @Test func `Tokens stand before the text, which begins behind them`() {
        let free = field.textRect(forBounds: field.bounds)
        field.tokens = [UISearchToken(icon: nil, text: "From"), UISearchToken(icon: nil, text: "To")]
        let shown = capsules
        #expect(
            shown.count == 2 && shown[0].frame.minX == free.minX && shown[1].frame.minX == shown[0].frame.maxX + 4)
        let text = field.textRect(forBounds: field.bounds)
        #expect(text.minX == shown[1].frame.maxX + 4 && text.maxX == free.maxX)
        #expect(shown[0].backgroundColor == field.tintColor)
        field.tokenBackgroundColor = .red
        #expect(shown[0].backgroundColor == .red)
        field.effectiveMirror()
        #expect(capsules[0].frame.maxX == field.bounds.width - free.minX)
    }

    @Test func `Tokens come and go by their places`() {
        let (one, two, three) = (
            UISearchToken(icon: nil, text: "1"), UISearchToken(icon: nil, text: "2"),
            UISearchToken(icon: nil, text: "3")
        )
        field.insertToken(one, at: 0)
        field.insertToken(three, at: 9)
        field.insertToken(two, at: 1)
        #expect(field.tokens == [one, two, three] && field.hasText)
        field.removeToken(at: 1)
        field.removeToken(at: 7)
        #expect(field.tokens == [one, three] && capsules.count == 2)
    }

    @Test func `Deleting at the beginning of the text takes the last token`() {
        field.tokens = [UISearchToken(icon: nil, text: "1"), UISearchToken(icon: nil, text: "2")]
        field.text = "a"
        field.deleteBackward()
        #expect(field.text == "" && field.tokens.count == 2)
        field.deleteBackward()
        #expect(field.tokens.count == 1)
        field.allowsDeletingTokens = false
        field.deleteBackward()
        #expect(field.tokens.count == 1)
    }

    @Test func `The placeholder is not shown behind tokens`() {
        field.placeholder = "Search"
        #expect(field.placeholderRect(forBounds: field.bounds).width > 0)
        field.tokens = [UISearchToken(icon: nil, text: "1")]
        #expect(field.placeholderRect(forBounds: field.bounds) == .zero && field.placeholder == "Search")
    }
}

extension UIView {
    fileprivate func effectiveMirror() {
        semanticContentAttribute = .forceRightToLeft
        setNeedsLayout()
    }
}
