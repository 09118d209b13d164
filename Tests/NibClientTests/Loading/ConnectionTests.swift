import Placard
import Testing

@MainActor @Suite struct ConnectionTests {
    private let theme = Theme()
    private let board = BadgeBoard()

    init() {
        BadgePaths.register(for: BadgeLabel.self)
        BoardActions.register(for: BadgeBoard.self)
    }

    private func load() -> (objects: [Any], reports: [String]) {
        var objects: [Any] = []
        let reports = Reports.during {
            objects = UINib(nibName: "Badges", bundle: .module).instantiate(
                withOwner: board, options: [.externalObjects: ["theme": theme]])
        }
        return (objects, reports)
    }

    private func badges() throws -> (view: UIView, one: BadgeLabel, control: UIControl) {
        let view = try #require(load().objects.first as? UIView)
        return (
            view, try #require(view.subviews.first as? BadgeLabel), try #require(view.subviews.last as? UIControl)
        )
    }

    @Test func theObjectsAtTheTopComeInDocumentOrderWithoutPlaceholders() throws {
        let (objects, reports) = load()
        #expect(reports.isEmpty)
        #expect(objects.count == 2)
        #expect(objects.first is UIView)
        let tap = try #require(objects.last as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
    }

    @Test func attributesOfEveryTypeArriveAsWhatThePropertyIsMadeOf() throws {
        let badge = try badges().one
        #expect(badge.radius == 7.5)
        #expect(badge.count == 3)
        #expect(badge.isRound)
        #expect(badge.fill == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(badge.anchor == CGPoint(x: 1, y: 2))
        #expect(badge.spread == CGSize(width: 3, height: 4))
        #expect(badge.hole == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(badge.marked == NSRange(location: 5, length: 6))
        #expect(badge.note == nil)
        #expect(badge.style.name == "loud")
        #expect(badge.layer.cornerRadius == 8)
    }

    @Test func attributesComeFirstThenConnectionsThenWaking() throws {
        #expect(try badges().one.events == ["radius true", "awake true true"])
    }

    @Test func observersOfAPropertyInATableRun() throws {
        let one = try badges().one
        #expect(board.connections == ["first"])
        #expect(board.first === one)
    }

    @Test func aCollectionHasItsMembersInTheOrderOfItsConnections() {
        let objects = load().objects
        #expect(board.badges.map(\.text) == ["Two", "One"])
        withExtendedLifetime(objects) {}
    }

    @Test func anObjectFromOutsideStandsForItsPlaceholder() throws {
        #expect(try badges().one.theme === theme)
    }

    @Test func aPlaceholderWithoutObjectIsReported() {
        let reports = Reports.during {
            _ = UINib(nibName: "Badges", bundle: .module).instantiate(withOwner: board)
        }
        #expect(reports.count == 1)
        #expect(
            reports.first?.hasSuffix(
                "error: there is no object for the placeholder theme; pass one under .externalObjects (object ext-00-001)"
            ) == true)
    }

    @Test func actionsReachTheOwnerWithAndWithoutSender() throws {
        let control = try badges().control
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(board.actions == ["tap true", "changed"])
    }

    @Test func anActionOfTheFirstResponderGoesUpTheChainToWhoKnowsIt() throws {
        let (view, _, control) = try badges()
        control.sendActions(for: .touchCancel)
        let remover = RemovingView()
        remover.addSubview(view)
        control.sendActions(for: .touchCancel)
        #expect(remover.removals == 1)
    }

    @Test func aRecognizerIsAttachedAndKnowsItsDelegateAndItsAction() throws {
        let view = try badges().view
        let recognizer = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(view.gestureRecognizers?.count == 1)
        #expect(recognizer.delegate === board)
        recognizer.state = .ended
        #expect(board.actions == ["tapped"])
    }

    @Test func aNibThatLoadsItselfEndsAndIsExplained() {
        MirrorView.loads = 0
        let reports = Reports.during {
            let objects = UINib(nibName: "Mirror", bundle: .module).instantiate(withOwner: nil)
            #expect(objects.count == 1)
        }
        #expect(MirrorView.loads < 40)
        #expect(reports.allSatisfy { $0.contains("Mirror.xib:1: error: the nib loads itself without end") })
        #expect(reports.first?.contains("Mirror.xib → Mirror.xib") == true)
        #expect(reports.first?.contains("give the class to File's Owner") == true)
    }

    @Test func aMissingNibIsReportedInApplesWords() {
        let reports = Reports.during {
            #expect(UINib(nibName: "Nowhere", bundle: .module).instantiate(withOwner: nil).isEmpty)
            #expect(Bundle.module.loadNibNamed("Nowhere", owner: nil) == nil)
        }
        #expect(reports.count == 2)
        let place =
            "Could not load NIB in bundle: 'NSBundle <\(Bundle.module.bundlePath)> (loaded)' with name 'Nowhere'"
        #expect(reports.allSatisfy { $0.contains(place) })
    }

    /// Known of iOS: `Bundle.main.loadNibNamed(…)` and then `addSubview(root)` work with `@IBOutlet weak var root`.
    @Test func `roots that only a weak outlet has live on for the turn`() throws {
        weak var view: UIView?
        do { view = try badges().view }
        #expect(view != nil)
    }
}
