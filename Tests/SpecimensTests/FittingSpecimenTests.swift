import PlacardSpecimens
import Testing

/// Specimens that are as large as their view asks for, as a program of one's own registers them.
@MainActor @Suite struct FittingSpecimenTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    @Test(arguments: [("Speech bubble", "speech-bubble"), ("Größe: XL", "größe-xl"), ("…", "specimen")])
    func `A title makes the name of files, and the caption where there is none`(title: String, name: String) {
        let specimen = Specimen(title) { UIView() }
        #expect(specimen.name == name && specimen.caption == title)
        #expect(Specimen(title, caption: "More.") { UIView() }.caption == "More.")
    }

    @Test func `The page is as high as the view needs, and a narrower one higher`() {
        let text = "Words that do not fit on one line of a narrow page"
        let specimen = Specimen("Text", width: 500) { label(text) }
        let line = label("x").intrinsicContentSize.height
        #expect(specimen.size == CGSize(width: 500, height: line + 32))
        #expect(specimen.sized(width: 232, height: nil).size == CGSize(width: 232, height: 2 * line + 32))
        #expect(specimen.sized(width: nil, height: 90).size == CGSize(width: 500, height: 90))
    }

    @Test(arguments: [RenderEnvironment.Direction.leftToRight, .rightToLeft])
    func `The view stands at the leading edge`(direction: RenderEnvironment.Direction) {
        var environment = RenderEnvironment()
        environment.direction = direction
        environment.apply(scale: 2) {
            let window = Specimen("Text") { label("short") }.window()
            let view = window.subviews[0].subviews[0]
            #expect(view.frame.minY == 16)
            #expect(direction == .rightToLeft ? view.frame.maxX == 359 : view.frame.minX == 16)
        }
    }

    @Test func `A view of constraints is as large as they ask for, one with a frame as that`() {
        let framed = Specimen("Frame") { UIView(frame: CGRect(x: 9, y: 9, width: 40, height: 30)) }
        #expect(framed.size.height == 62)
        let constrained = Specimen("Constraints") {
            let (view, label) = (UIView(), label("A text of several words that wraps on the page of its specimen"))
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            ])
            return view
        }
        let lines = (constrained.size.height - 48) / label("x").intrinsicContentSize.height
        #expect(lines == 2)
        #expect(constrained.window().subviews[0].subviews[0].frame.maxX <= 359)
    }

    @Test func `A stack view is laid out without a word of contradictions`() {
        let before = NSLayoutConstraint.report
        defer { NSLayoutConstraint.report = before }
        var reports: [String] = []
        NSLayoutConstraint.report = { reports.append($0) }
        let specimen = Specimen("Stack") {
            let stack = UIStackView(arrangedSubviews: [label("One"), label("Another line of the same stack")])
            stack.axis = .vertical
            stack.spacing = 8
            stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            stack.isLayoutMarginsRelativeArrangement = true
            return stack
        }
        let line = label("x").intrinsicContentSize.height
        #expect(specimen.size.height == 2 * line + 60)
        #expect(specimen.window().subviews[0].subviews[0].frame.height == 2 * line + 28)
        #expect(reports.isEmpty)
    }
}
