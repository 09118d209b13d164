import Testing

@testable import PlacardUIKit

/// Forms that programs for iOS are written in, which Apple's interfaces take: these fail by not being compiled.
@MainActor @Suite struct FormsOfAppCodeTests {
    private final class Grid: UICollectionViewController {}

    @Test func `A timer for later is made of nothing, and never fires`() {
        var timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
        timer = Timer(timeInterval: 1, repeats: false) { _ in }
        #expect(timer.isValid)
    }

    @Test func `A controller of a collection conforms to its layout's delegate by itself`() {
        let layout = UICollectionViewFlowLayout()
        let grid = Tiles(collectionViewLayout: layout)
        grid.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        grid.view.layoutIfNeeded()
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size == CGSize(width: 60, height: 30))
        let plain: Any = Grid(collectionViewLayout: layout)
        #expect(!(plain is any UICollectionViewDelegateFlowLayout))
    }

    private final class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout,
        UICollectionViewDataSourcePrefetching
    {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 60, height: 30) }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }

    @Test func `A program's view stands at an end of a list's cell while its placement says so`() {
        let (cell, mark) = (UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), UILabel())
        mark.text = "9"
        cell.accessories = [
            .customView(configuration: .init(customView: mark, placement: .trailing(displayed: .whenNotEditing)))
        ]
        cell.layoutIfNeeded()
        #expect(
            mark.isDescendant(of: cell) && mark.convert(mark.bounds, to: cell).minX > 250 && mark.bounds.width > 0)
    }

    @Test func `Commands, items and fields take what Apple's do`() {
        let command = UIKeyCommand(
            input: "\r", modifierFlags: .command, action: Selector("a"), discoverabilityTitle: "Add")
        #expect(command.discoverabilityTitle == "Add" && command.input == "\r")
        let item = UIBarButtonItem(image: nil, menu: UIMenu(title: "", children: []))
        #expect(item.menu != nil)
        let (field, view) = (UITextField(), UITextView())
        field.inlinePredictionType = .no
        view.writingToolsBehavior = .none
        view.allowedWritingToolsResultOptions = [.plainText, .list]
        #expect(field.inlinePredictionType == .no && view.writingToolsBehavior.rawValue == -1)
        #expect(UIDevice.current.batteryLevel == -1 && UIResponder().editingInteractionConfiguration == .default)
    }
}
