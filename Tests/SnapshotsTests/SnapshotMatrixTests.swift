import PlacardSnapshots
import Testing

/// The circumstances that views are looked at in.
@MainActor @Suite struct SnapshotMatrixTests {
    @Test func choicesMultiply() {
        let matrix = SnapshotMatrix.languages("en", "de").appearances(.light, .dark).widths(320, 375)
        #expect(matrix.cases.count == 8)
        #expect(matrix.cases.first?.name == "en-w320")
        #expect(matrix.cases.last?.words == "at 375 points in German, dark")
    }

    @Test func eachCaseHasANameOfItsOwn() {
        let matrix = SnapshotMatrix.languages("en", "ar").textSizes(.large, .accessibilityLarge)
            .devices(.iPhoneSe, .iPadMini).pseudolocales(.longer, .accented, .mirrored)
            .directions(.leftToRight, .rightToLeft)
        #expect(matrix.cases.count == 64)
        #expect(Set(matrix.cases.map(\.name)).count == 64)
    }

    /// Truth: the sizes of swift-snapshot-testing's `ViewImageConfig`.
    @Test func screensHaveTheSizesOfViewImageConfig() {
        #expect(SnapshotDevice.iPhoneSe.size == CGSize(width: 320, height: 568))
        #expect(SnapshotDevice.iPhoneX(.landscape).size == CGSize(width: 812, height: 375))
        #expect(SnapshotDevice.iPhone13ProMax.size == CGSize(width: 428, height: 926))
        #expect(SnapshotDevice.iPadMini.size == CGSize(width: 1024, height: 768))
        #expect(SnapshotDevice.iPhoneX.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    }

    @Test func viewsGetTheWidthAndTheHeightThatTheyAskFor() throws {
        var narrow = SnapshotCase()
        narrow.size = .width(100)
        let size = try SnapshotStage.show({ wrapping }, in: narrow, body: \.view.bounds.size)
        #expect(size.width == 100)
        #expect(size.height > UIFont.systemFont(ofSize: 17).lineHeight * 2)
    }

    @Test func theCasesTraitsAreThoseOfTheView() throws {
        var dark = SnapshotCase()
        (dark.appearance, dark.language, dark.textSize) = (.dark, "ar", .accessibilityLarge)
        let make = { self.wrapping }
        try SnapshotStage.show(make, in: dark) { stage in
            #expect(stage.view.traitCollection.userInterfaceStyle == .dark)
            #expect(stage.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    @Test func controllersFillTheScreenWithinItsSafeArea() throws {
        var phone = SnapshotCase()
        phone.size = .device(.iPhoneX)
        let make = { UIViewController() }
        try SnapshotStage.show(controller: make, in: phone) { stage in
            #expect(stage.view.bounds.size == CGSize(width: 375, height: 812))
            #expect(stage.view.safeAreaInsets == SnapshotDevice.iPhoneX.safeArea)
        }
    }

    private var wrapping: UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that needs more than a few lines"
        return label
    }
}
