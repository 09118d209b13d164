import Placard
import Testing

@MainActor @Suite struct ControllerTests {
    private let notes = UIStoryboard(name: "Notes", bundle: .module)

    // MARK: From nibs

    @Test func aControllerFindsTheNibThatIsNamedAfterItAndConnectsItBeforeItIsLoaded() {
        let reports = Reports.during {
            let controller = NoteViewController(nibName: nil, bundle: .module)
            #expect(!controller.isViewLoaded)
            #expect(controller.view.frame.size == CGSize(width: 375, height: 667))
            #expect(controller.textWhenLoaded == "Note")
            #expect(controller.noteLabel.isDescendant(of: controller.view))
        }
        #expect(reports.isEmpty)
    }

    @Test func anOutletMayLeadToAConstraint() {
        let controller = NoteViewController(nibName: "NoteView", bundle: .module)
        controller.loadViewIfNeeded()
        #expect(controller.gap.constant == 100)
        #expect(controller.gap.isActive)
        controller.gap.constant = 50
        controller.view.layoutIfNeeded()
        #expect(controller.noteLabel.frame.origin == CGPoint(x: 20, y: 50))
    }

    @Test func sizeClassesOfTheScreenChooseAmongVariations() {
        let before = UIScreen.main.bounds
        defer { UIScreen.main.bounds = before }
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 667, height: 375)
        let controller = NoteViewController(nibName: nil, bundle: .module)
        controller.loadViewIfNeeded()
        #expect(controller.gap.constant == 40)
    }

    @Test func anOwnerOfWhichTheModuleIsKnownNeedsNoBundle() {
        let controller = NoteViewController(nibName: "NoteView", bundle: nil)
        controller.loadViewIfNeeded()
        #expect(controller.noteLabel?.text == "Note")
    }

    @Test func aNibWhoseViewIsNotConnectedIsReportedAndItsFirstViewTaken() {
        let reports = Reports.during {
            let controller = UIViewController(nibName: "Loose", bundle: .module)
            #expect(controller.view.frame.size == CGSize(width: 50, height: 60))
        }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("loaded the \"Loose\" nib but the view outlet was not set") == true)
    }

    @Test func aMissingNibLeavesAnEmptyView() {
        let reports = Reports.during {
            let controller = UIViewController(nibName: "Nowhere", bundle: .module)
            #expect(controller.view.frame == UIScreen.main.bounds)
        }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("with name 'Nowhere'") == true)
    }

    // MARK: From storyboards

    @Test func `A storyboard that begins with a navigation controller gives one that shows its first controller`()
        throws
    {
        let navigation = try #require(notes.instantiateInitialViewController() as? UINavigationController)
        let controller = try #require(navigation.topViewController as? ListViewController)
        #expect(navigation.viewControllers.count == 1 && controller.navigationController === navigation)
        #expect(controller.title == "List" && navigation.navigationBar.topItem?.title == "List")
        #expect(controller.storyboard === notes && navigation.storyboard === notes)
    }

    @Test func `A segue of the kind show pushes upon the navigation controller`() throws {
        let navigation = try #require(notes.instantiateInitialViewController() as? UINavigationController)
        navigation.loadViewIfNeeded()
        _ = Reports.during {
            navigation.topViewController?.show(notes.instantiateViewController(withIdentifier: "plain"), sender: nil)
        }
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func theViewAndItsOutletsComeWhenTheyAreAskedFor() throws {
        let controller = try #require(notes.instantiateViewController(withIdentifier: "list") as? ListViewController)
        #expect(controller.origin == "coder")
        #expect(!controller.isViewLoaded && controller.emptyLabel == nil)
        controller.loadViewIfNeeded()
        #expect(controller.events == ["awake, label false, rows 12", "loaded, label true"])
        #expect(controller.emptyLabel?.text == "Nothing here")
    }

    @Test func aRecognizerBesideTheControllerIsAttachedAndActs() throws {
        let controller: ListViewController = notes.instantiateViewController(identifier: "list")
        let recognizer = try #require(controller.view.gestureRecognizers?.first as? UITapGestureRecognizer)
        recognizer.state = .ended
        #expect(controller.refreshes == 1)
    }

    @Test func aClosureMayCallAnotherInitializer() {
        let controller = notes.instantiateViewController(identifier: "list") { coder in
            ListViewController(coder: coder, origin: "closure")
        }
        #expect(controller.origin == "closure")
        #expect(controller.rows == 12)
        #expect(controller.view.subviews.count == 1)
        let initial = notes.instantiateInitialViewController { UINavigationController(coder: $0) }
        #expect(initial?.topViewController is ListViewController)
    }

    @Test func anUnknownClassIsReportedAndUIKitsStandsIn() {
        let reports = Reports.during {
            let controller = notes.instantiateViewController(withIdentifier: "plain")
            #expect(controller.view.frame.size == CGSize(width: 100, height: 200))
        }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("Unknown class Unheard in Interface Builder file") == true)
    }

    @Test func anIdentifierThatNoControllerHasIsReported() {
        let reports = Reports.during {
            #expect(notes.instantiateViewController(withIdentifier: "none").view != nil)
            let list: ListViewController = notes.instantiateViewController(identifier: "none")
            #expect(list.rows == 0)
        }
        let message = "Storyboard doesn't contain a view controller with identifier 'none'"
        #expect(reports.count == 2)
        #expect(reports.allSatisfy { $0.contains(message) })
    }

    @Test func aMissingStoryboardAndAXibInItsPlaceAreReported() {
        let reports = Reports.during {
            #expect(UIStoryboard(name: "Nowhere", bundle: .module).instantiateInitialViewController() == nil)
        }
        #expect(reports.first?.contains("Could not find a storyboard named 'Nowhere' in bundle NSBundle <") == true)
    }
}
