import PlacardSpecimens
import Testing

@MainActor @Suite struct SpecimenTests {
    @Test func namesAreFileNamesAndDifferent() {
        let names = Specimen.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names { #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)") }
    }

    @Test func everySpecimenHasAImageWithSomethingOnItAndNothingBeyondItsPage() throws {
        for var specimen in Specimen.all {
            let page = specimen.window().subviews[0]
            #expect(page.bounds.size == specimen.size)
            for view in page.subviews { #expect(page.bounds.contains(view.frame), "\(specimen.name)") }
            specimen.scale = 1
            let window = specimen.window()
            let image = try specimen.image(of: window)
            #expect(CGFloat(image.width) == specimen.size.width && CGFloat(image.height) == specimen.size.height)
            #expect(image.hasMoreColors(than: 50), "\(specimen.name)")
        }
    }

    /// Makes its subview while it draws, as segmented controls and badges of libraries do.
    private final class LateView: UIView {
        private(set) var drawings = 0

        override func draw(_ rect: CGRect) {
            drawings += 1
            guard subviews.isEmpty else { return }
            let stripe = UIView()
            stripe.backgroundColor = .black
            stripe.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stripe)
            NSLayoutConstraint.activate([
                stripe.widthAnchor.constraint(equalTo: widthAnchor),
                stripe.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
    }

    @Test func aViewThatMakesItsSubviewsWhileItDrawsIsDrawnAsItComesToRest() throws {
        let view = LateView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        let specimen = Specimen(name: "late", caption: "", size: CGSize(width: 20, height: 20)) { view }
        let corner = try specimen.image(of: specimen.window()).withPixels { $0[0] }
        #expect(corner == 0xFF00_0000 && view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.drawings <= 2)
    }

    @Test func everySpecimenLooksAsBeforeWhenItsPageWentAndCameBack() throws {
        for specimen in Specimen.all {
            let (whole, resized) = (specimen.window(), specimen.window())
            for factor in [0.6, 1.7, 1] {
                resized.frame.size = CGSize(
                    width: specimen.size.width * factor, height: specimen.size.height * factor)
                resized.subviews[0].frame = resized.bounds
                resized.layoutIfNeeded()
            }
            #expect(frames(in: resized) == frames(in: whole), "\(specimen.name)")
        }
    }

    /// What scrolls is left out: it may stand elsewhere, and cells are used again for other rows.
    private func frames(in view: UIView) -> [CGRect] {
        [view.frame] + (view is UIScrollView ? [] : view.subviews.flatMap { frames(in: $0) })
    }

    @Test func twoImagesOfOneSpecimenAreEqual() throws {
        let specimen = try #require(Specimen.named("rounded-rect-label"))
        func pixels() throws -> [UInt32] { try specimen.image().withPixels { Array($0) } }
        #expect(try pixels() == pixels())
    }

    @Test func theScaleOfTheScreenIsLeftAsItWas() throws {
        let before = UIScreen.main.scale
        let specimen = Specimen(name: "a", caption: "", size: CGSize(width: 4, height: 4), scale: 3) { UIView() }
        #expect(try specimen.image().width == 12)
        #expect(UIScreen.main.scale == before)
    }

    @Test func theBubbleIsThatOfTheSeed() throws {
        let specimen = try #require(Specimen.named("rounded-rect-label"))
        let window = specimen.window()
        let label = try #require(window.subviews[0].subviews.first as? RoundedRectLabel)
        #expect(label.frame.width == 343 && label.text?.utf16.count == 283 && label.numberOfLines == 0)
        #expect(label.textInsets == UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
        #expect(label.cornerRadius == 50 && label.borderWidth == 5 && specimen.scale == 2)
        let image = try specimen.image()
        let corner = image.withPixels { $0[0] }
        #expect(corner == 0xFFAA_AAAA)
    }

    @Test func aSizeThatMakesNoImageIsAnError() {
        let specimen = Specimen(name: "a", caption: "", size: .zero) { UIView() }
        #expect(throws: CGContextError.self) { try specimen.image() }
    }
}

extension CGImage {
    /// Whether more than a number of colors occur; looks no further than it must.
    fileprivate func hasMoreColors(than count: Int) -> Bool {
        withPixels { pixels in
            var seen: Set<UInt32> = []
            return pixels.contains { seen.insert($0).inserted && seen.count > count }
        }
    }
}
