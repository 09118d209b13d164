import Foundation
import PlacardSpecimens
import TestTools
import Testing

@testable import PlacardPreview

@MainActor @Suite struct StageTests {
    @Test func `Choices that change nothing of a view are known from its pictures`() throws {
        let views: [(@MainActor () -> UIView, ViewChoices.Trial?)] = [
            ({ UIView() }, nil),
            (
                {
                    let view = UIView()
                    view.backgroundColor = .systemBackground
                    return view
                }, .appearance
            ),
            (
                {
                    let label = UILabel()
                    label.text = "Hg"
                    label.textColor = .red
                    label.font = .preferredFont(forTextStyle: .body)
                    return label
                }, .contentSize
            ),
        ]
        for (make, changing) in views {
            let specimen = Specimen(name: "v", caption: "", size: CGSize(width: 80, height: 40), view: make)
            let session = PreviewSession(
                PreviewSession.Subject(name: "v", content: .specimen(specimen), scene: nil, choices: ViewChoices())
            ) { 0 }
            for trial in [ViewChoices.Trial.appearance, .contentSize] {
                #expect(session.changesNothing(trial) == (trial != changing))
            }
        }
    }

    private func pixels(_ image: CGImage) -> [UInt32] { image.withPixels(Array.init) }

    @Test(arguments: ["Card.xib", "Screens.storyboard"])
    func aDocumentInAWindowLooksAsItIsRendered(name: String) throws {
        let path = Folder.fixture(name)
        let choices = ViewChoices()
        try choices.environment.apply(scale: choices.scale) {
            let rendered = try LaidOutDocument(
                contentsOf: path, scene: nil, in: choices.space, for: choices.environment
            ).image(scale: choices.scale)
            let stage = try Stage(.file(path: path), scene: nil, choices)
            #expect(try pixels(stage.image()) == pixels(rendered))
        }
    }

    @Test func partsTellWhatInspectTells() throws {
        let path = Folder.fixture("Card.xib")
        let choices = ViewChoices()
        try choices.environment.apply(scale: choices.scale) {
            let document = try LaidOutDocument(
                contentsOf: path, scene: nil, in: choices.space, for: choices.environment)
            let objects = InspectReport(try #require(document.graph)).objects
            let parts = try Stage(.file(path: path), scene: nil, choices).outline.parts()
            #expect(!parts.isEmpty && parts.map(\.id) == objects.map(\.id))
            #expect(parts.map(\.frame) == objects.map(\.frame) && parts.map(\.class) == objects.map(\.class))
        }
    }

    @Test func partsStandWhereTheyAreDrawn() throws {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        let hidden = UIView(frame: inner.frame)
        hidden.isHidden = true
        let specimen = Specimen(name: "s", caption: "", size: CGSize(width: 100, height: 50)) {
            let outer = UIView()
            let middle = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
            outer.addSubview(middle)
            middle.addSubview(inner)
            middle.addSubview(hidden)
            return outer
        }
        let stage = try Stage(.specimen(specimen), scene: nil, ViewChoices())
        let parts = stage.outline.parts()
        #expect(parts.map(\.place) == [[0, 0, 100, 50], [20, 30, 40, 20], [25, 36, 10, 10]])
        #expect(parts.map(\.frame).last == [5, 6, 10, 10])
    }

    @Test func aSpecimenTakesTheSizeAndScaleThatAreChosen() throws {
        let specimen = try #require(Specimen.named("placard-links"))
        var choices = ViewChoices()
        (choices.width, choices.scale) = (200, 3)
        let stage = try Stage(.specimen(specimen), scene: nil, choices)
        let image = try stage.image()
        #expect(stage.size == CGSize(width: 200, height: specimen.size.height))
        #expect(image.width == 600)
    }

    @Test func aLabelGetsAnotherWidthAndTheHeightThatItNeedsThere() throws {
        let folder = try Folder()
        let path = try folder.write(
            "{ \"text\": \"one two three four five six seven\", \"width\": 300, \"insets\": 8 }", as: "a.label.json")
        func size(_ width: CGFloat?) throws -> CGSize {
            var choices = ViewChoices()
            choices.width = width
            return try Stage(.file(path: path), scene: nil, choices).size
        }
        #expect(try size(nil).width == 300 && size(120).width == 120)
        #expect(try size(120).height > size(nil).height)
    }

    @Test func aImageOfTooManyPixelsIsRefused() throws {
        let specimen = Specimen(name: "s", caption: "", size: CGSize(width: 9_000, height: 9_000)) { UIView() }
        #expect(throws: Refusal.self) { try Stage(.specimen(specimen), scene: nil, ViewChoices()) }
    }
}
