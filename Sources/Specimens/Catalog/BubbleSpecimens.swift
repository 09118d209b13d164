extension Specimen {
    /// Speech bubbles as a conversation has them, with images beside and in them.
    static var speechBubbles: [Specimen] {
        [
            views(
                "speech-bubbles",
                "SpeechBubbleLabel: pictures beside and in bubbles; the Arabic one in a right-to-left interface.", 352
            ) { conversation },
            views("speech-bubbles-dark", "The same in the dark.", 352, style: .dark) { conversation },
        ]
    }

    private static var conversation: [ViewsPage.Row] {
        let asked = bubble("Did you see the picture of the comet that @ann sent?") {
            $0.image = disc
            $0.imagePlace = .besideShape
            $0.imageAnchor = .end
            $0.tail = BubbleTail(edge: .left, position: 1, lean: 1)
            $0.linkDetector = .standard
        }
        let answered = bubble("Yes! Where was it taken? It looks as if it were quite near.") {
            $0.image = disc
            $0.imageSide = .trailing
            $0.imagePlace = .besideShape
            $0.imageAnchor = .start
            $0.tail = BubbleTail(edge: .right, position: 0, lean: -1)
            $0.fill = .color(.systemBlue)
            $0.textColor = .white
        }
        let inside = bubble("رأيته من النافذة، انظر https://example.com/comet") {
            $0.image = disc
            $0.traitOverrides.layoutDirection = .rightToLeft
            $0.tail = BubbleTail(edge: .bottom, position: 0.85)
            $0.linkDetector = .standard
        }
        let above = bubble("图片在上面，文字在下面。") {
            $0.image = disc
            $0.imageSide = .top
            $0.textAlignment = .center
            $0.tail = BubbleTail(edge: .top, position: 0.5)
            $0.border = LabelBorder(color: .systemOrange, width: 2)
            $0.fill = .none
        }
        return [.init(asked), .init(answered), .init(inside), .init(above)]
    }

    private static func bubble(_ text: String, _ edit: (SpeechBubbleLabel) -> Void) -> SpeechBubbleLabel {
        let bubble = SpeechBubbleLabel()
        bubble.text = text
        bubble.imageSize = CGSize(width: 36, height: 36)
        edit(bubble)
        return bubble
    }
}
